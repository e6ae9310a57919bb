import { isCityCode } from "@gatehouse/domain/flights";
import { Combobox } from "@gatehouse/ui/combobox";
import { MapPin } from "lucide-react";
import { type Ref, useState } from "react";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import type { Airport } from "./airport.ts";
import { type AirportSearch, useAirports } from "./use-airports.ts";
import { AirportOption } from "./airport-option.tsx";
import { messages } from "./messages/index.ts";
import { matching, type SuggestedAirport } from "./suggested.ts";

export interface AirportFieldProps {
  readonly id: string;
  readonly label: string;
  /** The airport's code; while something else is typed, that text. */
  readonly value: string;
  /** The airport of the code, once it is known. */
  readonly airport: Airport | undefined;
  /** Nobody knows the airport of the code: its code stands for it. */
  readonly unknown: boolean;
  /** @param airport what was chosen; undefined while something is typed */
  readonly onChange: (value: string, airport?: Airport) => void;
  readonly error: string | undefined;
  readonly size: "md" | "lg";
  /** Offered before all others: at once, and first of what is found (REQ-4). */
  readonly suggested?: readonly SuggestedAirport[] | undefined;
  /** The field is narrow: the code comes first, so that it is read even where the city is cut off, and the hint is short. */
  readonly narrow?: boolean;
  /** Also offers cities with all of their airports (FLT-31). */
  readonly cities?: boolean;
  /** Of the input: where the form library puts the focus. */
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
  readonly onLeave?: (() => void) | undefined;
}

const none: readonly SuggestedAirport[] = [];

const isCode = (text: string): boolean => /^[a-z]{3}$/i.test(text);

/** An airport, or a city with all of its airports, by its city, its name or its code, searched for from three characters on (FLT-2). */
export function AirportField(props: AirportFieldProps) {
  const { id, label, value, airport, unknown, onChange, error, size, suggested = none, inputRef, onLeave } = props;
  const { cities = false, narrow = false } = props;
  const t = useMessages(messages);
  const language = useLanguage();
  // What is typed belongs to the reader until something is chosen: a code on the way to a longer name is not replaced by its airport.
  const [typed, setTyped] = useState<string>();
  // What is no code was typed too: in the other field, before the two changed places.
  const isTyping = typed === value || (value !== "" && !isCode(value));
  const search = useAirports(isTyping ? value : "", cities);
  const found = isTyping && search.status === "ready" ? search.airports : undefined;
  const near = isTyping || value === "" ? matching(suggested, value) : none;
  const nearCodes = new Set(near.map((one) => one.airport.code));
  const airports =
    near.length > 0
      ? [...near.map((one) => one.airport), ...(found ?? []).filter(({ code }) => !nearCodes.has(code))]
      : found;
  const choose = (chosen: Airport): void => {
    setTyped(undefined);
    onChange(chosen.code, chosen);
  };
  const leave = (): void => {
    if (!isTyping || value === "") return;
    const text = value.trim();
    const only = airports?.length === 1 ? airports[0] : undefined;
    const exact = airports?.find(({ code }) => code === text.toUpperCase());
    if (exact ?? only) choose((exact ?? only) as Airport);
    else if (isCode(text)) {
      setTyped(undefined);
      onChange(text.toUpperCase());
    }
  };
  const note = isTyping || value === "" ? noteOf(t, search, value) : undefined;
  return (
    <Combobox
      id={id}
      name={id}
      size={size}
      required
      icon={<MapPin />}
      text={!isTyping && airport ? nameOf(t, airport, narrow) : value}
      onTextChange={(text) => {
        setTyped(text);
        onChange(text);
      }}
      options={airports}
      isLoading={isTyping && search.status === "loading" && near.length === 0}
      optionKey={({ code }) => code}
      renderOption={(option) => (
        <AirportOption
          airport={option}
          language={language}
          tag={near.find((one) => one.airport.code === option.code)?.tag}
        />
      )}
      onChoose={choose}
      onBlur={() => {
        leave();
        onLeave?.();
      }}
      ref={inputRef}
      note={note}
      announcement={airports?.length ? t("found", { count: airports.length }) : (note ?? "")}
      labels={{
        label,
        placeholder: t(narrow ? "placeholder.narrow" : "placeholder"),
        clear: t("clear", { field: label }),
      }}
      error={error}
      helper={!isTyping && unknown ? t("unknown") : undefined}
    />
  );
}

/** A chosen airport, or a city with all of its airports, in one line. */
function nameOf(
  t: ReturnType<typeof useMessages<(typeof messages)["en"]>>,
  { city, code }: Airport,
  narrow: boolean,
): string {
  if (isCityCode(code)) return t("all", { city });
  return narrow ? `${code} ${city}` : `${city} (${code})`;
}

/** What is in the place of a list. */
function noteOf(
  t: ReturnType<typeof useMessages<(typeof messages)["en"]>>,
  search: AirportSearch,
  text: string,
): string {
  switch (search.status) {
    case "short":
      return t("short");
    case "loading":
      return t("loading");
    case "failed":
      // The code where a source has no answer (API-2).
      return search.code === "LOOKUP_FAILED" ? t("refused") : t("failed");
    case "ready":
      return t("none", { text: text.trim() });
  }
}
