import { chakra } from "@chakra-ui/react";
import { useEffect } from "react";
import { useTellOutcome } from "../../app/outcome.ts";
import { useMessages } from "../../i18n/index.ts";
import { useChat, useChatStatus } from "../connection/hooks.ts";
import { useRooms } from "../connection/data/use-rooms.ts";
import { messages } from "../messages/index.ts";
import { TravellerChat } from "../widget/traveller-chat.tsx";

/** A traveller's chat as a part of a page of another product: always open, as wide as its frame (EMB-1). */
export function EmbeddedChat() {
  const t = useMessages(messages);
  const chat = useChat();
  const status = useChatStatus();
  const tell = useTellOutcome();
  const { found } = useRooms();
  useEffect(() => chat.resume(), [chat]);
  const isConnected = status === "open";
  useEffect(() => tell("connection", { isOpen: isConnected }), [tell, isConnected]);
  return (
    <chakra.section
      aria-label={t("widget.title")}
      display="grid"
      gridTemplateRows="auto minmax(0, 1fr)"
      flex="1"
      minH="0"
    >
      <chakra.header px={{ base: "3", md: "gutter" }} py="2" borderBlockEndWidth="1px">
        <chakra.h1 textStyle="lg">{t("widget.title")}</chakra.h1>
        <chakra.output textStyle="sm" color={isConnected ? "state.ok.fg" : "state.warn.fg"}>
          {t(isConnected ? "connected" : status === "off" ? "widget.notConnected" : status)}
        </chakra.output>
      </chakra.header>
      <TravellerChat found={found} isCompact onNotNow={undefined} />
    </chakra.section>
  );
}
