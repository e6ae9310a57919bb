import { VisuallyHidden } from "@chakra-ui/react";
import {
  type Alternates,
  type CardTime,
  stopCount,
  type Trip,
  tripCard,
  type TripCard,
} from "@gatehouse/domain/flights";
import { StatusPill } from "@gatehouse/ui/status-pill";
import { CalendarDays, MapPin, Plane } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import type { ResultWords } from "./use-result-words.ts";

interface TripRowProps {
  readonly trip: Trip;
  /** "Outbound Trip"; undefined where there is only one. */
  readonly name: string | undefined;
  /** What of it differs from the search: it is tinted as its tag is. */
  readonly alternates: Alternates;
  readonly words: ResultWords;
}

/** One trip of a card: with whom, when, how long, how many stops and where. */
export function TripRow({ trip, name, alternates, words }: TripRowProps) {
  const { t, day } = words;
  const card = tripCard(trip);
  const place = ({ iata, airportName, date }: CardTime, isOther: boolean, isOtherDay: boolean) => (
    <span>
      <Differing differs={isOther} words={words}>
        <abbr className="fl-code" title={airportName}>
          {iata}
        </abbr>
      </Differing>
      {" · "}
      <Differing differs={isOtherDay} words={words}>
        {day(date)}
      </Differing>
    </span>
  );
  return (
    <section className="fl-trip">
      <Head trip={trip} name={name} words={words} />
      <div className="fl-row">
        <Who card={card} words={words} />
        <p className="fl-time">
          <VisuallyHidden>{t("card.departs")} </VisuallyHidden>
          <time dateTime={`${card.departure.date}T${card.departure.time}`}>{card.departure.time}</time>
          {place(card.departure, alternates.from, alternates.date)}
        </p>
        <Path card={card} stops={stopCount(trip)} words={words} />
        <p className="fl-time">
          <VisuallyHidden>{t("card.arrives")} </VisuallyHidden>
          <span className="fl-clock">
            <time dateTime={`${card.arrival.date}T${card.arrival.time}`}>{card.arrival.time}</time>
            {card.dayShift !== 0 && <DayShift days={card.dayShift} words={words} />}
          </span>
          {place(card.arrival, alternates.to, false)}
        </p>
      </div>
    </section>
  );
}

/** What the trip is called, and what of it is not as searched for. */
function Head({ trip, name, words: { t } }: Pick<TripRowProps, "trip" | "name" | "words">) {
  const isAlternate = trip.isAlternateAirport || trip.isAlternateDate;
  if (name === undefined && !isAlternate) return null;
  return (
    <div className="fl-head">
      {name !== undefined && <h4>{name}</h4>}
      {isAlternate && (
        <span className="fl-tags">
          {trip.isAlternateAirport && (
            <StatusPill tone="violet" icon={MapPin}>
              {t("card.alternateAirport")}
            </StatusPill>
          )}
          {trip.isAlternateDate && (
            <StatusPill tone="violet" icon={CalendarDays}>
              {t("card.alternateDate")}
            </StatusPill>
          )}
        </span>
      )}
    </div>
  );
}

interface PartProps {
  readonly words: ResultWords;
}

function Who({ card, words: { t } }: PartProps & { readonly card: TripCard }) {
  const airline = card.airline?.name ?? t("card.several");
  const last = card.flightNumbers.length - 1;
  return (
    <div className="fl-who">
      <span className="fl-badge" aria-hidden>
        {card.airline?.code ?? <Plane />}
      </span>
      <div>
        <span className="fl-airline" title={airline}>
          {airline}
        </span>
        <span className="fl-numbers">
          {card.flightNumbers.map((number, place) => (
            <Fragment key={number}>
              <span>
                {number}
                {place < last && ","}
              </span>{" "}
            </Fragment>
          ))}
        </span>
      </div>
    </div>
  );
}

/** What differs from the search is tinted, and says so. */
const Differing = ({
  differs,
  words: { t },
  children,
}: PartProps & { readonly differs: boolean; readonly children: ReactNode }) =>
  differs ? (
    <span data-differs>
      {children}
      <VisuallyHidden> ({t("card.differs")})</VisuallyHidden>
    </span>
  ) : (
    children
  );

/** By how many days the arrival's date differs, each as its airport's calendar shows it; just "+1" where there is little room. */
function DayShift({ days, words: { t } }: PartProps & { readonly days: number }) {
  const count = Math.abs(days);
  return (
    <span className="fl-next">
      <span className="fl-next-short" aria-hidden>
        {days > 0 ? `+${count}` : `−${count}`}
      </span>
      <span className="fl-next-long">{days > 0 ? t("card.day", { count }) : t("card.dayBefore", { count })}</span>
    </span>
  );
}

/** From here on a line is too full for two codes at one stop. */
const crowded = 3;

function Path({ card, stops, words: { t } }: PartProps & { readonly card: TripCard; readonly stops: number }) {
  const { connections } = card;
  const isCrowded = connections.length >= crowded;
  return (
    <div className="fl-path">
      <p>
        <VisuallyHidden>{t("card.lasts")} </VisuallyHidden>
        <b>{card.duration}</b> <span className="fl-hours">{t("card.hours")} </span>·{" "}
        {stops === 0 ? t("card.nonstop") : t("card.stops", { count: stops })}
        {stops > 0 && (
          <VisuallyHidden>
            {" "}
            {t("card.via", { airports: connections.map(({ arrives }) => arrives.name).join(", ") })}
          </VisuallyHidden>
        )}
      </p>
      <div className="fl-line" aria-hidden>
        {connections.map(({ position }) => (
          <i key={position} style={{ insetInlineStart: `${position * 100}%` }} />
        ))}
      </div>
      {stops > 0 && (
        <div className="fl-via" aria-hidden data-many={isCrowded || undefined}>
          {connections.map(({ arrives, leaves, changesAirport, position }) => (
            <span
              key={position}
              className="fl-code"
              data-moves={changesAirport || undefined}
              title={changesAirport ? `${arrives.name} → ${leaves.name}` : arrives.name}
              style={{ insetInlineStart: `${position * 100}%` }}
            >
              {changesAirport && !isCrowded ? `${arrives.code}→${leaves.code}` : arrives.code}
            </span>
          ))}
        </div>
      )}
    </div>
  );
}
