import { pseudoUsers } from "@gatehouse/domain/checkin";
import {
  emptyRequestForm,
  newCar,
  newHotel,
  newTrain,
  returnFlight,
  submittedOf,
  type Organisation,
  type Program,
  type RequestForm,
  type RequestStatus,
} from "@gatehouse/domain/requests";
import { addDays } from "@gatehouse/domain/time";
import { inArray } from "drizzle-orm";
import { appUser } from "../access/tables.ts";
import type { Transaction } from "../platform/database.ts";
import { travellerProfile } from "../profiles/tables.ts";
import { program, travelRequest, travelRequestAudit } from "../requests/tables.ts";
import { demoTravellers } from "./people.ts";

type Profile = Omit<typeof travellerProfile.$inferInsert, "userId">;

const american = { tz: "America/New_York", paymentInfo: { flight: "Program", car: "Program", hotel: "Traveller" } };

/** By user id. One is not complete: the form says so (REQ-15). */
const profiles: Readonly<Record<string, Profile>> = {
  traveller: {
    firstName: "Tessa",
    lastName: "Grove",
    dob: "1988-05-02",
    gender: "F",
    phone: "+44 20 7946 0321",
    tz: "Europe/London",
    frequentFlyerNos: [{ airline: "British Airways", membershipId: "30412298" }],
  },
  "ellen.marchetti": {
    ...american,
    prefix: "Dr.",
    firstName: "Ellen",
    middleName: "Grace",
    lastName: "Marchetti",
    dob: "1979-03-14",
    gender: "F",
    phone: "+1 404 555 0173",
    frequentFlyerNos: [{ airline: "Delta", membershipId: "9218446103" }],
    loyaltyMemberships: [{ memberShipType: "car", programName: "National", membershipId: "482910337" }],
    specialNote: "Feather allergy",
  },
  "noah.okafor": {
    ...american,
    prefix: "Dr.",
    firstName: "Noah",
    lastName: "Okafor",
    dob: "1984-11-30",
    gender: "M",
    phone: "+1 312 555 0118",
    loyaltyMemberships: [{ memberShipType: "hotel", programName: "Mill Race Rewards", membershipId: "MR77120" }],
  },
  "priya.nair": { firstName: "Priya", lastName: "Nair", gender: "F", phone: "+1 617 555 0142" },
  "marta.lind": {
    firstName: "Marta",
    lastName: "Lind",
    dob: "1991-08-19",
    gender: "F",
    phone: "+46 8 5550 1774",
    tz: "Europe/Stockholm",
  },
  "jonas.weber": {
    firstName: "Jonas",
    lastName: "Weber",
    dob: "1975-01-27",
    gender: "M",
    phone: "+49 30 5550 9921",
    tz: "Europe/Berlin",
  },
};

const departments = [
  { deptCode: "4410", deptName: "Cardiac Surgery" },
  { deptCode: "4420", deptName: "Oncology" },
];

const clinic = {
  vendor: "ALD",
  active: true,
  dynamicFields: [{ name: "caseType", label: "Case type", value: "" }],
  callhouse: null,
} as const;

const programs: readonly (typeof program.$inferInsert)[] = [
  {
    ...clinic,
    hospital: "St. Brigid Medical",
    deptInfos: departments,
    city: "Rochester",
    state: "Minnesota",
    stateCode: "MN",
    bestAirport: "RST",
    closestAirport: "RST",
    otherAirports: ["MSP", "LSE"],
    callhouse: {
      accomodationName: "Brigid House 3",
      address: "1417 2nd Ave SW",
      city: "Rochester",
      state: "MN",
      zipCode: "55902",
      phone: "+1 507 555 0148",
      url: "https://brigidhouse.example",
      active: true,
    },
  },
  {
    ...clinic,
    hospital: "Lakeshore Heart Institute",
    deptInfos: departments.slice(0, 1),
    city: "Cleveland",
    state: "Ohio",
    stateCode: "OH",
    bestAirport: "CLE",
    closestAirport: "CLE",
    otherAirports: ["CAK"],
  },
  {
    ...clinic,
    hospital: "Harbor Children's",
    deptInfos: departments.slice(1),
    city: "Baltimore",
    state: "Maryland",
    stateCode: "MD",
    bestAirport: "BWI",
    closestAirport: "BWI",
    otherAirports: ["DCA", "IAD"],
  },
];

