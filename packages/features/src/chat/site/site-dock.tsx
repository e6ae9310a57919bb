import { useEffect, useState } from "react";
import { useStore } from "../../app/store.ts";
import { connection } from "../../app/connection/index.ts";
import { createVisitApi, createVisitorSession, type Visitor, VisitorDock } from "../visitor/index.ts";
import { contentOf } from "../flight-content.ts";
import { searchPath } from "../visitor/search-path.ts";
import { announcing } from "./site-flights.ts";

export interface SiteDockProps {
  readonly visitor: Visitor;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Goes to another page of the site. */
  readonly onLeave: (path: string) => void;
}

/** The chat window on a page of our own. */
export function SiteDock({ visitor, isOpen, onOpenChange, onLeave }: SiteDockProps) {
  const [session] = useState(() => {
    const url = new URL("/api", location.origin).href;
    return createVisitorSession({ api: createVisitApi({ url, listener: connection.listener }), url, visitor });
  });
  const room = useStore(session.room);
  const status = useStore(session.status);
  // A connection that comes back by itself is the same one: what is searched for was said already.
  const isOn = status === "open" || status === "lost";
  useEffect(() => {
    if (!isOn || !room) return undefined;
    announcing.set((shared) => room.tell(contentOf(shared)));
    return () => announcing.set(undefined);
  }, [isOn, room]);
  return (
    <VisitorDock
      session={session}
      visitor={visitor}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onSearch={(search) => onLeave(searchPath(search, visitor.kind === "link" ? visitor.bookingNo : undefined))}
    />
  );
}
