import { chakra } from "@chakra-ui/react";
import { accommodationTypes, type ItineraryTraveller, type PassengerExtra, type Piece } from "@gatehouse/domain/trips";
import { Choice } from "@gatehouse/ui/choice";
import { textOf, useMessages } from "../../i18n/index.ts";
import { messages as tripMessages } from "../words/messages/index.ts";
import type { TripWords } from "../words/use-trip-words.ts";
import { listOf, withPiece, withPieceField } from "./edit-content.ts";
import { messages } from "./messages/index.ts";
import { TripAirport, TripSelect, TripText, TripTime } from "./trip-field.tsx";
import type { TripForm } from "./use-trip-form.ts";

/** Where the names of time zones stand that are offered. */
export const zoneList = "trip-zones";

/** Paths of a piece in the order in which they are filled in, and how. */
const fields = {
  flight: [
    ["airlineCode", "capitals"],
    ["flightNum", "capitals"],
    ["departure.airportCode", "airport"],
    ["departure.dateTime", "time"],
    ["arrival.airportCode", "airport"],
    ["arrival.dateTime", "time"],
    ["departure.terminal", "optional"],
    ["arrival.terminal", "optional"],
    ["pnr", "optionalCapitals"],
    ["confirmationNumber", "optional"],
  ],
  accommodation: [
    ["type", "type"],
    ["name", "text"],
    ["address", "optional"],
    ["city", "optional"],
    ["checkinDateTime", "time"],
    ["checkOutDateTime", "time"],
    ["zone", "zone"],
    ["phone", "optional"],
    ["website", "optional"],
    ["confirmationNumber", "optional"],
  ],
  car: [
    ["company", "text"],
    ["confirmationNumber", "optional"],
    ["pickupLocation", "text"],
    ["dropOffLocation", "optional"],
    ["pickupDateTime", "time"],
    ["dropDateTime", "time"],
    ["pickupZone", "zone"],
    ["dropZone", "zone"],
    ["phone", "optional"],
  ],
  train: [
    ["company", "optional"],
    ["trainNum", "optional"],
    ["departureStation", "text"],
    ["arrivalStation", "text"],
    ["departureDateTime", "time"],
    ["arrivalDateTime", "time"],
    ["departureZone", "zone"],
    ["arrivalZone", "zone"],
    ["confirmationNumber", "optional"],
  ],
} as const;

/** The text at a path of a piece. */
export function textAt(piece: object, path: string): string {
  const value = path
    .split(".")
    .reduce<unknown>(
      (at, name) => (typeof at === "object" && at !== null ? (Reflect.get(at, name) as unknown) : undefined),
      piece,
    );
  return typeof value === "string" ? value : "";
}

export interface PieceFieldsProps {
  readonly form: TripForm;
  readonly of: Piece;
  /** In its list. */
  readonly place: number;
  readonly words: TripWords;
}

/** The fields of one piece. */
export function PieceFields({ form, of, place, words }: PieceFieldsProps) {
  const t = useMessages(tripMessages);
  const at = `${listOf(of.kind)}.${place}`;
  const change = (path: string, value: unknown): void =>
    form.setContent((content) => withPiece(content, withPieceField(of, path, value)));
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" }}
      columnGap="4"
      rowGap="2"
    >
      {fields[of.kind].map(([path, look]) => {
        const shared = {
          form,
          field: `${at}.${path}`,
          label: words.fieldName(path),
          value: textAt(of.piece, path),
          onChange: (value: string) => change(path, value),
        };
        switch (look) {
          case "airport":
            return <TripAirport key={path} {...shared} />;
          case "time":
            return <TripTime key={path} {...shared} />;
          case "type":
            return (
              <TripSelect
                key={path}
                {...shared}
                options={accommodationTypes.map((value) => ({
                  value,
                  text: textOf(tripMessages, `type.${value}`) ?? value,
                }))}
              />
            );
          case "zone":
            return <TripText key={path} {...shared} optional list={zoneList} maxLength={64} />;
          default:
            return (
              <TripText
                key={path}
                {...shared}
                optional={look === "optional" || look === "optionalCapitals"}
                capitals={look === "capitals" || look === "optionalCapitals"}
              />
            );
        }
      })}
      {(of.kind === "flight" || of.kind === "train") && (
        <Passengers
          passengers={of.piece.passengerExtra}
          travellers={form.content.travellers}
          onChange={(passengers) => change("passengerExtra", passengers)}
        />
      )}
      <chakra.label display="flex" alignItems="center" gap="2" gridColumn="1 / -1">
        <Choice
          type="checkbox"
          checked={of.piece.cancelled}
          onChange={({ currentTarget }) => change("cancelled", currentTarget.checked)}
        />
        {t("field.cancelled")}
      </chakra.label>
    </chakra.div>
  );
}

