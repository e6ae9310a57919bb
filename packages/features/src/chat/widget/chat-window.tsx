import { chakra } from "@chakra-ui/react";
import { IconButton } from "@gatehouse/ui/icon-button";
import { ArrowLeft, ChevronDown, Maximize2, MessageCircle, Minimize2, Plug, Unplug, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useConfirm, useSession } from "../../app/index.ts";
import { useNarrow } from "../../app/use-narrow.ts";
import { useMessages } from "../../i18n/index.ts";
import { useChat, useChatStatus } from "../connection/hooks.ts";
import type { Rooms } from "../connection/data/use-rooms.ts";
import { ConversationView } from "../conversation/conversation-view.tsx";
import { RoomList } from "../desk/room-list.tsx";
import { useCardActions } from "../desk/use-card-actions.ts";
import { messages } from "../messages/index.ts";
import { ConnectPanel } from "./connect-panel.tsx";
import { TravellerChat } from "./traveller-chat.tsx";

interface ChatWindowProps {
  readonly found: Rooms | undefined;
  readonly onMinimise: () => void;
}

/** Sizes of the window (CHAT-14). */
const sizes = {
  usual: { width: "45vw", height: "70dvh" },
  large: { width: "80vw", height: "85dvh" },
} as const;

/** Not modal: the page beside it goes on. */
const dialog = { role: "dialog" } as const;

/** The floating window of the chat (CHAT-14). */
export function ChatWindow({ found, onMinimise }: ChatWindowProps) {
  const t = useMessages(messages);
  const chat = useChat();
  const status = useChatStatus();
  const confirm = useConfirm();
  const isPhone = useNarrow();
  const isTraveller = useSession().user?.role === "TRAVELLER";
  const [isLarge, setLarge] = useState(false);
  const [roomId, setRoomId] = useState<string>();
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = frame;
    (current?.querySelector<HTMLElement>("textarea:enabled") ?? current)?.focus();
  }, []);
  const leave = async (): Promise<void> => {
    if (status !== "off") {
      const yes = await confirm({
        title: t("disconnect.title"),
        description: t("disconnect.text"),
        confirm: t("disconnect"),
      });
      if (!yes) return;
      chat.disconnect();
    }
    onMinimise();
  };
  const { width, height } = isLarge ? sizes.large : sizes.usual;
  const room = found?.rooms.find((one) => one.roomId === roomId);
  const isOn = status === "open";
  return (
    <chakra.section
      ref={frame}
      {...dialog}
      aria-label={t("widget.title")}
      tabIndex={-1}
      data-no-print=""
      position="fixed"
      zIndex="docked"
      display="grid"
      gridTemplateRows="auto minmax(0, 1fr)"
      bg="bg.panel"
      color="fg"
      boxShadow="float"
      outline="none"
      overflow="hidden"
      {...(isPhone
        ? { inset: "0" }
        : {
            insetEnd: "4",
            bottom: "4",
            width,
            height,
            maxW: "80vw",
            maxH: "85dvh",
            minW: "20rem",
            borderWidth: "1px",
            borderRadius: "panel",
          })}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.defaultPrevented) return;
        event.stopPropagation();
        onMinimise();
      }}
    >
      <chakra.header display="flex" alignItems="center" gap="2" px="3" minH="14" borderBlockEndWidth="1px">
        {room ? (
          <IconButton icon={ArrowLeft} label={t("back")} onClick={() => setRoomId(undefined)} />
        ) : (
          <chakra.span
            aria-hidden
            display="grid"
            placeItems="center"
            boxSize="9"
            borderRadius="control"
            bg="accent.solid"
            color="accent.contrast"
          >
            <MessageCircle size={18} />
          </chakra.span>
        )}
        <chakra.div minW="0" flex="1">
          <chakra.h2 fontWeight="strong" truncate>
            {room?.name ?? t(isTraveller ? "widget.title" : "title")}
          </chakra.h2>
          <chakra.output
            display="flex"
            alignItems="center"
            gap="1"
            fontSize="sm"
            color={isOn ? "state.ok.fg" : "state.warn.fg"}
          >
            {isOn ? <Plug aria-hidden size={13} /> : <Unplug aria-hidden size={13} />}
            {t(isOn ? "connected" : status === "off" ? "widget.notConnected" : status)}
          </chakra.output>
        </chakra.div>
        {!isPhone && (
          <IconButton
            icon={isLarge ? Minimize2 : Maximize2}
            label={t(isLarge ? "widget.restore" : "widget.maximise")}
            onClick={() => setLarge(!isLarge)}
          />
        )}
        <IconButton icon={ChevronDown} label={t("widget.minimise")} onClick={onMinimise} />
        <IconButton icon={X} label={t("widget.close")} onClick={() => void leave()} />
      </chakra.header>
      {isTraveller ? (
        <TravellerChat found={found} isCompact onNotNow={onMinimise} />
      ) : room ? (
        <StaffRoom key={room.roomId} roomId={room.roomId} name={room.name} onNotNow={onMinimise} />
      ) : (
        <chakra.div overflowY="auto" p="3" display="grid" gap="3" alignContent="start">
          <ConnectPanel isAgain={false} bookingNo="" onNotNow={onMinimise} />
          {found && found.rooms.length === 0 && <p>{t("none.connected")}</p>}
          <RoomList rooms={found?.rooms ?? []} chosen={undefined} onChoose={setRoomId} />
        </chakra.div>
      )}
    </chakra.section>
  );
}

interface StaffRoomProps {
  readonly roomId: string;
  readonly name: string;
  readonly onNotNow: () => void;
}

function StaffRoom({ roomId, name, onNotNow }: StaffRoomProps) {
  const status = useChatStatus();
  const actions = useCardActions(roomId, true);
  return (
    <ConversationView
      roomId={roomId}
      otherName={name}
      isTraveller={false}
      isEnabled={status !== "off"}
      isCompact
      {...actions}
    >
      <ConnectPanel isAgain bookingNo="" onNotNow={onNotNow} />
    </ConversationView>
  );
}
