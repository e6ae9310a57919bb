import { Button, chakra } from "@chakra-ui/react";
import { Plug } from "lucide-react";
import { useMessages } from "../../i18n/index.ts";
import { useChat, useChatStatus } from "../connection/hooks.ts";
import { messages } from "../messages/index.ts";

interface ConnectPanelProps {
  /** Whether there was a conversation before. */
  readonly isAgain: boolean;
  readonly bookingNo: string;
  /** Left out where there is nothing else to go to. */
  readonly onNotNow: (() => void) | undefined;
}

/** Asks before it connects (CHAT-14). */
export function ConnectPanel({ isAgain, bookingNo, onNotNow }: ConnectPanelProps) {
  const t = useMessages(messages);
  const chat = useChat();
  const status = useChatStatus();
  if (status === "connecting" || status === "lost")
    return (
      <chakra.output color="fg.muted" fontSize="sm">
        {t(status)}
      </chakra.output>
    );
  if (status === "open") return null;
  return (
    <chakra.section aria-labelledby="chat-connect" bg="accent.soft" borderRadius="panel" p="4" display="grid" gap="2">
      <chakra.h3 id="chat-connect" fontWeight="strong">
        {t(isAgain ? "connect.again" : "connect.title")}
      </chakra.h3>
      <p>{bookingNo === "" ? t("connect.text") : t("connect.booking", { bookingNo })}</p>
      <chakra.div display="flex" gap="2" justifyContent="end">
        {onNotNow && (
          <Button variant="ghost" onClick={onNotNow}>
            {t("connect.notNow")}
          </Button>
        )}
        <Button variant="solid" onClick={chat.connect}>
          <Plug aria-hidden /> {t("connect")}
        </Button>
      </chakra.div>
    </chakra.section>
  );
}