interface Wanted {
  readonly traveller: string;
  /** Hours since it was made. */
  readonly age: number;
  /** Days until the trip begins, and how many it has. */
  readonly inDays: number;
  readonly days: number;
  readonly from: string;
  readonly to: string;
  readonly hospital?: string;
  readonly status?: RequestStatus;
  readonly assignedTo?: string;
  /** Of those that are booked: see `itineraries.ts`. */
  readonly bookingNo?: string;
  readonly more?: Partial<RequestForm>;
}

const booked = { status: "BOOKED", assignedTo: "crm-operator" } as const;

const wanted: readonly Wanted[] = [
  { traveller: "ellen.marchetti", age: 2, inDays: 9, days: 3, from: "ATL", to: "RST", hospital: "St. Brigid Medical" },
  {
    traveller: "noah.okafor",
    age: 5,
    inDays: 4,
    days: 2,
    from: "ORD",
    to: "CLE",
    hospital: "Lakeshore Heart Institute",
  },
  { traveller: "jonas.weber", age: 7, inDays: 12, days: 6, from: "BER", to: "LIS" },
  { traveller: "traveller", age: 9, inDays: 21, days: 5, from: "LHR", to: "JFK" },
  {
    traveller: "noah.okafor",
    age: 26,
    inDays: 16,
    days: 2,
    from: "ORD",
    to: "RST",
    hospital: "St. Brigid Medical",
    status: "ASSIGNED",
    assignedTo: "crm-operator",
  },
  {
    traveller: "priya.nair",
    age: 31,
    inDays: 7,
    days: 4,
    from: "BOS",
    to: "BWI",
    hospital: "Harbor Children's",
    status: "ASSIGNED",
    assignedTo: "crm-operator",
  },
  { traveller: "marta.lind", age: 49, inDays: 30, days: 3, from: "ARN", to: "LHR" },
  { traveller: "jonas.weber", age: 73, inDays: 18, days: 9, from: "BER", to: "JFK" },
  {
    traveller: "ellen.marchetti",
    age: 96,
    inDays: 25,
    days: 2,
    from: "ATL",
    to: "CLE",
    hospital: "Lakeshore Heart Institute",
    status: "CANCELLED",
  },
  { ...booked, traveller: "traveller", age: 200, inDays: -1, days: 3, from: "LHR", to: "JFK", bookingNo: "NWT-70311" },
  { ...booked, traveller: "traveller", age: 150, inDays: 12, days: 4, from: "LHR", to: "LIS", bookingNo: "NWT-70344" },
  {
    ...booked,
    status: "COMPLETED",
    traveller: "traveller",
    age: 1100,
    inDays: -30,
    days: 3,
    from: "LHR",
    to: "ZRH",
    bookingNo: "NWT-69802",
  },
  {
    ...booked,
    traveller: "jonas.weber",
    age: 170,
    inDays: -2,
    days: 5,
    from: "FRA",
    to: "LIS",
    bookingNo: "TVP-31140",
  },
  // The first of the world, which readers open first: it is to come, and its flights are among the next.
  {
    ...booked,
    traveller: "ellen.marchetti",
    age: 120,
    inDays: 1,
    days: 4,
    from: "ATL",
    to: "RST",
    hospital: "St. Brigid Medical",
    bookingNo: "ALD-50187",
  },
];

