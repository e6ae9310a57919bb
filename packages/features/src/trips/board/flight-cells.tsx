import { chakra } from "@chakra-ui/react";
import { localClock } from "@gatehouse/domain/time";
import { StatusPill } from "@gatehouse/ui/status-pill";
import {
  BadgeCheck,
  Ban,
  Bot,
  CheckCheck,
  CircleDot,
  Hourglass,
  type LucideIcon,
  MessageCircle,
  MessageCircleQuestion,
  MessageSquareDot,
  Plug,
  Sparkle,
  Ticket,
  TicketCheck,
} from "lucide-react";
import { AppLink } from "../../app/index.ts";
import { useNow, zoneName } from "../../app/time/index.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import type { Flight } from "./data/use-upcoming.ts";
import { profilePath } from "../../app/profile-path.ts";
import { tripPath } from "../../app/trip-path.ts";
import { closesSoon, type FlightState, leftOf, standingOf } from "./flight-words.ts";
import { messages } from "./messages/index.ts";

export interface FlightCellProps {
  readonly flight: Flight;
}

/** The icon carries the state; nothing shouts but what somebody has to act on. */
const looks: Readonly<
  Record<FlightState, { readonly color: string; readonly icon: LucideIcon; readonly quiet?: true }>
> = {
  NEW: { color: "fg.muted", icon: Sparkle, quiet: true },
  ELIGIBLE_FOR_CHECKIN: { color: "accent.fg", icon: CircleDot },
  WAITING_FOR_AUTOMATION: { color: "state.violet.fg", icon: Bot },
  ELIGIBLE_FOR_DISPOSAL: { color: "state.warn.fg", icon: Hourglass },
  APPROVED: { color: "state.ok.fg", icon: BadgeCheck },
  DISPOSITION_COMPLETED: { color: "fg.muted", icon: CheckCheck, quiet: true },
  CANCELLED: { color: "fg.muted", icon: Ban, quiet: true },
};

const Line = chakra("span", {
  base: { display: "inline-flex", alignItems: "center", gap: "1.5", minWidth: "0", maxWidth: "full", height: "full" },
});
const Cut = chakra("span", { base: { minWidth: "0", overflow: "hidden", textOverflow: "ellipsis" } });

interface WhenProps extends FlightCellProps {
  /** The zone is read aloud only: the cell's tooltip shows it, and the room goes to the travellers' names. */
  readonly isBrief?: boolean;
}

/** How long until a flight departs, then what the clock shows there, with the day where it is not today's. It presses while check-in is about to close. */
export function WhenCell({ flight, isBrief = false }: WhenProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const now = useNow();
  const { departure } = flight;
  const { hours, minutes, isOver } = leftOf(departure.at, now);
  const text = isOver
    ? t("when.over")
    : hours === 0
      ? t("when.minutes", { minutes })
      : t("when.hours", { hours, minutes: String(minutes).padStart(2, "0") });
  const isToday = localClock(now, departure.zone).date === departure.date;
  const day = isToday
    ? ""
    : `${new Date(`${departure.date}T00:00:00Z`).toLocaleDateString(language, { weekday: "short", timeZone: "UTC" })} `;
  return (
    <Line textStyle="figures">
      <chakra.strong
        flexShrink="0"
        minWidth="4.75rem"
        color={closesSoon(flight, now) === undefined ? "fg.default" : "state.bad.fg"}
      >
        {text}
      </chakra.strong>
      <chakra.span color="fg.muted">
        {day}
        {departure.time}
        <chakra.span textStyle="xs" srOnly={isBrief}>
          {" "}
          {zoneName(departure.at, departure.zone, language)}
        </chakra.span>
      </chakra.span>
    </Line>
  );
}

/** The first traveller, and how many fly with them. */
export function TravellerCell({ flight: { travellers } }: FlightCellProps) {
  const t = useMessages(messages);
  const [first] = travellers;
  return (
    <Line>
      <Cut>{first ? <TravellerName traveller={first} /> : t("traveller.none")}</Cut>
      {travellers.length > 1 && (
        <chakra.span color="fg.muted">{t("traveller.more", { count: travellers.length - 1 })}</chakra.span>
      )}
    </Line>
  );
}

