/** Where a room stands (CHAT-2). */
export const roomStates = ["UNASSIGNED", "ASSIGNED", "CLOSED"] as const;
export type RoomState = (typeof roomStates)[number];

/** A traveller says something; somebody of staff does; staff take the room, hand it on, or close it. */
export type RoomEvent = "asked" | "answered" | "taken" | "transferred" | "closed";

/** The state of a chat room after an event; undefined where the event is not possible (CHAT-2). A message reopens. */
export function roomAfter(state: RoomState, event: RoomEvent): RoomState | undefined {
  switch (event) {
    case "asked":
      return state === "CLOSED" ? "UNASSIGNED" : state;
    case "answered":
    case "taken":
      return "ASSIGNED";
    case "transferred":
      return state === "CLOSED" ? undefined : "ASSIGNED";
    case "closed":
      return state === "CLOSED" ? undefined : "CLOSED";
  }
}

/** A room as the question who takes it knows it. */
export interface RoomHolder {
  readonly state: RoomState;
  /** Id of the user who has it. */
  readonly operatorId: string | null;
  /** Whether that user is there. */
  readonly operatorPresent: boolean;
}

/** Whether somebody may take a room: one that nobody has, one's own, and one of a colleague who is not there (CHAT-3). */
export const mayTake = ({ state, operatorId, operatorPresent }: RoomHolder, userId: string): boolean =>
  state !== "ASSIGNED" || operatorId === null || operatorId === userId || !operatorPresent;