/** A request as somebody would fill it in: there and back, and in a network of clinics a hotel, a car and perhaps the call house. */
function formOfWanted(
  { inDays, days, from, to, more }: Wanted,
  chosen: Program | undefined,
  today: string,
): RequestForm {
  const startDate = addDays(today, inDays);
  const trip = { startDate, endDate: addDays(startDate, days - 1) };
  const there = { flightDeparture: from, flightDestination: to, flightDepartureDate: trip.startDate };
  const at = chosen ? `${chosen.city}, ${chosen.stateCode}` : "";
  return {
    ...emptyRequestForm,
    ...trip,
    purpose: chosen ? "Surgeon/APP Travel" : "Corporate Travel",
    flights: [there, returnFlight([there], trip)],
    timePreferences: ["Morning"],
    comments: { ...emptyRequestForm.comments, flightComment: "Aisle seat. On site by 13:00 on the first day." },
    ...(chosen
      ? {
          programId: chosen.id,
          deptCode: chosen.deptInfos[0]?.deptCode ?? "",
          dynamicFields: [{ name: "caseType", label: "Case type", value: "Valve repair" }],
          hotels: [{ ...newHotel(trip), name: "Mill Race Inn", hotelLocation: at }],
          cars: [{ ...newCar(trip), pickupLocation: to, pickupTime: "14:30", dropOffLocation: to }],
          consent: true,
        }
      : {}),
    ...(to === "BWI" ? { trains: [{ ...newTrain(trip), trainDeparture: "BAL", trainDestination: "WAS" }] } : {}),
    ...more,
  };
}

/** Travellers' profiles, programs, and requests in every status that there is without a booking. */
export async function addDemoRequests(tx: Transaction, now: number): Promise<void> {
  const today = new Date(now * 1000).toISOString().slice(0, 10);
  const handles = ["traveller", ...demoTravellers.map(({ userid }) => userid)];
  const users = await tx
    .select({ id: appUser.id, userid: appUser.userid, vendor: appUser.vendor })
    .from(appUser)
    .where(inArray(appUser.userid, handles));
  const userOf = (userid: string) => {
    const found = users.find((user) => user.userid === userid);
    if (!found?.vendor) throw new Error(`The demo world has no traveller ${userid}.`);
    return { id: found.id, vendor: found.vendor };
  };
  await tx
    .insert(travellerProfile)
    .values(Object.entries(profiles).map(([userid, profile]) => ({ ...profile, userId: userOf(userid).id })));
  const stored = await tx
    .insert(program)
    .values([...programs])
    .returning();
  for (const one of wanted.toReversed()) {
    const { id, vendor } = userOf(one.traveller);
    const found = stored.find(({ hospital }) => hospital === one.hospital);
    const chosen: Program | undefined = found;
    const organisation: Organisation = { vendorCode: vendor, mode: vendor === "ALD" ? "programs" : "standard" };
    const content = submittedOf(formOfWanted(one, chosen, today), organisation, chosen ?? null);
    const createdAt = now - one.age * 3600;
    const profile = profiles[one.traveller];
    const [made] = await tx
      .insert(travelRequest)
      .values({
        vendor,
        travellerId: id,
        travellerName: [profile?.firstName, profile?.middleName, profile?.lastName].filter(Boolean).join(" "),
        createdBy: one.traveller,
        createdAt,
        startDate: content.startDate,
        endDate: content.endDate,
        status: one.status ?? "SUBMITTED",
        assignedTo: one.assignedTo ?? null,
        bookingNo: one.bookingNo ?? null,
        content,
        program: chosen ?? null,
      })
      .returning({ id: travelRequest.id });
    const requestId = made?.id ?? 0;
    await tx.insert(travelRequestAudit).values([
      { requestId, action: "SUBMITTED", userid: one.traveller, at: createdAt },
      ...(one.assignedTo
        ? [{ requestId, action: "ASSIGNED" as const, userid: "admin", at: createdAt + 1800, note: one.assignedTo }]
        : []),
      ...(one.bookingNo === undefined
        ? []
        : [
            {
              requestId,
              action: "BOOKED" as const,
              userid: "crm-operator",
              at: Math.min(now - 60, createdAt + 86_400),
              note: one.bookingNo,
            },
          ]),
      ...(one.status === "COMPLETED"
        ? [{ requestId, action: "COMPLETED" as const, userid: pseudoUsers.system, at: now - 3600 }]
        : []),
      ...(one.status === "CANCELLED"
        ? [{ requestId, action: "CANCELLED" as const, userid: one.traveller, at: createdAt + 7200 }]
        : []),
    ]);
  }
}
