import { emptyProfile } from "@gatehouse/domain/profiles";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { addPeople } from "../../test/access.ts";
import { Browser } from "../../test/browser.ts";
import { useDatabase } from "../../test/database.ts";
import { pagesOfPdf } from "../../test/pdf-pages.ts";
import { useServer } from "../../test/server.ts";
import { accessLog } from "../access/audit.ts";
import { requestData } from "../requests/personal-data.ts";
import { travelRequest } from "../requests/tables.ts";
import { caseData } from "../cases/personal-data.ts";
import { tripData } from "../trips/personal-data.ts";
import { itinerary } from "../trips/tables.ts";
import { ownDataPdf } from "./own-data-pdf/own-data-pdf.ts";
import { deleteDue } from "./own-data.ts";
import { identityDocuments, profileDeletion, travellerProfile } from "./tables.ts";

const database = useDatabase();
const server = useServer(database);

let traveller = "";
let token = "";

beforeAll(async () => {
  traveller = (await addPeople(database.db)).get("TRAVELLER") ?? "";
  token = (await new Browser(server).signIn("traveller@gatehouse.example")).accessToken;
});

const call = (method: string, path: string, body?: unknown) =>
  new Browser(server).call(method, `/profiles/mine${path}`, body, { token });
const actions = async () => (await accessLog(database.db, "traveller")).map(({ action }) => action);
const rows = async () => ({
  profiles: (await database.db.select().from(travellerProfile).where(eq(travellerProfile.userId, traveller))).length,
  documents: (await database.db.select().from(identityDocuments).where(eq(identityDocuments.userId, traveller))).length,
  deletions: (await database.db.select().from(profileDeletion).where(eq(profileDeletion.userId, traveller))).length,
});

beforeEach(async () => {
  const { version } = (await call("GET", "")).body;
  await call("PUT", "", { ...emptyProfile, firstName: "Tessa", lastName: "Grove", version });
  const documents = (await call("GET", "/documents")).body;
  await call("PUT", "/documents", { tsaNumber: "TT1234567", version: documents["version"] });
});

const addRequest = async () => {
  const [made] = await database.db
    .insert(travelRequest)
    .values({
      vendor: "SKY",
      travellerId: traveller,
      travellerName: "Tessa Grove",
      createdBy: "traveller",
      createdAt: 1,
      startDate: "2026-12-03",
      endDate: "2026-12-05",
      assignedTo: "crm-operator",
      // What a request says plays no part here.
      content: {} as never,
    })
    .returning();
  return made?.id ?? 0;
};

// PRO-10
test("all that is held is given out as a whole, without what is the organisation's own, and audited", async () => {
  const id = await addRequest();
  const { status, body } = await call("POST", "/data");
  expect(status).toBe(200);
  expect(body).toMatchObject({
    account: { userid: "traveller", email: "traveller@gatehouse.example" },
    profile: { firstName: "Tessa", lastName: "Grove" },
    identityDocuments: { tsaNumber: "TT1234567" },
    travelRequests: [{ id, endDate: "2026-12-05" }],
    trips: [],
    mails: [],
    mailChoices: [],
  });
  for (const secret of ["crm-operator", "argon2", "passwordHash", "sealed"])
    expect(JSON.stringify(body)).not.toContain(secret);
  expect(await actions()).toContain("DATA_EXPORTED");
  await database.db.delete(travelRequest);
});

// PRO-10
test("the same as a PDF: in both languages, with comments as words, over as many pages as it takes, and audited", async () => {
  await addRequest();
  const before = (await actions()).filter((action) => action === "DATA_EXPORTED").length;
  const response = await fetch(`${server.url}/api/profiles/mine/data/pdf`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ language: "fr" }),
  });
  expect(response.headers.get("content-type")).toBe("application/pdf");
  const text = (await pagesOfPdf(new Uint8Array(await response.arrayBuffer()))).join(" ");
  for (const words of [
    "Tout ce qui est gardé au sujet de",
    "Demandes de voyage",
    "Dernier jour",
    "5 décembre 2026",
    "Numéro de voyageur connu",
    "TT1234567",
    "Rien n’est gardé ici.",
  ])
    expect(text).toContain(words);
  for (const secret of ["crm-operator", "argon2", "sealed"]) expect(text).not.toContain(secret);
  expect((await actions()).filter((action) => action === "DATA_EXPORTED").length).toBe(before + 1);
  await database.db.delete(travelRequest);
});

