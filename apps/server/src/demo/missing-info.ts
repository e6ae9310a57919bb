import { demoChoiceLink, demoLinks } from "@gatehouse/domain/access";
import { pseudoUsers, windowOf } from "@gatehouse/domain/checkin";
import { makeLink } from "../travellers/links.ts";
import type { Transaction } from "../platform/database.ts";
import type { DemoPassenger, DemoUnit, GenerateOptions } from "./generate.ts";
import { simulateHistory } from "./check-in-history.ts";
import { advanceSequences, emptyBulk, insertBulk, nextIds } from "./rows.ts";
import { addUnit } from "./to-rows.ts";
import { flightOn } from "./trips.ts";

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

const dateAt = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10);

/** A traveller of whom the booking says nothing but the name; what it says besides is given. */
const traveller = (
  title: string,
  firstname: string,
  lastname: string,
  known: Partial<DemoPassenger> = {},
): DemoPassenger => ({
  title,
  firstname,
  lastname,
  gender: "",
  dateOfBirth: null,
  nationality: null,
  email: "",
  phoneNumber: "",
  passport: undefined,
  eticket: "1250000069001",
  ...known,
});

interface Story {
  readonly airline: string;
  readonly from: string;
  readonly to: string;
  /** Hours from now until the first departure: within a day, so that check-in is open and somebody has tried. */
  readonly leavesIn: number;
  /** Why the operator gave up. */
  readonly reason2: string;
  readonly passengers: (now: number) => readonly DemoPassenger[];
}

/** One for each of `demoLinks`, in their order. None of these airlines is automated: a person has tried. */
const stories: readonly Story[] = [
  {
    airline: "BA",
    from: "LHR",
    to: "JFK",
    leavesIn: 20,
    reason2: "3-passport",
    passengers: () => [
      traveller("MS", "Amelia", "Hart", {
        gender: "F",
        dateOfBirth: "1988-04-17",
        email: "amelia.hart@traveller.example",
      }),
    ],
  },
  {
    airline: "AC",
    from: "YYZ",
    to: "LHR",
    leavesIn: 19,
    reason2: "3-passport",
    passengers: (now) => [
      traveller("MR", "Luc", "Tremblay", {
        gender: "M",
        dateOfBirth: "1981-11-02",
        email: "luc.tremblay@traveller.example",
        phoneNumber: "4165550142",
        nationality: "CAN",
        passport: { number: "GA302714", issued: dateAt(now - 3690 * day), expires: dateAt(now - 38 * day) },
      }),
      traveller("MRS", "Chloé", "Tremblay", { gender: "F", dateOfBirth: "1983-06-25" }),
      traveller("MISS", "Zoé", "Tremblay"),
    ],
  },
  {
    airline: "EK",
    from: "LHR",
    to: "DXB",
    leavesIn: 18,
    reason2: "3-visa",
    passengers: () => [traveller("MR", "Arjun", "Nair"), traveller("MRS", "Meera", "Nair", { gender: "F" })],
  },
  {
    airline: "QF",
    from: "SIN",
    to: "SYD",
    leavesIn: 21,
    reason2: "3-name",
    passengers: (now) => [
      traveller("MS", "Hana", "Sato", {
        gender: "F",
        dateOfBirth: "1992-09-30",
        email: "hana.sato@traveller.example",
        nationality: "JPN",
        passport: { number: "TR4471902", issued: dateAt(now - 700 * day), expires: dateAt(now + 2950 * day) },
      }),
    ],
  },
];

/** There and back nine days later, given up for lack of information by an operator who tried as soon as check-in was open. */
function unitOf(story: Story, index: number, { now, airports, operators, vendors }: GenerateOptions): DemoUnit {
  const { airline, from, to, leavesIn, reason2 } = story;
  const departs = now + leavesIn * hour;
  const flights = [
    flightOn(airports, airline, String(171 + index * 10), from, to, departs),
    flightOn(airports, airline, String(172 + index * 10), to, from, departs + 9 * day),
  ];
  const passengers = story.passengers(now);
  const importedAt = now - (5 + index) * day;
  const outcome = { type: "dispose", reason1: "3", reason2 } as const;
  const person = { after: 12 * minute, worksFor: 90, userid: operators[index] ?? "", outcome };
  const plan = { importedAt, automation: undefined, person, check: undefined, dmscode: "" };
  return {
    vendor: vendors[index % 2] ?? "",
    bookingNo: demoLinks[index]?.bookingNo ?? "",
    pnr: `MISNG${"ABCD"[index] ?? ""}`,
    importedAt,
    flights,
    passengers,
    checkIns: flights.flatMap(({ departure }, flight) =>
      passengers.map((_, passenger) => ({
        flight,
        passenger,
        history: simulateHistory(airline, windowOf(airline, departure.at), plan, now),
      })),
    ),
  };
}

/**
 * Bookings whose travellers have something to fill in, with links to the page where they do. Unlike real ones the links are the same
 * in every demo world, so that the start and the login page can name them (DEMO-3).
 * @returns how many check-ins were written
 */
export async function addMissingInfo(tx: Transaction, options: GenerateOptions): Promise<number> {
  const bulk = emptyBulk();
  const ids = await nextIds(tx);
  const first = ids.booking;
  const made = stories.map((story, index) => addUnit(bulk, ids, unitOf(story, index, options), undefined));
  await insertBulk(tx, bulk);
  await advanceSequences(tx);
  for (const [index, { searchId }] of demoLinks.entries())
    await makeLink(
      tx,
      { bookingId: first + index, purpose: "missing-info" },
      { now: options.now, user: pseudoUsers.system },
      searchId,
    );
  await makeLink(
    tx,
    { bookingId: first, purpose: "disruption" },
    { now: options.now, user: pseudoUsers.system },
    demoChoiceLink.linkId,
  );
  return made.reduce((sum, { checkInIds }) => sum + checkInIds.length, 0);
}
