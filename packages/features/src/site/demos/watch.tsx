import { chakra } from "@chakra-ui/react";
import { type Detected, detectDisruptions, type WatchedFlight } from "@gatehouse/domain/disruption";
import { Choice } from "@gatehouse/ui/choice";
import { Notice } from "@gatehouse/ui/notice";
import { StatusPill, type StatusPillProps } from "@gatehouse/ui/status-pill";
import { Ban, Check, Clock, TriangleAlert, Unlink } from "lucide-react";
import { useId, useState } from "react";
import { useMessages } from "../../i18n/index.ts";
import { messages } from "../messages/index.ts";

/** What can happen to the first flight: minutes late, or that it does not fly. */
const events = [0, 45, 100, 200, "cancelled"] as const;
type Event = (typeof events)[number];

const hour = 3600;
/** Two flights of a day, by the clock of the sample: seconds since its midnight. */
const plan = [
  { number: "LH 1171", from: "LIS", to: "FRA", departs: 10 * hour, arrives: 14 * hour },
  { number: "LH 802", from: "FRA", to: "ARN", departs: 15.5 * hour, arrives: 17.5 * hour },
] as const;

const clock = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(11, 16);

const flightsAfter = (event: Event): readonly WatchedFlight[] =>
  plan.map(({ from, to, departs, arrives }, place) => {
    const late = place === 0 && event !== "cancelled" ? event * 60 : 0;
    return {
      segmentId: place,
      from,
      to,
      departsAt: departs + late,
      arrivesAt: arrives + late,
      plannedDepartsAt: departs,
      plannedArrivesAt: arrives,
      cancelled: place === 0 && event === "cancelled",
    };
  });

const looks = {
  CANCELLED: { tone: "bad", icon: Ban },
  DELAYED: { tone: "bad", icon: TriangleAlert },
  MISSED_CONNECTION: { tone: "bad", icon: Unlink },
} as const satisfies Readonly<Record<Detected["kind"], Pick<StatusPillProps, "tone" | "icon">>>;

/** What is a disruption and what is none (DIS-1), by the rule that the product itself uses. */
export function WatchDemo() {
  const t = useMessages(messages);
  const [event, happen] = useState<Event>(100);
  const group = useId();
  const flights = flightsAfter(event);
  const found = detectDisruptions(flights, 0);
  return (
    <chakra.div px={{ base: "4", md: "5" }} py="4" display="grid" gap="4">
      <chakra.fieldset>
        <chakra.legend fontWeight="strong" textStyle="sm" pb="1">
          {t("watch.question")}
        </chakra.legend>
        {events.map((one) => (
          <chakra.label
            key={one}
            display="flex"
            alignItems="center"
            gap="2.5"
            minH="10"
            cursor="pointer"
            textStyle="sm"
          >
            <Choice type="radio" name={group} checked={one === event} onChange={() => happen(one)} />
            {t(`watch.${one}`)}
          </chakra.label>
        ))}
      </chakra.fieldset>
      <chakra.ul aria-label={t("watch.flights")} borderWidth="1px" borderRadius="panel" divideY="1px">
        {plan.map(({ number, from, to }, place) => {
          const flight = flights[place];
          return (
            flight && (
              <chakra.li
                key={number}
                display="flex"
                flexWrap="wrap"
                alignItems="center"
                justifyContent="space-between"
                gap="1"
                px="3.5"
                py="2.5"
              >
                <div>
                  <b>{number}</b>
                  <chakra.p textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
                    {t("watch.time", {
                      from,
                      to,
                      departure: clock(flight.departsAt),
                      arrival: clock(flight.arrivesAt),
                    })}
                  </chakra.p>
                </div>
                <State found={found.find(({ segmentId }) => segmentId === place)} late={place === 0 ? event : 0} />
              </chakra.li>
            )
          );
        })}
      </chakra.ul>
      <Notice tone={found.length > 0 ? "info" : "ok"} textStyle="sm">
        {found.length === 0 ? (
          t("watch.quiet")
        ) : (
          <>
            {found.map(({ kind, segmentId }) => t(`watch.why.${kind}`, { flight: plan[segmentId]?.number ?? "" }))}{" "}
            {t("watch.message")}
          </>
        )}
      </Notice>
    </chakra.div>
  );
}

function State({ found, late }: { readonly found: Detected | undefined; readonly late: Event }) {
  const t = useMessages(messages);
  if (found) return <StatusPill {...looks[found.kind]}>{t(`watch.${found.kind}`)}</StatusPill>;
  if (late === 0 || late === "cancelled")
    return (
      <StatusPill tone="ok" icon={Check}>
        {t("watch.fine")}
      </StatusPill>
    );
  return (
    <StatusPill tone="warn" icon={Clock}>
      {t("watch.late", { minutes: late })}
    </StatusPill>
  );
}
