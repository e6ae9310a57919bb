import { type Culture, cultures } from "@gatehouse/api/sample-data";
import { disposalReasons, isAutomated, isDifficult, windowOf } from "@gatehouse/domain/checkin";
import { seededRandom, type SeededRandom } from "../platform/seeded-random.ts";
import type { Airports } from "../reference/airports.ts";
import { type CheckInHistory, type PersonOutcome, type Plan, simulateHistory } from "./check-in-history.ts";
import { networks } from "./networks.ts";
import { type Flight, drawTrip } from "./trips.ts";

const minute = 60;
const hour = 3600;
const day = 24 * hour;

/** A traveller as the feed brings them: it does not know everything of everybody. */
export interface DemoPassenger {
  readonly title: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly gender: "F" | "M" | "";
  readonly dateOfBirth: string | null;
  readonly nationality: string | null;
  readonly email: string;
  readonly phoneNumber: string;
  readonly passport: { readonly number: string; readonly issued: string; readonly expires: string } | undefined;
  readonly eticket: string;
}

interface DemoCheckIn {
  /** Indexes into the unit's flights and passengers. */
  readonly flight: number;
  readonly passenger: number;
  readonly history: CheckInHistory;
}

/** One PNR with everything below it. */
export interface DemoUnit {
  readonly vendor: string;
  readonly bookingNo: string;
  readonly pnr: string;
  readonly importedAt: number;
  readonly flights: readonly Flight[];
  readonly passengers: readonly DemoPassenger[];
  readonly checkIns: readonly DemoCheckIn[];
}

export interface GenerateOptions {
  readonly seed: number;
  /** Seconds since 1970, UTC: everything is set relative to it. */
  readonly now: number;
  readonly airports: Airports;
  readonly vendors: readonly string[];
  readonly operators: readonly string[];
  /** Who checks quality. */
  readonly leads: readonly string[];
}

/** What kind of work a unit is for the queue of this moment. */
type Kind =
  | "past"
  | "future"
  | "fresh"
  | "short-notice"
  | "just-in"
  | "stuck"
  | "today"
  | "closing"
  | "arriving"
  | "arriving-early";

const live: readonly (readonly [number, Kind])[] = [
  [34, "fresh"],
  [12, "short-notice"],
  [3, "just-in"],
  [1, "stuck"],
  [18, "today"],
  [4, "closing"],
  [29, "future"],
];

/** Most have been waiting for less than an hour; a few have been forgotten. */
const drawWait = (random: SeededRandom) =>
  random.weighted([
    [56, () => random.between(2, 58)],
    [24, () => random.between(61, 118)],
    [13, () => random.between(122, 235)],
    [7, () => random.between(245, 420)],
  ])() * minute;

/** When the first flight leaves and when the booking came in, relative to now. */
function drawTimes(random: SeededRandom, kind: Kind, pastDays: number): { departs: number; imported: number } {
  const early = () => random.between(2, 60) * day;
  switch (kind) {
    case "past": {
      const departs = -random.between(1, Math.max(2, pastDays * 24 * 60)) * minute;
      return { departs, imported: departs - day - early() };
    }
    case "future":
      return {
        departs: random.between(25 * 60, 72 * 60) * minute,
        imported: -random.between(10, 30 * 24 * 60) * minute,
      };
    case "fresh":
      return { departs: day - drawWait(random), imported: -early() };
    case "short-notice":
      return { departs: random.between(4 * 60, 22 * 60) * minute, imported: -drawWait(random) };
    case "just-in":
      return { departs: random.between(4 * 60, 22 * 60) * minute, imported: -random.between(5, 75) };
    case "stuck":
      return { departs: random.between(4 * 60, 20 * 60) * minute, imported: -random.between(34, 95) * minute };
    case "today":
      return { departs: random.between(70, 22 * 60) * minute, imported: -day - early() };
    case "arriving":
      return { departs: random.between(4 * 60, 23 * 60) * minute, imported: 0 };
    case "arriving-early":
      return { departs: day + random.between(-20, 60) * minute, imported: 0 };
    case "closing":
      return { departs: random.between(6, 58) * minute, imported: -day - early() };
  }
}

