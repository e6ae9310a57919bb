import { isFlightsOnly } from "@gatehouse/domain/requests";
import { useLanguage, useMessages } from "../../../i18n/index.ts";
import { messages } from "../messages/index.ts";
import { useRequestForm } from "./request-form-context.ts";
import { partOf } from "./paths.ts";

const fieldNames = [
  "startDate",
  "endDate",
  "programId",
  "deptCode",
  "purpose",
  "flightDeparture",
  "flightDestination",
  "flightDepartureDate",
  "name",
  "hotelLocation",
  "website",
  "checkInDate",
  "checkOutDate",
  "company",
  "pickupLocation",
  "pickupDate",
  "pickupTime",
  "dropOffLocation",
  "dropOffDate",
  "dropOffTime",
  "trainDeparture",
  "otherDeparture",
  "trainDestination",
  "otherDestination",
  "trainDepartureDate",
  "trainDepartureTime",
] as const;
export type FieldName = (typeof fieldNames)[number];

const isFieldName = (name: string): name is FieldName => (fieldNames as readonly string[]).includes(name);

/** Names of a field: of what it is a part, and its own within a sentence. */
export interface FieldWords {
  readonly entry: string;
  readonly name: string;
}

/** How fields are called where they are listed: "Flight 3", "departure date". */
export function useFieldWords(): (path: string) => FieldWords {
  const t = useMessages(messages);
  const language = useLanguage();
  const { values, start } = useRequestForm();
  const lower = (text: string): string => text.charAt(0).toLocaleLowerCase(language) + text.slice(1);
  return (path) => {
    const [first = "", place, key] = path.split(".");
    const part = partOf(path);
    if (first === "consent") return { entry: t("part.callHouse"), name: t("consent.short") };
    if (first === "dynamicFields")
      return { entry: t("part.purpose"), name: lower(values.dynamicFields[Number(place)]?.label ?? "") };
    if (part === "flights" || part === "hotels" || part === "cars" || part === "trains") {
      if (place === undefined)
        return {
          entry: t("travelMode"),
          name: t(isFlightsOnly(start.traveller) ? "travelMode.flight" : "travelMode.name"),
        };
      return {
        entry: t(`entry.${part}`, { place: Number(place) + 1 }),
        name: key !== undefined && isFieldName(key) ? lower(t(`field.${key}`)) : "",
      };
    }
    return { entry: t(`part.${part}`), name: isFieldName(first) ? lower(t(`field.${first}`)) : "" };
  };
}
