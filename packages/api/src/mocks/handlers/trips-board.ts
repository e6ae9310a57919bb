import { isVendorBound } from "@gatehouse/domain/access";
import type { CheckIn } from "@gatehouse/domain/checkin";
import type { contract } from "../../contract.ts";
import type { MockUser } from "../factories/user.ts";
import type { Implementation } from "../implement.ts";
import type { MockBoard } from "../mock-board.ts";
import { pageOfItems } from "./page.ts";

export interface BoardBackend {
  readonly board: MockBoard;
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
  hasItinerary,
  rows,
  user,
  now,
}: BoardBackend): Implementation<typeof contract.tripsBoard> {
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
      travellers: unit.map(({ checkInId, passenger, currentState, pass }) => ({
        checkInId,
        firstname: passenger.firstname,
        lastname: passenger.lastname,
        state: cancelled ? ("CANCELLED" as const) : currentState,
        hasPass: !cancelled && pass !== null,
        delivered: !cancelled && pass !== null && currentState === "DISPOSITION_COMPLETED",
      })),
    };
  };
  return {
    upcoming: ({ includeOntime, passengerEmail, vids, bookingNo, airline, disrupted, before, ...page }) => {
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
      const disruptedOnes = matching.filter(({ cancelled, choice }) => cancelled || choice !== null);
      const shown = disrupted ? disruptedOnes : matching;
      return {
        ...pageOfItems(shown, page),
        travellers: shown.reduce((sum, { travellers }) => sum + travellers.length, 0),
        disrupted: disruptedOnes.length,
        vendors: byCode(flights.map(({ vendor }) => vendor)),
        airlines: byCode(flights.map(({ marketing }) => marketing.carrier)),
      };
    },
  };
}
