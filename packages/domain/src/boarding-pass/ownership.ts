import {
  type ComparedPass,
  comparePass,
  type ExpectedPass,
  isAgreeing,
  judgedPoints,
  isBetterMatch,
} from "./compare.ts";
import type { PointVerdict } from "./checked-point.ts";
import type { CheckPoint } from "./points.ts";
import { compareNames } from "./compare-name.ts";
import type { ReadPass } from "./read-pass.ts";
import { genderOf, titleMeaning } from "./titles.ts";
import { kindsOfPass } from "./traveller-kind.ts";
import { unprovenBy } from "./checks.ts";
import { passProblem, type PassProblem } from "./problem.ts";
import type { Proof } from "./proof.ts";
import { travellerMark } from "./traveller-mark.ts";

/** A check-in whose pass a page may be, with the facts that distinguish its traveller from others of the same name. */
export interface PossibleOwner {
  readonly checkInId: number;
  /** Tells travellers apart: one has a check-in per flight. */
  readonly travellerId: number;
  readonly expected: ExpectedPass;
  /** As the booking has it; empty for none. */
  readonly title: string;
  /** M or F; whatever else says nothing. */
  readonly gender: string;
  /** YYYY-MM-DD. */
  readonly dateOfBirth: string | null;
  /** Where the traveller sits on the flight, and in which order they were checked in, as far as a pass has told already. */
  readonly place: { readonly seat: string; readonly sequence: string } | null;
  /** Numbers of frequent flyers that the traveller's other passes have told. */
  readonly frequentFlyer: readonly string[];
}

/** Whether, and how surely, a pass belongs to one check-in. */
export interface Ownership<One extends PossibleOwner = PossibleOwner> {
  readonly possibleOwner: One;
  readonly compared: ComparedPass;
  /** It agrees, proves what it must, is a pass to travel with, and is this traveller's and nobody else's. */
  readonly matched: boolean;
  /** What keeps it from being one to travel with. */
  readonly problem: PassProblem | null;
  /** What it does not say by itself. */
  readonly unproven: readonly Proof[];
  /** It agrees with this traveller and as well with these, and nothing tells whose it is. */
  readonly alsoFits: readonly One[];
  /** It would agree, but what tells travellers of one name apart says that it is theirs. */
  readonly belongsTo: readonly One[];
}

type Verdict = "agrees" | "differs" | "absent";

const verdictOf = (known: boolean, same: () => boolean): Verdict => (!known ? "absent" : same() ? "agrees" : "differs");

/** What nobody shares: the one who has it is the traveller. A ticket that is not theirs rules a traveller out by itself. */
function uniquePoints(pass: ReadPass, { compared, possibleOwner }: Candidate): readonly Verdict[] {
  const leg = pass.legs[compared.leg ?? 0];
  const { place, frequentFlyer } = possibleOwner;
  return [
    compared.identity.find(({ point }) => point === "ticketNumber")?.verdict ?? "absent",
    verdictOf(
      place !== null && leg?.seat !== undefined && leg.seat !== null && leg.sequence !== null,
      () => leg?.seat === place?.seat && leg?.sequence === place?.sequence,
    ),
    verdictOf(frequentFlyer.length > 0 && frequentFlyerOf(pass) !== null, () =>
      frequentFlyer.includes(frequentFlyerOf(pass) ?? ""),
    ),
  ];
}

/** The number that a pass prints, with the airline whose it is. */
export function frequentFlyerOf({ legs }: ReadPass): string | null {
  const leg = legs.find(({ frequentFlyerNumber }) => frequentFlyerNumber !== null);
  return leg ? `${leg.frequentFlyerAirline ?? ""} ${leg.frequentFlyerNumber}` : null;
}

/** What several can share: it decides where one of them has it and another has something else. */
function sharedPoints(pass: ReadPass, { possibleOwner }: Candidate): readonly Verdict[] {
  const { first } = compareNames(pass, possibleOwner.expected);
  const printed = titleMeaning(first?.title ?? "", first?.titleCut);
  const booked = titleMeaning(possibleOwner.title);
  const described = pass.passengerDescription === "1" ? "M" : pass.passengerDescription === "2" ? "F" : null;
  const gender = described ?? genderOf(printed);
  const bookedGender =
    possibleOwner.gender === "M" || possibleOwner.gender === "F" ? possibleOwner.gender : genderOf(booked);
  const kinds = printed.kind === "child" ? new Set([printed.kind]) : kindsOfPass(pass);
  const { kind } = possibleOwner.expected;
  return [
    // Names that the booking does not have make it less likely this traveller's than that of somebody who has them.
    first === null ? "absent" : first.furtherNames ? "differs" : "agrees",
    verdictOf(printed.addresses.size > 0 && booked.addresses.size > 0, () =>
      [...printed.addresses].some((address) => booked.addresses.has(address)),
    ),
    verdictOf(gender !== null && bookedGender !== null, () => gender === bookedGender),
    verdictOf(kinds.size > 0 && kind !== null, () => kind !== null && kinds.has(kind)),
    verdictOf(
      pass.birthDate !== undefined && possibleOwner.dateOfBirth !== null,
      () => pass.birthDate === possibleOwner.dateOfBirth,
    ),
  ];
}

