import { chakra } from "@chakra-ui/react";
import { MessageCircle, Plug } from "lucide-react";
import { AppLink } from "../../app/index.ts";
import type { Row } from "./data/use-board.ts";
import type { BoardWords } from "./use-board-words.ts";

export interface ChatLinkProps {
  readonly chat: NonNullable<Row["chat"]>;
  readonly words: BoardWords;
}

/** Leads to the conversation of a traveller who is there, or whose messages nobody has read. */
export function ChatLink({ chat: { roomId, unread }, words: { t } }: ChatLinkProps) {
  const Icon = unread > 0 ? MessageCircle : Plug;
  return (
    <AppLink
      href={`/dashboard/chat?room=${encodeURIComponent(roomId)}`}
      display="flex"
      width="fit-content"
      alignItems="center"
      gap="1.5"
      color={unread > 0 ? "accent.fg" : "state.ok.fg"}
    >
      <Icon aria-hidden size={14} />
      <chakra.span>{unread > 0 ? t("chat.unread", { count: unread }) : t("chat.connected")}</chakra.span>
    </AppLink>
  );
}