/** Draws what an operator of the demo world did with a traveller's check-in. */
export function drawOutcome(random: SeededRandom): PersonOutcome {
  if (random.chance(0.64)) return { type: "link", differing: random.chance(0.09) };
  const status = random.weighted([
    [52, "1"],
    [20, "2"],
    [17, "3"],
    [11, "4"],
  ]);
  const options = disposalReasons.find(({ code }) => code === status)?.children ?? [];
  return {
    type: "dispose",
    reason1: status,
    reason2: random.pick(options.filter(({ code }) => code !== "2-window-closed")).code,
  };
}

const troubles = [
  "The airline's page did not answer.",
  "The airline asks for a code sent to the traveller.",
  "The airline's page has changed.",
];

/** How work on the whole unit goes; its check-ins differ by seconds, and now and then by outcome. */
function planUnit(
  random: SeededRandom,
  kind: Kind,
  { operators, leads }: GenerateOptions,
): (importedAt: number, dmscode: string) => Plan {
  const open = kind === "fresh" || kind === "short-notice";
  const automation = {
    after: random.between(5, 60),
    outcome: random.weighted([
      [open ? 38 : 62, "matched"],
      [8, "differing"],
      [open ? 54 : 30, "failed"],
    ] as const),
    note: random.pick(troubles),
  };
  const untouched = open && random.chance(0.8);
  const after =
    random.weighted([
      [70, random.between(3, 50)],
      [20, random.between(50, 120)],
      [10, random.between(120, 400)],
    ]) * minute;
  const userid = random.pick(operators);
  const outcome = drawOutcome(random);
  const check = random.chance(kind === "past" ? 0.97 : 0.35)
    ? { after: random.between(4, 80) * minute, userid: random.pick(leads.filter((lead) => lead !== userid)) }
    : undefined;
  const worksFor = random.between(40, 200);
  return (importedAt, dmscode) => ({
    importedAt,
    automation:
      kind === "just-in" || kind === "stuck"
        ? undefined
        : { ...automation, after: automation.after + random.between(0, 20) },
    person: untouched
      ? undefined
      : {
          after,
          worksFor: worksFor + random.between(5, 90),
          userid,
          outcome: random.chance(0.85) ? outcome : drawOutcome(random),
        },
    check,
    dmscode,
  });
}

/** One to five people, mostly of one family. */
function drawPassengers(random: SeededRandom, now: number): readonly DemoPassenger[] {
  const passengers: DemoPassenger[] = [];
  let family: Parameters<typeof drawPassenger>[2];
  const count = random.weighted([
    [46, 1],
    [30, 2],
    [12, 3],
    [8, 4],
    [4, 5],
  ]);
  for (let number = 0; number < count; number += 1) {
    const drawn = drawPassenger(random, now, family);
    family = drawn.family;
    passengers.push(drawn.passenger);
  }
  return passengers;
}

const pnrSigns = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const isoDate = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10);
const hexadecimal = "0123456789abcdef";

function drawPassenger(
  random: SeededRandom,
  now: number,
  family: { surname: string; culture: Culture } | undefined,
): { passenger: DemoPassenger; family: NonNullable<typeof family> } {
  const culture = family && random.chance(0.85) ? family.culture : random.pick(cultures);
  const surname = family?.culture === culture && random.chance(0.75) ? family.surname : random.pick(culture.surnames);
  const gender = random.pick(["F", "M"] as const);
  const firstname = random.pick(gender === "F" ? culture.women : culture.men);
  const age = random.between(family ? 3 : 19, 78);
  const issued = now - random.between(100, 9 * 365) * day;
  const number = Array.from(culture.passport, (sign) =>
    random.letters(sign === "A" ? "ABCDEFGHJKLMNPRSTUVWXYZ" : "0123456789", 1),
  ).join("");
  const passport = random.chance(0.32)
    ? { number, issued: isoDate(issued), expires: isoDate(issued + 10 * 365 * day) }
    : undefined;
  const passenger: DemoPassenger = {
    title: age < 12 ? (gender === "F" ? "MISS" : "MSTR") : gender === "F" ? random.pick(["MRS", "MS"]) : "MR",
    firstname,
    lastname: surname,
    gender,
    dateOfBirth: isoDate(now - age * 365.25 * day - random.between(0, 364) * day),
    nationality: culture.nationality,
    email: `traveller-${random.letters("0123456789", 6)}@traveller.example`,
    phoneNumber: madeUpNumber(random.letters("0123456789", 7)),
    passport,
    eticket: random.letters("0123456789", 13),
  };
  return { passenger, family: family ?? { surname, culture } };
}

