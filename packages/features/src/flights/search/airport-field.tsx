import { Combobox } from "@gatehouse/ui/combobox";
import { MapPin } from "lucide-react";
import { useState } from "react";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import type { Airport } from "../data/airport.ts";
import { type AirportSearch, useAirports } from "../data/use-airports.ts";
import { messages } from "../messages/index.ts";
import { AirportOption } from "./airport-option.tsx";

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
}

const isCode = (text: string): boolean => /^[a-z]{3}$/i.test(text);

/** An airport by its city, its name or its code, searched for from three characters on (FLT-2). */
export function AirportField({ id, label, value, airport, unknown, onChange, error, size }: AirportFieldProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  // What is typed belongs to the reader until something is chosen: a code on the way to a longer name is not replaced by its airport.
  const [typed, setTyped] = useState<string>();
  // What is no code was typed too: in the other field, before the two changed places.
  const isTyping = typed === value || (value !== "" && !isCode(value));
  const search = useAirports(isTyping ? value : "");
  const airports = isTyping && search.status === "ready" ? search.airports : undefined;
  const choose = (chosen: Airport): void => {
    setTyped(undefined);
    onChange(chosen.code, chosen);
  };
  const leave = (): void => {
    if (!isTyping) return;
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
      text={!isTyping && airport ? `${airport.city} (${airport.code})` : value}
      onTextChange={(text) => {
        setTyped(text);
        onChange(text);
      }}
      options={airports}
      isLoading={isTyping && search.status === "loading"}
      optionKey={({ code }) => code}
      renderOption={(option) => <AirportOption airport={option} language={language} />}
      onChoose={choose}
      onBlur={leave}
      note={note}
      announcement={airports?.length ? t("airport.found", { count: airports.length }) : (note ?? "")}
      labels={{ label, placeholder: t("airport.placeholder"), clear: t("airport.clear", { field: label }) }}
      error={error}
      helper={!isTyping && unknown ? t("airport.unknown") : undefined}
    />
  );
}

/** What is in the place of a list. */
function noteOf(
  t: ReturnType<typeof useMessages<(typeof messages)["en"]>>,
  search: AirportSearch,
  text: string,
): string {
  switch (search.status) {
    case "short":
      return t("airport.short");
    case "loading":
      return t("airport.loading");
    case "failed":
      // The code where a source has no answer (API-2).
      return search.code === "LOOKUP_FAILED" ? t("airport.refused") : t("airport.failed");
    case "ready":
      return t("airport.none", { text: text.trim() });
  }
}
