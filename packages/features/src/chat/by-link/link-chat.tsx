import type { SearchContent } from "@gatehouse/domain/chat";
import { useState } from "react";
import { connection } from "../../app/connection/index.ts";
import { createVisitApi, createVisitorSession, type Visitor, VisitorDock } from "../visitor/index.ts";

export interface LinkChatProps {
  /** The secret of a link to a booking. */
  readonly linkId: string;
  readonly bookingNo: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Goes to another page of the site. */
  readonly onLeave: (path: string) => void;
}

/** Flight search of travellers for a booking (DIS-10). */
const searchPath = ({ from, to, departDate, returnDate, passengerCount }: SearchContent, bookingNo: string): string =>
  `/fsbsearch?${new URLSearchParams({
    from,
    to,
    departDate,
    ...(returnDate === undefined ? {} : { returnDate }),
    passengerCount: String(passengerCount),
    customer: "1",
    bookingNo,
  }).toString()}`;

/** The chat of who comes by the link to a booking (CHAT-15). */
export function LinkChat({ linkId, bookingNo, isOpen, onOpenChange, onLeave }: LinkChatProps) {
  const [visitor] = useState((): Visitor => ({ kind: "link", linkId, bookingNo }));
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
      onSearch={(search) => onLeave(searchPath(search, bookingNo))}
    />
  );
}