interface PassengersProps {
  readonly passengers: readonly PassengerExtra[];
  readonly travellers: readonly ItineraryTraveller[];
  readonly onChange: (passengers: readonly PassengerExtra[]) => void;
}

const Input = chakra("input", {
  base: {
    borderWidth: "1px",
    borderColor: "border.control",
    borderRadius: "control",
    paddingInline: "2",
    minHeight: "control",
    width: "full",
    bg: "bg.canvas",
  },
});

/** Who is aboard, with what the ticket says. */
function Passengers({ passengers, travellers, onChange }: PassengersProps) {
  const t = useMessages(messages);
  const w = useMessages(tripMessages);
  const others = passengers.filter(({ travelerId }) => !travellers.some((one) => one.travelerId === travelerId));
  const set = (next: PassengerExtra): void =>
    onChange(passengers.map((one) => (one.travelerId === next.travelerId ? next : one)));
  return (
    <chakra.fieldset gridColumn="1 / -1" display="grid" gap="1.5" border="none" p="0" m="0" minW="0">
      <chakra.legend fontWeight="strong">{t("passengers")}</chakra.legend>
      {travellers.map(({ travelerId, firstName, lastName }, number) => {
        const name = `${firstName} ${lastName}`.trim() || t("traveller", { number: number + 1 });
        const aboard = passengers.find((one) => one.travelerId === travelerId);
        return (
          <chakra.div
            key={travelerId}
            display="grid"
            gridTemplateColumns={{ base: "1fr", md: "12rem 1fr 1fr 5rem" }}
            gap="2"
            alignItems="center"
          >
            <chakra.label display="flex" gap="2" alignItems="center">
              <Choice
                type="checkbox"
                aria-label={t("aboard", { name })}
                checked={aboard !== undefined}
                onChange={({ currentTarget }) =>
                  onChange(
                    currentTarget.checked
                      ? [...passengers, { travelerId, name: "", eticket: "", seatno: "" }]
                      : passengers.filter((one) => one.travelerId !== travelerId),
                  )
                }
              />
              {name}
            </chakra.label>
            {aboard && (
              <>
                <Input
                  aria-label={t("ticketName", { name })}
                  placeholder={t("ticketName.other")}
                  maxLength={120}
                  value={aboard.name}
                  onChange={({ currentTarget }) => set({ ...aboard, name: currentTarget.value })}
                />
                <Input
                  aria-label={t("eticket", { name })}
                  placeholder={w("field.eticket")}
                  maxLength={20}
                  value={aboard.eticket}
                  onChange={({ currentTarget }) => set({ ...aboard, eticket: currentTarget.value })}
                />
                <Input
                  aria-label={t("seat", { name })}
                  placeholder={w("field.seatno")}
                  maxLength={10}
                  value={aboard.seatno}
                  onChange={({ currentTarget }) => set({ ...aboard, seatno: currentTarget.value })}
                />
              </>
            )}
          </chakra.div>
        );
      })}
      {others.map(({ name, eticket, seatno }, number) => (
        <chakra.span key={number} color="fg.muted">
          {[name, eticket, seatno].filter((part) => part !== "").join(" · ")}
        </chakra.span>
      ))}
    </chakra.fieldset>
  );
}
