import { randomUUID } from "node:crypto";
import { contract } from "@gatehouse/api/contract";
import { createOffer } from "@gatehouse/api/mocks/factories";
import { emptyContent } from "@gatehouse/domain/trips";
import { type CheckIn, openStates } from "@gatehouse/domain/checkin";
import { traverseContractProcedures } from "@orpc/server";
import { and, asc, eq, inArray, isNotNull, isNull, ne } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { Browser, openStream } from "../../test/browser.ts";
import { useDatabase } from "../../test/database.ts";
import { smallWorld } from "../../test/demo-world.ts";
import { useServer } from "../../test/server.ts";
import { pnr } from "../bookings/tables.ts";
import { passMessages } from "../checkin/transitions/commit.ts";
import { candidatePage, passUpload } from "../boarding-pass/candidate-tables.ts";
import { isLive, stateIn } from "../checkin/queue/view-sql.ts";
import { checkIn } from "../checkin/tables.ts";
import { alternateFlight } from "../flights/tables.ts";
import { disruption } from "../disruption/tables.ts";
import { caughtMail, outbox } from "../messaging/tables.ts";
import { report } from "../reports/tables.ts";
import { caseComment, travelCase } from "../cases/tables.ts";
import { chatFile, chatRoom } from "../chat/tables.ts";
import { document } from "../documents/tables.ts";
import { program, travelRequest } from "../requests/tables.ts";
import { itinerary } from "../trips/tables.ts";
import { pendingChange } from "../travellers/tables.ts";
import { appUser } from "./tables.ts";

/**
 * What somebody who is bound to a vendor learns of the others: nothing, not even that there is something (ACC-3). Every call
 * of the contract is in one of the tables below; a new one fails until it has a row.
 */
const database = useDatabase();
const server = useServer(database);

/** The vendor of the demo's bound users. */
const own = "NWT";
type Row = typeof checkIn.$inferSelect;
let mine: Row;
let foreign: Row;
/** An upload for each of the two check-ins, and a failed report of somebody who may see it. */
const uploads = new Map<number, number>();
const reports = new Map<number, number>();
/** An e-mail about each of the two check-ins. */
const emails = new Map<number, string>();
/** A travel request of the own vendor and of another, by the two check-ins, and their travellers. */
const cases = new Map<number, number>();
const comments = new Map<number, number>();
const requests = new Map<number, typeof travelRequest.$inferSelect>();
/** A chat room of the own vendor and of another. */
const chats = new Map<number, string>();
/** An itinerary of the own vendor and of another. */
const trips = new Map<number, typeof itinerary.$inferSelect>();
/** A change that a traveller of each asks for, and one more of the own vendor. */
const changes = new Map<number, number>();
let token = "";
let staff = "";
let total = 0;

beforeAll(async () => {
  const { db } = database;
  await smallWorld(db, { now: Math.floor(Date.now() / 1000), checkIns: 400 });
  const withPass = async (vendor: ReturnType<typeof eq>) => {
    const [row] = await db
      .select()
      .from(checkIn)
      .where(and(vendor, isNotNull(checkIn.pass), eq(checkIn.expired, false)))
      .orderBy(asc(checkIn.id))
      .limit(1);
    if (!row) throw new Error("The demo world has no such check-in.");
    return row;
  };
  mine = await withPass(eq(checkIn.vendor, own));
  foreign = await withPass(ne(checkIn.vendor, own));
  const at = Math.floor(Date.now() / 1000);
  for (const { id, pass, pnrId, vendor } of [mine, foreign]) {
    const [upload] = await db
      .insert(passUpload)
      .values({ pnrId, vendor, dmscode: pass ?? "", name: "passes.pdf", pages: 1, uploadedBy: "ana", uploadedAt: at })
      .returning({ id: passUpload.id });
    uploads.set(id, upload?.id ?? 0);
    await db
      .insert(candidatePage)
      .values({
        dmscode: pass ?? "",
        pnrId,
        vendor,
        page: 1,
        pageCount: 1,
        uploadedBy: "ana",
        uploadedAt: at,
        reading: "read",
        linkedTo: id,
        linkedBy: "ana",
        linkedAt: at,
      })
      .onConflictDoNothing();
  }
  for (const [row, email] of [
    [mine, "operator-vendor@gatehouse.example"],
    [foreign, "operator-admin@gatehouse.example"],
  ] as const) {
    const [owner] = await db.select({ id: appUser.id }).from(appUser).where(eq(appUser.email, email));
    const [made] = await db
      .insert(report)
      .values({
        owner: owner?.id ?? "",
        type: "performance",
        format: "csv",
        from: "2026-11-20T00:00",
        to: "2026-11-20T23:59",
        zone: "UTC",
        start: 1,
        end: 2,
        requestKey: email,
        status: "failed",
        failure: "INTERNAL",
        vendors: row === mine ? [own] : null,
        attemptsLeft: 0,
        secret: email,
        createdAt: at,
      })
      .returning({ id: report.id });
    reports.set(row.id, made?.id ?? 0);
  }
  for (const row of [mine, foreign]) {
    await askForChanges(row);
    await mailTo(row);
  }
  for (const [row, vendor] of [
    [mine, eq(travelRequest.vendor, own)],
    [foreign, ne(travelRequest.vendor, own)],
  ] as const) {
    const [request] = await db.select().from(travelRequest).where(vendor).orderBy(asc(travelRequest.id)).limit(1);
    if (request) requests.set(row.id, request);
    const scope = row === mine ? eq(itinerary.vendor, own) : ne(itinerary.vendor, own);
    const [trip] = await db.select().from(itinerary).where(scope).orderBy(asc(itinerary.id)).limit(1);
    if (trip) trips.set(row.id, trip);
    const [found] = request ? await db.select().from(travelCase).where(eq(travelCase.requestId, request.id)) : [];
    if (!found) throw new Error("There is no case.");
    cases.set(row.id, found.id);
    const [writer] = await db
      .select({ id: appUser.id })
      .from(appUser)
      .where(eq(appUser.userid, row === mine ? "operator-vendor" : "admin"));
    const words = {
      caseId: found.id,
      kind: "TR",
      internal: false,
      html: "<p>Hello</p>",
      words: `zebra ${found.vendor}`,
      createdAt: Math.floor(Date.now() / 1000),
      writerId: writer?.id ?? "",
      writer: "somebody",
      writerName: "Somebody",
      role: "ADMIN",
    } as const;
    // One is taken back.
    const [comment] = await db
      .insert(caseComment)
      .values([
        { ...words, clientId: randomUUID() },
        { ...words, clientId: randomUUID() },
      ])
      .returning({ id: caseComment.id });
    if (comment) comments.set(row.id, comment.id);
  }
  for (const row of [mine, foreign]) {
    const words = {
      vendor: row.vendor,
      visitor: `guest ${row.id}`,
      name: "Guest",
      createdAt: 1,
      lastAt: 1,
      waitingSince: 1,
    };
    const [made] = await db.insert(chatRoom).values(words).returning({ id: chatRoom.id });
    chats.set(row.id, made?.id ?? "");
  }
  total = await db.$count(checkIn, inArray(checkIn.vendor, [own]));
  token = (await new Browser(server).signIn("operator-vendor@gatehouse.example")).accessToken;
  staff = (await new Browser(server).signIn("operator-admin@gatehouse.example")).accessToken;
}, 120_000);

