import {
  type CheckIn,
  isAutomated,
  isDifficult,
  pseudoUsers,
  type CheckInWindow,
  windowOf,
} from "@gatehouse/domain/checkin";
import { createCheckIn, disposedWith, hour, withPass } from "./check-in.ts";
import { createRandom, firstNames, type Random, surnames } from "../../sample-data/index.ts";
import { sampleNetworks, sampleOperators, sampleVendors } from "./sample-data.ts";

const codes = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const airlines = Object.keys(sampleNetworks);

/** Seconds until departure: a few have left, most leave within the day, some so late that check-in is not open yet. */
function drawDeparture(random: Random): number {
  const kind = random.next();
  if (kind < 0.07) return -random.between(10, 300) * 60;
  if (kind < 0.13) return random.between(5, 55) * 60;
  if (kind < 0.88) return random.between(65, 23 * 60) * 60;
  return random.between(24 * 60 + 5, 40 * 60) * 60;
}

/** Seconds a check-in has been waiting: most are fresh, a few have been forgotten. */
function drawWaiting(random: Random): number {
  const kind = random.next();
  if (kind < 0.68) return random.between(1, 59) * 60;
  if (kind < 0.86) return random.between(60, 119) * 60;
  if (kind < 0.95) return random.between(120, 239) * 60;
  return random.between(240, 500) * 60;
}

type Outcome = (checkInId: number) => Partial<CheckIn>;

const reasons: readonly (readonly [string, string])[] = [
  ["1", "1-airport"],
  ["1", "1-email"],
  ["2", "2-not-offered"],
  ["2", "2-documents"],
  ["3", "3-passport"],
  ["4", "4-rescheduled"],
];

/** What became of a unit whose window is open: automation first where it can, then people. */
function drawOutcome(random: Random, now: number, airline: string): Outcome {
  const at = now - random.between(1, 50) * 60;
  const operator = random.pick(sampleOperators);
  const failed =
    isAutomated(airline) && !isDifficult(airline) && random.chance(0.35) ? ({ automationStatus: 0 } as const) : {};
  const kind = random.next();
  if (isAutomated(airline) && !isDifficult(airline) && !("automationStatus" in failed)) {
    if (kind < 0.42)
      return () => ({
        currentState: "WAITING_FOR_AUTOMATION",
        _lock: { userid: pseudoUsers.automation, lockedAt: at },
      });
    if (kind < 0.52)
      return (id) => ({
        ...withPass(id, pseudoUsers.automation, at),
        currentState: "ELIGIBLE_FOR_DISPOSAL",
        automationStatus: 1,
        needQC: true,
      });
    if (kind < 0.6)
      return (id) => ({ ...withPass(id, pseudoUsers.automation, at), currentState: "APPROVED", automationStatus: 1 });
    if (kind < 0.85)
      return (id) => ({
        ...withPass(id, pseudoUsers.automation, at),
        currentState: "DISPOSITION_COMPLETED",
        automationStatus: 1,
      });
  }
  if (kind < 0.12)
    return () => ({ ...failed, _lock: { userid: operator, lockedAt: now - random.between(1, 25) * 60 } });
  if (kind < 0.22) return (id) => ({ ...failed, ...withPass(id, operator, at), currentState: "DISPOSITION_COMPLETED" });
  if (kind < 0.26)
    return (id) => ({ ...failed, ...withPass(id, operator, at), currentState: "ELIGIBLE_FOR_DISPOSAL", needQC: true });
  if (kind < 0.4) {
    const [reason1, reason2] = random.pick(reasons);
    return () => ({
      ...failed,
      ...disposedWith(reason1, reason2, operator, at),
      currentState: "ELIGIBLE_FOR_DISPOSAL",
    });
  }
  return () => failed;
}

/** What became of a unit whose window is not open, is closed, or whose flight has left. */
function settledOutcome(
  random: Random,
  now: number,
  { windowOpensAt, windowClosesAt, departsAt }: CheckInWindow,
): Outcome {
  if (now < windowOpensAt) return () => ({ currentState: "NEW", eligibleAt: null });
  const at = windowClosesAt;
  const currentState = departsAt <= now ? "DISPOSITION_COMPLETED" : "ELIGIBLE_FOR_DISPOSAL";
  if (random.chance(0.6))
    return (id) => ({
      ...withPass(id, random.pick(sampleOperators), at - 2 * hour),
      currentState: "DISPOSITION_COMPLETED",
    });
  return () => ({ ...disposedWith("2", "2-window-closed", pseudoUsers.system, at), currentState });
}

export interface CheckInsOptions {
  /** The same seed gives the same check-ins. Default 1. */
  readonly seed?: number;
  /** How many; the last unit may be cut short. Default 240. */
  readonly count?: number;
  /** Seconds since 1970, UTC: everything is set relative to it. */
  readonly now: number;
}

/** A queue as it looks in the middle of a working day: units of one to four passengers in every state. */
export function createCheckIns({ seed = 1, count = 240, now }: CheckInsOptions): readonly CheckIn[] {
  const random = createRandom(seed);
  const found: CheckIn[] = [];
  while (found.length < count) {
    const airline = random.pick(airlines);
    const network = sampleNetworks[airline] ?? [];
    const from = random.pick(network);
    const to = random.pick(network.filter((iata) => iata !== from));
    const vendor = random.pick(sampleVendors);
    const departsIn = drawDeparture(random);
    const window = windowOf(airline, now + departsIn);
    const inWindow = now >= window.windowOpensAt && now < window.windowClosesAt;
    const outcome = inWindow ? drawOutcome(random, now, airline) : settledOutcome(random, now, window);
    const sinceOpened = Math.max(0, now - window.windowOpensAt);
    const unit = {
      pnr: random.letters(codes, 6),
      bookingNo: String(60_400_000 + found.length * 7 + random.between(0, 6)),
      vendor: vendor.code,
      vendorName: vendor.name,
      flightnum: String(random.between(20, 9200)),
      airline: { iata: airline },
      from: { iata: from },
      to: { iata: to },
      departsIn,
      waitedFor: inWindow ? Math.min(drawWaiting(random), sinceOpened) : sinceOpened,
    };
    const { surname: lastname, culture } = random.pick(surnames);
    const passengers = random.chance(0.65) ? 1 : random.between(2, 4);
    for (let passenger = 0; passenger < passengers && found.length < count; passenger += 1) {
      const checkInId = 1001 + found.length;
      found.push(
        createCheckIn(now, {
          ...unit,
          checkInId,
          passenger: { firstname: random.pick(firstNames(culture)), lastname },
          hasPassport: random.chance(0.25),
          ...outcome(checkInId),
        }),
      );
    }
  }
  return found;
}
