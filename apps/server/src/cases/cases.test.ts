import { randomUUID } from "node:crypto";
import { takeBackSeconds } from "@gatehouse/domain/cases";
import { emptyRequestForm, newHotel, submittedOf } from "@gatehouse/domain/requests";
import { addDays } from "@gatehouse/domain/time";
import { and, asc, eq, inArray } from "drizzle-orm";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { addPeople } from "../../test/access.ts";
import { Browser, openStream } from "../../test/browser.ts";
import { useDatabase } from "../../test/database.ts";
import { useDocuments } from "../../test/documents.ts";
import { useServer } from "../../test/server.ts";
import { booking, passenger, pnr, segment } from "../bookings/tables.ts";
import { appUser } from "../access/tables.ts";
import { createUser } from "../access/users.ts";
import { createVendor } from "../access/vendors.ts";
import { document } from "../documents/tables.ts";
import { outbox } from "../messaging/tables.ts";
import { travelRequest } from "../requests/tables.ts";
import { itinerary, itineraryVersion } from "../trips/tables.ts";
import { takeBack } from "./comments.ts";
import { composeCaseMail, composeMention } from "./mail.ts";
import { nameBooking } from "./open-case.ts";
import { forgetPictures } from "./pictures.ts";
import type { Reader } from "./visible.ts";
import { caseAudit, caseComment, casePicture, travelCase } from "./tables.ts";

const database = useDatabase();
const server = useServer(database);
const documents = useDocuments(database, () => 0, []);
const today = new Date().toISOString().slice(0, 10);
const trip = { startDate: addDays(today, 10), endDate: addDays(today, 12) };
const secret = "INTERNAL-MARKER";

const tokens = new Map<string, string>();

beforeAll(async () => {
  const { db } = database;
  await addPeople(db);
  const [somebody] = await db.select().from(appUser).limit(1);
  await createVendor(db, { code: "TRAVELOPOD", name: "Travelopod" });
  for (const [userid, roleList, vendor] of [
    ["sky.companion", "TRAVELLER", "SKY"],
    ["sea.traveller", "TRAVELLER", "SEA"],
    ["sea.vendor", "VENDOR", "SEA"],
    ["sea.operator", "OPERATOR_VENDOR", "SEA"],
    ["pod.vendor", "VENDOR", "TRAVELOPOD"],
    ["pod.traveller", "TRAVELLER", "TRAVELOPOD"],
  ] as const)
    await createUser(db, {
      userid,
      email: `${userid}@gatehouse.example`,
      name: userid,
      roleList,
      vendor,
      passwordHash: somebody?.passwordHash ?? "",
    });
  for (const who of [
    "traveller",
    "sky.companion",
    "sea.traveller",
    "sea.vendor",
    "pod.vendor",
    "pod.traveller",
    "crm-operator",
    "operator-vendor",
    "admin",
  ])
    tokens.set(who, (await new Browser(server).signIn(`${who}@gatehouse.example`)).accessToken);
});

const call = (who: string, method: string, path: string, body?: unknown) =>
  new Browser(server).call(method, path, body, { token: tokens.get(who) ?? "" });

/** A travel request of a traveller, and with it its case. */
async function submit(who = "traveller", vendorCode = "SKY"): Promise<number> {
  const request = submittedOf(
    {
      ...emptyRequestForm,
      ...trip,
      purpose: "Corporate Travel",
      flights: [{ flightDeparture: "ATL", flightDestination: "RST", flightDepartureDate: trip.startDate }],
      hotels:
        vendorCode === "TRAVELOPOD" ? [] : [{ ...newHotel(trip), name: "Mill Race Inn", hotelLocation: "Rochester" }],
    },
    { vendorCode, mode: "standard" },
    null,
  );
  const { status, body } = await call(who, "POST", "/requests", { request });
  expect(status).toBe(200);
  return Number(body["id"]);
}

const write = (who: string, travelRequestId: number, comments: string, more: object = {}) =>
  call(who, "POST", "/cases/comments", {
    travelRequestId,
    commentsType: "TR",
    comments,
    clientId: randomUUID(),
    ...more,
  });

interface Shown {
  readonly id: number;
  readonly comment: string;
  readonly name: string;
  readonly aliasName: string;
  readonly sender: string;
}

const read = async (who: string, travelRequestId: number, more = "") => {
  const answer = await call(who, "GET", `/cases/comments?travelRequestId=${travelRequestId}&commentsType=TR${more}`);
  return { ...answer, comments: (answer.body["comments"] ?? []) as readonly Shown[] };
};

const details = async (travelRequestId: number, who = "crm-operator") =>
  (await call(who, "GET", `/cases/details?travelRequestId=${travelRequestId}`)).body;

