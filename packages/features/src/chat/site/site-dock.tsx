import { useState } from "react";
import { connection } from "../../app/connection/index.ts";
import { createVisitApi, createVisitorSession, type Visitor, VisitorDock } from "../visitor/index.ts";
import { searchPath } from "../visitor/search-path.ts";

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
