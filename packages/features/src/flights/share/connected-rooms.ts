import type { SearchRequest, SelectedFlight, SelectionProblem } from "@gatehouse/domain/flights";
import { createContext, use } from "react";

/** A live chat of this operator with a traveller who is connected at the moment. */
export interface ConnectedRoom {
  readonly roomId: string;
  /** The traveller's name. */
  readonly name: string;
  /** The search on screen came from this room. */
  readonly isOrigin: boolean;
}

/** What an operator forwards: the search, or the itinerary selected from it (FLT-22). */
export interface SharedFlights {
  readonly request: SearchRequest;
  /** Left out for the search alone. */
  readonly selectedFlights?: readonly SelectedFlight[];
}

/** What came of an itinerary that a traveller selected in chat. */
export type ChatSelection = "selected" | SelectionProblem;

/** Live chat as flight search needs it. Anyone who has the chat provides it; without one nobody is connected. */
export interface ConnectedRooms {
  readonly rooms: readonly ConnectedRoom[];
  /** Resolves when the message is on its way; rejects when it cannot be sent. */
  readonly share: (roomId: string, shared: SharedFlights) => Promise<void>;
  /**
   * Hears of itineraries that travellers select in chat, and says what came of each. While nobody listens, no flight search is
   * open, and the chat says so itself (FLT-23).
   * @returns a function that stops the listening
   */
  readonly onSelection: (listener: (flights: readonly SelectedFlight[]) => ChatSelection) => () => void;
  /** Says in the reader's own chat what they search for and select (CHAT-7); left out where they are not connected. */
  readonly announce?: ((shared: SharedFlights) => void) | undefined;
}

/** What there is where nobody is connected. */
export const nobodyConnected: ConnectedRooms = {
  rooms: [],
  share: () => Promise.reject(new Error("There is no live chat.")),
  onSelection: () => () => undefined,
};

export const ConnectedRoomsContext = createContext<ConnectedRooms>(nobodyConnected);

/** The chat rooms with which found flights can be shared. */
export const useConnectedRooms = (): ConnectedRooms => use(ConnectedRoomsContext);
