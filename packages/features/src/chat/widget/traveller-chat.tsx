import { chakra } from "@chakra-ui/react";
import { useStore } from "../../app/store.ts";
import { useMessages } from "../../i18n/index.ts";
import { useChat, useChatStatus } from "../connection/hooks.ts";
import type { Rooms } from "../connection/data/use-rooms.ts";
import { ConversationView } from "../conversation/conversation-view.tsx";
import { useCardActions } from "../desk/use-card-actions.ts";
import { messages } from "../messages/index.ts";
import { ConnectPanel } from "./connect-panel.tsx";

interface TravellerChatProps {
  readonly found: Rooms | undefined;
  readonly isCompact: boolean;
  /** Left out where the chat is all that there is. */
  readonly onNotNow: (() => void) | undefined;
}

/** A traveller's conversation, with the question whether to connect. */
export function TravellerChat({ found, isCompact, onNotNow }: TravellerChatProps) {
  const t = useMessages(messages);
  const chat = useChat();
  const status = useChatStatus();
  const own = useStore(chat.ownRoom);
  const facts = found?.rooms[0];
  const roomId = own ?? facts?.roomId;
  const actions = useCardActions(roomId ?? "", false);
  const panel = <ConnectPanel isAgain={facts !== undefined} bookingNo={facts?.bookingNo ?? ""} onNotNow={onNotNow} />;
  const hello = <chakra.p color="fg.muted">{t("widget.hello")}</chakra.p>;
  if (roomId === undefined)
    return (
      <chakra.div display="grid" alignContent="end" gap="3" p="4" height="full">
        {hello}
        {panel}
      </chakra.div>
    );
  return (
    <ConversationView
      key={roomId}
      roomId={roomId}
      otherName={facts?.vendorName ?? t("widget.title")}
      isTraveller
      isEnabled={status !== "off"}
      isCompact={isCompact}
      empty={hello}
      {...actions}
    >
      {panel}
    </ConversationView>
  );
}