describe("a case", () => {
  // CMT-2
  test("opens with its travel request, and takes the number of the booking", async () => {
    const id = await submit();
    const { caseId, ...shown } = await details(id);
    expect(shown).toMatchObject({
      bookingNo: null,
      travelRequestId: id,
      vCode: "SKY",
      state: "OPEN",
      assignedTo: null,
      bookingCreated: false,
      traveller: { email: "traveller@gatehouse.example" },
      history: [{ action: "OPENED", userid: "traveller" }],
    });
    const bookingNo = `B${id}`;
    const later = Math.ceil(Date.now() / 1000) + 1;
    await nameBooking(database.db, { requestId: id, vendor: "SKY", bookingNo }, { userid: "crm-operator", now: later });
    expect(await details(id)).toMatchObject({ bookingNo, history: [{ action: "BOOKED", note: bookingNo }, {}] });
    const own = eq(caseAudit.caseId, Number(caseId));
    expect(await database.db.$count(caseAudit, own)).toBe(2);
  });

  // CMT-13
  test("is assigned; of two who do it, the later is told who was first", async () => {
    const id = await submit();
    const { caseId } = await details(id);
    const assign = (userid: string, seen = "") =>
      call("admin", "POST", `/cases/${String(caseId)}/assign`, { userid, seen });
    expect((await assign("crm-operator")).status).toBe(200);
    expect(await assign("operator-vendor")).toMatchObject({
      status: 409,
      body: { code: "TAKEN", data: { assignedTo: { userid: "crm-operator" } } },
    });
    expect((await assign("operator-vendor", "crm-operator")).status).toBe(200);
    expect(await assign("traveller", "operator-vendor")).toMatchObject({ status: 404, body: { code: "NO_OPERATOR" } });
    // Who names nobody says so: a call without a user takes no case from anybody.
    expect((await call("admin", "POST", `/cases/${String(caseId)}/assign`, { seen: "operator-vendor" })).status).toBe(
      400,
    );
    // Nobody's again, unless somebody else has it meanwhile.
    expect(await assign("", "crm-operator")).toMatchObject({ status: 409, body: { code: "TAKEN" } });
    expect((await assign("", "operator-vendor")).status).toBe(200);
    expect(await details(id)).toMatchObject({
      assignedTo: null,
      history: [
        { action: "UNASSIGNED", note: "operator-vendor", userid: "admin" },
        { action: "ASSIGNED" },
        { action: "ASSIGNED" },
        { action: "OPENED" },
      ],
    });
  });

  // CMT-1
  test("is closed with a comment and reopened with a reason, each kept", async () => {
    const id = await submit();
    const { caseId } = await details(id);
    const path = `/cases/${String(caseId)}`;
    expect((await call("crm-operator", "POST", `${path}/close`, { comment: "" })).status).toBe(400);
    expect((await call("crm-operator", "POST", `${path}/close`, { comment: "All is well" })).status).toBe(200);
    expect(await call("crm-operator", "POST", `${path}/close`, { comment: "Again" })).toMatchObject({ status: 409 });
    expect(await details(id)).toMatchObject({ state: "CLOSED", closingComment: "All is well" });
    expect((await call("crm-operator", "POST", `${path}/reopen`, { reason: "A question" })).status).toBe(200);
    expect(await details(id)).toMatchObject({
      state: "OPEN",
      history: [{ action: "REOPENED", note: "A question" }, { action: "CLOSED" }, { action: "OPENED" }],
    });
  });

  // CMT-12
  test("is found by its numbers, traveller and vendor as people write them", async () => {
    const id = await submit();
    const bookingNo = `Sky-Find-${id}`;
    await database.db
      .update(travelCase)
      .set({ travellerName: "Inés García López", bookingNo })
      .where(eq(travelCase.requestId, id));
    const found = async (query: string) => {
      const { body } = await call("crm-operator", "GET", `/cases?state=all&${query}`);
      return (body["content"] as readonly { readonly travelRequestId: number }[]).map((row) => row.travelRequestId);
    };
    for (const query of [
      `bookingNo=TR-${id}`,
      `bookingNo=tr-${id}`,
      `bookingNo=${id}`,
      `bookingNo=find-${id}`,
      "name=garcia",
      "name=Garc%C3%ADa",
      "vCode=sky",
    ])
      expect(await found(query), query).toContain(id);
    for (const query of ["bookingNo=TR-999999", "name=garcie", "vCode=skx"]) expect(await found(query)).toEqual([]);
  });

  // CMT-12
  test("is found by a word of what was said, with the place", async () => {
    const id = await submit();
    await write("traveller", id, "<p>My <strong>wheelchair</strong> has dry batteries.</p>");
    const { body } = await call("crm-operator", "GET", "/cases?state=all&text=wheelch");
    expect(body).toMatchObject({
      totalElement: 1,
      content: [{ travelRequestId: id, unread: 1 }],
    });
    const [row] = body["content"] as readonly { place: readonly { text: string; hit: boolean }[] }[];
    expect(row?.place.find(({ hit }) => hit)?.text).toBe("wheelchair");
    // Of several comments that have the word the newest says the place; a page after the last one knows how many there are.
    await write("traveller", id, "<p>Wheelchair: fifty kilos.</p>");
    const newest = await call("crm-operator", "GET", "/cases?state=all&text=wheelchair");
    expect(newest.body).toMatchObject({ totalElement: 1, content: [{ travelRequestId: id, unread: 2 }] });
    expect(JSON.stringify(newest.body)).toContain("fifty kilos");
    expect((await call("crm-operator", "GET", "/cases?state=all&text=wheelchair&page=3")).body).toMatchObject({
      totalElement: 1,
      content: [],
    });
    expect((await call("crm-operator", "GET", "/cases?state=all&text=zeppelin")).body).toMatchObject({
      totalElement: 0,
      content: [],
    });
    for (const text of ["%", "&|!():*", "'; drop table travel_case", "wheelchair:* & !x"])
      expect((await call("crm-operator", "GET", `/cases?state=all&text=${encodeURIComponent(text)}`)).status).toBe(200);
  });

  // CMT-12
  test("is found by a word of what opened or closed it, once, with the place", async () => {
    const id = await submit();
    const { caseId } = await details(id);
    await call("crm-operator", "POST", `/cases/${String(caseId)}/close`, { comment: "The voucher of Umbrella came" });
    const found = async (text: string) =>
      (await call("crm-operator", "GET", `/cases?state=all&text=${text}`)).body as {
        readonly totalElement: number;
        readonly content: readonly { travelRequestId: number; place: readonly { text: string; hit: boolean }[] }[];
      };
    const hits = ({ content: [row] }: Awaited<ReturnType<typeof found>>) =>
      row?.place.filter(({ hit }) => hit).map(({ text }) => text);
    const closing = await found("umbrel");
    expect(closing).toMatchObject({ totalElement: 1, content: [{ travelRequestId: id }] });
    expect(hits(closing)).toEqual(["Umbrella"]);
    await database.db
      .update(travelCase)
      .set({ initialComment: "An umbrella was left at the gate xylophone" })
      .where(eq(travelCase.requestId, id));
    expect(hits(await found("xylophone"))).toEqual(["xylophone"]);
    // A comment with the word is shown before what closed the case.
    await write("traveller", id, "<p>Is the umbrella green?</p>");
    const both = await found("umbrella");
    expect(both.totalElement).toBe(1);
    expect(both.content[0]?.place.map(({ text }) => text).join("")).toContain("green");
  });

  test("with comments that were not read comes first among one's own", async () => {
    const [first, second] = [await submit(), await submit()];
    for (const id of [first, second]) {
      const { caseId } = await details(id);
      await call("admin", "POST", `/cases/${String(caseId)}/assign`, { userid: "operator-vendor" });
    }
    await write("traveller", first, "<p>Hello?</p>");
    const mine = async () =>
      (
        (await call("operator-vendor", "GET", "/cases?mine=true")).body["content"] as readonly {
          travelRequestId: number;
          unread: number;
        }[]
      ).filter(({ travelRequestId }) => travelRequestId === first || travelRequestId === second);
    expect((await mine()).map(({ travelRequestId }) => travelRequestId)).toEqual([first, second]);
    const { comments } = await read("operator-vendor", first);
    await call("operator-vendor", "POST", "/cases/read", {
      travelRequestId: first,
      commentsType: "TR",
      upTo: comments[0]?.id,
    });
    expect((await mine()).map(({ unread }) => unread)).toEqual([0, 0]);
  });
});

