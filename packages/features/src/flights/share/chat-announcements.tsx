import { useEffect, useEffectEvent } from "react";
import type { FlightsModel } from "../flights-model.ts";
import { useConnectedRooms } from "./connected-rooms.ts";
import { sharedFlights } from "./shared-flights.ts";

export interface ChatAnnouncementsProps {
  readonly model: FlightsModel;
}

/** Says in a connected traveller's chat what they search for and select, as they do it (CHAT-7). Shows nothing. */
export function ChatAnnouncements({ model: { request, selected } }: ChatAnnouncementsProps): null {
  const { announce } = useConnectedRooms();
  const isConnected = announce !== undefined;
  const say = useEffectEvent((what: "search" | "selection") => {
    if (request) announce?.(sharedFlights(request, what === "selection" ? selected : undefined));
  });
  const search = request && JSON.stringify(request);
  useEffect(() => {
    if (search && isConnected) say("search");
  }, [search, isConnected]);
  const chosen = selected?.id;
  useEffect(() => {
    if (chosen !== undefined && isConnected) say("selection");
  }, [chosen, isConnected]);
  return null;
}
