import { chakra, Skeleton } from "@chakra-ui/react";
import { Choice } from "@gatehouse/ui/choice";
import { StatusPill } from "@gatehouse/ui/status-pill";
import { CircleX } from "lucide-react";
import { useId } from "react";
import { dateTime, zoneName } from "../date-time.ts";
import { ClosingTime, isPressing } from "../columns/queue-cells.tsx";
import type { Segment } from "./data/use-pnr.ts";
import { PassengerCard } from "./passenger-card.tsx";
import type { DetailsModel } from "./use-details.ts";

export interface SegmentSectionProps {
  readonly segment: Segment;
  readonly details: DetailsModel;
}

/** A flight of the PNR on the details page: who flies it, from where to where and when, and its passengers. */
export function SegmentSection({ segment, details }: SegmentSectionProps) {
  const { t, ids, select } = details;
  const { airline, flightnum, passengers, cancelled } = segment;
  const titleId = useId();
  const own = passengers.flatMap(({ checkIn }) => (checkIn ? [checkIn.checkInId] : []));
  const all = own.length > 0 && own.every((id) => ids.has(id));
  return (
    <chakra.section
      aria-labelledby={titleId}
      borderWidth="1px"
      borderColor="border.subtle"
      borderRadius="panel"
      overflow="hidden"
    >
      <chakra.header
        display="grid"
        gridTemplateColumns="auto minmax(0, 1fr)"
        columnGap="3"
        px="3"
        py="2"
        bg="bg.sunken"
        borderBottomWidth="1px"
      >
        <chakra.span pt="0.5">
          <Choice
            type="checkbox"
            checked={all}
            disabled={own.length === 0}
            onChange={() => select(own, !all)}
            aria-label={t("segment.all", { flight: `${airline.iata} ${flightnum}` })}
          />
        </chakra.span>
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
          <chakra.h2 id={titleId} textStyle="md" fontWeight="strong">
            {airline.iata} {flightnum}
            <chakra.span fontWeight="regular" color="fg.muted">
              {" "}
              · <AirlineName segment={segment} details={details} />
            </chakra.span>
          </chakra.h2>
          {cancelled && (
            <StatusPill tone="bad" icon={CircleX}>
              {t("segment.cancelled")}
            </StatusPill>
          )}
        </chakra.div>
        <chakra.div gridColumn="2">
          <Route segment={segment} details={details} />
          <Times segment={segment} details={details} />
        </chakra.div>
      </chakra.header>
      <chakra.ul listStyleType="none">
        {passengers.map((passenger, index) => (
          <PassengerCard
            key={passenger.extraAttributes.checkInId ?? `${passenger.lastname} ${passenger.firstname} ${index}`}
            passenger={passenger}
            segment={segment}
            details={details}
          />
        ))}
      </chakra.ul>
    </chakra.section>
  );
}

/** The name that the reference data give, else the one that came with the PNR. */
function AirlineName({ segment: { airline }, details: { places } }: SegmentSectionProps) {
  return places?.airlines.get(airline.iata)?.name ?? airline.name;
}

function Route({ segment: { from, to, operating }, details: { t, places, words, stage } }: SegmentSectionProps) {
  const airport = ({ iata, name }: Segment["from"]) => {
    const known = places?.airports.get(iata);
    const country =
      known && new Intl.DisplayNames(words.language, { type: "region", fallback: "code" }).of(known.country);
    return (
      <span>
        {known?.name ?? name} <chakra.span textStyle="code">({iata})</chakra.span>
        {country !== undefined && <chakra.span color="fg.muted">, {country}</chakra.span>}
      </span>
    );
  };
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="2">
      {airport(from)}
      <chakra.span aria-hidden color="fg.faint">
        →
      </chakra.span>
      {airport(to)}
      {stage === "fetch-success-1" && <Skeleton aria-hidden display="inline-block" height="4" width="24" />}
      {operating && (
        <chakra.span color="fg.muted">
          ·{" "}
          {t("segment.operated", {
            airline: places?.airlines.get(operating.airline.iata)?.name ?? operating.airline.name,
            flight: `${operating.airline.iata} ${operating.flightnum ?? ""}`.trim(),
          })}
          {operating.locator && `, ${t("segment.locator", { locator: operating.locator })}`}
        </chakra.span>
      )}
    </chakra.div>
  );
}

function Times({ segment: { dept, arrival, passengers }, details: { t, words } }: SegmentSectionProps) {
  const row = passengers.find(({ checkIn }) => checkIn !== null)?.checkIn;
  const facts: readonly (readonly [label: string, seconds: number, zone: string])[] = [
    ...(row ? [[t("segment.closes"), row.windowClosesAt, dept.zone] as const] : []),
    [t("segment.departs"), dept.deptTimeUTCSecs, dept.zone],
    [t("segment.arrives"), arrival.arrTimeUTCSecs, arrival.zone],
  ];
  return (
    <chakra.dl display="flex" flexWrap="wrap" columnGap="4" rowGap="0.5" textStyle="figures" color="fg.muted">
      {row && (
        <chakra.div display="flex" gap="1.5">
          <chakra.dt srOnly>{words.t("column.closesIn")}</chakra.dt>
          <chakra.dd _firstLetter={{ textTransform: "uppercase" }}>
            <ClosingTime closing={row} words={words} pressing={isPressing(row)} alone />
          </chakra.dd>
        </chakra.div>
      )}
      {facts.map(([label, seconds, zone]) => (
        <chakra.div key={label} display="flex" gap="1.5" title={`${zone} · ${words.utc(seconds)} UTC`}>
          <dt>{label}</dt>
          <chakra.dd color="fg">
            {dateTime(seconds, zone, words.language)}{" "}
            <chakra.span color="fg.muted">{zoneName(seconds, zone, words.language)}</chakra.span>
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}