describe("comments", () => {
  // CMT-3, CMT-6
  test("are read by both sides, newest first, under the names that each side reads", async () => {
    const id = await submit();
    await write("traveller", id, "<p>May I have an aisle seat?</p>");
    await write("crm-operator", id, "<p>Yes.</p>");
    const [forTraveller, forStaff] = [await read("traveller", id), await read("operator-vendor", id)];
    expect(forTraveller.comments).toMatchObject([
      {
        comment: "<p>Yes.</p>",
        name: "",
        createdBy: "",
        role: "STAFF",
        aliasName: "Sky Travel",
        sender: "user",
        mine: false,
      },
      { comment: "<p>May I have an aisle seat?</p>", sender: "admin", mine: true },
    ]);
    expect(forStaff.comments).toMatchObject([{ createdBy: "crm-operator", name: "crm-operator" }, {}]);
    expect(forTraveller.body["counts"]).toEqual({ external: { all: 2, unread: 1 }, internal: null });
    expect(forTraveller.body["colleagues"]).toEqual([]);
    expect([forTraveller.body["travellers"], forStaff.body["travellers"]]).toEqual([null, 1]);
  });

  // CMT-7
  test("sent twice are one, and can be taken back for a minute by their writer alone", async () => {
    const id = await submit();
    const clientId = randomUUID();
    const [first, again] = [
      await write("traveller", id, "<p>Once</p>", { clientId }),
      await write("traveller", id, "<p>Once</p>", { clientId }),
    ];
    expect(again.body).toEqual(first.body);
    // An id that names other words is no reason to drop these.
    for (const [text, more] of [
      ["<p>Once, and my number</p>", {}],
      ["<p>Once</p>", { travelRequestId: await submit() }],
    ] as const)
      expect(await write("traveller", id, text, { clientId, ...more })).toMatchObject({
        status: 409,
        body: { code: "OTHER_WORDS" },
      });
    const { id: commentId } = first.body["comment"] as Shown;
    expect((await call("crm-operator", "POST", `/cases/comments/${commentId}/take-back`)).status).toBe(404);
    expect((await call("traveller", "POST", `/cases/comments/${commentId}/take-back`)).status).toBe(200);
    expect((await read("crm-operator", id)).comments).toEqual([]);
    const { body } = await write("traveller", id, "<p>Late</p>");
    const late = (body["comment"] as Shown).id;
    await database.db.update(caseComment).set({ createdAt: 1000 }).where(eq(caseComment.id, late));
    expect(await call("traveller", "POST", `/cases/comments/${late}/take-back`)).toMatchObject({
      status: 409,
      body: { code: "TOO_LATE" },
    });
    // The last second of the minute counts.
    const [owner] = await database.db.select().from(appUser).where(eq(appUser.userid, "traveller"));
    const reader: Reader = {
      vendors: ["SKY"],
      role: "TRAVELLER",
      userId: owner?.id ?? "",
      userid: "traveller",
      permissions: [],
    };
    const parts = { live: server.live, documents: documents.documents };
    const back = (now: number) => takeBack(database.db, reader, late, { ...parts, now });
    expect(await back(1000 + takeBackSeconds + 1)).toBe("too-late");
    expect(await back(1000 + takeBackSeconds)).toBe("taken-back");
  });

  // CMT-9
  test("that were read stay read when a page that was opened before says up to where it has read", async () => {
    const id = await submit();
    const said = [await write("crm-operator", id, "<p>One</p>"), await write("crm-operator", id, "<p>Two</p>")];
    const upTo = said.map(({ body }) => (body["comment"] as Shown).id);
    for (const each of upTo.toReversed())
      expect(
        (
          await call("traveller", "POST", "/cases/read", {
            travelRequestId: id,
            commentsType: "TR",
            commentsFor: "external",
            upTo: each,
          })
        ).status,
      ).toBe(200);
    const { body } = await read("traveller", id);
    expect(body).toMatchObject({ readUpTo: upTo[1], counts: { external: { all: 2, unread: 0 } } });
  });

  // CMT-17
  test("of one vendor name its own people and those of the house as colleagues, nobody of another vendor", async () => {
    const colleagues = async (id: number) =>
      ((await read("admin", id)).body["colleagues"] as readonly { readonly userid: string }[]).map(
        ({ userid }) => userid,
      );
    const ofSky = await colleagues(await submit());
    expect(ofSky).toContain("crm-operator");
    expect(ofSky).not.toContain("sea.operator");
    expect(await colleagues(await submit("sea.traveller", "SEA"))).toContain("sea.operator");
  });

  // CMT-4
  test("that are blank, too long, or not of the vocabulary", async () => {
    const id = await submit();
    expect(await write("traveller", id, "<p>&nbsp;<br></p>")).toMatchObject({ status: 422, body: { code: "BLANK" } });
    expect(await write("traveller", id, "<script>alert(1)</script>")).toMatchObject({ status: 422 });
    for (const long of ["a".repeat(100_000), "é".repeat(60_000), "a".repeat(120_000)])
      expect(await write("traveller", id, `<p>${long}</p>`)).toMatchObject({ status: 422, body: { code: "TOO_LONG" } });
    await write(
      "traveller",
      id,
      `<p style="color:red" onclick="x()" data-align="center">a<script>x</script><a href="javascript:x">b</a><img src="https://evil.example/p.gif"></p><iframe src="https://evil.example"></iframe>`,
    );
    const { comments } = await read("crm-operator", id);
    expect(comments[0]?.comment).toBe('<p data-align="center">a<a>b</a></p>');
  });

  // CMT-9
  test("are told to those who look on, and to nobody else", async () => {
    const id = await submit();
    const streams = await Promise.all(
      ["traveller", "crm-operator", "sea.traveller", "sea.vendor"].map((who) =>
        openStream(server, new Browser(server), tokens.get(who) ?? ""),
      ),
    );
    const heard = () =>
      streams.map((stream) =>
        stream.seen().filter(({ type, data }) => type === "case.changed" && data.includes(`${id}`)),
      );
    await write("crm-operator", id, `<p>${secret}</p>`, { commentsFor: "internal" });
    await vi.waitFor(() => expect(heard()[1]).toHaveLength(1));
    await write("crm-operator", id, "<p>For you</p>");
    // What was internal would have come before.
    await vi.waitFor(() => expect(heard().map(({ length }) => length)).toEqual([1, 2, 0, 0]));
    expect(JSON.stringify(heard())).not.toContain(secret);
    for (const stream of streams) stream.close();
  });

  // REQ-16
  test("that were not read are counted in the list of pending requests, internal ones for staff alone", async () => {
    const id = await submit();
    const unread = async (who: string) => {
      const { body } = await call(who, "GET", "/requests/pending?size=200");
      const rows = body["content"] as readonly { readonly id: number; readonly unread: number }[];
      return rows.find((row) => row.id === id)?.unread;
    };
    await write("crm-operator", id, `<p>${secret}</p>`, { commentsFor: "internal" });
    await write("crm-operator", id, "<p>For you</p>");
    expect([await unread("traveller"), await unread("admin"), await unread("crm-operator")]).toEqual([1, 2, 0]);
    const { comments } = await read("traveller", id);
    const upTo = comments[0]?.id;
    await call("traveller", "POST", "/cases/read", { travelRequestId: id, commentsType: "TR", upTo });
    expect([await unread("traveller"), await unread("admin")]).toEqual([0, 2]);
  });

  // TRP-43
  test("are new on the trip until its reader has looked, whose other pages hear of that", async () => {
    const ids = await database.db.select({ id: appUser.id }).from(appUser).where(eq(appUser.userid, "traveller"));
    const startsAt = Math.floor(Date.now() / 1000) + 10 * 86_400;
    await database.db.insert(itinerary).values({
      ...trip,
      vendor: "SKY",
      bookingNo: "SKY-NEW",
      version: 1,
      startsAt,
      endsAt: startsAt + 86_400,
      travellers: [],
      travellerIds: ids.map(({ id }) => id),
    });
    const isNew = async (who: string) => {
      const { body } = await call(who, "GET", "/trips/mine");
      const rows = body["content"] as readonly { readonly bookingNo: string; readonly newCommentAdded: boolean }[];
      return rows.find(({ bookingNo }) => bookingNo === "SKY-NEW")?.newCommentAdded;
    };
    const say = (who: string, comments: string, more: object = {}) =>
      write(who, 0, comments, { bookingNo: "SKY-NEW", ...more });
    expect(await isNew("traveller")).toBe(false);
    await say("crm-operator", `<p>${secret}</p>`, { commentsFor: "internal" });
    expect([await isNew("traveller"), await isNew("crm-operator"), await isNew("admin")]).toEqual([false, false, true]);
    const { body } = await say("crm-operator", "<p>For you</p>");
    const { id: upTo } = body["comment"] as { readonly id: number };
    expect(await isNew("traveller")).toBe(true);
    const stream = await openStream(server, new Browser(server), tokens.get("traveller") ?? "");
    const look = () =>
      call("traveller", "POST", "/cases/read", {
        bookingNo: "SKY-NEW",
        commentsType: "TR",
        commentsFor: "external",
        upTo,
      });
    expect((await look()).status).toBe(200);
    const heard = () => stream.seen().filter(({ type }) => type === "case.changed");
    await vi.waitFor(() => expect(heard()).toHaveLength(1));
    expect(await isNew("traveller")).toBe(false);
    // Looking again is no news; what is written after it is.
    await look();
    await say("crm-operator", "<p>And this</p>");
    await vi.waitFor(() => expect(heard()).toHaveLength(2));
    expect(await isNew("traveller")).toBe(true);
    stream.close();
  });

  // CMT-11
  test("that were not read are told by one mail, which says nothing of internal ones", async () => {
    const id = await submit();
    await write("crm-operator", id, "<p>First &amp; <em>foremost</em></p>");
    await write("crm-operator", id, `<p>${secret}</p>`, { commentsFor: "internal" });
    await write("crm-operator", id, "<p>Second</p>");
    const { caseId } = await details(id);
    const mails = await database.db
      .select()
      .from(outbox)
      .where(and(eq(outbox.subjectKind, "case"), eq(outbox.subjectId, Number(caseId))))
      .orderBy(asc(outbox.createdAt));
    const [mail] = mails;
    expect(mails).toHaveLength(1);
    expect(mail).toMatchObject({
      kind: "cases.unread",
      receiver: "traveller@gatehouse.example",
      bookingNo: `TR-${id}`,
    });
    expect(Number(mail?.dueAt) - Number(mail?.createdAt)).toBe(300);
    if (!mail) throw new Error("There is no mail.");
    const composed = await composeCaseMail(database.db, mail, "https://gatehouse.example");
    expect(composed.facts).toMatchObject({
      comments: ["First & foremost", "Second"],
      // CMT-31
      rich: ["<p>First &amp; <em>foremost</em></p>", "<p>Second</p>"],
      // MSG-21
      optOut: {},
    });
    expect(JSON.stringify(composed)).not.toContain(secret);
    const { comments } = await read("traveller", id);
    await call("traveller", "POST", "/cases/read", { travelRequestId: id, commentsType: "TR", upTo: comments[0]?.id });
    // MSG-6
    expect(await composeCaseMail(database.db, mail, "https://gatehouse.example")).toEqual({
      obstacle: "read-meanwhile",
    });
  });
});

