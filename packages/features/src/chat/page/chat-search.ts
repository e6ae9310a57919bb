/** What the address of the chat says. */
export interface ChatSearch {
  /** The room that is open. */
  readonly room?: string;
}

/** Reads the address of the chat's page: the room that is open. */
export const parseChatSearch = (raw: Readonly<Record<string, unknown>>): ChatSearch =>
  typeof raw["room"] === "string" && /^[0-9a-f-]{36}$/i.test(raw["room"]) ? { room: raw["room"] } : {};
