import "./visitor.css";
import type { SearchContent } from "@gatehouse/domain/chat";
import { MessageCircle } from "lucide-react";
import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { useChatPlace } from "../../app/chat-place/use-chat-place.ts";
import { useStore } from "../../app/store.ts";
import { useMessages } from "../../i18n/index.ts";
import type { Room } from "../connection/room.ts";
import { useNews } from "../desk/use-news.ts";
import { messages } from "./messages/index.ts";
import type { GuestDetails, Visitor, VisitorSession } from "./visitor-session.ts";
import { VisitorWindow } from "./visitor-window.tsx";

export interface VisitorDockProps {
  readonly session: VisitorSession;
  readonly visitor: Visitor;
  readonly isOpen: boolean;
  /** Fills the page it is in, instead of floating over it. Default: it floats. */
  readonly fills?: boolean;
  /** It came with the page, and leaves the focus where it is. Default: whoever opened it writes in it. */
  readonly isQuiet?: boolean;
  /** What is known of a guest already. */
  readonly known?: GuestDetails;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Opens flight search with a search of a message. */
  readonly onSearch: (search: SearchContent) => void;
  /** Messages that the visitor has not seen, whenever that changes. */
  readonly onUnread?: (count: number) => void;
}

/** The chat of somebody without a session: a window, and a button where it is minimised. */
export function VisitorDock({
  session,
  visitor,
  isOpen,
  fills = false,
  isQuiet = false,
  known,
  onOpenChange,
  onSearch,
  onUnread,
}: VisitorDockProps) {
  const t = useMessages(messages);
  const room = useStore(session.room);
  const launcher = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  const place = useChatPlace();
  // The focus goes back to where the window is opened again.
  useEffect(() => {
    if (!isOpen && wasOpen.current) launcher.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const unread = room ? <Unread room={room} {...(onUnread ? { onUnread } : {})} /> : null;
  if (isOpen)
    return (
      <>
        {unread && <span hidden>{unread}</span>}
        <VisitorWindow
          session={session}
          visitor={visitor}
          fills={fills}
          isQuiet={isQuiet}
          {...(known ? { known } : {})}
          onMinimise={() => onOpenChange(false)}
          onSearch={onSearch}
        />
      </>
    );
  if (fills) return <span hidden>{unread}</span>;
  const button = (
    <button
      ref={launcher}
      type="button"
      className={place ? "vc-launcher in-place" : "vc-launcher"}
      aria-haspopup="dialog"
      aria-label={t("open")}
      onClick={() => onOpenChange(true)}
    >
      <MessageCircle aria-hidden size={24} />
      {unread}
    </button>
  );
  return place ? createPortal(button, place) : button;
}

interface UnreadProps {
  readonly room: Room;
  readonly onUnread?: (count: number) => void;
}

/** How many messages of the other side have not been seen; while the tab is hidden, news blinks and sounds. */
function Unread({ room, onUnread }: UnreadProps) {
  const t = useMessages(messages);
  const { conversation } = useStore(room.view);
  const count = conversation.messages.filter(
    ({ side, seq }) => side === "OPERATOR" && seq > conversation.mine.read,
  ).length;
  useNews(count, t("news"));
  useEffect(() => onUnread?.(count), [count, onUnread]);
  return count > 0 ? (
    <span className="vc-unread">
      <span aria-hidden>{count}</span>
      <span className="vc-vh">{t("unread", { count })}</span>
    </span>
  ) : null;
}
