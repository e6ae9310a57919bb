import type { SearchContent } from "@gatehouse/domain/chat";
import { useState } from "react";
import { createVisitApi, createVisitorSession, type Visitor, VisitorDock } from "../../chat/visitor/index.ts";
import { connection } from "../../app/connection/index.ts";

interface LandingDockProps {
  readonly linkId: string;
  readonly bookingNo: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
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

/** The chat window of a landing page. */
export function LandingDock({ linkId, bookingNo, isOpen, onOpenChange, onLeave }: LandingDockProps) {
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
