import { randomUUID } from "node:crypto";
import { type ApplicationContent, type MessageType, writeContent } from "@gatehouse/domain/chat";
import { addDays } from "@gatehouse/domain/time";
import { eq, inArray } from "drizzle-orm";
import { appUser, vendor } from "../access/tables.ts";
import { pnr, passenger } from "../bookings/tables.ts";
import { chatMessage, chatRoom } from "../chat/tables.ts";
import type { Transaction } from "../platform/database.ts";
import { readProfile } from "../profiles/read-profile.ts";

interface Said {
  /** Left out for the traveller; a user id of staff, or nobody. */
  readonly by?: "crm-operator" | "operator-vendor" | "";
  readonly kind?: MessageType;
  /** Minutes ago. */
  readonly age: number;
  readonly body: string | ApplicationContent;
}

interface Talk {
  /** User id of the traveller; for others a name. */
  readonly userid?: string;
  readonly name?: string;
  /** Of those who are no users: the vendor. */
  readonly vendor?: string;
  readonly operator: "crm-operator" | "operator-vendor" | null;
  readonly closed?: true;
  /** How many of the last messages staff have not seen. */
  readonly unseen: number;
  readonly said: readonly Said[];
}

const came = (age: number): Said => ({ by: "", kind: "TRAVELLER_CONNECTED", age, body: "" });
const went = (age: number): Said => ({ by: "", kind: "TRAVELLER_DISCONNECTED", age, body: "" });

/** @param day tomorrow, YYYY-MM-DD */
const talks = (day: string): readonly Talk[] => {
  const search = { from: "BUD", to: "LTN", departDate: day, passengerCount: 2 };
  const flight = (airlineIata: string, flightNum: string, toIata: string, time: string) => ({
    airlineIata,
    flightNum,
    fromIata: "BUD",
    toIata,
    deptUtc: Date.parse(`${day}T${time}:00+01:00`) / 1000,
    deptLocal: `${day}T${time}`,
  });
  return [
    {
      userid: "noah.okafor",
      operator: "crm-operator",
      unseen: 2,
      said: [
        came(52),
        {
          age: 51,
          body: "My flight home is cancelled and I am due in theatre at 9 tomorrow. Can we still get to London?",
        },
        { age: 50, kind: "APPLICATION_MESSAGE", body: { type: "FLIGHT_SEARCH", ...search } },
        {
          by: "crm-operator",
          age: 48,
          body: "I am sorry. I have your booking open and am looking at tonight’s seats.",
        },
        went(46),
        came(43),
        {
          age: 38,
          kind: "APPLICATION_MESSAGE",
          body: {
            type: "FLIGHT_SELECTION",
            selectedFlights: [flight("BA", "869", "LHR", "17:10")],
            searchFlightPayload: search,
          },
        },
        { by: "crm-operator", age: 34, body: "That one works. There are seats for both of you." },
        { age: 31, body: "Wonderful. Is there a coach from there to Luton?" },
        went(30),
      ],
    },
    {
      name: "Inés García López",
      vendor: "NWT",
      operator: null,
      unseen: 2,
      said: [
        came(12),
        { age: 11, body: "Is the 21:40 still available?" },
        { age: 9, body: "I can also travel tomorrow morning, if that is easier: https://example.com/my-calendar" },
        went(7),
      ],
    },
    {
      name: "Haruto Tanaka",
      vendor: "NWT",
      operator: "operator-vendor",
      unseen: 0,
      said: [
        came(95),
        { age: 94, body: "Where do I find my boarding pass?" },
        { by: "operator-vendor", age: 92, body: "It is in your inbox, in a mail from a minute ago." },
        { age: 91, body: "Perfect, thank you both" },
        went(90),
      ],
    },
    {
      name: "Chidi Okonkwo",
      vendor: "BLA",
      operator: "crm-operator",
      closed: true,
      unseen: 0,
      said: [
        came(1500),
        { age: 1499, kind: "APPLICATION_MESSAGE", body: { type: "LOUNGE_PASS", bookingNo: "69000001", segmentId: 0 } },
        {
          by: "crm-operator",
          age: 1490,
          body: "C’est fait. La confirmation sera dans votre messagerie dans quelques minutes.",
        },
        went(1480),
      ],
    },
  ];
};

/** People who chat (DEMO-1): one who waits, one who is looked after, one of a colleague, one that is over. */
export async function addDemoChats(tx: Transaction, now: number): Promise<void> {
  const day = addDays(new Date(now * 1000).toISOString().slice(0, 10), 1);
  const users = await tx
    .select()
    .from(appUser)
    .where(inArray(appUser.userid, ["noah.okafor", "crm-operator", "operator-vendor"]));
  const userOf = (userid: string | null | undefined) => users.find((one) => one.userid === userid);
  for (const talk of talks(day)) {
    const traveller = userOf(talk.userid);
    const profile = traveller && (await readProfile(tx, traveller.id));
    const owner = profile?.vendor ?? talk.vendor ?? "";
    const [known] = await tx.select({ code: vendor.code }).from(vendor).where(eq(vendor.code, owner));
    if (!known) continue;
    const name = profile?.name ?? talk.name ?? "";
    const operator = userOf(talk.operator);
    const first = Math.max(...talk.said.map(({ age }) => age));
    const [newest] = talk.said.slice(-1);
    const seen = talk.said.length - talk.unseen;
    const [booked] = traveller
      ? []
      : await tx
          .select({ bookingNo: pnr.bookingNo, email: passenger.email })
          .from(passenger)
          .innerJoin(pnr, eq(pnr.id, passenger.pnrId))
          .where(eq(pnr.vendor, owner))
          .orderBy(pnr.id)
          .limit(1);
    const [room] = await tx
      .insert(chatRoom)
      .values({
        vendor: owner,
        travellerId: traveller?.id ?? null,
        visitor: traveller ? null : `demo ${name}`,
        name,
        email: profile?.email ?? booked?.email ?? "",
        bookingNo: traveller ? "" : (booked?.bookingNo ?? ""),
        state: talk.closed ? "CLOSED" : operator ? "ASSIGNED" : "UNASSIGNED",
        operatorId: operator?.id ?? null,
        lastSeq: talk.said.length,
        travellerDelivered: talk.said.length,
        travellerRead: talk.said.length,
        staffDelivered: seen,
        staffRead: seen,
        createdAt: now - first * 60,
        lastAt: now - (newest?.age ?? 0) * 60,
        waitingSince: talk.unseen > 0 ? now - (newest?.age ?? 0) * 60 : null,
      })
      .returning({ id: chatRoom.id });
    if (!room) continue;
    await tx.insert(chatMessage).values(
      talk.said.map(({ by, kind = "USER_MESSAGE", age, body }, index) => {
        const staff = userOf(by);
        return {
          roomId: room.id,
          seq: index + 1,
          clientId: randomUUID(),
          kind,
          side: by === "" ? ("SYSTEM" as const) : staff ? ("OPERATOR" as const) : ("TRAVELLER" as const),
          sender: by === "" ? "" : (staff?.id ?? traveller?.id ?? room.id),
          name: by === "" ? "" : (staff?.name ?? name),
          body: typeof body === "string" ? body : writeContent(body),
          at: now - age * 60,
        };
      }),
    );
  }
}
