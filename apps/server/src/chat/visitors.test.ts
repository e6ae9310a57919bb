import { randomUUID } from "node:crypto";
import type { ServerFrame } from "@gatehouse/domain/chat";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import { addPeople } from "../../test/access.ts";
import { Browser } from "../../test/browser.ts";
import { vendor } from "../access/tables.ts";
import { addBasics, start } from "../../test/check-in-fixtures.ts";
import { useDatabase } from "../../test/database.ts";
import { useServer } from "../../test/server.ts";
import { addLinkedUnit } from "../../test/travellers.ts";
import { passenger, pnr, segment } from "../bookings/tables.ts";
import { disruption, disruptionLink } from "../disruption/tables.ts";
import { makeLink } from "../travellers/links.ts";
import { publicLink } from "../travellers/tables.ts";
import { chatMessage, chatPresence, chatRoom, chatTicket } from "./tables.ts";
import { redeemChatTicket } from "./tickets.ts";

const database = useDatabase();
const server = useServer(database);
/** A second process on the same database. */
const other = useServer(database);
const patience = { timeout: 10_000 };
const open = new Set<WebSocket>();

beforeAll(async () => {
  await addPeople(database.db);
  await addBasics(database.db);
});
afterAll(() => {
  for (const socket of open) socket.terminate();
});

const visit = async (body: object) => (await new Browser(server).post("/chat/visits", body)).body;

interface Told {
  readonly ready?: boolean;
  readonly room?: string;
  readonly gone?: boolean;
  readonly frame?: ServerFrame;
}

async function enter(ticket: unknown) {
  const socket = new WebSocket(`${server.url.replace("http", "ws")}/api/chat/socket?token=${String(ticket)}`);
  open.add(socket);
  const told: Told[] = [];
  const closed = new Promise<number>((resolve) => socket.once("close", resolve));
  socket.on("message", (data: Buffer) => told.push(JSON.parse(data.toString("utf8")) as Told));
  const send = (room: string, frame: object) => socket.send(JSON.stringify({ room, frame }));
  return {
    socket,
    told,
    closed,
    ready: () => vi.waitFor(() => expect(told[0]?.ready).toBe(true), patience),
    hello: (room: string) => send(room, { type: "hello", after: -1 }),
    say: (room: string, message: string) =>
      send(room, { type: "say", messageId: randomUUID(), messageType: "USER_MESSAGE", message }),
    last: (type: ServerFrame["type"]) => told.findLast(({ frame }) => frame?.type === type)?.frame,
  };
}

const guest = (name: string) => visit({ vendor: "SKY", name, email: `${name.toLowerCase()}@example.com` });

/** A booking with a link of purpose disruption that flies tomorrow, by the clock of this machine. */
async function linked() {
  const { db } = database;
  const unit = await addLinkedUnit(db);
  const { secret, linkId } = await makeLink(
    db,
    { bookingId: unit.bookingId, purpose: "disruption" },
    { now: start, user: "ana" },
  );
  await arrive(unit.bookingId, Math.floor(Date.now() / 1000) + 86_400);
  return { ...unit, secret, linkId };
}

const arrive = async (bookingId: number, arrivesAt: number): Promise<void> => {
  const { db } = database;
  for (const { id } of await db.select({ id: pnr.id }).from(pnr).where(eq(pnr.bookingId, bookingId)))
    await db
      .update(segment)
      .set({ departsAt: arrivesAt - 7200, arrivesAt })
      .where(eq(segment.pnrId, id));
};

// CHAT-11
test("a guest reads and writes in no room but their own", async () => {
  const ana = await guest("Ana");
  const ben = await guest("Ben");
  const [anas, bens] = [String(ana["roomId"]), String(ben["roomId"])];
  expect(anas).not.toBe(bens);
  const other = await enter(ben["ticket"]);
  await other.ready();
  other.say(bens, "Only for staff");
  await vi.waitFor(() => expect(other.last("ack")).toBeDefined(), patience);
  const curious = await enter(ana["ticket"]);
  await curious.ready();
  curious.hello(bens);
  await vi.waitFor(() => expect(curious.told).toContainEqual({ room: bens, gone: true }), patience);
  curious.say(bens, "I am Ben");
  await vi.waitFor(() => expect(curious.last("refused")).toMatchObject({ reason: "NOT_ALLOWED" }), patience);
  curious.hello(anas);
  await vi.waitFor(() => expect(curious.last("page")).toBeDefined(), patience);
  expect(JSON.stringify(curious.told)).not.toContain("Only for staff");
  const said = await database.db
    .select()
    .from(chatMessage)
    .where(and(eq(chatMessage.roomId, bens)));
  expect(said.filter(({ side }) => side === "TRAVELLER").map(({ body }) => body)).toEqual(["Only for staff"]);
  // Nor by calls: they have no session, and the ticket of a visit is none.
  for (const token of ["", String(ana["key"])])
    expect((await new Browser(server).call("GET", `/chat/rooms/${bens}/messages`, undefined, { token })).status).toBe(
      401,
    );
});