test("a text as HTML is printed as its words, a long one and a long list lose nothing, letters of other scripts stand", async () => {
  const sentence = "Une phrase longue, avec Łukasz, Ελένη et Жукова. ";
  const file = await ownDataPdf(
    {
      exportedAt: 1_795_743_026,
      account: { name: "Tessa Grove" },
      comments: [
        { comment: "<p>One <b>line</b> &amp; more</p><p>Another</p>", createdAt: 1_795_743_026 },
        ...Array.from({ length: 80 }, (_, place) => ({ comment: `<p>Comment number ${place}</p>` })),
        { comment: `<p>${sentence.repeat(200)}The end.</p>` },
      ],
    },
    "en",
    { areas: [caseData], product: "Samgi" },
  );
  // BRD-1
  expect(file.name).toBe("samgi-2026-11-27.pdf");
  expect(Buffer.from(await file.arrayBuffer()).toString("latin1")).toMatch(/<dc:creator>\s*<rdf:Seq>\s*<rdf:li>Samgi</);
  const pages = await pagesOfPdf(new Uint8Array(await file.arrayBuffer()));
  expect(pages.length).toBeGreaterThan(3);
  const text = pages.join(" ");
  expect(text).toContain("One line & more");
  expect(text).toContain("Another");
  expect(text).toContain("27 November 2026");
  for (const place of [0, 40, 79]) expect(text).toContain(`Comment number ${place}`);
  expect(text.match(/Łukasz, Ελένη et Жукова/g)?.length).toBeGreaterThan(150);
  expect(text).toContain("The end.");
  expect(text).not.toContain("<p>");
});

// PRO-11
test("without anything under way profile and documents are deleted at once", async () => {
  expect((await call("POST", "/deletion")).body).toEqual({ askedAt: null, waitsFor: [] });
  expect(await rows()).toEqual({ profiles: 0, documents: 0, deletions: 0 });
  expect((await call("GET", "")).body["firstName"]).toBe("");
  expect((await actions()).at(-1)).toBe("PROFILE_DELETED");
});

// PRO-11
test("a pending request and a coming trip are named and waited for; it can be taken back", async () => {
  const id = await addRequest();
  const now = Math.floor(Date.now() / 1000);
  await database.db.insert(itinerary).values({
    vendor: "SKY",
    bookingNo: "SKY-77",
    version: 1,
    startDate: "2026-12-10",
    endDate: "2026-12-12",
    startsAt: now + 86_400,
    endsAt: now + 200_000,
    travellerIds: [traveller],
    travellers: [],
  });
  const waitsFor = [
    { kind: "request", name: `TR-${id}`, until: "2026-12-05" },
    { kind: "trip", name: "SKY-77", until: "2026-12-12" },
  ];
  const asked = (await call("POST", "/deletion")).body;
  expect(asked).toMatchObject({ waitsFor });
  expect((await call("POST", "/deletion")).body).toMatchObject({ waitsFor });
  expect((await call("GET", "/deletion")).body).toEqual(asked);
  expect(await rows()).toEqual({ profiles: 1, documents: 1, deletions: 1 });
  expect((await call("POST", "/deletion/cancel")).body).toEqual({ askedAt: null, waitsFor: [] });

  await call("POST", "/deletion");
  const areas = [requestData, tripData];
  await database.db.update(travelRequest).set({ status: "CANCELLED" });
  await deleteDue(database.db, areas, now);
  expect(await rows()).toEqual({ profiles: 1, documents: 1, deletions: 1 });
  await deleteDue(database.db, areas, now + 200_001);
  expect(await rows()).toEqual({ profiles: 0, documents: 0, deletions: 0 });
  expect((await actions()).slice(-5)).toEqual([
    "DOCUMENTS_SAVED",
    "DELETION_ASKED",
    "DELETION_CANCELLED",
    "DELETION_ASKED",
    "PROFILE_DELETED",
  ]);
});