/** An e-mail with a file about a check-in, as the demo's mail server got it. */
async function mailTo({ id, vendor, bookingNo }: Row): Promise<void> {
  const message = {
    kind: passMessages.revoke,
    subjectKind: "checkin",
    subjectId: id,
    payload: {},
    createdAt: 1,
    dueAt: 1,
  };
  const [made] = await database.db
    .insert(outbox)
    .values({ ...message, sentAt: 1, vendor, bookingNo, receiver: "somebody@traveller.example" })
    .returning({ id: outbox.id });
  emails.set(id, made?.id ?? "");
  const lines = ["Subject: Pass", "Content-Type: application/pdf", "Content-Disposition: attachment; filename=a.pdf"];
  await database.db.insert(caughtMail).values({
    messageId: `${made?.id ?? ""}@gatehouse.example`,
    receivedAt: 1,
    receiver: "somebody@traveller.example",
    raw: Buffer.from([...lines, "", "%PDF-1.7 a pass"].join("\r\n")),
  });
}

const noEmail = "00000000-0000-4000-8000-000000000000";

/** Travellers of a booking's unit ask for other mail addresses. */
async function askForChanges({ id, pnrId, passengerId }: Row): Promise<void> {
  const [unit] = await database.db.select({ bookingId: pnr.bookingId }).from(pnr).where(eq(pnr.id, pnrId));
  const change = { bookingId: unit?.bookingId ?? 0, passengerId, before: "", requestedAt: 1 } as const;
  const [made] = await database.db
    .insert(pendingChange)
    .values({ ...change, field: "email", wanted: "new@traveller.example" })
    .returning({ id: pendingChange.id });
  changes.set(id, made?.id ?? 0);
  if (id === mine.id)
    await database.db.insert(pendingChange).values({ ...change, field: "middlename", wanted: "Maria" });
}

const call = (method: string, path: string, body?: unknown, as = token) =>
  new Browser(server).call(method, path, body, { token: as });
/** Who looks after a vendor's own programs, and a vendor that is not theirs. */
const vendorUser = async () => {
  const { accessToken: as } = await new Browser(server).signIn("vendor@gatehouse.example");
  const { vendorCode } = (await call("GET", "/requests/programs/all", undefined, as)).body;
  return { as, theirs: [own, foreign.vendor].find((code) => code !== vendorCode) ?? "" };
};
const vendorsIn = (rows: unknown) => [...new Set((rows as readonly CheckIn[]).map(({ vendor }) => vendor))];
const eq1 = (field: string, value: unknown) => ({
  filters: [{ field, operator: "EQ", value }],
  size: 500,
  showExpired: true,
});

/** Somebody claims a flight for a booking number. @returns the id of the claim */
async function addClaim(bookingNo: string): Promise<number> {
  const passengers = { adults: 1, child: 0, infants: 0 };
  const request = { from: "JFK", to: "LIS", departDate: "2027-02-01", passengers, nonstop: false };
  const itinerary = createOffer({
    one: [{ flight: "TP 210", from: "JFK", to: "LIS", dept: "2027-02-01T10:15", minutes: 405 }],
  });
  const claim = { searchId: randomUUID(), bookingNo, request, itinerary, baggage: 0, selectedAt: 1 };
  const [row] = await database.db.insert(alternateFlight).values(claim).returning({ id: alternateFlight.id });
  return row?.id ?? 0;
}

/** The flight of a check-in; none of an id that nobody has. */
async function segmentOf(checkInId: number): Promise<number> {
  const [row] = await database.db
    .select({ segmentId: checkIn.segmentId })
    .from(checkIn)
    .where(eq(checkIn.id, checkInId));
  return row?.segmentId ?? 2 ** 40;
}

/** The disruption of a check-in's flight. @returns its id */
async function addDisruption(checkInId: number): Promise<number> {
  const { db } = database;
  const [flown] = await db
    .select({ segmentId: checkIn.segmentId, bookingId: pnr.bookingId, bookingNo: pnr.bookingNo, vendor: pnr.vendor })
    .from(checkIn)
    .innerJoin(pnr, eq(pnr.id, checkIn.pnrId))
    .where(eq(checkIn.id, checkInId));
  if (!flown) return 2 ** 40;
  await db
    .insert(disruption)
    .values({
      ...flown,
      kind: "CANCELLED",
      minutes: 0,
      source: "STAFF",
      covered: true,
      status: "OPENED",
      statusAt: 1,
      detectedAt: 1,
    })
    .onConflictDoNothing();
  const [row] = await db
    .select({ id: disruption.id })
    .from(disruption)
    .where(eq(disruption.segmentId, flown.segmentId));
  return row?.id ?? 0;
}

/** A PNG of one point. */
const gatePicture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** A picture for a comment on the travel request of a check-in's vendor. */
function pictureOf({ id }: Row): FormData {
  const form = new FormData();
  form.set("travelRequestId", String(requests.get(id)?.id ?? 2 ** 40));
  form.set("file", new File([gatePicture], "gate.png", { type: "image/png" }));
  return form;
}

/** A file that was said in a chat room. */
async function chatFileOf(roomId: string | undefined): Promise<string> {
  if (roomId === undefined) return randomUUID();
  const dmscode = `d_${randomUUID().replaceAll("-", "")}`;
  const facts = { vendor: null, ownerKind: "chat.file", ownerId: roomId, name: "gate.png", mediaType: "image/png" };
  await database.db
    .insert(document)
    .values({ dmscode, ...facts, size: 1, sha256: "", storageKey: dmscode, createdAt: 1 });
  const [row] = await database.db
    .insert(chatFile)
    .values({ roomId, uploadId: randomUUID(), sender: "somebody", dmscode, seq: 1, createdAt: 1 })
    .returning({ id: chatFile.id });
  return row?.id ?? "";
}

