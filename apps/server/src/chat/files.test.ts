import { randomUUID } from "node:crypto";
import { attachmentLimits, attachmentRate } from "@gatehouse/domain/chat";
import { and, desc, eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import { addPeople } from "../../test/access.ts";
import { Browser } from "../../test/browser.ts";
import { addBasics, start } from "../../test/check-in-fixtures.ts";
import { useDatabase } from "../../test/database.ts";
import { useDocuments } from "../../test/documents.ts";
import { emptyPages, encryptedPdf } from "../../test/odd-pdfs.ts";
import { useServer } from "../../test/server.ts";
import { addLinkedUnit } from "../../test/travellers.ts";
import { appUser } from "../access/tables.ts";
import { createUser } from "../access/users.ts";
import { pnr, segment } from "../bookings/tables.ts";
import { document } from "../documents/tables.ts";
import { makeLink } from "../travellers/links.ts";
import { publicLink } from "../travellers/tables.ts";
import { sweepFiles } from "./files.ts";
import { chatFile, chatMessage, chatRoom } from "./tables.ts";

const database = useDatabase();
const server = useServer(database);
const documents = useDocuments(database, () => 0, []);
const now = () => Math.floor(Date.now() / 1000);
const tokens = new Map<string, string>();

/** A PNG of one point. */
const png = Uint8Array.from(
  Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  ),
);
/** The same with where it was taken. */
const placed = (() => {
  const words = Buffer.from("tEXtwhere\0 51.5007 N", "latin1");
  const length = Buffer.alloc(4);
  length.writeUInt32BE(words.length - 4);
  return Uint8Array.from([...png.subarray(0, 33), ...length, ...words, 0, 0, 0, 0, ...png.subarray(33)]);
})();

beforeAll(async () => {
  const { db } = database;
  await addPeople(db);
  await addBasics(db);
  const [somebody] = await db.select().from(appUser).limit(1);
  await createUser(db, {
    userid: "sea.operator",
    email: "sea.operator@gatehouse.example",
    name: "sea.operator",
    roleList: "OPERATOR_VENDOR",
    vendor: "SEA",
    passwordHash: somebody?.passwordHash ?? "",
  });
  for (const who of ["traveller", "sea.operator", "crm-operator", "vendor", "admin"])
    tokens.set(who, (await new Browser(server).signIn(`${who}@gatehouse.example`)).accessToken);
});

const open = new Set<WebSocket>();
afterAll(() => {
  for (const socket of open) socket.terminate();
});

const call = (who: string, method: string, path: string, body?: unknown) =>
  new Browser(server).call(method, `/chat${path}`, body, { token: tokens.get(who) ?? "" });
const publicly = (path: string, body: unknown) => new Browser(server).call("POST", `/chat/visits${path}`, body);
const roomOf = async (who: string) => String((await call(who, "POST", "/ticket")).body["roomId"]);

interface Fields {
  readonly bytes?: Uint8Array<ArrayBuffer> | string;
  readonly name?: string;
  readonly uploadId?: string;
}

function formOf(
  who: Readonly<Record<string, string>>,
  { bytes = png, name = "C:\\trips\\gate.png", uploadId }: Fields,
) {
  const form = new FormData();
  for (const [field, value] of Object.entries(who)) form.set(field, value);
  form.set("uploadId", uploadId ?? randomUUID());
  form.set("file", new File([bytes], name, { type: "text/html" }));
  return form;
}
const upload = (who: string, id: string, fields: Fields = {}) => call(who, "POST", "/files", formOf({ id }, fields));
const say = (who: string, room: string, content: object, messageId: string = randomUUID()) =>
  call(who, "POST", `/rooms/${room}/messages`, {
    messageId,
    messageType: "APPLICATION_MESSAGE",
    message: JSON.stringify({ type: "ATTACHMENT", ...content }),
  });
const link = (who: string, room: string, fileId: string) => call(who, "GET", `/rooms/${room}/files/${fileId}`);
const bytesAt = async (url: unknown) => {
  const answer = await fetch(`${server.url}${String(url)}`);
  return { type: answer.headers.get("content-type"), bytes: new Uint8Array(await answer.arrayBuffer()) };
};
const lastOf = async (room: string) => {
  const [row] = await database.db
    .select()
    .from(chatMessage)
    .where(eq(chatMessage.roomId, room))
    .orderBy(desc(chatMessage.seq))
    .limit(1);
  return row;
};
const forget = () => database.db.delete(chatFile).where(isNull(chatFile.seq));

