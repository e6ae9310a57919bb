import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { useDatabase } from "../../test/database.ts";
import { platformServer } from "../../test/http.ts";
import { createDocuments, WrongContentError, type Documents, type NewDocument, type Reader } from "./documents.ts";
import { linkLife, isLinkValid, signLink, type LinkKeys } from "./links.ts";
import { addDocumentRoute } from "./read-route.ts";
import { folderStorage, type Storage } from "./storage.ts";
import { document } from "./tables.ts";

const database = useDatabase();
const pdf = new TextEncoder().encode("%PDF-1.7\nsome pages\n%%EOF");
const own: NewDocument = {
  ownerKind: "test.pass",
  ownerId: "1",
  vendor: "V1",
  name: "pass.pdf",
  mediaType: "application/pdf",
};
const reader: Reader = { userId: "u1", permissions: ["checkinInfo"], vendors: ["V1"] };
const staff: Reader = { ...reader, vendors: "all" };
const keys: LinkKeys = {
  current: () => ({ id: "k1", key: Buffer.alloc(32, 7) }),
  byId: async (id) => (id === "k1" ? Buffer.alloc(32, 7) : undefined),
};

let clock = 1_800_000_000;
let dataDir = "";
let storage: Storage;
let documents: Documents;
let app: FastifyInstance;
let asking: Reader | undefined;

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), "gatehouse-documents-"));
  storage = folderStorage(dataDir);
  documents = createDocuments({ db: database.db, now: () => clock }, storage);
  documents.allow("test.pass", (_tx, { permissions }) => permissions.includes("checkinInfo"));
  documents.allow("test.broken", () => {
    throw new Error("the rule failed");
  });
  app = await platformServer(database, {
    routes: [
      (server) =>
        addDocumentRoute(server, { db: database.db, documents, keys, readerOf: async () => asking, now: () => clock }),
    ],
  });
});
afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});
const get = (url: string, as?: Reader) => {
  asking = as;
  return app.inject({ method: "GET", url });
};
const put = (about: Partial<NewDocument> = {}, bytes: Uint8Array = pdf) =>
  documents.put(database.db, bytes, { ...own, ...about });

describe("storing", () => {
  test("gives an unguessable code and a generated path that no name is part of (ASVS 5.3.2)", async () => {
    const { dmscode, storageKey, size, sha256 } = await put({ name: "../../etc/passwd\0.pdf".replace("\0", "") });
    expect(dmscode).toMatch(/^d_[0-9a-f]{32}$/);
    expect(storageKey).toMatch(/^[0-9a-f]{2}\/[0-9a-f]{40}$/);
    expect(size).toBe(pdf.length);
    expect(sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(new Uint8Array(readFileSync(path.join(dataDir, "files", storageKey)))).toEqual(pdf);
    expect(statSync(path.join(dataDir, "files")).mode & 0o077).toBe(0);
  });

  test.each([
    ["a page that says it is a PDF", "application/pdf", "<html><script>alert(1)</script></html>"],
    ["a PDF header after more than 1024 bytes", "application/pdf", `${" ".repeat(1100)}%PDF-1.7`],
    ["nothing at all", "application/pdf", ""],
    ["a PDF that says it is a PNG", "image/png", "%PDF-1.7"],
    ["a GIF that says it is a JPEG", "image/jpeg", "GIF89a"],
    ["bytes that say they are a table", "text/csv", "a,b\0c"],
  ] as const)("refuses %s (ASVS 5.2.2)", async (_, mediaType, text) => {
    const before = await database.db.$count(document);
    await expect(put({ mediaType }, new TextEncoder().encode(text))).rejects.toThrow(WrongContentError);
    expect(await database.db.$count(document)).toBe(before);
  });

  test("is part of the caller's transaction", async () => {
    const before = await database.db.$count(document);
    await expect(
      database.db.transaction(async (tx) => {
        await documents.put(tx, pdf, own);
        throw new Error("roll back");
      }),
    ).rejects.toThrow("roll back");
    expect(await database.db.$count(document)).toBe(before);
  });

  test("a kind of owner that nobody made a rule for is refused", async () => {
    await expect(put({ ownerKind: "test.unknown" })).rejects.toThrow("test.unknown");
  });
});

describe("reading by session", () => {
  test("gives the bytes, shown in place, never sniffed, never cached, never run", async () => {
    const { dmscode } = await put({ name: 'Bordkarte "Ærø".pdf' });
    const response = await get(`/api/documents/${dmscode}`, reader);
    expect(response.statusCode).toBe(200);
    expect(new Uint8Array(response.rawPayload)).toEqual(pdf);
    expect(response.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-length": String(pdf.length),
      "content-disposition": `inline; filename="Bordkarte_r_.pdf"; filename*=UTF-8''Bordkarte%20%22%C3%86r%C3%B8%22.pdf`,
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    });
  });

  test("what a browser should not show is downloaded (ASVS 5.4.1)", async () => {
    const { dmscode } = await put(
      { mediaType: "text/csv", name: "a\r\nset-cookie: x=1.csv" },
      new TextEncoder().encode("a,b"),
    );
    const { headers } = await get(`/api/documents/${dmscode}`, reader);
    expect(headers["content-disposition"]).toMatch(/^attachment; filename="a_set-cookie_x_1.csv"; /);
    expect(headers).not.toHaveProperty("set-cookie");
  });

  test.each([
    ["another vendor's reader", { ...reader, vendors: ["V2"] }, "V1"],
    ["a reader bound to no vendor's rows", { ...reader, vendors: [] }, "V1"],
    ["a bound reader, for what belongs to the house", reader, null],
    ["a reader without the permission", { ...reader, permissions: ["chat"] }, "V1"],
    ["staff without the permission", { ...staff, permissions: [] }, "V1"],
  ] as const)("is 404 for %s", async (_, who, vendor) => {
    const { dmscode } = await put({ vendor });
    expect((await get(`/api/documents/${dmscode}`, who)).statusCode).toBe(404);
    expect((await get(`/api/documents/${dmscode}`, staff)).statusCode).toBe(200);
  });

  test("is 401 without a session, for a document that exists as for one that does not", async () => {
    const { dmscode } = await put();
    expect((await get(`/api/documents/${dmscode}`)).statusCode).toBe(401);
    expect((await get("/api/documents/d_00000000000000000000000000000000")).statusCode).toBe(401);
  });

  test("a rule that fails lets nobody through (ASVS 16.5.3)", async () => {
    const { dmscode } = await put({ ownerKind: "test.broken" });
    expect((await get(`/api/documents/${dmscode}`, staff)).statusCode).toBe(500);
  });

  test.each([
    "..%2f..%2fpostgres.password",
    "..",
    "%2e%2e%2fpostgres.password",
    "d_..%2f",
    "d_%00",
    "d_ABCDEF00000000000000000000000000",
    "x".repeat(150),
  ])("%s is no document", async (code) => {
    writeFileSync(path.join(dataDir, "postgres.password"), "topsecret");
    const response = await get(`/api/documents/${code}`, staff);
    expect(response.statusCode).toBe(404);
    expect(response.body).not.toContain("topsecret");
  });

  test("a path that somebody wrote into the table leads nowhere", async () => {
    const { dmscode } = await put();
    for (const storageKey of ["../postgres.password", "/etc/passwd", "aa/../../postgres.password"]) {
      await database.db.update(document).set({ storageKey }).where(eq(document.dmscode, dmscode));
      const response = await get(`/api/documents/${dmscode}`, staff);
      expect([response.statusCode, response.body.includes("topsecret"), response.body.includes("root:")]).toEqual([
        500,
        false,
        false,
      ]);
    }
  });
});

