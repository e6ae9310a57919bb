import type { TripInfo } from "@gatehouse/api/client/disruption";
import { linkOf } from "@gatehouse/domain/disruption";
import { lazy, Suspense, useState } from "react";
import type { RememberedLink } from "../../app/disruption-link/index.ts";

/** Fetched when somebody asks for it: the page itself is there on a slow phone without it (DIS-5). */
const Dock = lazy(async () => {
  const { LandingDock } = await import("./landing-dock.tsx");
  return { default: LandingDock };
});

export interface LandingChat {
  /** Opens the window; undefined where the page has no link that could open a room. */
  readonly open: (() => void) | undefined;
  readonly dock: React.ReactNode;
}

/** The chat of a landing page: its link opens the room (CHAT-1). */
export function useLandingChat(
  link: RememberedLink | undefined,
  info: TripInfo | undefined,
  onLeave: (path: string) => void,
): LandingChat {
  const [isOpen, setOpen] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const linkId = link && linkOf(link);
  if (!info || linkId === undefined) return { open: undefined, dock: null };
  return {
    open: () => {
      setAsked(true);
      setOpen(true);
    },
    dock: isAsked && (
      <Suspense fallback={null}>
        <Dock linkId={linkId} bookingNo={info.bookingno} isOpen={isOpen} onOpenChange={setOpen} onLeave={onLeave} />
      </Suspense>
    ),
  };
}
