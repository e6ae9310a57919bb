import { useMessages } from "../../i18n/index.ts";
import { messages } from "./messages.ts";

export { JumpBar, jumpBarRoom, jumpTo, type PartRef } from "./jump-bar.tsx";

/** What the part is called in which people talk about what a page shows. */
export const useCommentsName = (): string => useMessages(messages)("comments");