/** The way to the traveller's profile, for who may read it (PRO-12). */
function TravellerName({
  traveller: { firstname, lastname, profileOf },
}: {
  readonly traveller: Flight["travellers"][number];
}) {
  const t = useMessages(messages);
  const name = `${firstname} ${lastname}`.trim();
  if (profileOf === null) return name;
  return (
    <AppLink
      href={profilePath(profileOf)}
      target="_blank"
      aria-label={t("profile.open", { name })}
      textDecoration="underline"
      textDecorationColor="border.control"
      textUnderlineOffset="3px"
    >
      {name}
    </AppLink>
  );
}

interface BookingProps extends FlightCellProps {
  /** The reader may open itineraries. */
  readonly makesTrips: boolean;
}

/** The number: the way to the trip, where there is an itinerary. */
function BookingNumber({ flight: { vendor, bookingNo, hasItinerary }, makesTrips }: BookingProps) {
  const t = useMessages(messages);
  if (!makesTrips || !hasItinerary) return bookingNo;
  return (
    <AppLink
      href={tripPath(bookingNo, vendor)}
      target="_blank"
      aria-label={t("trip.open", { booking: bookingNo })}
      color="accent.fg"
      textDecoration="underline"
    >
      {bookingNo}
    </AppLink>
  );
}

/** What goes on in the chat about a flight, in words; empty where nothing does, or the reader does not chat. */
export function chatText(
  { chat }: Pick<Flight, "chat">,
  t: ReturnType<typeof useBoardWords>,
  language: string,
): string {
  const { unread = 0, connected = false } = chat ?? {};
  return [
    ...(connected ? [t("chat.connected")] : []),
    ...(unread > 0 ? [t("chat.unread", { count: unread, messages: unread.toLocaleString(language) })] : []),
  ].join(", ");
}

const useBoardWords = () => useMessages(messages);

/** Whether a traveller is in the chat now, and how much they have written there that nobody has read: the way to it (TRP-44). */
export function ChatCell({ flight }: FlightCellProps) {
  const t = useBoardWords();
  const language = useLanguage();
  const state = chatText(flight, t, language);
  const { unread = 0, connected = false } = flight.chat ?? {};
  if (state === "") return null;
  const Icon = connected ? Plug : MessageCircle;
  return (
    <AppLink
      href="/dashboard/chat"
      aria-label={t("chat.open", { booking: flight.bookingNo, state })}
      title={state}
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      height="full"
      color="accent.fg"
    >
      <chakra.span color={connected ? "state.ok.fg" : "accent.fg"}>
        <Icon aria-hidden size={16} />
      </chakra.span>
      {unread > 0 && <chakra.strong textStyle="figures">{unread.toLocaleString(language)}</chakra.strong>}
    </AppLink>
  );
}

/** Somebody has commented on the booking since the reader looked last (TRP-43). */
function NewComment({ flight: { newCommentAdded } }: FlightCellProps) {
  const t = useMessages(messages);
  if (!newCommentAdded) return null;
  return (
    <chakra.span color="accent.fg" flexShrink="0" title={t("comment.new")}>
      <MessageSquareDot aria-hidden size={14} />
      <chakra.span srOnly>{t("comment.new")}</chakra.span>
    </chakra.span>
  );
}

/** The number, behind the code of its vendor. */
export const BookingCell = ({ flight, makesTrips }: BookingProps) => (
  <Line fontFamily="mono">
    <Cut color="fg.muted" textStyle="xs" fontFamily="mono" maxWidth="2.25rem">
      {flight.vendor}
    </Cut>
    <BookingNumber flight={flight} makesTrips={makesTrips} />
    <NewComment flight={flight} />
  </Line>
);

/** The board's cell of a flight's number. */
export const FlightNumber = ({ flight: { marketing } }: FlightCellProps) => (
  <Line textStyle="figures">
    <chakra.span
      minWidth="7"
      px="1"
      borderRadius="small"
      bg="state.slate.soft"
      color="state.slate.fg"
      fontFamily="mono"
      fontSize="xs"
      fontWeight="strong"
      lineHeight="1.25rem"
      textAlign="center"
    >
      {marketing.carrier}
    </chakra.span>
    {marketing.number}
  </Line>
);

/** The board's cell of from where to where a flight goes. */
export const Route = ({ flight: { from, to } }: FlightCellProps) => (
  <chakra.span fontFamily="mono">
    {from}
    <chakra.span px="0.5" color="fg.muted">
      →
    </chakra.span>
    {to}
  </chakra.span>
);