interface Candidate<One extends PossibleOwner = PossibleOwner> {
  readonly possibleOwner: One;
  readonly compared: ComparedPass;
}

/** Whether it can be the traveller's pass: the surname agrees and nothing else of the nine differs. */
const canBe = ({ points }: ComparedPass): boolean =>
  points.every(({ point, verdict }) => verdict !== "differs" && (point !== "lastName" || verdict === "agrees"));

/** Those whose the pass is, as far as it tells: one, or several that nothing tells apart; none where its ticket is nobody's. */
function ownersAmong<One extends PossibleOwner>(
  pass: ReadPass,
  candidates: readonly Candidate<One>[],
): readonly Candidate<One>[] {
  const travellers = new Set(candidates.map(({ possibleOwner }) => possibleOwner.travellerId));
  // What a text says of several travellers it says of none of them.
  if (travellers.size < 2 || pass.several?.includes("names")) return candidates;
  let left = candidates.filter(({ compared }) => compared.identity.every(({ verdict }) => verdict !== "differs"));
  const unique = new Map(left.map((one) => [one, uniquePoints(pass, one)]));
  for (const index of [0, 1, 2]) {
    const having = left.filter((one) => unique.get(one)?.[index] === "agrees");
    if (having.length > 0) left = having;
  }
  const verdicts = new Map(left.map((one) => [one, sharedPoints(pass, one)]));
  // Out is who differs where another agrees. Where that goes both ways, the pass contradicts itself and decides nothing.
  const beaten = (one: Candidate<One>, by: Candidate<One>) =>
    (verdicts.get(one) ?? []).some((verdict, index) => verdict === "differs" && verdicts.get(by)?.[index] === "agrees");
  const standing = left.filter((one) => left.every((other) => !beaten(one, other)));
  return standing.length > 0 ? standing : left;
}

/**
 * Decides for each check-in whether a pass belongs to it. Where the names of several travellers agree with one pass, its ticket
 * number, seat and sequence, frequent-flyer number, title, gender, date of birth and the kind of passenger decide, whatever of it
 * pass and booking both have; where they cannot, it is nobody's until somebody chooses.
 * @param claimants the check-ins of the booking
 */
export function passOwnership<One extends PossibleOwner>(
  pass: ReadPass,
  possibleOwners: readonly One[],
): readonly Ownership<One>[] {
  const isSearched = possibleOwners.every(
    (possibleOwner) => pass.searchedFor?.includes(travellerMark(possibleOwner)) ?? true,
  );
  const compared = possibleOwners.map((possibleOwner) => {
    const against = comparePass(pass, possibleOwner.expected);
    const doubts: readonly Proof[] = isSearched ? against.doubts : [...against.doubts, "newTraveller"];
    return { possibleOwner, compared: { ...against, doubts } };
  });
  const candidates = compared.filter((one) => canBe(one.compared));
  const owners = ownersAmong(pass, candidates);
  return compared.map((candidate): Ownership<One> => {
    const one = {
      ...candidate,
      problem: passProblem(pass, candidate.compared.leg ?? 0),
      unproven: unprovenBy(judgedPoints(candidate.compared), candidate.compared),
    };
    const others = (some: readonly Candidate<One>[]) => othersOf(one.possibleOwner, some);
    if (!candidates.includes(candidate)) return { ...one, matched: false, alsoFits: [], belongsTo: [] };
    const own = owners.some(({ possibleOwner }) => possibleOwner.travellerId === one.possibleOwner.travellerId);
    // A ticket that is nobody's tells nobody apart.
    const alsoFits = own ? others(owners) : owners.length === 0 ? others(candidates) : [];
    const belongsTo = own ? [] : others(owners);
    const alone = alsoFits.length === 0 && belongsTo.length === 0;
    const isSound = one.problem === null && one.unproven.length === 0;
    return { ...one, matched: alone && isSound && isAgreeing(one.compared), alsoFits, belongsTo };
  });
}

