import { findSelection } from "@gatehouse/domain/flights";
import { useEffect, useEffectEvent } from "react";
import { useToast } from "../../app/index.ts";
import { textOf, useMessages } from "../../i18n/index.ts";
import type { FlightsModel } from "../flights-model.ts";
import { type ConnectedRooms, type ChatSelection, useConnectedRooms } from "./connected-rooms.ts";
import { messages } from "./messages/index.ts";

export interface ChatSelectionsProps {
  readonly model: FlightsModel;
}

/**
 * While flight search is open, an itinerary that a traveller selected in chat is selected here: the one with the same flights, in
 * whatever order they come (FLT-23). Shows nothing.
 */
export function ChatSelections({ model }: ChatSelectionsProps): null {
  useMessages(messages);
  const toast = useToast();
  const { onSelection } = useConnectedRooms();
  const select = useEffectEvent(
    (flights: Parameters<Parameters<ConnectedRooms["onSelection"]>[0]>[0]): ChatSelection => {
      const found = findSelection(model.itineraries, flights);
      if ("itinerary" in found) {
        model.select(found.itinerary.id);
        return "selected";
      }
      toast({ tone: "warning", title: textOf(messages, found.problem) ?? found.problem, id: "flights.chatSelection" });
      return found.problem;
    },
  );
  useEffect(() => onSelection((flights) => select(flights)), [onSelection]);
  return null;
}
