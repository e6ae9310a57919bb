import { randomUUID } from "node:crypto";
import type { ApiContent, ServerFrame } from "@gatehouse/domain/chat";
import { desc, eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import { addPeople } from "../../test/access.ts";
import { Browser } from "../../test/browser.ts";
import { useDatabase } from "../../test/database.ts";
import { useServer } from "../../test/server.ts";
import { appUser } from "../access/tables.ts";
import { createUser } from "../access/users.ts";
import { append, systemLine } from "./append.ts";
import { createPresence } from "./presence.ts";
import { chatAudit, chatMessage, chatPresence, chatRoom } from "./tables.ts";

const database = useDatabase();
const server = useServer(database);
/** A second process on the same database. */
const other = useServer(database);

const tokens = new Map<string, string>();
const at = { patience: { timeout: 10_000 } };

beforeAll(async () => {
  const { db } = database;
  await addPeople(db);
  const [somebody] = await db.select().from(appUser).limit(1);
  for (const [userid, roleList, vendor] of [
    ["sea.traveller", "TRAVELLER", "SEA"],
    ["sea.operator", "OPERATOR_VENDOR", "SEA"],
    ["ben", "CRM_OPERATOR", undefined],
  ] as const)
    await createUser(db, {
      userid,
      email: `${userid}@gatehouse.example`,
      name: userid,
      roleList,
      ...(vendor === undefined ? {} : { vendor }),
      passwordHash: somebody?.passwordHash ?? "",
    });
  for (const who of [
    "traveller",
    "sea.traveller",
    "sea.operator",
    "ben",
    "crm-operator",
    "operator-vendor",
    "vendor",
    "admin",
  ])
    tokens.set(who, (await new Browser(server).signIn(`${who}@gatehouse.example`)).accessToken);
});

const call = (who: string, method: string, path: string, body?: unknown) =>
  new Browser(server).call(method, `/chat${path}`, body, { token: tokens.get(who) ?? "" });

interface Told {
  readonly room?: string;
  readonly frame?: ServerFrame;
  readonly typing?: string;
  readonly gone?: boolean;
  readonly ready?: boolean;
}

const open = new Set<WebSocket>();

/** A connection of somebody's, to one of the processes. */
async function connect(who: string, to: { readonly url: string } = server, origin?: string) {
  const { body } = await call(who, "POST", "/ticket");
  return openBy(String(body["ticket"]), to, origin, (body["roomId"] ?? null) as string | null);
}

function openBy(ticket: string, to: { readonly url: string }, origin?: string, roomId: string | null = null) {
  const socket = new WebSocket(`${to.url.replace("http", "ws")}/api/chat/socket?token=${ticket}`, {
    headers: origin === undefined ? {} : { origin },
  });
  open.add(socket);
  const told: Told[] = [];
  const closed = new Promise<number>((resolve) => {
    socket.once("close", (code) => resolve(code));
    socket.once("error", () => resolve(-1));
  });
  socket.on("message", (data: Buffer) => told.push(JSON.parse(data.toString("utf8")) as Told));
  return {
    socket,
    told,
    closed,
    roomId,
    ready: () => vi.waitFor(() => expect(told[0]?.ready).toBe(true), at.patience),
    send: (content: object) => socket.send(JSON.stringify(content)),
    say: (room: string, message: string, messageId: string = randomUUID()) => {
      socket.send(JSON.stringify({ room, frame: { type: "say", messageId, messageType: "USER_MESSAGE", message } }));
      return messageId;
    },
    words: () =>
      told.flatMap(({ frame }) =>
        frame?.type === "page"
          ? frame.messages.filter(({ side }) => side !== "SYSTEM").map(({ message }) => message)
          : [],
      ),
    frames: <T extends ServerFrame["type"]>(type: T) =>
      told.flatMap(({ frame }) => (frame?.type === type ? [frame as Extract<ServerFrame, { type: T }>] : [])),
  };
}

const roomOf = async (who: string) => String((await call(who, "POST", "/ticket")).body["roomId"]);
const say = (who: string, room: string, message: string, messageId: string = randomUUID()) =>
  call(who, "POST", `/rooms/${room}/messages`, { messageId, message });
const rooms = async (who: string) =>
  (await call(who, "GET", "/rooms")).body as unknown as {
    readonly rooms: readonly {
      readonly roomId: string;
      readonly state: string;
      readonly connected: boolean;
      readonly newMessageCount: number;
      readonly isMine: boolean;
      readonly operator: { readonly userid: string } | null;
      readonly lookers: readonly string[];
      readonly note: string;
      readonly last: { readonly message: string } | null;
    }[];
    readonly waiting: number;
    readonly mine: number;
  };
const roomAs = async (who: string, roomId: string) => (await rooms(who)).rooms.find((room) => room.roomId === roomId);

/** A guest's room with a message that waits. */
async function guest(vendor = "SKY", name = "Guest"): Promise<string> {
  const { body } = await new Browser(server).post("/chat/visits", { vendor, name, email: "guest@example.com" });
  const roomId = String(body["roomId"]);
  const visitor = openBy(String(body["ticket"]), server);
  await visitor.ready();
  visitor.say(roomId, "Is anybody there?");
  await vi.waitFor(() => expect(visitor.frames("ack")).toHaveLength(1), at.patience);
  visitor.socket.close();
  return roomId;
}

describe("what is said", () => {
  // CHAT-1, CHAT-4, CHAT-10
  test("goes from one process to the other, both ways, with places without gaps", async () => {
    const traveller = await connect("traveller");
    const room = traveller.roomId ?? "";
    await traveller.ready();
    traveller.send({ room, frame: { type: "hello", after: -1 } });
    const operator = await connect("crm-operator", other);
    await operator.ready();
    operator.send({ room, frame: { type: "hello", after: -1 } });
    traveller.say(room, "Our flight is cancelled.");
    await vi.waitFor(() => expect(operator.words()).toEqual(["Our flight is cancelled."]), at.patience);
    operator.say(room, "I am looking at tonight’s seats.");
    await vi.waitFor(() => expect(traveller.words()).toHaveLength(2), at.patience);
    const rows = await database.db.select().from(chatMessage).where(eq(chatMessage.roomId, room));
    expect(rows.map(({ seq }) => seq).toSorted((a, b) => a - b)).toEqual(rows.map((_, index) => index + 1));
    expect(rows.some(({ kind }) => kind === "TRAVELLER_CONNECTED")).toBe(true);
    // CHAT-6: travellers are told the organisation's name.
    const names = traveller
      .frames("page")
      .flatMap(({ messages }) => messages.map(({ side, name }) => `${side} ${name}`));
    expect(names).toContain("OPERATOR Sky Travel");
    expect(names.join()).not.toContain("crm-operator");
    // CHAT-8
    const last = Math.max(...rows.map(({ seq }) => seq));
    traveller.send({ room, frame: { type: "receipt", delivered: last, read: last } });
    await vi.waitFor(
      () => expect(operator.frames("receipts").at(-1)).toMatchObject({ delivered: last, read: last }),
      at.patience,
    );
    // typing is told to the other side, and kept nowhere
    traveller.send({ room, typing: true });
    await vi.waitFor(() => expect(operator.told.at(-1)?.typing).toBe("TRAVELLER"), at.patience);
    expect(traveller.told.some(({ typing }) => typing !== undefined)).toBe(false);
    expect(await roomAs("crm-operator", room)).toMatchObject({ state: "ASSIGNED", isMine: true, connected: true });
    traveller.socket.close();
    operator.socket.close();
    await vi.waitFor(async () => expect((await roomAs("crm-operator", room))?.connected).toBe(false), at.patience);
  });

  // CHAT-4
  test("is one message however often it is sent, by whichever way", async () => {
    const room = await roomOf("traveller");
    const messageId = randomUUID();
    const first = await say("traveller", room, "Once", messageId);
    const again = await Promise.all(Array.from({ length: 5 }, () => say("traveller", room, "Once", messageId)));
    for (const one of again) expect(one.body).toEqual(first.body);
    expect(await database.db.$count(chatMessage, eq(chatMessage.clientId, messageId))).toBe(1);
  });

  // CHAT-5
  test("is neither blank nor too long, and not too much at once", async () => {
    const room = await roomOf("sea.traveller");
    expect((await say("sea.traveller", room, " \n ")).body).toMatchObject({ code: "BLANK" });
    expect((await say("sea.traveller", room, "x".repeat(4001))).body).toMatchObject({ code: "TOO_LONG" });
    for (let count = 0; count < 20; count += 1) expect((await say("sea.traveller", room, `${count}`)).status).toBe(200);
    const { status, body, headers } = await say("sea.traveller", room, "one more");
    expect([status, body["code"]]).toEqual([429, "TOO_FAST"]);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  });

  // CHAT-4, CHAT-10: whatever connections break, on whichever process
  test("is there once and in order after connections broke again and again", async () => {
    const { body } = await new Browser(server).post("/chat/visits", {
      vendor: "SKY",
      name: "Often away",
      email: "away@example.com",
    });
    const [roomId, key] = [String(body["roomId"]), String(body["key"])];
    const said: string[] = [];
    for (let round = 0; round < 6; round += 1) {
      const { body: visit } = await new Browser(server).post("/chat/visits", { key });
      expect(visit["roomId"]).toBe(roomId);
      const visitor = openBy(String(visit["ticket"]), round % 2 === 0 ? server : other);
      await visitor.ready();
      const last = said.at(-1);
      // What was said last may have been lost: it is said again by the same id.
      if (last !== undefined)
        visitor.say(roomId, last, said.length.toString().padStart(8, "0") + "-0000-4000-8000-000000000000");
      said.push(`round ${round}`);
      visitor.say(roomId, `round ${round}`, said.length.toString().padStart(8, "0") + "-0000-4000-8000-000000000000");
      // Some go before they have an answer, some after.
      await new Promise((resolve) => setTimeout(resolve, (round % 3) * 60));
      visitor.socket.terminate();
    }
    const { body: visit } = await new Browser(server).post("/chat/visits", { key });
    const visitor = openBy(String(visit["ticket"]), other);
    await visitor.ready();
    visitor.say(roomId, said.at(-1) ?? "", said.length.toString().padStart(8, "0") + "-0000-4000-8000-000000000000");
    await vi.waitFor(() => expect(visitor.frames("ack")).toHaveLength(1), at.patience);
    const rows = await database.db
      .select()
      .from(chatMessage)
      .where(eq(chatMessage.roomId, roomId))
      .orderBy(chatMessage.seq);
    expect(rows.filter(({ side }) => side === "TRAVELLER").map(({ body: words }) => words)).toEqual(said);
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, index) => index + 1));
    visitor.socket.close();
  });
});