// CHAT-13
test("staff are told in which language a traveller is written to: that of the page that they come by, or else of their passenger, or of their vendor", async () => {
  const { db } = database;
  const { secret, bookingNo } = await linked();
  const [held] = await db.select({ id: pnr.id }).from(pnr).where(eq(pnr.bookingNo, bookingNo));
  await db
    .update(passenger)
    .set({ language: "fr-CA" })
    .where(eq(passenger.pnrId, held?.id ?? 0));
  const byLink = String((await visit({ linkId: secret, bookingNo }))["roomId"]);
  const cleo = await guest("Cleo");
  let asGuest = String(cleo["roomId"]);
  const browser = new Browser(server);
  const { accessToken: token } = await browser.signIn("crm-operator@gatehouse.example");
  const languages = async () => {
    const { rooms } = (await browser.call("GET", "/chat/rooms", undefined, { token })).body as {
      readonly rooms: readonly { readonly roomId: string; readonly language: string }[];
    };
    return [byLink, asGuest].map((id) => rooms.find(({ roomId }) => roomId === id)?.language);
  };
  expect(await languages()).toEqual(["fr", "en"]);
  await db.update(vendor).set({ language: "fr" }).where(eq(vendor.code, "SKY"));
  expect(await languages()).toEqual(["fr", "fr"]);
  // What they have chosen themselves goes before what is known of them; the last page counts, one of no language does not.
  await visit({ linkId: secret, bookingNo, language: "en" });
  await visit({ key: cleo["key"], language: "en" });
  expect(await languages()).toEqual(["en", "en"]);
  await visit({ key: cleo["key"], language: "fr" });
  await visit({ key: cleo["key"] });
  expect(await languages()).toEqual(["en", "fr"]);
  const dora = await visit({ vendor: "SKY", name: "Dora", email: "dora@example.com", language: "en" });
  asGuest = String(dora["roomId"]);
  expect(await languages()).toEqual(["en", "en"]);
  const xx = new Browser(server).post("/chat/visits", { key: cleo["key"], language: "xx" });
  expect((await xx).status).toBe(400);
  await db.update(vendor).set({ language: null }).where(eq(vendor.code, "SKY"));
});

// CHAT-15
test("the chat of a link ends with the link, also where it is open, and with a ticket that waits", async () => {
  const { secret, linkId, bookingNo } = await linked();
  const came = await visit({ linkId: secret, bookingNo });
  const room = String(came["roomId"]);
  expect(came["key"]).toBeNull();
  const one = await enter(came["ticket"]);
  await one.ready();
  one.say(room, "Are you there?");
  await vi.waitFor(() => expect(one.last("ack")).toBeDefined(), patience);
  const waits = await visit({ linkId: secret, bookingNo });
  await database.db.delete(publicLink).where(eq(publicLink.id, linkId));
  one.say(room, "Still?");
  await vi.waitFor(() => expect(one.last("refused")).toMatchObject({ reason: "NOT_ALLOWED" }), patience);
  expect(await one.closed).toBe(4401);
  expect(await database.db.$count(chatTicket, eq(chatTicket.roomId, room))).toBe(0);
  expect(await (await enter(waits["ticket"])).closed).toBe(4401);
  expect((await new Browser(server).post("/chat/visits", { linkId: secret, bookingNo })).status).toBe(404);
});

