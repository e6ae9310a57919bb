import { chakra } from "@chakra-ui/react";
import { isCityCode } from "@gatehouse/domain/flights";
import { useMessages } from "../../i18n/index.ts";
import { messages } from "./messages/index.ts";
import type { Airport } from "./airport.ts";

/** The country's name, or its code where the browser knows none. */
function countryName(code: string, language: string): string {
  try {
    return new Intl.DisplayNames(language, { type: "region" }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** One airport of the list, or a city with all of its airports: the city first, because that is what people look for. */
export const AirportOption = ({
  airport,
  language,
  tag,
}: {
  readonly airport: Airport;
  readonly language: string;
  /** Why it is offered first: "Best". */
  readonly tag?: string | undefined;
}) => {
  const t = useMessages(messages);
  return (
    <>
      <chakra.span flex="1" minW="0">
        <chakra.span display="block">
          <chakra.span fontWeight="strong">{airport.city}</chakra.span>, {countryName(airport.country_id, language)}
        </chakra.span>
        <chakra.span display="block" textStyle="xs" color="fg.muted">
          {isCityCode(airport.code) ? t("all.option", { airports: airport.name }) : airport.name}
        </chakra.span>
      </chakra.span>
      {tag !== undefined && (
        <chakra.span textStyle="xs" color="accent.fg" ps="3">
          {tag}
        </chakra.span>
      )}
      <chakra.span textStyle="code" color="fg.muted" ps="3">
        {airport.code}
      </chakra.span>
    </>
  );
};
