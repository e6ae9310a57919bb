import { lastSeq, type SearchContent } from "@gatehouse/domain/chat";
import { ChevronDown, MessageCircle, X } from "lucide-react";
import { useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { useStore } from "../../app/store.ts";
import { useMessages } from "../../i18n/index.ts";
import type { Room } from "../connection/room.ts";
import { type FileCalls, FilesOf, uploadsOf, useFileDrop } from "../attachments/index.ts";
import { messages as fileMessages } from "../attachments/messages/index.ts";
import { useFollowEnd } from "../conversation/use-follow-end.ts";
import { useOlder } from "../conversation/use-older.ts";
import { messages } from "./messages/index.ts";
import { VisitorComposer } from "./visitor-composer.tsx";
import { VisitorEntry } from "./visitor-entry.tsx";
import { VisitorMessages } from "./visitor-messages.tsx";
import type { GuestDetails, Visitor, VisitorSession } from "./visitor-session.ts";

export interface VisitorWindowProps {
  readonly session: VisitorSession;
  readonly visitor: Visitor;
  /** Fills the page it is in, instead of floating over it. */
  readonly fills: boolean;
  /** It leaves the focus where it is. */
  readonly isQuiet: boolean;
  /** What is known of a guest already. */
  readonly known?: GuestDetails;
  readonly onMinimise: () => void;
  readonly onSearch: (search: SearchContent) => void;
}

/** Not modal: the page beside it goes on. */
const dialog = { role: "dialog" } as const;

/** The chat of somebody without a session (CHAT-14, CHAT-15). */
export function VisitorWindow({ session, visitor, fills, isQuiet, known, onMinimise, onSearch }: VisitorWindowProps) {
  const t = useMessages(messages);
  const status = useStore(session.status);
  const room = useStore(session.room);
  const vendorName = useStore(session.vendorName);
  const f = useMessages(fileMessages);
  const uploads = room && uploadsOf(room, session.files);
  const [isLeaving, setLeaving] = useState(false);
  const frame = useRef<HTMLElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const isOn = status === "open" || status === "lost";
  const { isOver, handlers } = useFileDrop(isOn ? uploads?.add : undefined);
  useEffect(() => {
    const { current } = frame;
    if (!isQuiet) (current?.querySelector<HTMLElement>("textarea:enabled") ?? current)?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- when it opens, and not later
  }, []);
  // The window itself is nothing to act on; keys that nothing in it takes mean the window.
  useEffect(() => {
    const { current } = frame;
    const leave = (event: KeyboardEvent): void => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      event.stopPropagation();
      if (isLeaving) setLeaving(false);
      else onMinimise();
    };
    current?.addEventListener("keydown", leave);
    return () => current?.removeEventListener("keydown", leave);
  }, [isLeaving, onMinimise]);
  const connect = (details?: GuestDetails): void => {
    void session.connect(details).then(() => requestAnimationFrame(() => field.current?.focus()));
  };
  const close = (): void => {
    if (isOn) setLeaving(true);
    else onMinimise();
  };
  return (
    <section
      ref={frame}
      {...dialog}
      {...handlers}
      className={fills ? "vc fills" : "vc"}
      aria-label={t("title")}
      tabIndex={-1}
    >
      {isOver && <div className="ca-drop">{f("drop")}</div>}
      <header>
        <i aria-hidden>
          <MessageCircle size={18} />
        </i>
        <div>
          <h2>{vendorName === "" ? t("title") : vendorName}</h2>
          <output className={status === "open" ? "on" : "muted"}>
            {t(status === "open" || status === "connecting" || status === "lost" ? `status.${status}` : "status.off")}
          </output>
        </div>
        <button type="button" className="icon" aria-label={t("minimise")} onClick={onMinimise}>
          <ChevronDown aria-hidden size={20} />
        </button>
        <button type="button" className="icon" aria-label={t("close")} onClick={close}>
          <X aria-hidden size={20} />
        </button>
      </header>
      {room ? (
        <Conversation
          // Everything typed belongs to its room.
          key={status === "unknown" ? "gone" : "room"}
          room={room}
          otherName={vendorName}
          isEnabled={isOn}
          files={session.files}
          readOlder={session.readOlder}
          onSearch={onSearch}
        />
      ) : (
        <div className="log">
          <p className="muted">{t("hello")}</p>
        </div>
      )}
      <footer>
        {isLeaving ? (
          <Leave
            onCancel={() => setLeaving(false)}
            onLeave={() => {
              session.disconnect();
              setLeaving(false);
              onMinimise();
            }}
          />
        ) : (
          <VisitorEntry
            // What the page around knows comes a moment later.
            key={known ? "known" : "unknown"}
            visitor={visitor}
            {...(known ? { known } : {})}
            status={status}
            isKnown={session.isKnown()}
            isAgain={room !== undefined}
            onConnect={connect}
            onNotNow={onMinimise}
          />
        )}
        {!isLeaving && (isOn || room) && (
          <VisitorComposer
            name={`chat.visit.${visitor.kind === "link" ? visitor.bookingNo : visitor.vendor}`}
            isEnabled={isOn}
            field={field}
            uploads={uploads}
            onSay={(text) => room?.say(text) ?? false}
            onTyping={session.typing}
          />
        )}
      </footer>
    </section>
  );
}