describe("rooms", () => {
  // CHAT-2, CHAT-3
  test("of two who take one at once, one has it and the other is told who", async () => {
    const room = await guest();
    const answers = await Promise.all([
      call("crm-operator", "POST", `/rooms/${room}/take`),
      call("ben", "POST", `/rooms/${room}/take`),
    ]);
    // A colleague who is not there may be relieved: both may win, one after the other, unless the first is there.
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    const [taken] = await database.db.select().from(chatRoom).where(eq(chatRoom.id, room));
    expect(taken).toMatchObject({ state: "ASSIGNED" });
    const holder = (await roomAs("admin", room))?.operator?.userid ?? "";
    const rival = holder === "ben" ? "crm-operator" : "ben";
    const there = await connect(holder);
    await there.ready();
    expect((await call(rival, "POST", `/rooms/${room}/take`)).body).toMatchObject({
      code: "TAKEN",
      data: { name: holder },
    });
    expect(await roomAs(rival, room)).toBeUndefined();
    there.socket.close();
    await vi.waitFor(async () => expect(await roomAs(rival, room)).toBeDefined(), at.patience);
  });

  // CHAT-13
  test("that wait are shown by what was asked, not by what happened since", async () => {
    const room = await guest();
    const { db } = database;
    const [row] = await db.select().from(chatRoom).where(eq(chatRoom.id, room));
    if (!row) throw new Error("There is no room.");
    await append(db, row, systemLine("TRAVELLER_DISCONNECTED"), Math.floor(Date.now() / 1000));
    expect((await roomAs("crm-operator", room))?.last?.message).toBe("Is anybody there?");
    expect((await call("crm-operator", "POST", `/rooms/${room}/take`)).status).toBe(200);
    expect((await say("crm-operator", room, "I am.")).status).toBe(200);
    expect((await roomAs("crm-operator", room))?.last?.message).toBe("I am.");
    expect((await call("crm-operator", "POST", `/rooms/${room}/close`)).status).toBe(200);
  });

  // CHAT-3
  test("are handed to a colleague who is there, with a note; whoever is not there gets none", async () => {
    const room = await guest();
    expect((await call("crm-operator", "POST", `/rooms/${room}/take`)).status).toBe(200);
    const to = { userid: "ben", note: "Wants the coach to Luton." };
    expect((await call("crm-operator", "POST", `/rooms/${room}/transfer`, to)).body).toMatchObject({
      code: "NO_OPERATOR",
    });
    const ben = await connect("ben");
    await ben.ready();
    // Whoever does not see the room's vendor is not offered.
    const offered = async (vendor: string) => {
      const { body } = await call("crm-operator", "GET", `/colleagues?vendor=${vendor}`);
      return (body["colleagues"] as readonly { readonly userid: string }[]).map(({ userid }) => userid);
    };
    expect(await offered("SKY")).toEqual(expect.arrayContaining(["ben", "operator-vendor"]));
    expect(await offered("SEA")).not.toContain("operator-vendor");
    expect((await call("crm-operator", "POST", `/rooms/${room}/transfer`, to)).status).toBe(200);
    expect(await roomAs("ben", room)).toMatchObject({ isMine: true, note: to.note });
    expect((await call("ben", "POST", `/rooms/${room}/close`)).status).toBe(200);
    expect((await call("ben", "POST", `/rooms/${room}/close`)).body).toMatchObject({ code: "STATE" });
    const actions = await database.db.select().from(chatAudit).where(eq(chatAudit.roomId, room)).orderBy(chatAudit.id);
    expect(actions.map(({ action, userid }) => `${action} ${userid}`)).toEqual([
      "TAKEN crm-operator",
      "TRANSFERRED crm-operator",
      "CLOSED ben",
    ]);
    ben.socket.close();
  });

  // CHAT-3
  test("that wait longest come first, and nobody has more than five", async () => {
    await database.db.update(chatRoom).set({ state: "CLOSED", waitingSince: null });
    const made: string[] = [];
    for (let count = 0; count < 6; count += 1) made.push(await guest("SEA", `Guest ${count}`));
    for (const [index, id] of made.entries())
      await database.db
        .update(chatRoom)
        .set({ waitingSince: 1000 + index })
        .where(eq(chatRoom.id, id));
    const taken: unknown[] = [];
    for (let count = 0; count < 5; count += 1)
      taken.push((await call("sea.operator", "POST", "/rooms/next")).body["roomId"]);
    expect(taken).toEqual(made.slice(0, 5));
    expect((await call("sea.operator", "POST", "/rooms/next")).body).toMatchObject({ code: "CAPACITY" });
    expect((await call("sea.operator", "POST", `/rooms/${made[5] ?? ""}/take`)).body).toMatchObject({
      code: "CAPACITY",
    });
    expect(await rooms("sea.operator")).toMatchObject({ mine: 5, waiting: 1 });
  });

  // CHAT-11
  test("are seen by staff of their vendor alone, and by a traveller only their own", async () => {
    const sea = await roomOf("sea.traveller");
    for (const who of ["traveller", "operator-vendor", "vendor"]) {
      expect((await call(who, "GET", `/rooms/${sea}/messages`)).status).toBe(404);
      expect((await say(who, sea, "Hello")).status).toBe(404);
      expect((await call(who, "POST", `/rooms/${sea}/take`)).status).toBe(404);
      expect((await call(who, "POST", `/rooms/${sea}/close`)).status).toBe(404);
      expect((await call(who, "GET", `/rooms/${sea}/transcript`)).status).toBe(404);
      expect((await call(who, "POST", `/rooms/${sea}/receipts`, { delivered: 1 })).status).toBe(404);
      expect(await roomAs(who, sea)).toBeUndefined();
    }
    const foreign = await connect("operator-vendor");
    await foreign.ready();
    foreign.send({ room: sea, frame: { type: "hello", after: -1 } });
    await vi.waitFor(() => expect(foreign.told).toContainEqual({ room: sea, gone: true }), at.patience);
    expect(foreign.words()).toEqual([]);
    foreign.socket.close();
    expect((await call("admin", "GET", `/rooms/${sea}/messages`)).status).toBe(200);
  });
});

