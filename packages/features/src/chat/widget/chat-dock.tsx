import { chakra } from "@chakra-ui/react";
import { IconButton } from "@gatehouse/ui/icon-button";
import { MessageCircle } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { hasPage, useNavigation, usePermission } from "../../app/index.ts";
import { useMessages } from "../../i18n/index.ts";
import { useChat } from "../connection/hooks.ts";
import { useRooms } from "../connection/data/use-rooms.ts";
import { useNews } from "../desk/use-news.ts";
import { messages } from "../messages/index.ts";
import { ChatWindow } from "./chat-window.tsx";

/** The chat on every page of the dashboard (CHAT-14), for those who may; its own page has it already. */
export function ChatDock() {
  const isPermitted = usePermission("chat");
  const { path } = useNavigation();
  return isPermitted && hasPage("/dashboard/chat") && !path.startsWith("/dashboard/chat") ? <Dock /> : null;
}

function Dock() {
  const t = useMessages(messages);
  const chat = useChat();
  const { found } = useRooms();
  const [isOpen, setOpen] = useState(false);
  const launcher = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const unseen = (found?.rooms ?? []).reduce((sum, { newMessageCount }) => sum + newMessageCount, 0);
  useNews(unseen, t("widget.notification"));
  useEffect(() => chat.resume(), [chat]);
  // The focus goes back to where the window was opened.
  useEffect(() => {
    if (!isOpen && wasOpen.current) launcher.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (isOpen) return <ChatWindow found={found} onMinimise={() => setOpen(false)} />;
  return (
    <chakra.span position="relative" data-no-print="">
      <IconButton
        ref={launcher}
        icon={MessageCircle}
        label={unseen > 0 ? `${t("widget.open")}, ${t("unread", { count: unseen })}` : t("widget.open")}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {unseen > 0 && (
        <chakra.span
          aria-hidden
          position="absolute"
          // Within the button where it is as large as a finger, and at the edge of the screen.
          top={{ base: "1", md: "-1" }}
          insetEnd={{ base: "0.5", md: "-1" }}
          px="1.5"
          borderRadius="pill"
          bg="danger.solid"
          color="danger.contrast"
          textStyle="xs"
          fontWeight="strong"
          pointerEvents="none"
        >
          {unseen}
        </chakra.span>
      )}
    </chakra.span>
  );
}