// CHAT-18
describe("a file of a chat", () => {
  test("comes with its message, cleaned, and is read by those who have the room alone", async () => {
    const room = await roomOf("traveller");
    const { status, body } = await upload("traveller", room, { bytes: placed });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { name: "gate.png", mediaType: "image/png", size: png.length, width: 1, height: 1 },
    });
    const fileId = String(body["fileId"]);
    // Before it is said it is its sender's.
    expect((await link("traveller", room, fileId)).status).toBe(200);
    for (const who of ["crm-operator", "vendor", "admin", "sea.operator"])
      expect((await link(who, room, fileId)).status).toBe(404);

    const before = await lastOf(room);
    const messageId = randomUUID();
    const said = await say(
      "traveller",
      room,
      { ...body, name: "invoice.pdf", size: 1, mediaType: "application/pdf" },
      messageId,
    );
    expect(said).toMatchObject({ status: 200, body: { seq: (before?.seq ?? 0) + 1 } });
    // What the message says of it is what the server knows.
    const { messages } = (await call("crm-operator", "GET", `/rooms/${room}/messages`)).body as unknown as {
      readonly messages: readonly { readonly messageType: string; readonly message: string }[];
    };
    expect(messages.at(-1)?.messageType).toBe("APPLICATION_MESSAGE");
    expect(JSON.parse(messages.at(-1)?.message ?? "")).toEqual({ type: "ATTACHMENT", ...body });
    // Said again, it is the same message; in another message it is nobody's.
    expect((await say("traveller", room, body, messageId)).body["seq"]).toBe(said.body["seq"]);
    expect(await say("traveller", room, body)).toMatchObject({ status: 422, body: { code: "NO_FILE" } });

    for (const who of ["crm-operator", "vendor", "admin"]) {
      const { url } = (await link(who, room, fileId)).body;
      expect(await bytesAt(url)).toEqual({ type: "image/png", bytes: png });
    }
    expect((await link("sea.operator", room, fileId)).status).toBe(404);
    const { text } = (await call("vendor", "GET", `/rooms/${room}/transcript`)).body;
    expect(text).toContain("Sent a file: gate.png (1 kB)");
  });

  test("a photograph that a camera took on its side stands upright, also while it is not there yet", async () => {
    const room = await roomOf("traveller");
    const held = (orientation: number) =>
      Uint8Array.from(
        Buffer.from(
          // Start, EXIF with how the camera was held, a frame of 40 by 30, a scan, end.
          `ffd8 ffe10022 457869660000 4d4d002a00000008 0001 0112000300000001000${orientation}0000 00000000 ffc0000b08001e002801011100 ffda0008010100003f00 1234 ffd9`.replaceAll(
            " ",
            "",
          ),
          "hex",
        ),
      );
    const sidesOf = async (orientation: number) => {
      const { body } = await upload("traveller", room, { bytes: held(orientation) });
      return [body["mediaType"], body["width"], body["height"]];
    };
    expect(await sidesOf(1)).toEqual(["image/jpeg", 40, 30]);
    expect(await sidesOf(6)).toEqual(["image/jpeg", 30, 40]);
    await forget();
  });
  test("sent up twice by one id is one file", async () => {
    const room = await roomOf("traveller");
    const uploadId = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => upload("traveller", room, { uploadId })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body["fileId"])).size).toBe(1);
    expect(await database.db.$count(chatFile, eq(chatFile.uploadId, uploadId))).toBe(1);
  });

  test("of another room, or of another sender, is said by nobody", async () => {
    const room = await roomOf("traveller");
    const { body } = await upload("traveller", room);
    expect(await say("vendor", room, body)).toMatchObject({ status: 422, body: { code: "NO_FILE" } });
    const guest = await publicly("", { vendor: "SKY", name: "Ana", email: "ana@example.com" });
    const key = String(guest.body["key"]);
    expect((await publicly("/files/link", { key, fileId: body["fileId"] })).status).toBe(404);
    expect((await upload("sea.operator", room)).status).toBe(404);
    expect((await upload("traveller", String(guest.body["roomId"]))).status).toBe(404);
    expect((await new Browser(server).call("POST", "/chat/files", formOf({ id: room }, {}))).status).toBe(401);
  });

  test.each([
    ["a page", "<!doctype html><script>alert(1)</script>", "NOT_TAKEN"],
    ["an SVG", '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', "NOT_TAKEN"],
    ["a GIF", "GIF89a\u0001\u0000\u0001\u0000", "NOT_TAKEN"],
    ["the beginning of a PDF", "%PDF-1.7", "NOT_TAKEN"],
    ["nothing", "", "NOT_TAKEN"],
  ])("%s is not taken, whatever it is called", async (_name, bytes, code) => {
    const room = await roomOf("traveller");
    expect(await upload("traveller", room, { bytes, name: "gate.png" })).toMatchObject({ status: 422, body: { code } });
  });

  test("a PDF is kept with nothing that acts; one with a password is refused, and so is what is too large", async () => {
    const room = await roomOf("traveller");
    const pdf = Uint8Array.from(await emptyPages(1));
    const { status, body } = await upload("traveller", room, { bytes: pdf, name: "visa.pdf" });
    expect({ status, body }).toMatchObject({ status: 200, body: { name: "visa.pdf", mediaType: "application/pdf" } });
    expect(body["width"]).toBeUndefined();
    const locked = Uint8Array.from(await encryptedPdf({ userPassword: "x", ownerPassword: "y" }));
    expect(await upload("traveller", room, { bytes: locked })).toMatchObject({ body: { code: "ENCRYPTED" } });
    const large = new Uint8Array(attachmentLimits.bytes + 1);
    large.set(png);
    expect(await upload("traveller", room, { bytes: large })).toMatchObject({
      status: 422,
      body: { code: "TOO_LARGE" },
    });
    // As large as four gigapixels: nobody's browser should draw it.
    const vast = Uint8Array.from(png);
    vast.set([0, 1, 0, 0, 0, 1, 0, 0], 16);
    expect(await upload("traveller", room, { bytes: vast })).toMatchObject({
      status: 422,
      body: { code: "TOO_LARGE" },
    });
  });

  test("that was never said makes room for later ones, counts all the same, and is swept up", async () => {
    await forget();
    const room = await roomOf("traveller");
    const [user] = await database.db.select().from(appUser).where(eq(appUser.userid, "traveller"));
    const own = eq(chatFile.sender, user?.id ?? "");
    await database.db.update(chatFile).set({ createdAt: 1000 }).where(own);
    const kept = () =>
      database.db
        .select({ id: chatFile.id })
        .from(chatFile)
        .innerJoin(document, eq(document.dmscode, chatFile.dmscode))
        .where(and(own, isNull(chatFile.seq)));
    for (let count = 0; count < attachmentRate.files; count += 1)
      expect((await upload("traveller", room)).status).toBe(200);
    expect(await kept()).toHaveLength(attachmentLimits.unsent);
    const more = await upload("traveller", room);
    expect(more).toMatchObject({ status: 429, body: { code: "TOO_FAST" } });
    expect(Number(more.headers.get("retry-after"))).toBeGreaterThan(0);
    await sweepFiles(database.db, documents.documents, now() + attachmentLimits.unsentLife + 10);
    expect(await kept()).toHaveLength(0);
    // What was said stays.
    expect(await database.db.$count(chatFile, own)).toBeGreaterThan(0);
    expect(await database.db.$count(document, eq(document.ownerKind, "chat.file"))).toBe(
      await database.db.$count(chatFile),
    );
  });

  test("goes with its room", async () => {
    const guest = (await publicly("", { vendor: "SKY", name: "Ben", email: "ben@example.com" })).body;
    const sent = await publicly("/files", formOf({ key: String(guest["key"]) }, {}));
    expect(sent.status).toBe(200);
    const rows = () => database.db.$count(document, eq(document.ownerId, String(guest["roomId"])));
    expect(await rows()).toBe(1);
    await database.db.delete(chatRoom).where(eq(chatRoom.id, String(guest["roomId"])));
    await sweepFiles(database.db, documents.documents, now());
    expect(await rows()).toBe(0);
  });
});