/** A PNG of one point. */
/** A flight of a booking, as the feed brings it. */
async function addFlight(bookingNo: string, departsAt: number): Promise<{ readonly segmentId: number }> {
  const { db } = database;
  const [made] = await db.insert(booking).values({ vendor: "SKY", bookingNo, createdAt: 1 }).returning();
  const [unit] = await db
    .insert(pnr)
    .values({ bookingId: made?.id ?? 0, vendor: "SKY", bookingNo, pnr: `P${made?.id ?? 0}` })
    .returning();
  const [flight] = await db
    .insert(segment)
    .values({
      pnrId: unit?.id ?? 0,
      position: 0,
      marketingCarrier: "DL",
      marketingNumber: "1862",
      from: "ATL",
      to: "RST",
      departureDate: trip.startDate,
      departureTime: "08:40",
      departureZone: "UTC",
      departsAt,
      arrivalDate: trip.startDate,
      arrivalTime: "10:58",
      arrivalZone: "UTC",
      arrivesAt: departsAt + 7200,
    })
    .returning();
  return { segmentId: flight?.id ?? 0 };
}

test("above the comments of a booking without an itinerary stands the name of its first passenger", async () => {
  const { segmentId } = await addFlight("SKY-NAMED", Math.floor(Date.now() / 1000) + 86_400);
  const [flight] = await database.db.select().from(segment).where(eq(segment.id, segmentId));
  await database.db
    .insert(passenger)
    .values({ pnrId: flight?.pnrId ?? 0, position: 0, firstname: "Inés", lastname: "García" });
  const { body } = await call("crm-operator", "GET", "/cases/comments?bookingNo=SKY-NAMED&commentsType=IT");
  expect(body["header"]).toMatchObject({ firstName: "Inés García" });
});

// CMT-14, MSG-18
test("a case of somebody without an account says how their booking reaches them, masked for who may not see check-ins", async () => {
  const bookingNo = "SKY-REACHED";
  const { segmentId } = await addFlight(bookingNo, Math.floor(Date.now() / 1000) + 86_400);
  const [flight] = await database.db.select().from(segment).where(eq(segment.id, segmentId));
  const person = { firstname: "Inés", lastname: "García", email: "ines@posta.example", phoneNumber: "4045550173" };
  await database.db.insert(passenger).values({ pnrId: flight?.pnrId ?? 0, position: 0, ...person });
  await call("crm-operator", "POST", "/cases", { bookingNo, initialComment: "Lost bag", requestId: randomUUID() });
  const reached = async (who: string) =>
    (await call(who, "GET", `/cases/details?bookingNo=${bookingNo}`)).body["traveller"];
  expect(await reached("admin")).toMatchObject({ email: "ines@posta.example", phone: "+14045550173" });
  expect(await reached("crm-operator")).toMatchObject({ email: "i•••@p•••.example", phone: "•••73" });

  // CMT-12, MSG-4: whoever sees no addresses finds out none by searching.
  const found = async (who: string, email: string) => {
    const { body } = await call(who, "GET", `/cases?state=all&email=${encodeURIComponent(email)}`);
    return (body["content"] as readonly { readonly bookingNo: string | null }[]).map((one) => one.bookingNo);
  };
  expect(await found("admin", "NES@posta")).toEqual([bookingNo]);
  expect(await found("crm-operator", "INES@posta.example")).toEqual([bookingNo]);
  expect(await found("crm-operator", "ines@posta")).toEqual([]);
  await database.db.update(passenger).set({ cancelled: true }).where(eq(passenger.email, person.email));
  expect(await found("admin", person.email)).toEqual([]);
});

