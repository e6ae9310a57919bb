import { useState } from "react";
import { SiteDock, type SiteDockProps } from "../site/site-dock.tsx";
import type { Visitor } from "../visitor/index.ts";

export interface LinkChatProps extends Omit<SiteDockProps, "visitor"> {
  /** The secret of a link to a booking. */
  readonly linkId: string;
  readonly bookingNo: string;
}

/** The chat of who comes by the link to a booking (CHAT-15). */
export function LinkChat({ linkId, bookingNo, ...dock }: LinkChatProps) {
  const [visitor] = useState((): Visitor => ({ kind: "link", linkId, bookingNo }));
  return <SiteDock visitor={visitor} {...dock} />;
}