describe("a connection", () => {
  // ACC-23
  test("closes on every process when what its user may do changes, and comes back as who they are then", async () => {
    const { db } = database;
    const connections = [await connect("ben"), await connect("ben", other)];
    for (const connection of connections) await connection.ready();
    const others = await connect("crm-operator", other);
    await others.ready();
    await db
      .update(appUser)
      .set({ permissions: ["chatSupervise"] })
      .where(eq(appUser.userid, "ben"));
    for (const connection of connections) expect(await connection.closed).toBe(1012);
    const again = await connect("ben", other);
    await again.ready();
    expect(others.socket.readyState).toBe(WebSocket.OPEN);
    again.socket.close();
    others.socket.close();
    await db.update(appUser).set({ permissions: [] }).where(eq(appUser.userid, "ben"));
  });

  // CHAT-9
  test("opens by a ticket once, from our own pages only", async () => {
    const { body } = await call("traveller", "POST", "/ticket");
    const first = openBy(String(body["ticket"]), server);
    await first.ready();
    expect(await openBy(String(body["ticket"]), server).closed).toBe(4401);
    expect(await openBy("no-such-ticket-anywhere", server).closed).toBe(4401);
    expect(await (await connect("traveller", server, "https://elsewhere.example")).closed).toBe(-1);
    first.socket.close();
  });

  // CHAT-9
  test("that says what no client says is closed", async () => {
    for (const words of ["no JSON", "[]", '{"room":"x"}', `{"room":"${randomUUID()}","frame":{"type":"drop"}}`]) {
      const one = await connect("traveller");
      await one.ready();
      one.socket.send(words);
      expect(await one.closed).toBe(4400);
    }
  });

  // CHAT-9
  test("ends when its session does", async () => {
    const browser = new Browser(server);
    const { accessToken } = await browser.signIn("ben@gatehouse.example");
    const { body } = await browser.post("/chat/ticket", undefined, { token: accessToken });
    const one = openBy(String(body["ticket"]), other);
    await one.ready();
    await browser.post("/auth/logout", undefined, { token: accessToken });
    expect(await one.closed).toBe(4401);
  });

  // CHAT-10
  test("of a process that died is noticed when its time is up", async () => {
    const room = await roomOf("traveller");
    const traveller = await connect("traveller");
    await traveller.ready();
    await vi.waitFor(async () => expect((await roomAs("admin", room))?.connected).toBe(true), at.patience);
    await database.db.update(chatPresence).set({ until: sql`1` });
    expect((await roomAs("admin", room))?.connected).toBe(false);
    // Whichever process looks next takes it away, and says in the conversation that its traveller went.
    await createPresence(database.db, { live: server.live, now: () => Math.floor(Date.now() / 1000) }).renew([]);
    expect(await database.db.$count(chatPresence, eq(chatPresence.roomId, room))).toBe(0);
    const [last] = await database.db
      .select({ kind: chatMessage.kind })
      .from(chatMessage)
      .where(eq(chatMessage.roomId, room))
      .orderBy(desc(chatMessage.seq))
      .limit(1);
    expect(last?.kind).toBe("TRAVELLER_DISCONNECTED");
    traveller.socket.close();
  });
});