const onDisruption = async (checkInId: number, what: string, body: object) =>
  call("POST", `/disruption/disruptions/${await addDisruption(checkInId)}/${what}`, { version: 0, ...body });

/** Calls that name a row: with a foreign one the answer is that of a row that does not exist. */
const naming: Readonly<
  Record<string, (row: Row) => Promise<{ readonly status: number; readonly body: Record<string, unknown> }>>
> = {
  "checkin.actions": ({ id }) => call("GET", `/checkin/check-ins/${id}/actions`),
  "flightChoices.settle": async ({ bookingNo }) =>
    call("POST", `/flights/choices/${await addClaim(bookingNo)}/settled`, { selectedAt: 1 }),
  "disruption.details": async ({ id }) => call("GET", `/disruption/disruptions/${await addDisruption(id)}`),
  "disruption.sendLink": ({ id }) => onDisruption(id, "link", { email: "" }),
  "disruption.cover": ({ id }) => onDisruption(id, "cover", { covered: true }),
  "disruption.reprice": ({ id }) => onDisruption(id, "price", {}),
  "disruption.askTraveller": ({ id }) => onDisruption(id, "consent", {}),
  "disruption.decline": ({ id }) => onDisruption(id, "answer", { reason: "none" }),
  "disruption.confirm": ({ id }) => onDisruption(id, "confirmation", { hundredths: 1 }),
  "disruption.report": async ({ id }) =>
    call("POST", "/disruption/disruptions", { segmentId: await segmentOf(id), kind: "CANCELLED" }),
  "disruption.triggerLoungePass": async ({ id, bookingNo }) =>
    call("POST", "/disruption/lounge-pass", { bookingNo, segmentId: await segmentOf(id) }),
  "checkin.assignments.self": ({ id }) => call("POST", "/checkin/assignments/self", { checkInIds: [id] }),
  "boardingPasses.unlink": ({ id, bookingNo, pnr }) =>
    call("POST", "/checkin/boarding-passes/unlink", { id, bookingNo, pnr }),
  "boardingPasses.link": ({ id, bookingNo, pnr, pass }) =>
    call("POST", "/checkin/boarding-passes/link", { checkInId: id, dmscode: pass, bookingNo, pnr }),
  "boardingPasses.candidatePages": ({ pnr }) => call("GET", `/checkin/pnrs/${pnr}/candidate-pages`),
  "boardingPasses.toBeLinked": ({ pnr }) => call("GET", `/checkin/pnrs/${pnr}/to-be-linked`),
  "boardingPasses.upload": ({ pnr }) => {
    const body = new FormData();
    body.set("pnr", pnr);
    body.set("file", new File(["no PDF"], "passes.pdf", { type: "application/pdf" }));
    return call("POST", "/checkin/boarding-passes", body);
  },
  "boardingPasses.uploadProgress": ({ id }) =>
    call("GET", `/checkin/boarding-passes/uploads/${uploads.get(id) ?? 2 ** 40}`),
  "boardingPasses.pnr": ({ pnr, bookingNo }) => call("GET", `/checkin/pnrs/${pnr}?bookingNo=${bookingNo}`),
  "boardingPasses.facts": ({ id }) => call("GET", `/checkin/check-ins/${id}/facts`),
  "checkin.lock": ({ id, pnr, bookingNo }) => call("POST", "/checkin/lock", { checkInId: id, pnr, bookingNo }),
  "reports.downloads.read": ({ id }) => call("GET", `/reports/downloads/${reports.get(id) ?? 2 ** 40}`),
  "reports.downloads.retry": ({ id }) => call("POST", `/reports/downloads/${reports.get(id) ?? 2 ** 40}/retry`),
  "reports.downloads.cancel": ({ id }) => call("POST", `/reports/downloads/${reports.get(id) ?? 2 ** 40}/cancel`),
  "messaging.emails.read": ({ id }) => call("GET", `/messaging/emails/${emails.get(id) ?? noEmail}`),
  "messaging.emails.attachment": ({ id }) =>
    call("GET", `/messaging/emails/${emails.get(id) ?? noEmail}/attachments/0`),
  "requests.one": ({ id }) => call("GET", `/requests/${requests.get(id)?.id ?? 2 ** 40}`),
  "requests.showNumber": ({ id }) =>
    call("POST", `/requests/${requests.get(id)?.id ?? 2 ** 40}/number`, { number: "tsaNumber" }),
  "profiles.ofTraveller": ({ id }) =>
    call("GET", `/profiles/travellers?id=${requests.get(id)?.travellerId ?? noEmail}`),
  "profiles.showNumberOf": ({ id }) =>
    call("POST", `/profiles/travellers/${requests.get(id)?.travellerId ?? noEmail}/number`, { number: "passportNo" }),
  "requests.cancel": ({ id }) =>
    call("POST", `/requests/${requests.get(id)?.id ?? 2 ** 40}/cancel`, { reason: "Asked for by telephone." }),
  "requests.programs": ({ id }) =>
    call("GET", `/requests/programs?travellerId=${requests.get(id)?.travellerId ?? noEmail}`),
  "requests.ofTraveller": ({ id }) =>
    call("GET", `/travelapi/request?userid=${requests.get(id)?.travellerId ?? noEmail}`),
  "requests.submit": ({ id }) =>
    call("POST", "/requests", {
      travellerId: requests.get(id)?.travellerId ?? noEmail,
      request: requests.get(id)?.content ?? requests.get(mine.id)?.content,
    }),
  "cases.details": ({ id }) => call("GET", `/cases/details?travelRequestId=${requests.get(id)?.id ?? 2 ** 40}`),
  "cases.open": ({ id }) =>
    call("POST", "/cases", { bookingNo: trips.get(id)?.bookingNo ?? "NONE", initialComment: "Asked for" }),
  "cases.assign": ({ id }) =>
    call("POST", `/cases/${cases.get(id) ?? 2 ** 40}/assign`, { userid: "crm-operator", seen: "nobody" }),
  "cases.close": ({ id }) => call("POST", `/cases/${cases.get(id) ?? 2 ** 40}/close`, { comment: "Done" }),
  "cases.reopen": ({ id }) => call("POST", `/cases/${cases.get(id) ?? 2 ** 40}/reopen`, { reason: "Again" }),
  "cases.comments": ({ id }) =>
    call("GET", `/cases/comments?commentsType=TR&travelRequestId=${requests.get(id)?.id ?? 2 ** 40}`),
  "cases.comment": ({ id }) =>
    call("POST", "/cases/comments", {
      travelRequestId: requests.get(id)?.id ?? 2 ** 40,
      commentsType: "TR",
      comments: "<p>Hello</p>",
      clientId: noEmail,
    }),
  "cases.read": ({ id }) =>
    call("POST", "/cases/read", {
      travelRequestId: requests.get(id)?.id ?? 2 ** 40,
      commentsType: "TR",
      upTo: comments.get(id) ?? 2 ** 40,
    }),
  "cases.uploadPicture": (row) => call("POST", "/cases/pictures", pictureOf(row)),
  "cases.takeBack": ({ id }) => call("POST", `/cases/comments/${comments.get(id) ?? 2 ** 40}/take-back`),
  "chat.messages": ({ id }) => call("GET", `/chat/rooms/${chats.get(id) ?? noEmail}/messages`),
  "chat.transcript": ({ id }) => call("GET", `/chat/rooms/${chats.get(id) ?? noEmail}/transcript`),
  "chat.upload": ({ id }) => {
    const form = new FormData();
    form.set("id", chats.get(id) ?? noEmail);
    form.set("uploadId", randomUUID());
    form.set("file", new File([gatePicture], "gate.png", { type: "image/png" }));
    return call("POST", "/chat/files", form);
  },
  "chat.file": async ({ id }) =>
    call("GET", `/chat/rooms/${chats.get(id) ?? noEmail}/files/${await chatFileOf(chats.get(id))}`),
  "chat.say": ({ id }) =>
    call("POST", `/chat/rooms/${chats.get(id) ?? noEmail}/messages`, { messageId: randomUUID(), message: "Hello" }),
  "chat.receipts": ({ id }) => call("POST", `/chat/rooms/${chats.get(id) ?? noEmail}/receipts`, { delivered: 1 }),
  "chat.take": ({ id }) => call("POST", `/chat/rooms/${chats.get(id) ?? noEmail}/take`),
  "chat.transfer": ({ id }) => call("POST", `/chat/rooms/${chats.get(id) ?? noEmail}/transfer`, { userid: "nobody" }),
  "chat.close": ({ id }) => call("POST", `/chat/rooms/${chats.get(id) ?? noEmail}/close`),
  "trips.one": ({ id }) => call("GET", `/trips/itineraries/${trips.get(id)?.bookingNo ?? "NONE"}`),
  "trips.booked": ({ id }) => call("GET", `/trips/${trips.get(id)?.bookingNo ?? "NONE"}`),
  "trips.archived": ({ id }) => call("GET", `/trips/itineraries/${trips.get(id)?.bookingNo ?? "NONE"}/archived`),
  "trips.version": ({ id }) => call("GET", `/trips/itineraries/${trips.get(id)?.bookingNo ?? "NONE"}/versions/1`),
  "documents.url": ({ pass }) => call("GET", `/documents/${pass ?? ""}/url`),
  "travellers.createLink": ({ bookingNo }) => call("POST", "/travellers/missing-info/links", { bookingNo }),
  "travellers.decideChange": ({ id }) =>
    call("POST", `/travellers/missing-info/changes/${changes.get(id) ?? 2 ** 40}`, { decision: "confirmed", to: "" }),
};
const nothing: Row = { id: 2 ** 40, bookingNo: "NONE", pnr: "NONE00", pass: `d_${"0".repeat(32)}` } as Row; // the calls read these four

