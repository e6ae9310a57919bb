import {
  type Alternates,
  type CardTime,
  type Connection,
  stopCount,
  type Trip,
  tripCard,
  type TripCard,
} from "@gatehouse/domain/flights";
import { CalendarDays, type LucideIcon, MapPin, Plane, TriangleAlert } from "lucide-react";
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

const Hidden = ({ children }: { readonly children: ReactNode }) => <span className="fl-hidden">{children}</span>;

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
      </Differing>{" "}
      <Differing differs={isOtherDay} words={words}>
        {day(date)}
      </Differing>
    </span>
  );
  return (
    <section className="fl-trip">
      {name !== undefined && <h4 className="fl-hidden">{name}</h4>}
      <span className="fl-badge" aria-hidden>
        {card.airline?.code ?? <Plane />}
      </span>
      <Who trip={trip} card={card} words={words} />
      <p className="fl-time fl-departure">
        <Hidden>{t("card.departs")} </Hidden>
        <time dateTime={`${card.departure.date}T${card.departure.time}`}>{card.departure.time}</time>
        {place(card.departure, alternates.from, alternates.date)}
      </p>
      <Path card={card} stops={stopCount(trip)} words={words} />
      <p className="fl-time fl-arrival">
        <Hidden>{t("card.arrives")} </Hidden>
        <time dateTime={`${card.arrival.date}T${card.arrival.time}`}>
          {card.arrival.time}
          {card.dayShift !== 0 && <DayShift days={card.dayShift} words={words} />}
        </time>
        {place(card.arrival, alternates.to, false)}
      </p>
    </section>
  );
}

interface PartProps {
  readonly words: ResultWords;
}

function Who({ trip, card, words }: PartProps & { readonly trip: Trip; readonly card: TripCard }) {
  const { t } = words;
  const airline = card.airline?.name ?? t("card.several");
  const last = card.flightNumbers.length - 1;
  const risks = card.connections.filter(({ changesAirport, isTight }) => changesAirport || isTight);
  const hasTags = trip.isAlternateAirport || trip.isAlternateDate || risks.length > 0;
  return (
    <div className="fl-who">
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
      {hasTags && (
        <span className="fl-tags">
          {trip.isAlternateAirport && <Tag icon={MapPin}>{t("card.alternateAirport")}</Tag>}
          {trip.isAlternateDate && <Tag icon={CalendarDays}>{t("card.alternateDate")}</Tag>}
          {risks.map((connection) => (
            <Risk key={connection.position} connection={connection} words={words} />
          ))}
        </span>
      )}
    </div>
  );
}

interface TagProps {
  readonly icon: LucideIcon;
  readonly tone?: "warn";
  readonly children: ReactNode;
}

const Tag = ({ icon: Icon, tone, children }: TagProps) => (
  <span className="fl-tag" data-tone={tone}>
    <Icon aria-hidden />
    {children}
  </span>
);

/** A change of planes that may fail, before anybody chooses it (FLT-25). */
const Risk = ({
  connection: { arrives, leaves, changesAirport, isTight, duration },
  words: { t },
}: PartProps & { readonly connection: Connection }) => (
  <Tag icon={TriangleAlert} tone="warn">
    {changesAirport
      ? t(isTight ? "card.changeAirportTight" : "card.changeAirport", { from: arrives.code, to: leaves.code, duration })
      : t("card.tight", { airport: arrives.code, duration })}
  </Tag>
);

/** What differs from the search is tinted, and says so. */
const Differing = ({
  differs,
  words: { t },
  children,
}: PartProps & { readonly differs: boolean; readonly children: ReactNode }) =>
  differs ? (
    <span data-differs>
      {children}
      <Hidden> ({t("card.differs")})</Hidden>
    </span>
  ) : (
    children
  );

/** By how many days the arrival's date differs, each as its airport's calendar shows it. */
function DayShift({ days, words: { t } }: PartProps & { readonly days: number }) {
  const count = Math.abs(days);
  return (
    <>
      <sup className="fl-next" aria-hidden>
        {days > 0 ? `+${count}` : `−${count}`}
      </sup>
      <Hidden>{days > 0 ? t("card.day", { count }) : t("card.dayBefore", { count })}</Hidden>
    </>
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
        <Hidden>{t("card.lasts")} </Hidden>
        <b>{card.duration}</b>
        <Hidden> {t("card.hours")}</Hidden> · {stops === 0 ? t("card.nonstop") : t("card.stops", { count: stops })}
        {stops > 0 && (
          <Hidden> {t("card.via", { airports: connections.map(({ arrives }) => arrives.name).join(", ") })}</Hidden>
        )}
      </p>
      <div className="fl-line" aria-hidden>
        {connections.map(({ position }) => (
          <i key={position} style={{ insetInlineStart: `${position * 100}%` }} />
        ))}
      </div>
      <div className="fl-via" aria-hidden data-many={isCrowded || undefined}>
        {connections.map(({ arrives, leaves, changesAirport, isTight, position }) => (
          <span
            key={position}
            className="fl-code"
            data-moves={changesAirport || isTight || undefined}
            title={changesAirport ? `${arrives.name} → ${leaves.name}` : arrives.name}
            style={{ insetInlineStart: `${position * 100}%` }}
          >
            {changesAirport && !isCrowded ? `${arrives.code}→${leaves.code}` : arrives.code}
          </span>
        ))}
      </div>
    </div>
  );
}