// CMT-28
test("a case says what opened it: words by hand, a comment until it is taken back, or what was asked for", async () => {
  const rows = async (who = "crm-operator") =>
    (await call(who, "GET", "/cases?state=all&size=100")).body["content"] as readonly Record<string, unknown>[];
  const shown = async (about: string) => {
    const { initialComment, openedBy, caseId } = (await call("crm-operator", "GET", `/cases/details?${about}`)).body;
    const row = (await rows()).find((one) => one["caseId"] === caseId);
    expect(row).toMatchObject({ initialComment, openedBy });
    return { initialComment, openedBy };
  };
  const later = Math.floor(Date.now() / 1000) + 86_400;
  const id = await submit();
  // What is said afterwards did not open it.
  await write("traveller", id, "<p>Is it booked?</p>");
  expect(await shown(`travelRequestId=${id}`)).toEqual({
    initialComment: "",
    openedBy: { by: "request", trouble: null, wanted: { purpose: "Corporate Travel", from: "ATL", to: "RST" } },
  });
  await addFlight("SKY-HAND", later);
  await call("crm-operator", "POST", "/cases", {
    bookingNo: "SKY-HAND",
    initialComment: "Lost bag",
    requestId: randomUUID(),
  });
  expect(await shown("bookingNo=SKY-HAND")).toMatchObject({ initialComment: "Lost bag", openedBy: { by: "hand" } });
  await addFlight("SKY-SAID", later);
  const about = { bookingNo: "SKY-SAID", commentsType: "IT" };
  const first = await write("admin", 0, "<p>My <strong>bag</strong> is lost</p>", about);
  await write("admin", 0, "<p>It is green</p>", about);
  expect(await shown("bookingNo=SKY-SAID")).toMatchObject({
    initialComment: "My bag is lost",
    openedBy: { by: "comment", trouble: null, wanted: null },
  });
  const { id: commentId } = first.body["comment"] as { readonly id: number };
  expect((await call("admin", "POST", `/cases/comments/${commentId}/take-back`, {})).status).toBe(200);
  expect(await shown("bookingNo=SKY-SAID")).toMatchObject({ initialComment: "" });
});

// CMT-29
test("the activity of a case tells which versions of the itinerary were published, by whom", async () => {
  const bookingNo = "SKY-VERSIONS";
  const startsAt = Math.floor(Date.now() / 1000) + 10 * 86_400;
  await addFlight(bookingNo, startsAt);
  const opened = await call("crm-operator", "POST", "/cases", {
    bookingNo,
    initialComment: "Lost bag",
    requestId: randomUUID(),
  });
  expect(opened.status).toBe(200);
  const [made] = await database.db
    .insert(itinerary)
    .values({
      ...trip,
      vendor: "SKY",
      bookingNo,
      version: 2,
      startsAt,
      endsAt: startsAt + 86_400,
      travellers: [],
      travellerIds: [],
    })
    .returning();
  const version = { itineraryId: made?.id ?? 0, content: {} as never, meantSo: [], publishedBy: "crm-operator" };
  await database.db.insert(itineraryVersion).values([
    { ...version, version: 1, publishedAt: 100 },
    { ...version, version: 2, publishedAt: startsAt },
  ]);
  const { body } = await call("crm-operator", "GET", `/cases/details?bookingNo=${bookingNo}`);
  expect(body["history"]).toMatchObject([
    { action: "PUBLISHED", note: "2", userid: "crm-operator", at: startsAt },
    { action: "OPENED" },
    { action: "PUBLISHED", note: "1", at: 100 },
  ]);
});

// CMT-22
test("the case of a flight follows what is said about that flight", async () => {
  const bookingNo = "SKY-ONE-FLIGHT";
  const { segmentId } = await addFlight(bookingNo, Math.floor(Date.now() / 1000) + 86_400);
  const opened = await call("crm-operator", "POST", "/cases", {
    bookingNo,
    segmentId,
    initialComment: "Delayed",
    requestId: randomUUID(),
  });
  const caseId = Number(opened.body["caseId"]);
  // The booking is shown by its flight's case.
  const whole = () => call("crm-operator", "GET", `/cases/details?bookingNo=${bookingNo}&vCode=SKY`);
  expect(await whole()).toMatchObject({ status: 200, body: { caseId, segmentId } });
  await call("crm-operator", "POST", `/cases/${caseId}/assign`, { userid: "crm-operator", seen: "" });
  const mine = async () => (await call("crm-operator", "GET", "/cases/unread")).body["unread"];
  const before = Number(await mine());
  await write("admin", 0, "<p>Nothing about the flight</p>", { bookingNo, commentsType: "IT" });
  expect(await mine()).toBe(before);
  await write("admin", 0, "<p>Zeppelin instead</p>", { bookingNo, commentsType: "FS", segmentId });
  expect(await mine()).toBe(before + 1);
  const found = (await call("crm-operator", "GET", "/cases?state=all&text=zeppelin")).body["content"];
  expect((found as readonly { readonly caseId: number }[]).map((row) => row.caseId)).toContain(caseId);
});

// CMT-21
test("what is said about a flight is read by who travels with it, and its mark goes", async () => {
  const ids = await database.db.select({ id: appUser.id }).from(appUser).where(eq(appUser.userid, "traveller"));
  const bookingNo = "SKY-FLIGHT";
  const startsAt = Math.floor(Date.now() / 1000) + 10 * 86_400;
  const { segmentId } = await addFlight(bookingNo, startsAt);
  await database.db.insert(itinerary).values({
    ...trip,
    vendor: "SKY",
    bookingNo,
    version: 1,
    startsAt,
    endsAt: startsAt + 86_400,
    travellers: [],
    travellerIds: ids.map(({ id }) => id),
  });
  const flights = async () =>
    (await call("traveller", "GET", `/cases/comments?bookingNo=${bookingNo}&commentsType=IT`)).body["flights"];
  expect(await flights()).toMatchObject([{ segmentId, flight: "DL 1862", external: { all: 0, unread: 0 } }]);
  const about = { bookingNo, commentsType: "FS", segmentId };
  await write("crm-operator", 0, "<p>The gate is B7</p>", about);
  await write("crm-operator", 0, `<p>${secret}</p>`, { ...about, commentsFor: "internal" });
  expect(await flights()).toMatchObject([{ external: { all: 1, unread: 1 } }]);
  const { body } = await call(
    "traveller",
    "GET",
    `/cases/comments?bookingNo=${bookingNo}&commentsType=FS&segmentId=${segmentId}`,
  );
  const [said] = body["comments"] as readonly Shown[];
  expect(said?.comment).toBe("<p>The gate is B7</p>");
  await call("traveller", "POST", "/cases/read", { ...about, upTo: said?.id });
  expect(await flights()).toMatchObject([{ external: { all: 1, unread: 0 } }]);
});

