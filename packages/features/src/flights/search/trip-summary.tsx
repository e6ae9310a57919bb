import { chakra } from "@chakra-ui/react";
import { isOneWay, passengerTotal, type SearchRequest } from "@gatehouse/domain/flights";
import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { useAirport } from "../../app/airport-field/use-airport.ts";
import { dayRange, longDay } from "../day-text.ts";
import { messages } from "../messages/index.ts";
import { usePassengerText } from "./use-passenger-text.ts";

const Code = ({ children }: { readonly children: ReactNode }) => (
  <chakra.span textStyle="code" fontWeight="regular" color="fg.muted">
    {children}
  </chakra.span>
);

/** What was searched for: one line of facts where there is room, three short lines on phones (FLT-11). */
export function TripSummary({ request }: { readonly request: SearchRequest }) {
  const t = useMessages(messages);
  const language = useLanguage();
  const text = usePassengerText();
  const from = useAirport(request.from).airport?.city;
  const to = useAirport(request.to).airport?.city;
  const { departDate, returnDate, passengers } = request;
  const tripType = t(isOneWay(request) ? "trip_oneWay" : "trip_return");
  const place = (city: string | undefined, code: string) =>
    city === undefined ? (
      code
    ) : (
      <>
        {city} <Code>{code}</Code>
      </>
    );
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t("origin"), place(from, request.from)],
    [t("destination"), place(to, request.to)],
    [t("departure"), longDay(departDate, language)],
    ...(returnDate === undefined ? [] : [[t("return"), longDay(returnDate, language)] as const]),
    [t("tripType"), tripType],
    [
      t("passengers"),
      <>
        {passengerTotal(passengers)}{" "}
        <chakra.span fontWeight="regular" textStyle="sm" color="fg.muted">
          {text.all(passengers)}
        </chakra.span>
      </>,
    ],
  ];
  return (
    <>
      <chakra.dl
        display={{ base: "none", lg: "flex" }}
        flexWrap="wrap"
        justifyContent="space-between"
        columnGap="6"
        rowGap="2"
        flex="1"
        maxW="4xl"
      >
        {facts.map(([name, value]) => (
          <div key={name}>
            <chakra.dt textStyle="xs" color="fg.muted">
              {name}
            </chakra.dt>
            <chakra.dd fontWeight="strong" fontVariantNumeric="tabular-nums">
              {value}
            </chakra.dd>
          </div>
        ))}
      </chakra.dl>
      <chakra.div
        display={{ base: "block", lg: "none" }}
        flex="1"
        minW="0"
        textStyle="sm"
        color="fg.muted"
        fontVariantNumeric="tabular-nums"
      >
        <chakra.p textStyle="md" fontWeight="strong" color="fg">
          {place(from, request.from)}{" "}
          <ArrowRight aria-label={t("to_place")} size={16} style={{ display: "inline", verticalAlign: "-0.15em" }} />{" "}
          {place(to, request.to)}
        </chakra.p>
        <p>
          {dayRange(departDate, returnDate, language)} · <chakra.span whiteSpace="nowrap">{tripType}</chakra.span>
        </p>
        <p>{t("passengers.summary", { total: text.total(passengers), who: text.present(passengers) })}</p>
      </chakra.div>
    </>
  );
}
