import { chakra } from "@chakra-ui/react";
import { linkOf } from "@gatehouse/domain/disruption";
import { MessageCircle } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useChatPlace } from "../../app/chat-place/use-chat-place.ts";
import { connection, onReconnect } from "../../app/connection/index.ts";
import { rememberedLink } from "../../app/disruption-link/index.ts";
import { useNavigation } from "../../app/index.ts";
import { useMessages } from "../../i18n/index.ts";
import { createVisitApi } from "@gatehouse/api/client/visit";
import { messages } from "../visitor/messages/index.ts";
import type { Visitor } from "../visitor/visitor-session.ts";

/** The window is fetched when it is opened. */
const Dock = lazy(async () => {
  const { SiteDock } = await import("./site-dock.tsx");
  return { default: SiteDock };
});

/** Who came to the site by the link of a disruption goes on in the chat of its booking. */
function linkedVisitor(): Visitor | undefined {
  const link = rememberedLink();
  const linkId = link && linkOf(link);
  return linkId === undefined || link?.bookingNo === undefined
    ? undefined
    : { kind: "link", linkId, bookingNo: link.bookingNo };
}

const api = () => createVisitApi({ url: new URL("/api", location.origin).href, listener: connection.listener });

/** Over the page, above the bars that stay at the bottom of the window. */
const floating = {
  position: "fixed",
  zIndex: "docked",
  insetEnd: "4",
  bottom: "calc(var(--gh-bottom-bar, 0px) + 1rem)",
  boxSize: "14",
  boxShadow: "float",
} as const;
const inPlace = { boxSize: "touch" } as const;

/** The chat of the traveller site, where somebody answers guests (CHAT-15). */
export function SiteChat() {
  const t = useMessages(messages);
  const { navigate } = useNavigation();
  const [visitor, setVisitor] = useState(linkedVisitor);
  const [isOpen, setOpen] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const isKnown = visitor !== undefined;
  const place = useChatPlace();
  useEffect(() => {
    if (isKnown) return undefined;
    let isHere = true;
    const ask = async (): Promise<void> => {
      try {
        const { vendor } = await api().chat.offer();
        if (isHere) setVisitor({ kind: "guest", vendor });
      } catch {
        // Nobody answers guests here, or the server is not reached: there is nothing to offer.
      }
    };
    void ask();
    const stop = onReconnect(() => void ask());
    return () => {
      isHere = false;
      stop();
    };
  }, [isKnown]);
  if (!visitor) return null;
  const launcher = (
    <chakra.button
      type="button"
      className={place ? "vc-launcher in-place" : "vc-launcher"}
      data-no-print=""
      {...(place ? inPlace : floating)}
      display="grid"
      placeItems="center"
      borderRadius="full"
      bg="accent.solid"
      color="accent.contrast"
      cursor="pointer"
      aria-haspopup="dialog"
      aria-label={t("open")}
      onClick={() => {
        setAsked(true);
        setOpen(true);
      }}
    >
      <MessageCircle aria-hidden size={24} />
    </chakra.button>
  );
  const placed = place ? createPortal(launcher, place) : launcher;
  if (!isAsked) return placed;
  return (
    <Suspense fallback={placed}>
      <Dock visitor={visitor} isOpen={isOpen} onOpenChange={setOpen} onLeave={navigate} />
    </Suspense>
  );
}
