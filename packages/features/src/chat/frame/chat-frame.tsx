import { type FromChatWindow, isTold, tell } from "@gatehouse/ui/chat-widget/protocol";
import { useCallback, useEffect, useState } from "react";
import { connection } from "../../app/connection/index.ts";
import { showLook } from "../../app/host-look.ts";
import { useStore } from "../../app/store.ts";
import {
  createVisitApi,
  createVisitorSession,
  type GuestDetails,
  type GuestKey,
  ownGuestKey,
  type Visitor,
  VisitorDock,
} from "../visitor/index.ts";
import { searchPath } from "../visitor/search-path.ts";

export interface ChatFrameProps {
  /** Code of the vendor whose staff answer. */
  readonly vendor: string;
  /** Origin of the page around; empty where there is none. */
  readonly parent: string;
}

/** The origin that a parameter names; an empty text for anything that is none. */
export const parentOf = (text: string | null): string =>
  text !== null && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? new URL(text).origin : "";

const text = (value: unknown, most: number): string => (typeof value === "string" ? value.slice(0, most) : "");

/** Only the page that is named hears it: where another one holds the frame, nobody does. */
function tellParent(parent: string, message: FromChatWindow): void {
  if (parent !== "" && window.parent !== window) window.parent.postMessage(tell(message), parent);
}

/** A guest's key in a frame: the page around keeps it where the browser lets the frame keep nothing. */
function frameKey(vendor: string, parent: string): GuestKey & { readonly give: (key: string) => void } {
  const own = ownGuestKey(vendor);
  let given = "";
  return {
    read: () => own.read() || given,
    keep(key) {
      given = key;
      if (!own.keep(key)) tellParent(parent, { type: "key", key });
      return true;
    },
    give(key) {
      given = key;
    },
  };
}

/** The chat window in a frame of another product's page (CHAT-16): a guest's, told and telling by `postMessage`. */
export function ChatFrame({ vendor, parent }: ChatFrameProps) {
  const [visitor] = useState((): Visitor => ({ kind: "guest", vendor }));
  const [keys] = useState(() => frameKey(vendor, parent));
  const [session] = useState(() => {
    const url = new URL("/api", location.origin).href;
    return createVisitorSession({
      api: createVisitApi({ url, listener: connection.listener }),
      url,
      visitor,
      guestKey: keys,
    });
  });
  const [isOpen, setOpen] = useState(true);
  const [known, setKnown] = useState<GuestDetails>();
  const isConnected = useStore(session.status) === "open";
  const say = useCallback((message: FromChatWindow): void => tellParent(parent, message), [parent]);
  useEffect(() => {
    const listen = ({ source, origin, data }: MessageEvent<unknown>): void => {
      if (source !== window.parent || origin !== parent || !isTold(data)) return;
      if (data.type === "open") setOpen(true);
      if (data.type !== "start") return;
      keys.give(text(data["key"], 200));
      setKnown({ name: text(data["name"], 120), email: text(data["email"], 254) });
      showLook({ color: text(data["color"], 7), appearance: "" });
    };
    window.addEventListener("message", listen);
    say({ type: "ready" });
    return () => window.removeEventListener("message", listen);
  }, [keys, parent, say]);
  useEffect(() => say({ type: "connection", isOpen: isConnected }), [isConnected, say]);
  const onUnread = useCallback((count: number) => say({ type: "unread", count }), [say]);
  return (
    <VisitorDock
      session={session}
      visitor={visitor}
      isOpen={isOpen}
      fills
      {...(known ? { known } : {})}
      onOpenChange={(next) => {
        // Without a page around there is nothing to minimise into.
        if (parent === "") return;
        setOpen(next);
        if (!next) say({ type: "minimise" });
      }}
      onSearch={(search) => void window.open(searchPath(search), "_blank", "noopener")}
      onUnread={onUnread}
    />
  );
}
