import { type CheckIn, isAutomated, isDifficult, pseudoUsers } from "@gatehouse/domain/checkin";
import { createCheckIn, disposedWith, withPass } from "./check-in.ts";
import { createRandom, firstNames, type Random, surnames } from "../../sample-data/index.ts";
import { sampleNetworks, sampleOperators } from "./sample-data.ts";

/** Airlines with how many of a hundred check-ins are theirs: the automated ones lead. */
const traffic: readonly (readonly [airline: string, share: number])[] = [
  ["W6", 20],
  ["FR", 16],
  ["U2", 13],
  ["VY", 10],
  ["LH", 9],
  ["PC", 8],
  ["AF", 7],
  ["AK", 7],
  ["DY", 6],
  ["A3", 4],
];

const reasons = ["2-not-offered", "2-documents", "3-passport", "3-name", "4-rescheduled"] as const;

/** What became of a check-in: nearly everything is settled, by automation where it can. */
function drawFate(random: Random, airline: string, eligibleAt: number, now: number): (id: number) => Partial<CheckIn> {
  const { automation } = pseudoUsers;
  const at = eligibleAt + random.between(20, 400);
  const operator = random.pick(sampleOperators);
  const kind = random.next();
  const tried = isAutomated(airline) && !isDifficult(airline);
  const isWaiting = at > now || (kind >= 0.8 && kind < 0.85);
  if (tried && isWaiting)
    return () => ({
      currentState: "WAITING_FOR_AUTOMATION",
      _lock: { userid: automation, lockedAt: Math.min(now, at) },
    });
  if (at > now) return () => ({});
  if (tried && kind < 0.8)
    return (id) => ({ ...withPass(id, automation, at), currentState: "DISPOSITION_COMPLETED", automationStatus: 1 });
  const failed = tried ? ({ automationStatus: 0 } as const) : {};
  const rest = tried ? (kind - 0.85) / 0.15 : kind;
  if (rest < 0.55) return (id) => ({ ...failed, ...withPass(id, operator, at), currentState: "DISPOSITION_COMPLETED" });
  if (rest < 0.7)
    return () => ({
      ...failed,
      ...disposedWith("1", "1-airport", operator, at),
      currentState: "ELIGIBLE_FOR_DISPOSAL",
    });
  if (rest < 0.82) {
    const reason = random.pick(reasons);
    return () => ({
      ...failed,
      ...disposedWith(reason.charAt(0), reason, operator, at),
      currentState: "ELIGIBLE_FOR_DISPOSAL",
    });
  }
  if (rest < 0.9) return () => ({ ...failed, _lock: { userid: operator, lockedAt: at } });
  return () => failed;
}

export interface WorkedHoursOptions {
  /** Seconds since 1970, UTC: the hours end here. */
  readonly now: number;
  /** Default 1. */
  readonly hours?: number;
  /** Check-ins an hour. Default 460. */
  readonly count?: number;
  /** The same seed gives the same check-ins. Default 1. */
  readonly seed?: number;
}

/** Check-ins that became available in the last hours and are mostly settled: what the efficiency report is read for. */
export function createWorkedHours({ now, hours = 1, count = 460, seed = 1 }: WorkedHoursOptions): readonly CheckIn[] {
  const random = createRandom(seed);
  const airlines = traffic.flatMap(([airline, share]) => Array<string>(share).fill(airline));
  const found: CheckIn[] = [];
  while (found.length < hours * count) {
    const airline = random.pick(airlines);
    const network = sampleNetworks[airline] ?? [];
    const from = random.pick(network);
    const waitedFor = random.between(0, hours * 3600 - 1);
    const unit = {
      pnr: random.letters("ABCDEFGHJKLMNPQRSTUVWXYZ23456789", 6),
      bookingNo: String(60_400_000 + found.length),
      airline: { iata: airline },
      flightnum: String(random.between(20, 9200)),
      from: { iata: from },
      to: { iata: random.pick(network.filter((iata) => iata !== from)) },
      departsIn: random.between(7200, 72_000),
      waitedFor,
    };
    const fate = drawFate(random, airline, now - waitedFor, now);
    const { surname: lastname, culture } = random.pick(surnames);
    const passengers = random.chance(0.7) ? 1 : random.between(2, 3);
    for (let passenger = 0; passenger < passengers && found.length < hours * count; passenger += 1) {
      const checkInId = 1001 + found.length;
      const firstname = random.pick(firstNames(culture));
      found.push(createCheckIn(now, { ...unit, checkInId, passenger: { firstname, lastname }, ...fate(checkInId) }));
    }
  }
  return found;
}