/** How the check-ins stand, how long the window is open where that presses, and whether the passes are there. */
export function StateCell({ flight }: FlightCellProps) {
  const t = useMessages(messages);
  const now = useNow();
  const { state, count, passes, delivered } = standingOf(flight);
  const { color, icon: Icon, quiet } = looks[state];
  const total = flight.travellers.length;
  const closing = closesSoon(flight, now);
  const Pass = delivered ? TicketCheck : Ticket;
  const passText = t(delivered ? "pass.delivered" : "pass.there", { count: passes });
  return (
    <Line width="full">
      <chakra.span color={color} flexShrink="0">
        <Icon aria-hidden size={16} />
      </chakra.span>
      <Cut {...(quiet ? { color: "fg.muted" } : {})}>{t(`state.${state}`)}</Cut>
      {count < total && (
        <chakra.span color="fg.muted" flexShrink="0" textStyle="xs">
          {t("state.of", { count, total })}
        </chakra.span>
      )}
      {closing !== undefined && (
        <StatusPill tone="bad" icon={Hourglass} flexShrink="0" title={t("state.closes", { minutes: closing })}>
          {t("state.closesShort", { minutes: closing })}
        </StatusPill>
      )}
      {passes > 0 && (
        <chakra.span
          marginInlineStart="auto"
          flexShrink="0"
          color={delivered ? "state.ok.fg" : "accent.fg"}
          title={passText}
        >
          <Pass aria-hidden size={16} />
          <chakra.span srOnly>{passText}</chakra.span>
        </chakra.span>
      )}
    </Line>
  );
}

/** Whether the flight flies, and whose move it is. @param leads the reader may settle choices */
export function DisruptionCell({
  flight: { cancelled, choice, bookingNo },
  leads,
}: FlightCellProps & { readonly leads: boolean }) {
  const t = useMessages(messages);
  if (!cancelled && choice === null) return null;
  return (
    <Line>
      {cancelled && (
        <StatusPill tone="bad" icon={Ban}>
          {t("disruption.cancelled")}
        </StatusPill>
      )}
      {choice === "asked" && (
        <chakra.span color="fg.muted" display="inline-flex" alignItems="center" gap="1">
          <MessageCircleQuestion aria-hidden size={14} /> {t(cancelled ? "disruption.askedShort" : "disruption.asked")}
        </chakra.span>
      )}
      {choice === "chosen" &&
        (leads ? (
          <AppLink href="/dashboard/fsb/chosen" aria-label={t("disruption.open", { booking: bookingNo })}>
            <StatusPill tone="accent" icon={TicketCheck}>
              {t("disruption.chosen")}
            </StatusPill>
          </AppLink>
        ) : (
          <StatusPill tone="accent" icon={TicketCheck}>
            {t("disruption.chosen")}
          </StatusPill>
        ))}
    </Line>
  );
}

/** Three lines of a phone's row: when and which flight, who, and how it stands. */
export const SummaryCell = ({ flight, leads, makesTrips }: BookingProps & { readonly leads: boolean }) => (
  <chakra.span display="grid" alignContent="center" gap="1" minW="0" height="full" lineHeight="tight">
    <chakra.span display="flex" justifyContent="space-between" alignItems="center" gap="2">
      <WhenCell flight={flight} />
      <chakra.span display="inline-flex" gap="2" alignItems="center">
        <FlightNumber flight={flight} />
        <Route flight={flight} />
      </chakra.span>
    </chakra.span>
    <chakra.span display="flex" justifyContent="space-between" gap="2">
      <TravellerCell flight={flight} />
      <chakra.span display="inline-flex" gap="2" alignItems="center" fontFamily="mono" color="fg.muted">
        <ChatCell flight={flight} />
        <NewComment flight={flight} />
        <BookingNumber flight={flight} makesTrips={makesTrips} />
      </chakra.span>
    </chakra.span>
    <chakra.span display="flex" justifyContent="space-between" gap="2" minW="0">
      <StateCell flight={flight} />
      <chakra.span flexShrink="0">
        <DisruptionCell flight={flight} leads={leads} />
      </chakra.span>
    </chakra.span>
  </chakra.span>
);
