import { VisuallyHidden } from "@chakra-ui/react";
import {
  type AirportTime,
  connectionsOf,
  type Connection,
  type Itinerary,
  type Segment,
} from "@gatehouse/domain/flights";
import { Clock, CloudSun, TriangleAlert } from "lucide-react";
import { type CSSProperties, Fragment } from "react";
import { useAirport } from "../../app/airport-field/use-airport.ts";
import type { ResultWords } from "./use-result-words.ts";

/** An airport at a time, to ask the weather of. */
export interface WeatherPlace {
  readonly iata: string;
  /** The airport's wall clock, yyyy-mm-ddThh:mm. */
  readonly local: string;
}

interface DetailsTableProps {
  readonly id: string;
  readonly itinerary: Itinerary;
  /** Shows how often each flight is on time. */
  readonly hasPerformance: boolean;
  /** Opens the weather of an airport; no links without. */
  readonly onWeather: ((place: WeatherPlace) => void) | undefined;
  readonly words: ResultWords;
}

/** The flights of an itinerary one by one, with the changes of plane between them (FLT-12). */
export function DetailsTable({ id, itinerary, hasPerformance, onWeather, words }: DetailsTableProps) {
  const { t, trip: nameOf } = words;
  const { trips } = itinerary;
  const columns = 5 + (hasPerformance ? 1 : 0) + (onWeather ? 1 : 0);
  return (
    <div id={id} className="fl-details">
      <table>
        <VisuallyHidden asChild>
          <caption>{t("details.caption")}</caption>
        </VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">{t("details.flight")}</th>
            <th scope="col">{t("details.from")}</th>
            <th scope="col">{t("details.to")}</th>
            <th scope="col">{t("details.departure")}</th>
            <th scope="col">{t("details.arrival")}</th>
            {hasPerformance && <th scope="col">{t("details.performance")}</th>}
            {onWeather && <th scope="col">{t("details.weather")}</th>}
          </tr>
        </thead>
        {trips.map((trip, place) => {
          const connections = connectionsOf(trip);
          return (
            <tbody key={nameOf(place, trips.length)}>
              {trips.length > 1 && (
                <tr className="fl-trip-name">
                  <th colSpan={columns} scope="rowgroup">
                    {nameOf(place, trips.length)}
                  </th>
                </tr>
              )}
              {trip.segments.map((segment, number) => {
                const change = connections[number - 1];
                return (
                  <Fragment key={`${segment.from.iata} ${segment.dept.utc}`}>
                    {change && <Change change={change} columns={columns} words={words} />}
                    <Flight segment={segment} hasPerformance={hasPerformance} onWeather={onWeather} words={words} />
                  </Fragment>
                );
              })}
            </tbody>
          );
        })}
      </table>
    </div>
  );
}

interface ChangeProps {
  readonly change: Connection;
  readonly columns: number;
  readonly words: ResultWords;
}

function Change({ change, columns, words: { t } }: ChangeProps) {
  const { arrives, leaves, changesAirport, duration } = change;
  return (
    <tr className="fl-change">
      <td colSpan={columns}>
        <p data-moves={changesAirport || undefined}>
          {changesAirport ? <TriangleAlert aria-hidden /> : <Clock aria-hidden />}
          <span>
            <b className="fl-figures">
              {duration} {t("card.hours")}
            </b>{" "}
            {changesAirport
              ? t("details.changeAirport", { from: arrives.name, to: leaves.name })
              : t("details.change", { airport: arrives.name })}
          </span>
        </p>
      </td>
    </tr>
  );
}

type FlightProps = Pick<DetailsTableProps, "hasPerformance" | "onWeather" | "words"> & { readonly segment: Segment };

function Flight({ segment, hasPerformance, onWeather, words }: FlightProps) {
  const { t } = words;
  const { airline, airlineDetails, from, to, fromAirportDetails, toAirportDetails, dept, arrival } = segment;
  return (
    <tr className="fl-flight">
      <td>
        <span className="fl-strong fl-figures fl-nowrap">
          {airline.code.iata} {airline.flightNum}
        </span>
        <small className="fl-cut" title={airlineDetails.name}>
          {airlineDetails.name}
        </small>
      </td>
      <td data-label={t("details.from")}>
        <City code={from.iata} airport={fromAirportDetails.name} />
      </td>
      <td data-label={t("details.to")}>
        <City code={to.iata} airport={toAirportDetails.name} />
      </td>
      <td data-label={t("details.departure")}>
        <When time={dept} words={words} />
      </td>
      <td data-label={t("details.arrival")}>
        <When time={arrival} words={words} />
      </td>
      {hasPerformance && (
        <td data-label={t("details.performance")}>
          <OnTime segment={segment} words={words} />
        </td>
      )}
      {onWeather && (
        <td data-label={t("details.weather")}>
          <span className="fl-weather">
            <button
              type="button"
              aria-label={t("details.weatherAtDeparture", { airport: from.iata })}
              onClick={() => onWeather({ iata: from.iata, local: dept.local })}
            >
              <CloudSun aria-hidden />
              {from.iata}
            </button>
            <button
              type="button"
              aria-label={t("details.weatherAtArrival", { airport: to.iata })}
              onClick={() => onWeather({ iata: to.iata, local: arrival.local })}
            >
              <CloudSun aria-hidden />
              {to.iata}
            </button>
          </span>
        </td>
      )}
    </tr>
  );
}

interface CityProps {
  readonly code: string;
  /** The airport's name, for who points at it, and where nobody knows its city. */
  readonly airport: string;
}

/** An airport by its code and its city, as people call it in their language. */
function City({ code, airport }: CityProps) {
  const { airport: known, failed } = useAirport(code);
  return (
    <>
      <span className="fl-code">{code}</span>
      <small className="fl-cut" title={airport}>
        {known?.city ?? (failed ? airport : "\u00a0")}
      </small>
    </>
  );
}

interface WhenProps {
  readonly time: AirportTime;
  readonly words: ResultWords;
}

function When({ time: { local }, words: { day } }: WhenProps) {
  const date = local.slice(0, 10);
  return (
    <>
      <time dateTime={local} className="fl-strong fl-figures">
        {local.slice(11, 16)}
      </time>
      <small className="fl-nowrap">
        {day(date)} <span className="fl-year">{date.slice(0, 4)}</span>
      </small>
    </>
  );
}

function OnTime({ segment: { performance }, words: { t } }: Pick<FlightProps, "segment" | "words">) {
  if (!performance) return <span className="fl-muted">{t("details.unknown")}</span>;
  const percent = Math.round(performance.punctuality_percent);
  return (
    <span className="fl-on-time">
      <i style={{ "--share": `${percent}%` } as CSSProperties} />
      <span>
        {t("details.percent", { percent })}
        <VisuallyHidden> {t("details.onTime")}</VisuallyHidden>
      </span>
    </span>
  );
}