// CHAT-10
test("a signed-in traveller who asks by calls is there; who pages back alone is not", async () => {
  const room = await roomOf("traveller");
  await database.db.delete(chatPresence);
  await call("traveller", "GET", `/rooms/${room}/messages?before=2`);
  expect((await roomAs("admin", room))?.connected).toBe(false);
  await call("traveller", "GET", `/rooms/${room}/messages`);
  expect((await roomAs("admin", room))?.connected).toBe(true);
  // Staff who read by calls are nobody's traveller.
  await database.db.delete(chatPresence);
  await call("admin", "GET", `/rooms/${room}/messages`);
  expect((await roomAs("admin", room))?.connected).toBe(false);
});

// CHAT-1
test("a guest says who they are, and comes back by a key; a link that opens nothing opens no room", async () => {
  const visit = (body: object) => new Browser(server).post("/chat/visits", body);
  expect((await visit({ vendor: "SKY", name: "", email: "a@example.com" })).body).toMatchObject({ code: "WHO" });
  expect((await visit({ vendor: "SKY", name: "Ana", email: "nothing" })).body).toMatchObject({ code: "WHO" });
  expect((await visit({ vendor: "NONE", name: "Ana", email: "a@example.com" })).status).toBe(404);
  expect((await visit({ linkId: "x".repeat(43), bookingNo: "60418827" })).status).toBe(404);
  const { body } = await visit({ vendor: "SKY", name: "Ana Novak", email: "ana@example.com" });
  expect(body["vendorName"]).toBe("Sky Travel");
  expect((await visit({ key: body["key"] })).body["roomId"]).toBe(body["roomId"]);
  expect((await visit({ key: "another-key-that-nobody-has" })).body).toMatchObject({ code: "WHO" });
});