// CMT-20
test("what a traveller writes reaches staff where nobody is assigned, and opens a closed case again", async () => {
  const id = await submit();
  const { caseId } = await details(id);
  const unassigned = async () => Number((await call("crm-operator", "GET", "/cases/unread")).body["unassigned"]);
  const before = await unassigned();
  await call("crm-operator", "POST", `/cases/${String(caseId)}/close`, { comment: "Done" });
  await write("crm-operator", id, "<p>A good trip</p>");
  expect(await details(id)).toMatchObject({ state: "CLOSED" });
  await write("traveller", id, "<p>My bag is lost</p>");
  expect(await details(id)).toMatchObject({
    state: "OPEN",
    history: [{ action: "REOPENED", userid: "traveller", note: "My bag is lost" }, {}, {}],
  });
  expect(await unassigned()).toBe(before + 1);
  const told = async (kind: string) =>
    (
      await database.db
        .select({ receiver: outbox.receiver })
        .from(outbox)
        .where(and(eq(outbox.kind, kind), eq(outbox.subjectKind, "case"), eq(outbox.subjectId, Number(caseId))))
    )
      .map(({ receiver }) => receiver)
      .toSorted();
  const everybody = await told("cases.unread-staff");
  expect(everybody).toContain("crm-operator@gatehouse.example");
  expect(everybody.filter((address) => address.startsWith("sea."))).toEqual([]);
  // Of a request that somebody works on, they alone are told.
  const other = await submit();
  await database.db.update(travelRequest).set({ assignedTo: "crm-operator" }).where(eq(travelRequest.id, other));
  await write("traveller", other, "<p>And the hotel?</p>");
  const { caseId: otherId } = await details(other);
  const mails = await database.db
    .select({ receiver: outbox.receiver })
    .from(outbox)
    .where(and(eq(outbox.kind, "cases.unread-staff"), eq(outbox.subjectId, Number(otherId))));
  expect(mails).toEqual([{ receiver: "crm-operator@gatehouse.example" }]);
});

const png = Uint8Array.from(
  Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  ),
);

const upload = (
  who: string,
  travelRequestId: number,
  bytes: Uint8Array<ArrayBuffer> = png,
  name = "C:\\keys\\brigid.png",
) => {
  const form = new FormData();
  form.set("travelRequestId", String(travelRequestId));
  form.set("file", new File([bytes], name, { type: "text/html" }));
  return new Browser(server).call("POST", "/cases/pictures", form, { token: tokens.get(who) ?? "" });
};
const picture = (id: string) => `<p><img src="/api/cases/pictures/${id}" alt="brigid.png" /></p>`;
const seen = (who: string, id: string) => call(who, "GET", `/cases/pictures/${id}`);

