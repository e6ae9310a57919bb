import type { TripInfo } from "@gatehouse/api/client/disruption";
import { linkOf } from "@gatehouse/domain/disruption";
import { type ComponentType, type ReactNode, Suspense, useState } from "react";
import type { RememberedLink } from "../../app/disruption-link/index.ts";

/** A chat that the link of a booking opens (CHAT-15). */
export interface ChatByLinkProps {
  readonly linkId: string;
  readonly bookingNo: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onLeave: (path: string) => void;
}

interface LandingChat {
  /** Opens the window; undefined where the page has no chat, or no link that could open a room. */
  readonly open: (() => void) | undefined;
  readonly dock: ReactNode;
}

interface LandingChatParts {
  readonly link: RememberedLink | undefined;
  readonly info: TripInfo | undefined;
  readonly Chat: ComponentType<ChatByLinkProps> | undefined;
  readonly onLeave: (path: string) => void;
}

/** The chat of a landing page, which is fetched when somebody asks for it (DIS-5). */
export function useLandingChat({ link, info, Chat, onLeave }: LandingChatParts): LandingChat {
  const [isOpen, setOpen] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const linkId = link && linkOf(link);
  if (!Chat || !info || linkId === undefined) return { open: undefined, dock: null };
  return {
    open: () => {
      setAsked(true);
      setOpen(true);
    },
    dock: isAsked && (
      <Suspense fallback={null}>
        <Chat linkId={linkId} bookingNo={info.bookingNo} isOpen={isOpen} onOpenChange={setOpen} onLeave={onLeave} />
      </Suspense>
    ),
  };
}