const isOpen = and(isLive, isNull(checkIn.pass), stateIn(openStates));

/** Calls that decide each check-in by itself: a foreign one is "not found" among the others. */
const outcomeOf = async (path: string, body: (ids: number[]) => object, code: string | null) => {
  const { status, body: answer } = await call("POST", path, body([foreign.id, nothing.id, mine.id]));
  expect(status).toBe(200);
  const [theirs, none, ours] = answer as unknown as readonly { code: string | null }[];
  expect({ ...theirs, checkInId: 0 }).toEqual({ ...none, checkInId: 0 });
  expect([theirs?.code, ours?.code]).toEqual(["NOT_FOUND", code]);
};

/** A vendor's own user asks about another vendor, and about none: there is no telling them apart. */
const aboutVendor = (method: string, path: string, body?: (code: string) => object) => async () => {
  const { as, theirs } = await vendorUser();
  const ask = (code: string) => call(method, path.replace("{code}", code), body?.(code), as);
  const answer = await ask(theirs);
  expect(answer.status).toBe(404);
  expect(answer.body).toEqual((await ask("NONE")).body);
};
const vendorDetails = {
  ...Object.fromEntries(
    "email alertEmail bcc orgName phoneCode phoneNumber website supportFirstname supportMiddlename supportLastname supportGender supportEmail"
      .split(" ")
      .map((field) => [field, ""]),
  ),
  productTypes: [],
  address: { line1: "", line2: "", city: "", country: "", state: "", pincode: "" },
};

/** Calls of a vendor's page. */
const ofVendors: Readonly<Record<string, () => Promise<void>>> = {
  "vendors.one": aboutVendor("GET", "/vendors/one?id={code}"),
  "vendors.save": aboutVendor("POST", "/vendors/{code}/details", () => ({ details: vendorDetails, version: 0 })),
  "vendors.changeLogo": aboutVendor("POST", "/vendors/{code}/logo", () => ({ plate: true })),
  "vendors.savePreference": aboutVendor("POST", "/vendors/{code}/preferences", () => ({
    preference: { channel: "email" },
  })),
  "vendors.removePreference": aboutVendor("POST", "/vendors/{code}/preferences/remove", () => ({ channel: "email" })),
  "vendors.saveSettings": aboutVendor("POST", "/vendors/{code}/settings", () => ({
    settings: { requestMode: "standard", origins: [] },
    version: 0,
  })),
  "vendors.history": aboutVendor("GET", "/vendors/{code}/history"),
  "ancillary.prices": aboutVendor("GET", "/travelapi/ancillary/prices?code={code}"),
  "vendors.keys": aboutVendor("GET", "/vendors/{code}/keys"),
  "vendors.createKey": aboutVendor("POST", "/vendors/{code}/keys", () => ({ name: "feed" })),
  "vendors.revokeKey": aboutVendor("POST", "/vendors/{code}/keys/revoke", () => ({ key: 1 })),
  "vendors.signOn": aboutVendor("GET", "/vendors/{code}/sign-on"),
  "vendors.saveSignOn": aboutVendor("POST", "/vendors/{code}/sign-on", () => ({
    signOn: {
      name: "Theirs",
      issuer: "https://login.example.com",
      clientId: "gatehouse",
      clientSecret: "secret",
      domains: [],
      roleClaim: "",
      claimRoles: [],
      defaultRole: "TRAVELLER",
      createsAccounts: false,
    },
    version: 0,
  })),
  "vendors.removeSignOn": aboutVendor("POST", "/vendors/{code}/sign-on/remove"),
  "vendors.users": aboutVendor("GET", "/vendors/{code}/users"),
  "vendors.templates": aboutVendor("GET", "/vendors/{code}/templates"),
  "vendors.templateVersions": aboutVendor(
    "GET",
    "/vendors/{code}/templates/versions?channel=email&context=itinerary&language=en",
  ),
  "vendors.uploadTemplates": aboutVendor("POST", "/vendors/{code}/templates", () => ({ templates: [] })),
  "vendors.chooseVersion": aboutVendor("POST", "/vendors/{code}/templates/version", () => ({
    channel: "email",
    context: "itinerary",
    language: "en",
    version: 1,
  })),
};

