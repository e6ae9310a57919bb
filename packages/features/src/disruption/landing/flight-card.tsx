import type { TripInfo } from "@gatehouse/api/client/disruption";
import { CircleX, Clock, Plane, Unlink, X } from "lucide-react";
import type { ReactNode } from "react";
import type { LandingWords } from "./use-landing-words.ts";

type Flight = TripInfo["segment"];

interface FlightCardProps {
  readonly flight: Omit<Flight, "segmentid">;
  readonly words: LandingWords;
  /** It flies without the traveller, or not at all. */
  readonly lost?: boolean;
  readonly pill?: ReactNode;
  readonly footer?: ReactNode;
}

/** A flight as a card on the landing page of a disruption. */
export function FlightCard({ flight, words: { day }, lost = false, pill, footer }: FlightCardProps) {
  const { airline, flightnum, from, to, dept, arrival } = flight;
  const Way = lost ? X : Plane;
  return (
    <div className={lost ? "flight lost" : "flight"}>
      <header>
        <span>
          <b className="num">
            {airline.iata} {flightnum}
          </b>
          <span className="muted">{airline.name}</span>
        </span>
        {pill}
      </header>
      <div className="leg num">
        <div>
          <time>{dept.time}</time>
          <span>
            <span className="mono">{from.iata}</span> · {day(dept.date)}
          </span>
        </div>
        <div className="gap" aria-hidden>
          <Way size={16} />
        </div>
        <div>
          <time>{arrival.time}</time>
          <span>
            <span className="mono">{to.iata}</span> · {day(arrival.date)}
          </span>
        </div>
      </div>
      {footer && <footer className="num">{footer}</footer>}
    </div>
  );
}

const kindIcons = { CANCELLED: CircleX, DELAYED: Clock, MISSED_CONNECTION: Unlink } as const;

interface KindPillProps {
  readonly info: TripInfo;
  readonly words: LandingWords;
}

/** What happened to the flight. */
export function KindPill({ info: { kind, minutes }, words: { t, hours } }: KindPillProps) {
  const Icon = kindIcons[kind];
  return (
    <span className="pill">
      <Icon aria-hidden size={14} />
      {kind === "DELAYED" ? t("pill.DELAYED", { time: hours(minutes) }) : t(`pill.${kind}`)}
    </span>
  );
}
