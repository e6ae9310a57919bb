import { daysBetween } from "@gatehouse/domain/time";
import type { Piece } from "@gatehouse/domain/trips";
import { dayText } from "../../app/time/index.ts";
import { textOf, useLanguage, useMessages } from "../../i18n/index.ts";
import { messages } from "./messages/index.ts";

/** How the pieces of a trip are called. @param cities of airports by their codes */
export function useTripWords(cities: ReadonlyMap<string, string>) {
  const t = useMessages(messages);
  const language = useLanguage();
  const placeOf = (code: string, places = cities): string => places.get(code) ?? code;
  const duration = (seconds: number): string => {
    const minutes = Math.max(0, Math.round(seconds / 60));
    if (minutes >= 48 * 60) return t("duration.days", { count: Math.floor(minutes / (24 * 60)) });
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    if (hours === 0) return t("duration.minutes", { minutes: rest });
    return rest === 0 ? t("duration.hours", { hours }) : t("duration", { hours, minutes: rest });
  };
  const timeText = (dateTime: string): string =>
    [dayText(dateTime.slice(0, 10), language), dateTime.slice(11)].filter((part) => part !== "").join(", ");
  /** @param places of airports by their codes, where they are not those of the page */
  const nameOf = ({ kind, piece }: Piece, places = cities): string => {
    switch (kind) {
      case "flight":
        return t("piece.flight", {
          number: `${piece.airlineCode} ${piece.flightNum}`.trim() || t("kind.flight"),
          from: placeOf(piece.departure.airportCode, places) || t("unnamed"),
          to: placeOf(piece.arrival.airportCode, places) || t("unnamed"),
        });
      case "car":
        return t("piece.car", {
          company: piece.company || t("kind.car"),
          place: piece.pickupLocation || t("unnamed"),
        });
      case "accommodation":
        return piece.name || `${t(`type.${piece.type}`)}, ${t("unnamed")}`;
      case "train":
        return t("piece.train", {
          from: piece.departureStation || t("unnamed"),
          to: piece.arrivalStation || t("unnamed"),
        });
    }
  };
  /** The name of a field by its path in a piece or a traveller. */
  const fieldName = (field: string): string => textOf(messages, `field.${field}`) ?? field;
  /** A value as people read it. */
  const valueText = (value: unknown): string => {
    if (typeof value === "boolean") return t(value ? "value.yes" : "value.no");
    if (typeof value === "string") {
      if (value === "") return t("value.empty");
      if (/^\d{4}-\d\d-\d\d(?:T\d\d:\d\d)?$/.test(value)) return timeText(value);
      return textOf(messages, `type.${value}`) ?? value;
    }
    if (!Array.isArray(value) || value.length === 0) return t("value.empty");
    return (value as readonly unknown[])
      .map((item) =>
        typeof item === "object" && item !== null
          ? ["name", "seatno", "eticket"]
              .map((key): unknown => Reflect.get(item, key))
              .filter((part) => typeof part === "string" && part !== "")
              .join(", ")
          : "",
      )
      .join(" · ");
  };
  const nights = (from: string, to: string): string =>
    t("nights", { count: Math.max(0, daysBetween(from.slice(0, 10), to.slice(0, 10))) });
  return {
    placeOf,
    duration,
    timeText,
    nameOf,
    fieldName,
    valueText,
    nights,
    kindName: (kind: Piece["kind"]) => t(`kind.${kind}`),
  };
}

export type TripWords = ReturnType<typeof useTripWords>;
