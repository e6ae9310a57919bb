import type { TripAction } from "@gatehouse/domain/cases";
import { disruptionKinds } from "@gatehouse/domain/disruption";
import { asc, eq, inArray } from "drizzle-orm";
import { pseudoUsers } from "@gatehouse/domain/checkin";
import { segment } from "../bookings/tables.ts";
import type { ReadFlightActivity, FlightActivity, FlightProblem } from "../cases/activity.ts";
import { disruption, disruptionLog } from "./tables.ts";

type Event = (typeof disruptionLog.$inferSelect)["event"];

/** What a case tells of a disruption; its own history has the choice of a flight, and prices are the board's matter. */
const told: Readonly<Partial<Record<Event, TripAction>>> = {
  detected: "DISRUPTED",
  kindChanged: "DISRUPTED",
  notified: "LINK_SENT",
  notifyFailed: "LINK_FAILED",
  choseNothing: "NOTHING_WANTED",
  choseLounge: "LOUNGE_WANTED",
  passSent: "LOUNGE_SENT",
  voucherSent: "VOUCHER_SENT",
  declined: "DECLINED",
  confirmed: "REBOOKED",
};

/** What a flight was before it changed, as its log notes it: "DELAYED 200". */
function formerly(note: string): Pick<FlightProblem, "kind" | "minutes"> | undefined {
  const [name, minutes] = note.split(" ");
  const kind = disruptionKinds.find((each) => each === name);
  return kind && { kind, minutes: Number(minutes) };
}

/** What became of flights that were disrupted, of each the oldest first (CMT-29). */
export const readFlightActivity: ReadFlightActivity = async (tx, segmentIds) => {
  if (segmentIds.length === 0) return [];
  const rows = await tx
    .select({
      id: disruption.id,
      segmentId: disruption.segmentId,
      kind: disruption.kind,
      minutes: disruption.minutes,
      carrier: segment.marketingCarrier,
      number: segment.marketingNumber,
      from: segment.from,
      to: segment.to,
      event: disruptionLog.event,
      userid: disruptionLog.userid,
      at: disruptionLog.at,
      note: disruptionLog.note,
    })
    .from(disruptionLog)
    .innerJoin(disruption, eq(disruption.id, disruptionLog.disruptionId))
    .innerJoin(segment, eq(segment.id, disruption.segmentId))
    .where(inArray(disruption.segmentId, [...segmentIds]))
    .orderBy(asc(disruptionLog.id));
  return rows.flatMap((row, place): readonly FlightActivity[] => {
    const action = told[row.event];
    if (!action) return [];
    // What it was then is what the next change says that it was before.
    const next = rows.slice(place + 1).find(({ id, event }) => id === row.id && event === "kindChanged");
    const { kind, minutes } = (next && formerly(next.note)) ?? row;
    return [
      {
        segmentId: row.segmentId,
        action,
        userid: row.userid === pseudoUsers.system ? "" : row.userid,
        at: row.at,
        trouble: { flight: `${row.carrier} ${row.number}`, from: row.from, to: row.to, kind, minutes },
      },
    ];
  });
};