interface ConversationProps extends Pick<VisitorSession, "readOlder"> {
  readonly room: Room;
  readonly files: FileCalls;
  readonly otherName: string;
  readonly isEnabled: boolean;
  readonly onSearch: (search: SearchContent) => void;
}

/** What is written can be gone through by the keyboard. */
const readable = { role: "log", tabIndex: 0 } as const;

/** How near to its end a list counts as read to the end, in CSS pixels. */
const nearEnd = 60;

function Conversation({ room, otherName, isEnabled, files, readOlder, onSearch }: ConversationProps) {
  const t = useMessages(messages);
  const { conversation, older: before, isTyping } = useStore(room.view);
  const lines = [...before, ...conversation.messages];
  const log = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  useFollowEnd(log, follows);
  const last = lastSeq(conversation);
  const count = lines.length + conversation.outbox.length;
  const older = useOlder({
    room,
    first: lines[0]?.seq ?? 0,
    read: readOlder,
    log,
    onRead: () => {
      follows.current = false;
    },
  });
  useEffect(() => {
    if (isEnabled) room.again();
  }, [isEnabled, room]);
  useLayoutEffect(() => {
    const { current: list } = log;
    if (list && follows.current && (count > 0 || isTyping)) list.scrollTop = list.scrollHeight;
  }, [count, isTyping]);
  // What is on screen in a window that can be seen has been read (CHAT-8).
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === "visible" && follows.current && last > 0) room.looked(last);
    };
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [room, last]);
  return (
    <div
      ref={log}
      className="log"
      {...readable}
      aria-label={t("messages")}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        follows.current = scrollHeight - scrollTop - clientHeight < nearEnd;
        if (follows.current && document.visibilityState === "visible" && last > 0) room.looked(last);
      }}
    >
      {count === 0 && <p className="muted">{t("hello")}</p>}
      {older.isMore && (
        <button type="button" className="btn" disabled={older.isReading} onClick={older.read}>
          {t("older")}
        </button>
      )}
      {older.isFailed && (
        <p role="alert" className="bad">
          {t("older.failed")}
        </p>
      )}
      <FilesOf value={files}>
        <VisitorMessages
          lines={lines}
          unsent={conversation.outbox}
          theirs={conversation.theirs}
          onDiscard={room.discard}
          onSearch={onSearch}
        />
      </FilesOf>
      {isTyping && <div className="muted">{t("typing", { name: otherName })}</div>}
    </div>
  );
}

interface LeaveProps {
  readonly onCancel: () => void;
  readonly onLeave: () => void;
}

/** Asks before it disconnects. */
function Leave({ onCancel, onLeave }: LeaveProps) {
  const t = useMessages(messages);
  const id = useId();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <div role="alertdialog" className="entry" aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <h3 id={`${id}-title`}>{t("disconnect.title")}</h3>
      <p id={`${id}-text`}>{t("disconnect.text")}</p>
      <div className="row">
        <button ref={first} type="button" className="btn" onClick={onCancel}>
          {t("cancel")}
        </button>
        <button type="button" className="btn solid" onClick={onLeave}>
          {t("disconnect")}
        </button>
      </div>
    </div>
  );
}
