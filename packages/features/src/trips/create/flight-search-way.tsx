import { Button } from "@chakra-ui/react";
import type { Segment } from "@gatehouse/domain/flights";
import {
  type FlightLeg,
  itineraryLimits,
  nextFlightToFind,
  type TakenFlights,
  takeFlights,
  withoutTakenFlights,
  withTakenFlights,
} from "@gatehouse/domain/trips";
import { PlaneTakeoff } from "lucide-react";
import { type ComponentType, useState } from "react";
import { useReadAirports } from "../../app/airport-field/use-known-airports.ts";
import { useToast } from "../../app/index.ts";
import { useMessages } from "../../i18n/index.ts";
import { placeNames } from "../words/place-names.ts";
import { airportsOf } from "../words/use-cities.ts";
import type { TripWords } from "../words/use-trip-words.ts";
import type { ReadRequest } from "./data/use-trip-start.ts";
import { messages } from "./messages/index.ts";
import { newId } from "./new-piece.ts";
import type { TripForm } from "./use-trip-form.ts";

/** A flight search, which the app gives: areas of features do not know each other. */
export interface FlightSearchProps {
  readonly open: boolean;
  readonly start: FlightLeg & { readonly travellers: number };
  readonly onTake: (segments: readonly Segment[], searched: FlightLeg) => void;
  readonly onClose: () => void;
}

export interface FlightSearchWayProps {
  readonly form: TripForm;
  readonly words: TripWords;
  readonly request: ReadRequest | null;
  readonly FlightSearch: ComponentType<FlightSearchProps>;
}

const nothing: FlightLeg = { from: "", to: "", date: "" };

/** Takes a flight from flight search (TRP-40). */
export function FlightSearchWay({ form, words, request, FlightSearch }: FlightSearchWayProps) {
  const t = useMessages(messages);
  const toast = useToast();
  const readAirports = useReadAirports();
  const [open, setOpen] = useState(false);
  const [start, setStart] = useState<FlightSearchProps["start"]>();
  // After a flight was taken the next search begins anew.
  const [taken, setTaken] = useState(0);
  const { content, setContent } = form;
  const show = (): void => {
    setStart(
      (before) =>
        before ?? {
          ...(nextFlightToFind(content, request?.travelRequest.request.flights ?? []) ?? nothing),
          travellers: content.travellers.length,
        },
    );
    setOpen(true);
  };
  /** Says what was added; the page does not know where one changes planes yet. */
  const tell = async (change: TakenFlights): Promise<void> => {
    const places = placeNames(await readAirports(airportsOf([{ flights: [...content.flights, ...change.added] }])));
    toast({
      tone: "success",
      title: t("search.taken", {
        count: change.added.length,
        flights: change.added.map((piece) => words.nameOf({ kind: "flight", piece }, places)).join(", "),
      }),
      action: { label: t("undo"), run: () => setContent((before) => withoutTakenFlights(before, change)) },
    });
  };
  const take: FlightSearchProps["onTake"] = (segments, searched) => {
    const change = takeFlights(content, segments, searched, newId);
    const room = itineraryLimits.flights - content.flights.length + (change.replaced ? 1 : 0);
    if (change.added.length > room) {
      toast({ tone: "warning", title: t("section.full", { most: itineraryLimits.flights }) });
      return;
    }
    setContent((before) => withTakenFlights(before, change));
    setOpen(false);
    setStart(undefined);
    setTaken(taken + 1);
    void tell(change);
  };
  return (
    <>
      <Button variant="outline" aria-haspopup="dialog" onClick={show}>
        <PlaneTakeoff aria-hidden /> {t("search")}
      </Button>
      {start && <FlightSearch key={taken} open={open} start={start} onTake={take} onClose={() => setOpen(false)} />}
    </>
  );
}