/** Area codes of North America. */
const areas =
  "201 202 206 212 213 214 215 216 303 305 312 313 314 317 401 402 404 405 408 410 412 414 415 416 503 504 505 512 513 514 602 604 612 614 615 617 619 702 703 713 801 808 816 901 916 919".split(
    " ",
  );

/** A number that nobody has and that messages can be addressed to: 555-0100 to 555-0199 of every area are kept for stories. */
const madeUpNumber = (digits: string): string =>
  `${areas[Number(digits.slice(0, 5)) % areas.length] ?? "212"}55501${digits.slice(5)}`;

/** Airlines of the screen's own filters must be there, whatever the dice say. */
const wanted = ["AK", "FD", "D7", "VY", "W6", "W9", "LH", "PC", "LX", "TK", "AV", "5J"];

/** What tells one unit from another: where its dice start, and its place in the row. */
interface UnitOptions {
  readonly random: SeededRandom;
  readonly kind: Kind;
  readonly index: number;
  /** Beginning of its booking number. */
  readonly numbers: number;
  readonly pastDays: number;
}

/** Invents one unit and plays the lives of its check-ins until now. */
function inventUnit(options: GenerateOptions, { random, kind, index, numbers, pastDays }: UnitOptions): DemoUnit {
  const { now, airports, vendors } = options;
  const { departs, imported } = drawTimes(random, kind, pastDays);
  const favoured = random.chance(0.3)
    ? networks.find(({ airline }) => airline === wanted[index % wanted.length])
    : undefined;
  // What automation is working on now must be an airline that it works with.
  const automatable = networks.filter(({ airline }) => isAutomated(airline) && !isDifficult(airline));
  const network = kind === "just-in" || kind === "stuck" ? random.pick(automatable) : favoured;
  const flights = drawTrip(random, airports, now + departs, network);
  const passengers = drawPassengers(random, now);
  const importedAt = now + imported;
  const checkIns: DemoCheckIn[] = [];
  for (const [flight, { airline, departure }] of flights.entries()) {
    const plan = planUnit(random, kind, options);
    for (const passenger of passengers.keys()) {
      const dmscode = `d_${random.letters(hexadecimal, 32)}`;
      const history = simulateHistory(airline, windowOf(airline, departure.at), plan(importedAt, dmscode), now);
      checkIns.push({ flight, passenger, history });
    }
  }
  const vendor = random.weighted([
    [50, vendors[0]],
    [30, vendors[1]],
    [20, vendors[2]],
  ]);
  const bookingNo = String(numbers + index * 7 + random.between(0, 6));
  return {
    vendor: vendor ?? "",
    bookingNo,
    pnr: random.letters(pnrSigns, 6),
    importedAt,
    flights,
    passengers,
    checkIns,
  };
}

/** Units without end, the same for the same seed: of the live queue in the middle of a day, or of the past. */
export function* generateUnits(
  options: GenerateOptions,
  { past, pastDays }: { readonly past: boolean; readonly pastDays: number },
): Generator<DemoUnit, never> {
  for (let index = 0; ; index += 1) {
    const random = seededRandom(options.seed, past ? "past" : "live", index);
    const kind = past ? "past" : random.weighted(live);
    yield inventUnit(options, { random, kind, index, numbers: past ? 80_000_000 : 60_000_000, pastDays });
  }
}

/** A booking that comes in at this moment, for a flight whose check-in is open or soon will be. */
export function arrivingUnit(options: GenerateOptions, number: number): DemoUnit {
  const random = seededRandom(options.seed, "arriving", options.now, number);
  const kind = random.weighted([
    [60, "arriving"],
    [40, "arriving-early"],
  ] as const);
  // Seconds and a counter make booking numbers that nothing else has.
  return inventUnit(options, { random, kind, index: number, numbers: (options.now % 100_000_000) * 100, pastDays: 0 });
}
