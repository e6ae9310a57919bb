import { type Api, declaredError } from "@gatehouse/api/client";
import { useErrorText } from "../../app/index.ts";
import { useMessages } from "../../i18n/index.ts";
import { messages } from "./messages/index.ts";

/** Why a choice was not taken, and what leads on. */
export interface Refusal {
  readonly title: string;
  /** Undefined where the title says everything. */
  readonly reason: string | undefined;
  /** Searching again, choosing another flight, or confirming again. */
  readonly way: "search" | "other" | "again";
}

/** The words for a refused choice, by its code (FLT-21). @param needed seats that the travellers need */
export function useRefusal(): (error: unknown, needed: number) => Refusal {
  const t = useMessages(messages);
  const errorText = useErrorText(messages);
  return (error, needed) => {
    const title = t("failed");
    const declared = declaredError<Api["flights"]["alternateFlight"]>(error);
    switch (declared?.code) {
      case "BOOKING_NOT_FOUND":
        return { title: t("flights.booking.missing"), reason: t("missing.help"), way: "again" };
      case "SOLD_OUT": {
        const count = declared.data.seatsLeft;
        return {
          title,
          reason: count === 0 ? t("failed.noSeats") : t("failed.seats", { count, needed }),
          way: "other",
        };
      }
      case "TOO_MUCH_BAGGAGE":
        return { title, reason: t("flights.booking.baggage", { count: declared.data.limit }), way: "again" };
      case "NOT_FOUND":
      case "ITINERARY_CHANGED":
        return { title, reason: errorText(error), way: "search" };
      default:
        return { title, reason: errorText(error), way: "again" };
    }
  };
}
