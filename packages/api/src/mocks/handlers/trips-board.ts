import { can, isVendorBound } from "@gatehouse/domain/access";
import type { CheckIn } from "@gatehouse/domain/checkin";
import type { contract } from "../../contract.ts";
import { requestTravellers } from "../factories/request-data.ts";
import type { MockUser } from "../factories/user.ts";
import type { Implementation } from "../implement.ts";
import type { MockBoard } from "../mock-board.ts";
import type { MockChats } from "../mock-chats.ts";
import { pageOfItems } from "./page.ts";

export interface BoardBackend {
  readonly board: MockBoard;
  /** Conversations of travellers with staff. */
  readonly chats: Pick<MockChats, "rooms">;
  readonly hasNewComment: (bookingNo: string) => boolean;
  readonly hasItinerary: (of: Pick<CheckIn, "bookingNo" | "vendor">) => boolean;
  readonly rows: () => readonly CheckIn[];
  readonly user: () => MockUser;
  /** Seconds since 1970, UTC. */
  readonly now: () => number;
}

const ahead = 48 * 3600;
const byCode = (codes: readonly string[]) =>
  [...new Set(codes)].toSorted().map((code) => ({ code, flights: codes.filter((other) => other === code).length }));

/** The flights of the next 48 hours, made of the queue's check-ins. */
export function tripsBoardCalls({
  board,
  chats,
  hasNewComment,
  hasItinerary,
  rows,
  user,
  now,
}: BoardBackend): Implementation<typeof contract.tripsBoard> {
  const chatsToo = () => {
    const { permissions } = user();
    return can(permissions, "chat") || can(permissions, "chatSupervise");
  };
  const talkOf = (bookingNo: string) => {
    const rooms = chats.rooms().filter((room) => room.bookingNo === bookingNo);
    const unread = rooms.flatMap(({ messages, staffRead }) => messages.slice(staffRead));
    return {
      unread: unread.filter(({ side }) => side === "TRAVELLER").length,
      connected: rooms.some(({ connected }) => connected),
    };
  };
  const isClosing = ({ travellers, cancelled, closesAt }: ReturnType<typeof flightOf>) =>
    !cancelled &&
    travellers.some(({ state }) => state === "ELIGIBLE_FOR_CHECKIN" || state === "WAITING_FOR_AUTOMATION") &&
    closesAt >= now() &&
    closesAt < now() + 3600;
  const flightOf = (first: CheckIn, unit: readonly CheckIn[], withOnTime: boolean) => {
    const cancelled = board.isCancelled(first.bookingNo);
    return {
      segmentId: first.checkInId,
      vendor: first.vendor,
      bookingNo: first.bookingNo,
      pnr: first.pnr,
      departure: {
        at: first.dept.deptTimeUTCSecs,
        date: first.dept.date,
        time: first.dept.time,
        zone: first.dept.zone,
      },
      marketing: { carrier: first.airline.iata, number: first.flightnum },
      operating: null,
      from: first.from.iata,
      to: first.to.iata,
      cancelled,
      onTimePercent: withOnTime ? board.onTime(`${first.airline.iata}${first.flightnum}`) : null,
      closesAt: first.windowClosesAt,
      hasItinerary: hasItinerary(first),
      choice: board.choiceOf(first.bookingNo),
      newCommentAdded: hasNewComment(first.bookingNo),
      chat: chatsToo() ? talkOf(first.bookingNo) : null,
      travellers: unit.map(({ checkInId, passenger, currentState, pass }) => ({
        checkInId,
        firstname: passenger.firstname,
        lastname: passenger.lastname,
        // Every other one has an account.
        profileOf:
          can(user().permissions, "profileAll") && checkInId % 2 === 0 ? (requestTravellers[0]?.id ?? null) : null,
        state: cancelled ? ("CANCELLED" as const) : currentState,
        hasPass: !cancelled && pass !== null,
        delivered: !cancelled && pass !== null && currentState === "DISPOSITION_COMPLETED",
      })),
    };
  };
  return {
    upcoming: ({ includeOntime, passengerEmail, vids, bookingNo, airline, before, ...asked }) => {
      const until = Math.min(before ?? Infinity, now() + ahead);
      const { role, organisation } = user();
      const departing = rows().filter(
        ({ dept, vendor }) =>
          dept.deptTimeUTCSecs > now() &&
          dept.deptTimeUTCSecs <= until &&
          (!isVendorBound(role) || vendor === organisation.code),
      );
      const units = new Map<string, CheckIn[]>();
      for (const row of departing) {
        const key = [row.pnr, row.airline.iata, row.flightnum, row.dept.deptTimeUTCSecs].join(" ");
        units.set(key, [...(units.get(key) ?? []), row]);
      }
      const flights = [...units.values()]
        .flatMap((unit) => (unit[0] ? [flightOf(unit[0], unit, includeOntime)] : []))
        .toSorted((one, other) => one.departure.at - other.departure.at || one.segmentId - other.segmentId);
      const wanted = bookingNo.toUpperCase();
      const codes = vids.split(",").filter(Boolean);
      const matching = flights.filter(
        (flight) =>
          (codes.length === 0 || codes.includes(flight.vendor)) &&
          (airline === "" || flight.marketing.carrier === airline) &&
          (wanted === "" || flight.bookingNo.toUpperCase() === wanted || flight.pnr === wanted) &&
          passengerEmail === "",
      );
      const isDisrupted = ({ cancelled, choice }: (typeof flights)[number]) => cancelled || choice !== null;
      const isConnected = ({ chat }: (typeof flights)[number]) => chat?.connected === true;
      const isUnread = ({ chat }: (typeof flights)[number]) => (chat?.unread ?? 0) > 0;
      const { disrupted, closing, connected, unread, ...page } = asked;
      const shown = matching.filter(
        (flight) =>
          (!disrupted || isDisrupted(flight)) &&
          (!closing || isClosing(flight)) &&
          (!connected || isConnected(flight)) &&
          (!unread || isUnread(flight)),
      );
      const hourOf = ({ departure }: (typeof flights)[number]) => Math.floor((departure.at - now() - 1) / 3600);
      return {
        ...pageOfItems(shown, page),
        travellers: shown.reduce((sum, { travellers }) => sum + travellers.length, 0),
        disrupted: matching.filter(isDisrupted).length,
        closing: matching.filter(isClosing).length,
        connected: chatsToo() ? matching.filter(isConnected).length : null,
        unread: chatsToo() ? matching.filter(isUnread).length : null,
        hours: [...new Set(shown.map(hourOf))].map((hour) => {
          const ofHour = shown.filter((flight) => hourOf(flight) === hour);
          return { hour, flights: ofHour.length, disrupted: ofHour.filter(isDisrupted).length };
        }),
        vendors: byCode(flights.map(({ vendor }) => vendor)),
        airlines: byCode(flights.map(({ marketing }) => marketing.carrier)),
      };
    },
  };
}
