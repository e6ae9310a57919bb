import { chakra, VisuallyHidden } from "@chakra-ui/react";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import type { Found } from "./data/use-upcoming.ts";
import { messages } from "./messages/index.ts";

const hours = Array.from({ length: 48 }, (_, hour) => hour);
/** Hours of the parts that are told in words, and between two marks of the axis. */
const part = 6;
const parts = hours.filter((hour) => hour % part === 0);

/** Pixels of the tallest hour, and of one flight where there is room for it. */
const tallest = 28;
const oneFlight = 7;

export interface DeparturesStripProps {
  /** Hours from now on; those that are left out have no departure. */
  readonly hours: Found["hours"];
}

/** How many flights leave in each of the 48 hours, the disrupted ones marked (TRP-45): a picture, and the same in words. */
export function DeparturesStrip({ hours: counted }: DeparturesStripProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const number = (value: number): string => value.toLocaleString(language);
  const byHour = new Map(counted.map((each) => [each.hour, each]));
  const most = Math.max(1, ...counted.map(({ flights }) => flights));
  const unit = Math.min(oneFlight, tallest / most);
  const told = parts.map((first) => {
    const within = counted.filter(({ hour }) => hour >= first && hour < first + part);
    const sum = (what: "flights" | "disrupted"): number => within.reduce((total, each) => total + each[what], 0);
    return { first, flights: sum("flights"), disrupted: sum("disrupted") };
  });
  return (
    <chakra.figure m="0" aria-label={t("strip.label")}>
      <chakra.div aria-hidden display="grid" gridTemplateColumns="repeat(48, minmax(0, 1fr))" height="32px">
        {hours.map((hour) => {
          const { flights = 0, disrupted = 0 } = byHour.get(hour) ?? {};
          return (
            <chakra.span
              key={hour}
              data-hour={hour}
              title={flights === 0 ? undefined : t("strip.hour", { hour, count: flights, flights: number(flights) })}
              display="flex"
              flexDirection="column"
              justifyContent="end"
              alignItems="center"
              borderBottomWidth="1px"
              borderColor="border.strong"
              gap="1px"
            >
              {disrupted > 0 && (
                <chakra.i
                  width="min(9px, 90%)"
                  bg="danger.solid"
                  clipPath="polygon(50% 0, 100% 100%, 0 100%)"
                  height="8px"
                  flexShrink="0"
                />
              )}
              {flights > 0 && (
                <chakra.i
                  width="min(12px, 75%)"
                  bg="accent.solid"
                  borderTopRadius="2px"
                  style={{ height: Math.max(2, Math.round(flights * unit) - (disrupted > 0 ? 9 : 0)) }}
                />
              )}
            </chakra.span>
          );
        })}
      </chakra.div>
      <chakra.div
        aria-hidden
        display="grid"
        gridTemplateColumns="repeat(8, minmax(0, 1fr))"
        textStyle="xs"
        color="fg.muted"
        whiteSpace="nowrap"
      >
        {parts.map((first, place) => (
          // On a phone there is room for every other mark.
          <chakra.span key={first} visibility={{ base: place % 2 === 0 ? "visible" : "hidden", md: "visible" }}>
            {first === 0 ? t("strip.now") : t("strip.in", { hours: first })}
          </chakra.span>
        ))}
      </chakra.div>
      <VisuallyHidden>
        <ul>
          {told.map(({ first, flights, disrupted }) => (
            <li key={first}>
              {t("strip.part", { from: first, to: first + part, count: flights, flights: number(flights) })}
              {disrupted > 0 && t("strip.disrupted", { count: disrupted, flights: number(disrupted) })}
            </li>
          ))}
        </ul>
      </VisuallyHidden>
    </chakra.figure>
  );
}