// CHAT-17
test("where nobody has the room, a search that is described is answered once; a person who comes in ends that", async () => {
  const { body: visit } = await new Browser(server).post("/chat/visits", {
    vendor: "SKY",
    name: "Mira Lang",
    email: "mira@example.com",
  });
  const roomId = String(visit["roomId"]);
  const visitor = openBy(String(visit["ticket"]), server);
  await visitor.ready();
  const rows = () =>
    database.db.select().from(chatMessage).where(eq(chatMessage.roomId, roomId)).orderBy(chatMessage.seq);
  const automatic = async () =>
    (await rows()).filter(({ kind }) => kind === "API_MESSAGE").map(({ body }) => JSON.parse(body) as ApiContent);
  const id = "00000000-0000-4000-8000-00000000c017";
  visitor.say(roomId, "Hello, is anybody there?");
  visitor.say(roomId, "We fly to Lisbon, two of us", id);
  await vi.waitFor(async () => expect(await automatic()).toHaveLength(1), at.patience);
  expect((await automatic())[0]?.followUpResponse).toBe(
    "Automatic answer: Where do you fly from, to Lisbon? Write “agent” to talk to a person.",
  );
  // The same message again is no second question.
  visitor.say(roomId, "We fly to Lisbon, two of us", id);
  visitor.say(roomId, "from New York tomorrow");
  await vi.waitFor(async () => expect(await automatic()).toHaveLength(2), at.patience);
  expect((await automatic())[1]?.flightSearchRequest).toMatchObject({ from: "NYC", to: "LIS", passengerCount: 2 });
  expect((await roomAs("admin", roomId))?.state).toBe("UNASSIGNED");

  expect((await say("admin", roomId, "I am here.")).status).toBe(200);
  visitor.say(roomId, "Boston to Paris tomorrow");
  await vi.waitFor(async () => expect((await rows()).at(-1)?.body).toBe("Boston to Paris tomorrow"), at.patience);
  expect(await automatic()).toHaveLength(2);
  visitor.socket.close();
});

// CHAT-12
test("a conversation is a text that both sides can keep", async () => {
  const room = await roomOf("traveller");
  const { body } = await call("traveller", "GET", `/rooms/${room}/transcript`);
  expect(body["text"]).toContain("Our flight is cancelled.");
  expect(body["text"]).not.toContain("crm-operator");
  expect((await call("crm-operator", "GET", `/rooms/${room}/transcript`)).body["text"]).toContain("crm-operator");
});