/** Calls that answer with rows or numbers, and those that change what they find themselves. */
const answering: Readonly<Record<string, () => Promise<void>>> = {
  "disruption.board": async () => {
    const [theirs, ours] = [await addDisruption(foreign.id), await addDisruption(mine.id)];
    const { body } = await call("GET", "/disruption/board");
    const rows = body["rows"] as { id: number; vendor: string }[];
    expect(rows.map(({ id }) => id)).toContain(ours);
    expect(rows.map(({ id }) => id)).not.toContain(theirs);
    expect(new Set(rows.map(({ vendor }) => vendor))).toEqual(new Set([own]));
  },
  "disruption.flights": async () => {
    expect((await call("GET", `/disruption/flights?q=${foreign.bookingNo}`)).body["flights"]).toEqual([]);
  },
  "disruption.addPass": async () => {
    const body = new FormData();
    body.set("file", new File(["%PDF-1.4 pass"], "pass.pdf", { type: "application/pdf" }));
    body.set("airport", "LHR");
    body.set("vendor", foreign.vendor);
    expect((await call("POST", "/disruption/lounge-passes", body)).body["code"]).toBe("NO_SUCH_VENDOR");
  },
  ...ofVendors,
  "flightChoices.list": async () => {
    await addClaim(foreign.bookingNo);
    const id = await addClaim(mine.bookingNo);
    const { body } = await call("GET", "/flights/choices?size=500");
    expect(body["content"]).toContainEqual(expect.objectContaining({ id }));
    expect(new Set(vendorsIn(body["content"]))).toEqual(new Set([own]));
  },
  "checkin.list": async () => {
    const seen = [];
    for (const view of ["pool", "available", "bp-attached", "bp-not-attached", "disposed"]) {
      const { status, body } = await call("GET", `/checkin/views/${view}/check-ins?size=500&showExpired=true`);
      if (status === 200) seen.push(...vendorsIn(body["content"]));
    }
    expect(new Set(seen)).toEqual(new Set([own]));
  },
  "checkin.search": async () => {
    const everything = await call("POST", "/checkin/check-ins/search", { filters: [], size: 500, showExpired: true });
    expect(vendorsIn(everything.body["content"])).toEqual([own]);
    expect(everything.body["totalElement"]).toBe(total);
    for (const [field, value] of [
      ["pnr", foreign.pnr],
      ["bookingNo", foreign.bookingNo],
      ["checkInId", foreign.id],
      ["dmscode", foreign.pass],
    ] as const) {
      expect((await call("POST", "/checkin/check-ins/search", eq1(field, value))).body, field).toMatchObject({
        content: [],
        totalElement: 0,
      });
      expect(
        (await call("POST", "/checkin/check-ins/search", eq1(field, value), staff)).body["totalElement"],
        field,
      ).toBeGreaterThan(0);
    }
  },
  "checkin.counters": async () => {
    const [bound, all] = [
      (await call("GET", "/checkin/counters")).body,
      (await call("GET", "/checkin/counters", undefined, staff)).body,
    ];
    const open = await database.db.$count(checkIn, and(eq(checkIn.vendor, own), isOpen));
    expect(bound["noBP"]).toBe(open);
    expect(Number(all["noBP"])).toBeGreaterThan(open);
  },
  "checkin.views": async () => {
    const counts = async (as: string) =>
      new Map(
        (
          (await call("GET", "/checkin/views?showExpired=true", undefined, as)).body as unknown as readonly {
            id: string;
            count: number | null;
          }[]
        ).map(({ id, count }) => [id, count]),
      );
    const [bound, all] = [await counts(token), await counts(staff)];
    const less = [...bound].filter(([id, count]) => (count ?? 0) < (all.get(id) ?? 0));
    expect([...bound].filter(([id, count]) => (count ?? 0) > (all.get(id) ?? 0) && id !== "assigned")).toEqual([]);
    expect(less.length).toBeGreaterThan(2);
  },
  "checkin.assignments.current": async () => {
    const held = (await call("GET", "/checkin/assignments/current")).body;
    const waiting = Number(held["waiting"]);
    expect(waiting).toBeLessThan(
      Number((await call("GET", "/checkin/assignments/current", undefined, staff)).body["waiting"]),
    );
  },
  "checkin.assignments.next": async () => {
    // what is most urgent is somebody else's
    const soon = Math.floor(Date.now() / 1000) + 60;
    await database.db
      .update(checkIn)
      .set({ windowClosesAt: soon })
      .where(and(ne(checkIn.vendor, own), isOpen));
    const { body } = await call("POST", "/checkin/assignments/next");
    expect(vendorsIn(body["held"])).toEqual([own]);
    await call("POST", "/checkin/assignments/release");
    const anybody = await call("POST", "/checkin/assignments/next", undefined, staff);
    expect(vendorsIn(anybody.body["held"])).not.toContain(own);
    await call("POST", "/checkin/assignments/release", undefined, staff);
  },
  "messaging.emails.search": async () => {
    const { body } = await call("POST", "/messaging/emails/search", { size: 500 });
    const found = (body["content"] as readonly { readonly id: string }[]).map(({ id }) => id);
    expect(found).toContain(emails.get(mine.id));
    expect(found).not.toContain(emails.get(foreign.id));
  },
  "messaging.emails.sendAgain": async () => {
    const ids = [emails.get(foreign.id) ?? "", noEmail];
    const { body } = await call("POST", "/messaging/emails/send-again", { ids });
    expect(body).toEqual({ again: [], refused: ids.map((id) => ({ id, code: "NOT_FOUND" })) });
  },
  "travellers.changes": async () => {
    const of = async (as: string, query = "") =>
      (await call("GET", `/travellers/missing-info/changes${query}`, undefined, as)).body;
    const [bound, all] = [await of(token), await of(staff)];
    expect(vendorsIn(bound["content"])).toEqual([own]);
    expect(vendorsIn(all["content"]).length).toBeGreaterThan(1);
    expect(await of(token, `?bookingNo=${foreign.bookingNo}`)).toMatchObject({ content: [], totalElement: 0 });
    expect((await of(staff, `?bookingNo=${foreign.bookingNo}`))["totalElement"]).toBe(1);
  },
  "requests.travellers": async () => {
    const { body } = await call("GET", "/requests/travellers");
    expect(new Set((body as unknown as readonly { vendorCode: string }[]).map(({ vendorCode }) => vendorCode))).toEqual(
      new Set([own]),
    );
  },
  "requests.markCallHouseSeen": async () => {
    const [theirs] = await database.db.select().from(program).where(ne(program.vendor, own)).limit(1);
    const answer = await call("POST", `/requests/programs/${theirs?.id ?? 0}/call-house-seen`);
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual((await call("POST", `/requests/programs/${2 ** 40}/call-house-seen`)).body);
  },
  "requests.programList": async () => {
    const { as, theirs } = await vendorUser();
    expect((await call("GET", `/requests/programs/all?vendorCode=${theirs}`, undefined, as)).status).toBe(404);
  },
  "requests.programFile": async () => {
    const { as, theirs } = await vendorUser();
    expect((await call("GET", `/requests/programs/file?vendorCode=${theirs}`, undefined, as)).status).toBe(404);
  },
  "requests.importPrograms": async () => {
    const { as, theirs } = await vendorUser();
    const form = new FormData();
    form.set("file", new File(["hospital\nA\n"], "programs.csv", { type: "text/csv" }));
    form.set("vendorCode", theirs);
    expect((await call("POST", "/requests/programs/import", form, as)).status).toBe(404);
  },
  "requests.pending": async () => {
    const vendorsOf = async (as: string) =>
      new Set(
        (
          (await call("GET", "/requests/pending?size=500", undefined, as)).body["content"] as readonly {
            vendorCode: string;
          }[]
        ).map(({ vendorCode }) => vendorCode),
      );
    expect(await vendorsOf(token)).toEqual(new Set([own]));
    const admin = await new Browser(server).signIn("admin@gatehouse.example");
    expect((await vendorsOf(admin.accessToken)).size).toBeGreaterThan(1);
  },
  "chat.rooms": async () => {
    const { body } = await call("GET", "/chat/rooms");
    expect(vendorsIn(body["rooms"])).toEqual([own]);
  },
  "chat.next": async () => {
    await database.db.update(chatRoom).set({ state: "CLOSED", operatorId: null });
    const both = inArray(chatRoom.id, [chats.get(mine.id) ?? "", chats.get(foreign.id) ?? ""]);
    await database.db.update(chatRoom).set({ state: "UNASSIGNED", waitingSince: 1 }).where(both);
    expect((await call("POST", "/chat/rooms/next")).body["roomId"]).toBe(chats.get(mine.id));
    expect((await call("POST", "/chat/rooms/next")).status).toBe(404);
  },
  "chat.colleagues": async () => {
    const { body } = await call("GET", "/chat/colleagues");
    const ids = (body["colleagues"] as readonly { userid: string }[]).map(({ userid }) => userid);
    const foreigners = await database.db.select().from(appUser).where(ne(appUser.vendor, own));
    expect(ids).toContain("crm-operator");
    expect(foreigners.filter(({ userid }) => ids.includes(userid))).toEqual([]);
  },
  "cases.picture": async () => {
    const { accessToken: admin } = await new Browser(server).signIn("admin@gatehouse.example");
    const shown = async (row: Row): Promise<string> => {
      const { body } = await call("POST", "/cases/pictures", pictureOf(row), admin);
      const comments = `<p><img src="/api/cases/pictures/${String(body["id"])}" alt="A gate" /></p>`;
      const on = { travelRequestId: requests.get(row.id)?.id, commentsType: "TR", clientId: randomUUID() };
      expect((await call("POST", "/cases/comments", { ...on, comments }, admin)).status).toBe(200);
      return `/cases/pictures/${String(body["id"])}`;
    };
    expect((await call("GET", await shown(mine))).status).toBe(200);
    expect((await call("GET", await shown(foreign))).status).toBe(404);
  },
  "cases.list": async () => {
    const found = async (as: string, query: string) =>
      (
        (await call("GET", `/cases?state=all&size=500&${query}`, undefined, as)).body["content"] as readonly {
          vCode: string;
        }[]
      ).map(({ vCode }) => vCode);
    expect(new Set(await found(token, ""))).toEqual(new Set([own]));
    expect(await found(token, "text=zebra")).toEqual([own]);
    const admin = await new Browser(server).signIn("admin@gatehouse.example");
    expect(new Set(await found(admin.accessToken, "text=zebra")).size).toBe(2);
  },
  "cases.unread": async () => {
    await database.db.update(travelCase).set({ assignedTo: "operator-vendor" });
    const { body } = await call("GET", "/cases/unread");
    const owned = and(eq(travelCase.vendor, own), eq(travelCase.state, "OPEN"));
    expect(body["mine"]).toBe(await database.db.$count(travelCase, owned));
  },
  "trips.preview": async () => {
    const content = { ...emptyContent, itinerarySummary: "Theirs" };
    const { status } = await call("POST", "/trips/itineraries/preview", {
      vendorCode: foreign.vendor,
      version: 1,
      content,
    });
    expect(status).toBe(404);
  },
  "trips.uploadItinerary": async () => {
    const form = new FormData();
    form.append("vendorCode", foreign.vendor);
    form.append("file", new File(["%PDF-1.7"], "trip.pdf"));
    const { status } = await fetch(`${server.url}/api/travelapi/public/upload-itinerary`, {
      method: "POST",
      body: form,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(status).toBe(404);
  },
  "trips.attachFile": async () => {
    const form = new FormData();
    form.append("vendorCode", foreign.vendor);
    form.append("file", new File(["x"], "trip.doc"));
    const { status } = await fetch(`${server.url}/api/trips/files`, {
      method: "POST",
      body: form,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(status).toBe(404);
  },
  "trips.attachedFile": async () => {
    const { bookingNo = "" } = trips.get(foreign.id) ?? {};
    const id = "00000000-0000-4000-8000-000000000001";
    const file = (number: string) => call("GET", `/trips/itineraries/${number}/files/${id}`);
    const answer = await file(bookingNo);
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual((await file("NONE")).body);
  },
  "trips.publish": async () => {
    const { vendor = "NONE", bookingNo = "NONE", version = 1 } = trips.get(foreign.id) ?? {};
    const publish = (vendorCode: string) =>
      call("POST", "/trips/itineraries", { vendorCode, bookingNo, expectedVersion: version, content: {} });
    const answer = await publish(vendor);
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual((await publish("NONE")).body);
  },
  "trips.calendar": async () => {
    const { bookingNo = "" } = trips.get(foreign.id) ?? {};
    const calendar = (number: string) => call("GET", `/trips/itineraries/${number}/calendar`);
    const answer = await calendar(bookingNo);
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual((await calendar("NONE")).body);
  },
  "trips.pdf": async () => {
    const { bookingNo = "" } = trips.get(foreign.id) ?? {};
    const pdf = (number: string) => call("GET", `/trips/itineraries/${number}/pdf`);
    const answer = await pdf(bookingNo);
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual((await pdf("NONE")).body);
  },
  "trips.mine": async () => {
    const vendorsOf = async (as: string) => {
      const { body } = await call("GET", "/trips/mine?current=true&size=500", undefined, as);
      return new Set((body["content"] as readonly { vendorCode: string }[]).map(({ vendorCode }) => vendorCode));
    };
    expect(await vendorsOf(token)).toEqual(new Set([own]));
    const admin = await new Browser(server).signIn("admin@gatehouse.example");
    expect((await vendorsOf(admin.accessToken)).size).toBeGreaterThan(1);
  },
  "tripsBoard.upcoming": async () => {
    const rowsOf = async (as: string, query = "") =>
      (await call("GET", `/trips/upcoming?size=200${query}`, undefined, as)).body as unknown as {
        readonly content: readonly { readonly vendor: string }[];
        readonly vendors: readonly { readonly code: string }[];
      };
    const seen = await rowsOf(token);
    expect(new Set(seen.content.map(({ vendor }) => vendor))).toEqual(new Set([own]));
    expect(seen.vendors.map(({ code }) => code)).toEqual([own]);
    expect((await rowsOf(token, `&vids=${foreign.vendor}`)).content).toEqual([]);
    expect((await rowsOf(token, `&bookingNo=${foreign.bookingNo}`)).content).toEqual([]);
    const admin = await new Browser(server).signIn("admin@gatehouse.example");
    expect((await rowsOf(admin.accessToken)).vendors.length).toBeGreaterThan(1);
  },
  "requests.operators": async () => {
    const { body } = await call("GET", "/requests/operators");
    const operators = body as unknown as readonly { userid: string; vendorCode: string | null }[];
    expect(operators.map(({ userid }) => userid)).toEqual(["crm-operator", "operator-vendor"]);
    // Who works for one vendor says for which: others' requests are not theirs.
    expect(operators[0]?.vendorCode).toBeNull();
    expect(operators[1]?.vendorCode).toBe(own);
  },
  "requests.assign": async () => {
    const theirs = requests.get(foreign.id)?.id ?? 0;
    const { body } = await call("POST", "/requests/assign", {
      userId: "crm-operator",
      travelRequestIds: [theirs, 2 ** 40],
    });
    expect(body).toEqual({
      assigned: [],
      refused: [theirs, 2 ** 40].map((id) => ({ id, code: "NOT_FOUND", assignedTo: null })),
    });
  },
  "checkin.disposals.dispose": () =>
    outcomeOf(
      "/checkin/dispositions",
      (checkInIds) => ({ checkInIds, reason1: "1", reason2: "1-app" }),
      "PASS_ATTACHED",
    ),
  "checkin.disposals.undo": () =>
    outcomeOf("/checkin/dispositions/undo", (checkInIds) => ({ checkInIds }), "PASS_ATTACHED"),
  "checkin.reschedule": async () => {
    const { bookingNo, pnr } = foreign;
    const { body } = await call("POST", "/checkin/reschedule", { bookingNo, pnr, checkInIds: [foreign.id] });
    expect(body).toMatchObject([{ done: false, code: "NOT_FOUND", currentState: null }]);
  },
  "checkin.assignments.unlock": async () => {
    const now = Math.floor(Date.now() / 1000);
    const [theirs] = await database.db
      .update(checkIn)
      .set({ lockedBy: "ana", lockedAt: now })
      .where(
        eq(
          checkIn.id,
          database.db
            .select({ id: checkIn.id })
            .from(checkIn)
            .where(and(ne(checkIn.vendor, own), isOpen, eq(checkIn.state, "ELIGIBLE_FOR_CHECKIN")))
            .orderBy(asc(checkIn.id))
            .limit(1),
        ),
      )
      .returning();
    if (!theirs) throw new Error("Nobody else has open work.");
    const body = { checkInIds: [theirs.id], bookingNos: [theirs.bookingNo] };
    expect((await call("POST", "/checkin/assignments/unlock", body)).body).toEqual({ unlocked: 0 });
    // The booking goes back as a whole, with whatever else of it was held.
    const unlocked = await call("POST", "/checkin/assignments/unlock", body, staff);
    expect(unlocked.body["unlocked"]).toBeGreaterThan(0);
  },
};

/** Calls that speak of the caller alone or of the world at large, or that no bound role may make. */
const aboutOneself = [
  "trips.read",
  "access.settings",
  "access.login",
  "access.signOnAt",
  "access.beginSignOn",
  "access.signOnAgain",
  "access.finishSignOn",
  "access.secondStep",
  "access.passkeyOptions",
  "access.passkey",
  "access.beginSetup",
  "access.finishSetup",
  "access.refresh",
  "access.logout",
  "access.forgotPassword",
  "access.resetPassword",
  "access.me",
  "account.mine",
  "account.save",
  "account.sessions",
  "account.endSession",
  "account.endOthers",
  "account.familiar",
  "factors.mine",
  "factors.begin",
  "factors.confirm",
  "factors.turnOff",
  "factors.newCodes",
  "factors.beginPasskey",
  "factors.addPasskey",
  "factors.renamePasskey",
  "factors.removePasskey",
  "factors.proofOptions",
  "factors.prove",
  "chat.ticket",
  "chat.visit",
  "chat.visitMessages",
  "chat.visitSay",
  "chat.visitReceipts",
  "chat.visitUpload",
  "chat.visitFile",
  "chat.offer",
  "access.ticket",
  "access.menu",
  "checkin.assignments.presence",
  "checkin.assignments.break",
  "checkin.assignments.release",
  "checkin.disposals.options",
  // The user of this file may not; vendors and travellers are tried in payments/payments.test.ts.
  "ancillary.booking",
  "ancillary.order",
  "ancillary.read",
  "payments.start",
  "payments.list",
  "payments.refund",
  // No bound role enters costs; somebody who was given the code is tried in costs.test.ts.
  "costs.search",
  "costs.save",
  "costs.programs",
  "profiles.mine",
  "profiles.save",
  "profiles.documents",
  "profiles.saveDocuments",
  "profiles.showNumber",
  "profiles.data",
  "profiles.dataAsPdf",
  "profiles.deletion",
  "profiles.askForDeletion",
  "profiles.cancelDeletion",
  // The user's own work and the user's own reports.
  "reports.performance",
  "reports.timeSpan",
  "reports.downloads.list",
  "reports.downloads.news",
  "reports.downloads.seen",
  // `messaging/by-hand.test.ts` tries these with bookings and messages of another vendor.
  "messaging.ofBooking",
  "messaging.traveller",
  "messaging.sms.send",
  "messaging.sms.search",
  "messaging.sms.sendAgain",
  "messaging.emails.send",
  "messaging.emails.preview",
  // Vendors look after their own users: `access/user-admin.test.ts` tries every one of these calls with users of others.
  "users.list",
  "users.invite",
  "users.position",
  "users.act",
  "users.log",
  "users.resetFactor",
  "users.requireFactor",
  // A key feeds its own vendor: `feed/messages.test.ts` tries it with another's bookings.
  "feed.imports",
  // The same of tickets: `embedding/embedding.test.ts` asks for travellers and bookings of others.
  "embedding.ticket",
  "embedding.open",
  "flights.search",
  "flights.status",
  "flights.performance",
  "flights.airports",
  "flights.weather",
  "flights.alternateFlight",
  "flights.chosenFlight",
  "flights.customerCare",
  "flights.seatMap",
  "reference.airport",
  "reference.airline",
  "reference.countries",
  // A logo belongs to whoever uploaded it until a vendor of theirs takes it: `vendors/vendors.test.ts`.
  "vendors.uploadLogo",
  "vendors.lookAtTemplate",
  // Anyone who holds a link sees the one booking that it opens.
  "travellers.missingInfo",
  "travellers.updateMissingInfo",
  "disruption.tripInfo",
  "disruption.choose",
  "disruption.answerPrice",
  // Prospects have keys of their own: `vendors/agreements/agreements.test.ts`.
  "partners.submit",
  "partners.resend",
  "partners.confirm",
  "partners.openFile",
  "partners.sendFile",
];
const notForBoundRoles = [
  "checkin.automation.release",
  "checkin.automation.airlines",
  "checkin.automation.reloadByPnr",
  "checkin.automation.reloadByAirline",
  "checkin.automation.redistribute",
  "checkin.assignments.locked",
  "checkin.locks",
  "checkin.pastData",
  "boardingPasses.qualityCheck",
  "checkin.reset",
  "reports.billing",
  "reports.efficiency",
  "reports.checkinCount",
  "reports.watchCount",
  "reports.vendors",
  "reports.operators",
  "vendors.list",
  "ancillary.savePrices",
  "vendors.create",
  // A prospect belongs to no vendor yet.
  "agreements.pending",
  "agreements.one",
  "agreements.file",
  "agreements.approve",
  "agreements.refuse",
  "agreements.askForFile",
  // Somebody who was given the code is tried in `analytics/analytics.test.ts`.
  "analytics.query",
  "analytics.board",
  "analytics.pin",
  "analytics.unpin",
];

test("every call has a row: docs/guides/add-a-call.md says in which table", () => {
  const names: string[] = [];
  traverseContractProcedures({ router: contract, path: [] }, ({ path }) => void names.push(path.join(".")));
  expect(names.toSorted()).toEqual(
    [...Object.keys(naming), ...Object.keys(answering), ...aboutOneself, ...notForBoundRoles].toSorted(),
  );
});

describe("a foreign row is one that does not exist:", () => {
  test.each(Object.entries(naming))("%s", async (_, ask) => {
    const [foreignAnswer, noAnswer] = [await ask(foreign), await ask(nothing)];
    expect(foreignAnswer.status).toBe(404);
    expect(foreignAnswer.body).toEqual(noAnswer.body);
    expect((await ask(mine)).status).not.toBe(404);
  });

  test("the document itself", async () => {
    const read = async (dmscode: string | null) => (await call("GET", `/documents/${dmscode ?? ""}`)).status;
    expect(await read(foreign.pass)).toBe(404);
    expect(await read(nothing.pass)).toBe(404);
  });

  test("nothing of it changed by asking", async () => {
    const [now] = await database.db.select().from(checkIn).where(eq(checkIn.id, foreign.id));
    expect(now).toEqual(foreign);
  });
});

describe("answers are about the own vendor only:", () => {
  test.each(Object.entries(answering))("%s", async (_, check) => {
    expect.hasAssertions();
    await check();
  });

  test("the live stream", async () => {
    const stream = await openStream(server, new Browser(server), token);
    const take = (rows: readonly Row[]) =>
      call("POST", "/checkin/assignments/self", { checkInIds: rows.map(({ id }) => id) }, staff);
    const free = (vendor: ReturnType<typeof eq>) =>
      database.db
        .select()
        .from(checkIn)
        .where(
          and(
            vendor,
            eq(checkIn.expired, false),
            eq(checkIn.state, "ELIGIBLE_FOR_CHECKIN"),
            isNull(checkIn.lockedBy),
            isNull(checkIn.pass),
          ),
        )
        .orderBy(asc(checkIn.id))
        .limit(1);
    const [theirs, ours] = [await free(ne(checkIn.vendor, own)), await free(eq(checkIn.vendor, own))];
    expect((await take(theirs)).status).toBe(200);
    expect((await take(ours)).status).toBe(200);
    // ended only after the own vendor's event, which comes last
    const ids = () =>
      stream
        .seen()
        .flatMap(({ type, data }) => (type === "checkin.changed" ? (JSON.parse(data) as { ids: number[] }).ids : []));
    await expect.poll(ids, { timeout: 5000 }).toContain(ours[0]?.id);
    expect(ids()).not.toContain(theirs[0]?.id);
    stream.close();
  });
});