// CHAT-15
test("who is in a chat by a link is told at once that it was taken back, by another process, without saying a word", async () => {
  const { db } = database;
  const { secret, linkId, bookingNo, bookingId } = await linked();
  const [flown] = await db
    .select({ segmentId: segment.id, vendor: pnr.vendor })
    .from(segment)
    .innerJoin(pnr, eq(pnr.id, segment.pnrId))
    .where(eq(pnr.bookingId, bookingId));
  if (!flown) throw new Error("The booking has no flight.");
  const about = { kind: "CANCELLED", minutes: 0, source: "STAFF", covered: true, status: "OPENED" } as const;
  const [row] = await db
    .insert(disruption)
    .values({ ...flown, bookingId, bookingNo, ...about, statusAt: 1, detectedAt: 1 })
    .returning();
  await db.insert(disruptionLink).values({ linkId, disruptionId: row?.id ?? 0 });
  const came = await visit({ linkId: secret, bookingNo });
  const follows = await enter(came["ticket"]);
  await follows.ready();
  follows.hello(String(came["roomId"]));
  await vi.waitFor(() => expect(follows.last("page")).toBeDefined(), patience);
  const { ticket } = await visit({ linkId: secret, bookingNo });
  const silent = await enter(ticket);
  await silent.ready();
  const { accessToken } = await new Browser(other).signIn("crm-operator@gatehouse.example");
  const sent = await new Browser(other).call(
    "POST",
    `/disruption/disruptions/${row?.id ?? 0}/link`,
    { email: "ana@example.com", version: row?.version },
    { token: accessToken },
  );
  expect(sent.status).toBe(200);
  expect(await Promise.all([follows.closed, silent.closed])).toEqual([4401, 4401]);
  expect(follows.told).toContainEqual({ room: came["roomId"], gone: true });
});

// CHAT-15
test("a connection by a link ends by itself with the last flight", async () => {
  const { secret, bookingNo, bookingId } = await linked();
  const now = Math.floor(Date.now() / 1000);
  await arrive(bookingId, now + 900);
  const came = await visit({ linkId: secret, bookingNo });
  const admitted = await redeemChatTicket(database.db, String(came["ticket"]), now);
  expect(admitted?.endsAt).toBe(now + 900);
});

// CHAT-15
test("the chat of a link ends when the last flight has arrived", async () => {
  const { secret, bookingNo, bookingId } = await linked();
  const came = await visit({ linkId: secret, bookingNo });
  const waits = await visit({ linkId: secret, bookingNo });
  const one = await enter(came["ticket"]);
  await one.ready();
  await arrive(bookingId, Math.floor(Date.now() / 1000) - 1);
  one.hello(String(came["roomId"]));
  await vi.waitFor(() => expect(one.told).toContainEqual({ room: came["roomId"], gone: true }), patience);
  expect(await one.closed).toBe(4401);
  expect(await (await enter(waits["ticket"])).closed).toBe(4401);
});

// CHAT-9, CHAT-15
test("where no socket gets through a visitor says, reads and has seen the same by calls, and is there meanwhile", async () => {
  const ana = await guest("Anabel");
  const [id, key] = [String(ana["roomId"]), String(ana["key"])];
  const by = (path: string, body: object, on = server) =>
    new Browser(on).post(`/chat/visits/${path}`, { key, ...body });
  const messageId = randomUUID();
  const hello = { messageId, message: "Is anybody there?" };
  const said = await by("said", hello);
  expect([said.status, said.body["messageId"]]).toEqual([200, messageId]);
  // The answer was lost: the same once more, on another process, is the same message.
  expect((await by("said", hello, other)).body).toEqual(said.body);
  const page = (await by("messages", {})).body;
  const messages = page["messages"] as readonly { seq: number; message: string; messageType: string }[];
  expect(messages.filter(({ message }) => message === hello.message)).toHaveLength(1);
  const last = messages.at(-1)?.seq ?? 0;
  // Asking says that they are there, once.
  expect(messages.filter(({ messageType }) => messageType === "TRAVELLER_CONNECTED")).toHaveLength(1);
  expect((await by("messages", { after: last })).body["messages"]).toEqual([]);
  expect(await database.db.$count(chatPresence, eq(chatPresence.roomId, id))).toBe(1);
  expect((await by("receipts", { delivered: last, read: last })).status).toBe(200);
  const [room] = await database.db.select().from(chatRoom).where(eq(chatRoom.id, id));
  expect(room).toMatchObject({ travellerDelivered: last, travellerRead: last });
  expect((await by("said", { messageId: randomUUID(), message: "  " })).body["code"]).toBe("BLANK");
  // Another key opens nothing, and nothing of theirs.
  const wrong = await new Browser(server).post("/chat/visits/said", { key: "x".repeat(43), ...hello });
  expect(wrong.status).toBe(404);
});
