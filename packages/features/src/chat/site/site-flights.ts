import { createStore, useStore } from "../../app/store.ts";
import type { SharedSearch } from "../flight-content.ts";

/** Says a search or a selection in the chat of a visitor who is connected; undefined while nobody is. */
export const announcing = createStore<((shared: SharedSearch) => void) | undefined>(undefined);

/** Live chat as flight search on the traveller site needs it (CHAT-7). The chat itself is loaded when somebody wants it. */
export const useSiteAnnounce = () => useStore(announcing);