/** The other travellers among some, each with one check-in: the one on the same flight where there is one. */
function othersOf<One extends PossibleOwner>(own: One, some: readonly Candidate<One>[]): readonly One[] {
  const others = new Map<number, One>();
  const onFlight = ({ expected }: PossibleOwner) =>
    expected.departureDate === own.expected.departureDate &&
    expected.marketing.number === own.expected.marketing.number;
  for (const { possibleOwner } of some) {
    if (possibleOwner.travellerId === own.travellerId) continue;
    const former = others.get(possibleOwner.travellerId);
    if (!former || (onFlight(possibleOwner) && !onFlight(former))) others.set(possibleOwner.travellerId, possibleOwner);
  }
  return [...others.values()];
}

/** Whether a page belongs to one check-in: the ownership of the pass that matches it best. */
export interface PageOwnership<One extends PossibleOwner = PossibleOwner> extends Ownership<One> {
  /** Index of the pass among the page's; null where the page has none. */
  readonly pass: number | null;
}

const rank = ({ matched, alsoFits, belongsTo }: Ownership): number =>
  belongsTo.length > 0 ? 0 : alsoFits.length > 0 ? 1 : matched ? 3 : 2;

/** Whether one ownership of a page is closer than another: its own pass before that of somebody of the same name. */
function closer(one: Ownership, former: Ownership): boolean {
  const agreeing = (ownership: Ownership) => Number(isAgreeing(ownership.compared)) && rank(ownership);
  return agreeing(one) === agreeing(former)
    ? isBetterMatch(one.compared, former.compared)
    : agreeing(one) > agreeing(former);
}

/**
 * Decides for each check-in whether a page belongs to it: a page can have a pass for each passenger.
 * @param passes all that were read from the page
 */
export function pageOwnership<One extends PossibleOwner>(
  passes: readonly ReadPass[],
  possibleOwners: readonly One[],
): readonly PageOwnership<One>[] {
  const ofPasses = passes.map((pass) => passOwnership(pass, possibleOwners));
  return possibleOwners.map((possibleOwner, place): PageOwnership<One> => {
    let best: PageOwnership<One> | undefined;
    for (const [pass, ownerships] of ofPasses.entries()) {
      const ownership = ownerships[place];
      if (ownership && (!best || closer(ownership, best))) best = { ...ownership, pass };
    }
    const compared = comparePass(null, possibleOwner.expected);
    const unproven = unprovenBy(judgedPoints(compared), compared);
    return (
      best ?? {
        possibleOwner,
        compared,
        matched: false,
        problem: null,
        unproven,
        alsoFits: [],
        belongsTo: [],
        pass: null,
      }
    );
  });
}

/** The ownership of a page, as a list of pages shows it. */
export interface OwnershipSummary {
  readonly checkInId: number;
  readonly matched: boolean;
  readonly pass: number | null;
  readonly leg: number | null;
  readonly differing: CheckPoint[];
  /** But for the passport's expiry, which is on no pass. */
  readonly missing: CheckPoint[];
  /** What keeps its pass from being one to travel with. */
  readonly problem: PassProblem | null;
  /** What it does not say by itself; empty for a page that says nothing. */
  readonly unproven: Proof[];
  readonly alsoFits: number[];
  readonly belongsTo: number[];
}

/** Sums up whose a page is: the check-in it may belong to, and what speaks for and against. */
export function ownershipSummary({ possibleOwner, compared, ...ownership }: PageOwnership): OwnershipSummary {
  const pointsThat = (wanted: PointVerdict) =>
    judgedPoints(compared).flatMap(({ point, verdict }) =>
      verdict === wanted && point !== "passportExpiry" ? [point] : [],
    );
  const ids = (some: readonly PossibleOwner[]) => some.map(({ checkInId }) => checkInId);
  return {
    checkInId: possibleOwner.checkInId,
    matched: ownership.matched,
    pass: ownership.pass,
    leg: compared.leg,
    differing: ownership.pass === null ? [] : pointsThat("differs"),
    missing: ownership.pass === null ? [] : pointsThat("absent"),
    problem: ownership.problem,
    unproven: ownership.pass === null ? [] : [...ownership.unproven],
    alsoFits: ids(ownership.alsoFits),
    belongsTo: ids(ownership.belongsTo),
  };
}