/** A booking with a link of purpose disruption that flies tomorrow, by the clock of this machine. */
async function linked() {
  const { db } = database;
  const unit = await addLinkedUnit(db);
  const about = { bookingId: unit.bookingId, purpose: "disruption" } as const;
  const { secret, linkId } = await makeLink(db, about, { now: start, user: "ana" });
  for (const { id } of await db.select({ id: pnr.id }).from(pnr).where(eq(pnr.bookingId, unit.bookingId)))
    await db
      .update(segment)
      .set({ departsAt: now() + 80_000, arrivesAt: now() + 86_400 })
      .where(eq(segment.pnrId, id));
  return { linkId: secret, bookingNo: unit.bookingNo, id: linkId };
}

// CHAT-15, CHAT-18
describe("a visitor", () => {
  test("sends files up, says them by the socket, and reads the other side's, while their link stands", async () => {
    const { id, ...credentials } = await linked();
    // Who has not come in has no room.
    expect((await publicly("/files", formOf(credentials, {}))).status).toBe(404);
    const came = (await publicly("", credentials)).body;
    const room = String(came["roomId"]);
    const { status, body } = await publicly("/files", formOf(credentials, { name: "gate.png" }));
    expect({ status, body }).toMatchObject({ status: 200, body: { name: "gate.png" } });
    const socket = new WebSocket(`${server.url.replace("http", "ws")}/api/chat/socket?token=${String(came["ticket"])}`);
    open.add(socket);
    const told: string[] = [];
    socket.on("message", (data: Buffer) => told.push(data.toString("utf8")));
    await vi.waitFor(() => expect(told).toContain('{"ready":true}'), { timeout: 10_000 });
    const frame = {
      type: "say",
      messageId: randomUUID(),
      messageType: "APPLICATION_MESSAGE",
      message: JSON.stringify({ type: "ATTACHMENT", ...body }),
    };
    socket.send(JSON.stringify({ room, frame }));
    await vi.waitFor(() => expect(told.join()).toContain('"type":"ack"'), { timeout: 10_000 });
    const seen = await link("crm-operator", room, String(body["fileId"]));
    expect(await bytesAt(seen.body["url"])).toEqual({ type: "image/png", bytes: png });

    const theirs = (await upload("crm-operator", room)).body;
    expect((await say("crm-operator", room, theirs)).status).toBe(200);
    const asked = () => publicly("/files/link", { ...credentials, fileId: theirs["fileId"] });
    expect(await bytesAt((await asked()).body["url"])).toEqual({ type: "image/png", bytes: png });
    expect((await publicly("/files/link", { ...credentials, bookingNo: "1", fileId: theirs["fileId"] })).status).toBe(
      404,
    );

    await database.db.delete(publicLink).where(eq(publicLink.id, id));
    expect((await asked()).status).toBe(404);
    expect((await publicly("/files", formOf(credentials, {}))).status).toBe(404);
    expect((await publicly("/messages", { ...credentials, before: 5 })).status).toBe(404);
  });

  test("pages back to what was said before, in their own room alone", async () => {
    const came = (await publicly("", { vendor: "SKY", name: "Mira", email: "mira@example.com" })).body;
    const [room, key] = [String(came["roomId"]), String(came["key"])];
    const lines = Array.from({ length: 130 }, (_, index) => ({
      roomId: room,
      seq: index + 1,
      clientId: randomUUID(),
      kind: "USER_MESSAGE" as const,
      side: "TRAVELLER" as const,
      sender: room,
      name: "Mira",
      body: `Line ${index + 1}`,
      at: now(),
    }));
    await database.db.insert(chatMessage).values(lines);
    await database.db.update(chatRoom).set({ lastSeq: 130 }).where(eq(chatRoom.id, room));
    const page = async (before: number) =>
      (await publicly("/messages", { key, before })).body as unknown as {
        readonly messages: readonly { readonly seq: number; readonly isSelf: boolean }[];
        readonly more: boolean;
      };
    const near = await page(120);
    expect({ first: near.messages[0], last: near.messages.at(-1), more: near.more }).toMatchObject({
      first: { seq: 20, isSelf: true },
      last: { seq: 119 },
      more: true,
    });
    const far = await page(20);
    expect({ length: far.messages.length, more: far.more }).toEqual({ length: 19, more: false });
    expect((await publicly("/messages", { key: "nobody-has-this-key-at-all", before: 120 })).status).toBe(404);
    expect((await publicly("/messages", { before: 120 })).status).toBe(404);
  });
});