describe("pictures (CMT-15)", () => {
  test("are kept by what they hold, and read by those who read the comment", async () => {
    const id = await submit();
    const { status, body } = await upload("crm-operator", id);
    expect({ status, name: body["name"] }).toEqual({ status: 200, name: "brigid.png" });
    const pictureId = String(body["id"]);
    // Until it is sent it is its writer's.
    expect((await seen("crm-operator", pictureId)).status).toBe(200);
    for (const who of ["traveller", "operator-vendor", "admin", "sea.vendor"])
      expect((await seen(who, pictureId)).status).toBe(404);
    await write("crm-operator", id, picture(pictureId));
    for (const who of ["traveller", "operator-vendor", "admin"]) expect((await seen(who, pictureId)).status).toBe(200);
    for (const who of ["sea.vendor", "sea.traveller", "pod.vendor"])
      expect((await seen(who, pictureId)).status).toBe(404);
    const { url } = (await seen("traveller", pictureId)).body;
    const file = await fetch(`${server.url}${String(url)}`);
    expect({ type: file.headers.get("content-type"), sniff: file.headers.get("x-content-type-options") }).toEqual({
      type: "image/png",
      sniff: "nosniff",
    });
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(png);
  });

  // CMT-18
  test("are kept without what they say beside themselves", async () => {
    const place = Buffer.from("\0\0\0\x14tEXt51.5007 N, 0.1246 W,1234", "latin1");
    // After the header, which is 33 bytes long.
    const photo = Uint8Array.from([...png.subarray(0, 33), ...place, ...png.subarray(33)]);
    const { body } = await upload("crm-operator", await submit(), photo);
    const { url, size } = (await seen("crm-operator", String(body["id"]))).body;
    const file = await fetch(`${server.url}${String(url)}`);
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(png);
    expect(size).toBe(png.length);
  });

  test("of internal comments are staff's, and nobody puts those of others into a comment", async () => {
    const id = await submit();
    const { body } = await upload("crm-operator", id);
    const pictureId = String(body["id"]);
    await write("crm-operator", id, picture(pictureId), { commentsFor: "internal" });
    expect((await seen("traveller", pictureId)).status).toBe(404);
    expect((await seen("operator-vendor", pictureId)).status).toBe(200);
    expect(await write("traveller", id, picture(pictureId))).toMatchObject({ status: 422, body: { code: "BLANK" } });
    await write("traveller", id, `<p>mine</p>${picture(pictureId)}`);
    expect((await read("traveller", id)).comments[0]?.comment).toBe("<p>mine</p><p></p>");
    expect((await seen("traveller", pictureId)).status).toBe(404);
    // Who reads it can show it to the traveller.
    await write("operator-vendor", id, picture(pictureId));
    expect((await seen("traveller", pictureId)).status).toBe(200);
  });

  test("go with a comment that is taken back, and with nobody who never sent them", async () => {
    const id = await submit();
    const [first, second] = [await upload("traveller", id), await upload("traveller", id)];
    const [one, other] = [String(first.body["id"]), String(second.body["id"])];
    const { body } = await write("traveller", id, picture(one));
    await call("traveller", "POST", `/cases/comments/${(body["comment"] as Shown).id}/take-back`);
    expect((await seen("traveller", one)).status).toBe(404);
    expect((await seen("traveller", other)).status).toBe(200);
    const rows = () => database.db.$count(document, eq(document.ownerKind, "cases.picture"));
    const before = await rows();
    await database.db.update(casePicture).set({ createdAt: 1000 }).where(eq(casePicture.id, other));
    await forgetPictures({ db: database.db, now: Math.floor(Date.now() / 1000) }, documents.documents);
    expect((await seen("traveller", other)).status).toBe(404);
    expect(await rows()).toBe(before - 1);
  });

  test.each([
    ["an SVG", '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ["a page", "<!doctype html><script>alert(1)</script>"],
    ["a PDF", "%PDF-1.7"],
    ["nothing", ""],
  ])("%s is none, whatever it is called", async (_name, content) => {
    const id = await submit();
    expect(await upload("traveller", id, new TextEncoder().encode(content), "x.png")).toMatchObject({
      status: 422,
      body: { code: "NOT_A_PICTURE" },
    });
  });

  test("larger than browsers bear, of others' trips, or more than anybody needs, are refused", async () => {
    const id = await submit();
    const huge = png.slice();
    new DataView(huge.buffer).setUint32(16, 60_000);
    new DataView(huge.buffer).setUint32(20, 60_000);
    expect(await upload("traveller", id, huge)).toMatchObject({ status: 422, body: { code: "TOO_LARGE" } });
    const long = new Uint8Array(10 * 1024 * 1024 + 1);
    long.set(png);
    expect(await upload("traveller", id, long)).toMatchObject({ status: 422, body: { code: "TOO_LARGE" } });
    for (const who of ["sea.traveller", "sea.vendor"]) expect((await upload(who, id)).status).toBe(404);
    const pod = await submit("pod.traveller", "TRAVELOPOD");
    for (let count = 0; count < 30; count += 1) expect((await upload("pod.traveller", pod)).status).toBe(200);
    expect(await upload("pod.traveller", pod)).toMatchObject({ status: 422, body: { code: "TOO_MANY" } });
  });
});

// CMT-17
test("a colleague who is mentioned in an internal comment is told by mail, which says nothing of it", async () => {
  const id = await submit();
  const mention = (who: string) => `<span data-mention="${who}">@${who}</span>`;
  const mentioned = async () =>
    database.db
      .select()
      .from(outbox)
      .where(and(eq(outbox.kind, "cases.mentioned"), eq(outbox.bookingNo, `TR-${id}`)));
  await write("crm-operator", id, `<p>${mention("operator-vendor")} x</p>`);
  await write("traveller", id, `<p>${mention("operator-vendor")} x</p>`);
  expect(await mentioned()).toEqual([]);
  // What is said to travellers does not say who works on their case.
  const { comments: external } = await read("traveller", id);
  expect(JSON.stringify(external)).not.toContain("data-mention");
  expect(external).toMatchObject([{}, { comment: "<p><span>@operator-vendor</span> x</p>" }]);
  const internally = (who: readonly string[]) =>
    write("crm-operator", id, `<p>${who.map(mention).join(" ")} ${secret}</p>`, { commentsFor: "internal" });
  // Whoever cannot see it is not called, and nothing is written.
  for (const other of ["traveller", "sea.vendor", "sea.operator", "nobody"])
    expect(await internally(["operator-vendor", other]), other).toMatchObject({
      status: 422,
      body: { code: "NOT_SEEN" },
    });
  expect((await read("crm-operator", id, "&commentsFor=internal")).comments).toEqual([]);
  expect((await internally(["operator-vendor", "crm-operator"])).status).toBe(200);
  const [mail, ...others] = await mentioned();
  expect({ receiver: mail?.receiver, others }).toEqual({ receiver: "operator-vendor@gatehouse.example", others: [] });
  if (!mail) throw new Error("There is no mail.");
  const composed = await composeMention(database.db, mail, "https://gatehouse.example");
  expect(composed.facts).toMatchObject({ template: "commentMention", by: "crm-operator", bookingNo: `TR-${id}` });
  expect(JSON.stringify([mail, composed])).not.toContain(secret);
  const listed = await call("admin", "POST", "/messaging/emails/search", { size: 500 });
  expect({ status: listed.status, text: JSON.stringify(listed.body) }).toEqual({
    status: 200,
    text: expect.not.stringContaining("mentioned") as string,
  });
  const { comments } = await read("operator-vendor", id, "&commentsFor=internal");
  await call("operator-vendor", "POST", "/cases/read", {
    travelRequestId: id,
    commentsType: "TR",
    commentsFor: "internal",
    upTo: comments[0]?.id,
  });
  expect(await composeMention(database.db, mail, "https://gatehouse.example")).toEqual({ obstacle: "read-meanwhile" });
});

// CMT-13, CMT-17
test("colleagues who see the case's vendor are offered to be mentioned, never oneself; nobody else is assigned", async () => {
  const id = await submit();
  const { caseId } = await details(id);
  const offered = async (who: string) =>
    ((await read(who, id)).body["colleagues"] as readonly { readonly userid: string }[]).map(({ userid }) => userid);
  expect(await offered("crm-operator")).toEqual(["operator-vendor"]);
  expect(await offered("operator-vendor")).toEqual(["crm-operator"]);
  expect((await offered("admin")).toSorted()).toEqual(["crm-operator", "operator-vendor"]);
  const assigned = await call("admin", "POST", `/cases/${String(caseId)}/assign`, { userid: "sea.operator", seen: "" });
  expect(assigned).toMatchObject({ status: 404, body: { code: "NO_OPERATOR" } });
});

// CMT-20
test("for whoever cannot sign in any more all others are written to, never whoever wrote it", async () => {
  const { db } = database;
  const [somebody] = await db.select().from(appUser).limit(1);
  const person = { roleList: "OPERATOR_VENDOR", vendor: "SKY", passwordHash: somebody?.passwordHash ?? "" };
  await createUser(db, { ...person, userid: "sky.gone", email: "gone@gatehouse.example", name: "Gone" });
  const id = await submit();
  const { caseId } = await details(id);
  const own = eq(travelCase.id, Number(caseId));
  const mailed = async () =>
    (
      await db
        .select({ receiver: outbox.receiver })
        .from(outbox)
        .where(and(eq(outbox.subjectKind, "case"), eq(outbox.subjectId, Number(caseId))))
    ).map(({ receiver }) => receiver);
  await db.update(travelCase).set({ assignedTo: "sky.gone" }).where(own);
  await db.update(appUser).set({ disabledAt: 1 }).where(eq(appUser.userid, "sky.gone"));
  const { body: before } = await call("crm-operator", "GET", "/cases/unread");
  await write("traveller", id, "<p>Is anybody there?</p>");
  const others = ["crm-operator@gatehouse.example", "operator-vendor@gatehouse.example"];
  expect((await mailed()).toSorted()).toEqual(others);
  const { body: after } = await call("crm-operator", "GET", "/cases/unread");
  expect(after["unassigned"]).toBe(Number(before["unassigned"]) + 1);
  await db.update(appUser).set({ disabledAt: null }).where(eq(appUser.userid, "sky.gone"));
  await write("traveller", id, "<p>Hello?</p>");
  expect((await mailed()).toSorted()).toEqual([...others, "gone@gatehouse.example"].toSorted());

  // Staff may travel themselves.
  const bookingNo = `B${id}`;
  await nameBooking(db, { requestId: id, vendor: "SKY", bookingNo }, { userid: "crm-operator", now: 100 });
  const travels = await db
    .select({ id: appUser.id })
    .from(appUser)
    .where(inArray(appUser.userid, ["crm-operator", "sky.companion"]));
  await db.insert(itinerary).values({
    ...trip,
    vendor: "SKY",
    bookingNo,
    version: 1,
    startsAt: 1_798_761_600,
    endsAt: 1_798_848_000,
    travellerIds: travels.map((one) => one.id),
    travellers: [],
  });
  await write("crm-operator", 0, "<p>To my companion</p>", { bookingNo });
  expect((await mailed()).toSorted()).toEqual(
    [...others, "gone@gatehouse.example", "sky.companion@gatehouse.example"].toSorted(),
  );
});

// CMT-5
test("of two vendors' bookings of one number none is meant until the vendor is named", async () => {
  const { db } = database;
  for (const vendor of ["SKY", "SEA"]) await db.insert(booking).values({ vendor, bookingNo: "TWICE", createdAt: 0 });
  const path = "/cases/comments?bookingNo=TWICE&commentsType=IT";
  expect((await call("admin", "GET", path)).status).toBe(404);
  for (const vCode of ["SKY", "SEA"])
    expect((await call("admin", "GET", `${path}&vCode=${vCode}`)).body["header"]).toMatchObject({ vCode });
});

describe("the wall (CMT-5)", () => {
  test("what is internal is neither read nor written nor marked by travellers, nor counted for them", async () => {
    const id = await submit();
    await write("crm-operator", id, `<p>${secret}</p>`, { commentsFor: "internal" });
    const internal = await read("crm-operator", id, "&commentsFor=internal");
    const upTo = internal.comments[0]?.id;
    expect(internal.comments[0]?.comment).toContain(secret);
    expect((await read("traveller", id, "&commentsFor=internal")).status).toBe(404);
    expect((await write("traveller", id, "<p>x</p>", { commentsFor: "internal" })).status).toBe(404);
    const mark = { travelRequestId: id, commentsType: "TR", upTo };
    expect((await call("traveller", "POST", "/cases/read", { ...mark, commentsFor: "internal" })).status).toBe(404);
    expect((await call("traveller", "POST", "/cases/read", mark)).status).toBe(404);
    expect((await call("traveller", "POST", `/cases/comments/${String(upTo)}/take-back`)).status).toBe(404);
    for (const [method, path, status] of [
      ["GET", `/requests/${id}`, 200],
      ["GET", "/requests/pending", 200],
      ["GET", `/cases/comments?travelRequestId=${id}&commentsType=TR`, 200],
      ["GET", `/cases/details?travelRequestId=${id}`, 403],
      ["GET", "/cases?state=all&text=marker", 403],
      ["POST", "/profiles/mine/data", 200],
    ] as const) {
      const answer = await call("traveller", method, path);
      expect(answer.status, path).toBe(status);
      expect(JSON.stringify(answer.body)).not.toContain(secret);
      expect(JSON.stringify(answer.body)).not.toMatch(/"internal":\{/);
    }
  });

  // PRO-10
  test("who travels with somebody else takes along what they wrote themselves there", async () => {
    const id = await submit();
    const bookingNo = `B${id}`;
    await nameBooking(database.db, { requestId: id, vendor: "SKY", bookingNo }, { userid: "crm-operator", now: 100 });
    const [companion] = await database.db.select().from(appUser).where(eq(appUser.userid, "sky.companion"));
    if (!companion) throw new Error("Nobody travels along.");
    const [itself] = await database.db.select().from(appUser).where(eq(appUser.userid, "traveller"));
    await database.db.insert(itinerary).values({
      vendor: "SKY",
      bookingNo,
      version: 1,
      startDate: "2027-01-01",
      endDate: "2027-01-02",
      startsAt: 1_798_761_600,
      endsAt: 1_798_848_000,
      travellerIds: [companion.id, itself?.id ?? companion.id],
      travellers: [],
    });
    const say = (who: string, comments: string) =>
      call(who, "POST", "/cases/comments", {
        bookingNo,
        vCode: "SKY",
        commentsType: "IT",
        comments,
        clientId: randomUUID(),
      });
    expect((await say("traveller", "<p>the other's words</p>")).status).toBe(200);
    expect((await say("sky.companion", "<p>my own words</p>")).status).toBe(200);
    const held = async (who: string) =>
      JSON.stringify((await call(who, "POST", "/profiles/mine/data")).body["comments"]);
    expect(await held("sky.companion")).toContain("my own words");
    expect(await held("sky.companion")).not.toContain("the other's words");
    expect(await held("traveller")).toContain("my own words");
  });

  test("others' cases are not there", async () => {
    const id = await submit();
    for (const who of ["sea.traveller", "sea.vendor"]) {
      expect((await read(who, id)).status).toBe(404);
      expect((await write(who, id, "<p>x</p>")).status).toBe(404);
    }
    const { caseId } = await details(id);
    expect((await call("sea.vendor", "GET", `/cases/details?travelRequestId=${id}`)).status).toBe(404);
    expect((await call("sea.vendor", "POST", `/cases/${String(caseId)}/close`, { comment: "x" })).status).toBe(404);
    const { body } = await call("sea.vendor", "GET", "/cases?state=all&size=500");
    expect((body["content"] as readonly { vCode: string }[]).filter(({ vCode }) => vCode !== "SEA")).toEqual([]);
  });

  // ACC-2, REQ-3
  test("TRAVELOPOD's users have no cases, and write to their travellers all the same", async () => {
    const id = await submit("pod.traveller", "TRAVELOPOD");
    expect((await call("pod.vendor", "GET", "/cases")).status).toBe(403);
    expect((await call("pod.vendor", "GET", `/cases/details?travelRequestId=${id}`)).status).toBe(403);
    await write("crm-operator", id, `<p>${secret}</p>`, { commentsFor: "internal" });
    expect((await read("pod.vendor", id, "&commentsFor=internal")).status).toBe(404);
    expect((await write("pod.vendor", id, "<p>Good morning</p>")).status).toBe(200);
    expect((await read("pod.traveller", id)).comments).toMatchObject([{ comment: "<p>Good morning</p>" }]);
  });
});

test("of two who open the same case at once, both get the same one", async () => {
  const id = await submit();
  await database.db.delete(travelCase).where(eq(travelCase.requestId, id));
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, place) => write(place % 2 ? "traveller" : "crm-operator", id, `<p>${place}</p>`)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  expect(await database.db.$count(travelCase, eq(travelCase.requestId, id))).toBe(1);
  expect((await read("crm-operator", id)).comments).toHaveLength(6);
});

// CMT-20
test("cases that nobody is assigned to are counted up to a hundred", async () => {
  const { db } = database;
  const many = await db
    .insert(travelCase)
    .values(Array.from({ length: 120 }, (_, place) => ({ vendor: "SEA", bookingNo: `NOBODYS-${place}`, createdAt: 1 })))
    .returning({ caseId: travelCase.id });
  const [writer] = await db.select().from(appUser).where(eq(appUser.userid, "sea.traveller"));
  const said = { kind: "TR", internal: false, html: "<p>Hello</p>", words: "Hello", createdAt: 1 } as const;
  const by = { writerId: writer?.id ?? "", writer: "sea.traveller", writerName: "", role: "TRAVELLER" };
  await db.insert(caseComment).values(many.map(({ caseId }) => ({ ...said, ...by, caseId, clientId: randomUUID() })));
  expect((await call("crm-operator", "GET", "/cases/unread")).body["unassigned"]).toBe(100);
});