// API-10
describe("signed links", () => {
  test("open one document for five minutes, without a session", async () => {
    const { dmscode } = await put();
    const { url, expiresAt } = signLink(keys, dmscode, clock);
    expect(expiresAt).toBe(clock + 300);
    expect((await get(url)).statusCode).toBe(200);
    clock += linkLife - 1;
    expect((await get(url)).statusCode).toBe(200);
    clock += 1;
    expect((await get(url)).statusCode).toBe(401);
  });

  test("open nothing else", async () => {
    const [one, two] = [await put(), await put()];
    const { url } = signLink(keys, one.dmscode, clock);
    const query = Object.fromEntries(new URL(url, "http://x").searchParams);
    expect(await isLinkValid(keys, one.dmscode, query, clock)).toBe(true);
    expect(await isLinkValid(keys, two.dmscode, query, clock)).toBe(false);
    for (const change of [
      { expires: String(clock + 299) },
      { expires: String(clock + 3000) },
      { key: "k2" },
      { signature: "" },
      { signature: "AAAA" },
      { signature: ["x"] },
      { expires: "1e9" },
    ])
      expect(await isLinkValid(keys, one.dmscode, { ...query, ...change }, clock)).toBe(false);
  });
});

describe("sweeping", () => {
  test("removes day-old files that no row speaks of, and nothing else", async () => {
    const { storageKey: kept } = await put();
    const [fresh, orphan] = [await storage.put(pdf), await storage.put(pdf)];
    const file = (key: string) => path.join(dataDir, "files", key);
    for (const key of [kept, orphan]) utimesSync(file(key), clock - 90_000, clock - 90_000);
    utimesSync(file(fresh), clock - 3600, clock - 3600);
    await documents.sweep.handler({}, {} as never);
    const left = readdirSync(path.join(dataDir, "files"), { recursive: true }).map(String);
    expect(left).toEqual(expect.arrayContaining([kept, fresh]));
    expect(left).not.toContain(orphan);
  });
});

test("a link inside the folder that leads out of it is not followed by name", async () => {
  const taken = new Set(readdirSync(path.join(dataDir, "files")));
  const free = Array.from({ length: 256 }, (_, index) => index.toString(16).padStart(2, "0")).find(
    (name) => !taken.has(name),
  );
  symlinkSync("/etc", path.join(dataDir, "files", free ?? ""));
  await expect(storage.read(`${free}/passwd`)).rejects.toThrow("no key");
});
