import { contract } from "@gatehouse/api/contract";
import { emptyRequestForm, submittedOf } from "@gatehouse/domain/requests";
import { addDays } from "@gatehouse/domain/time";
import { traverseContractProcedures } from "@orpc/server";
import { randomUUID } from "node:crypto";
import { inArray } from "drizzle-orm";
import type { AnySchema } from "yup";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { addPeople } from "../../test/access.ts";
import { Browser, openStream } from "../../test/browser.ts";
import { useDatabase } from "../../test/database.ts";
import { pdfTextOf } from "../../test/pdf-text.ts";
import { useServer } from "../../test/server.ts";
import { type NamedValues, validInput } from "../../test/valid-input.ts";
import { appUser } from "../access/tables.ts";
import { createUser } from "../access/users.ts";
import { createVendor } from "../access/vendors.ts";
import { segment } from "../bookings/tables.ts";
import { outbox } from "../messaging/tables.ts";
import { caseMessages, composeCaseMail, composeMention, mentionMessage } from "./mail.ts";

/**
 * The wall between what travellers read and what staff write among themselves (CMT-5), from outside: a marker in every internal text
 * of a world, and every call, event, mail and PDF looked through as those who must not see it.
 */
const marker = "WALLMARKER";

const database = useDatabase();
const server = useServer(database);
const today = new Date().toISOString().slice(0, 10);
const [start, end] = [addDays(today, 10), addDays(today, 13)];
const tokens = new Map<string, string>();
const people = new Map<string, string>();

/** Of each vendor: its traveller, a request and a booking of theirs, its segments, its case, and internal comments with pictures. */
interface World {
  readonly vendor: string;
  readonly traveller: string;
  readonly requestId: number;
  readonly bookingNo: string;
  readonly segmentIds: readonly number[];
  readonly caseIds: readonly number[];
  readonly commentIds: readonly number[];
  readonly pictureId: string;
}
const worlds: World[] = [];

const call = (who: string, method: string, path: string, body?: unknown) =>
  new Browser(server).call(method, path, body, who === "guest" ? {} : { token: tokens.get(who) ?? "" });

async function answered(who: string, method: string, path: string, body?: unknown) {
  const answer = await call(who, method, path, body);
  expect(answer.status, `${method} ${path} ${JSON.stringify(answer.body)}`).toBe(200);
  return answer.body;
}

const flight = (id: string, flightNum: string, from: readonly [string, string], to: readonly [string, string]) => {
  const at = ([airportCode, dateTime]: readonly [string, string]) => ({
    airportCode,
    dateTime,
    zone: airportCode === "ATL" ? "America/New_York" : "America/Chicago",
    terminal: "",
  });
  return {
    id,
    airlineCode: "DL",
    flightNum,
    departure: at(from),
    arrival: at(to),
    pnr: "GK3P7Q",
    confirmationNumber: "GK3P7Q",
    passengerExtra: [],
    cancelled: false,
  };
};

const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** A request that is booked, with internal comments of each kind and everything else that staff write about a case. */
async function build(vendor: string, traveller: string, bookingNo: string): Promise<World> {
  const request = submittedOf(
    {
      ...emptyRequestForm,
      startDate: start,
      endDate: end,
      purpose: "Corporate Travel",
      flights: [{ flightDeparture: "ATL", flightDestination: "RST", flightDepartureDate: start }],
    },
    { vendorCode: vendor, mode: "standard" },
    null,
  );
  const requestId = Number((await answered(traveller, "POST", "/requests", { request }))["id"]);
  await answered("crm-operator", "POST", "/trips/itineraries", {
    vendorCode: vendor,
    bookingNo,
    expectedVersion: 0,
    travelRequestId: requestId,
    content: {
      itinerarySummary: "Rochester",
      tripDescription: "",
      travellers: [
        {
          travelerId: people.get(traveller) ?? "",
          prefix: "",
          firstName: "Tessa",
          middleName: "",
          lastName: "Grove",
          email: `${traveller}@gatehouse.example`,
          phone: "",
        },
      ],
      flights: [
        flight("f1", "1862", ["ATL", `${start}T08:40`], ["RST", `${start}T10:58`]),
        flight("f2", "4017", ["RST", `${end}T18:25`], ["ATL", `${end}T22:05`]),
      ],
      cars: [],
      accommodations: [
        {
          id: "h1",
          type: "HOTEL",
          name: "Mill Race Inn",
          address: "12 Mill Street SW, Rochester, MN 55902",
          city: "Rochester",
          phone: "+1 507 555 0162",
          website: "",
          checkinDateTime: `${start}T15:00`,
          checkOutDateTime: `${end}T11:00`,
          zone: "America/Chicago",
          confirmationNumber: "MRI-50318",
          cancelled: false,
        },
      ],
      trains: [],
    },
    requestId: randomUUID(),
  });
  const segmentIds = (await database.db.select({ id: segment.id }).from(segment)).map(({ id }) => id).slice(-2);
  const form = new FormData();
  form.set("travelRequestId", String(requestId));
  form.set("file", new File([png], `${marker}.png`));
  const pictureId = String((await answered("crm-operator", "POST", "/cases/pictures", form))["id"]);
  const about = { bookingNo, vCode: vendor, commentsFor: "internal" };
  const texts = [
    { commentsType: "TR", segmentId: 0 },
    { commentsType: "IT", segmentId: 0 },
    ...segmentIds.map((segmentId) => ({ commentsType: "FS", segmentId })),
  ];
  const commentIds: number[] = [];
  for (const thread of texts) {
    // Whoever works for one vendor is mentioned to that one alone (CMT-17).
    const colleague = vendor === "SKY" ? "operator-vendor" : "crm-operator";
    const comments = `<p>${marker} <span data-mention="${colleague}">@${marker}</span> <img src="/api/cases/pictures/${pictureId}" alt="${marker}" /></p>`;
    const { comment } = await answered("crm-operator", "POST", "/cases/comments", {
      ...about,
      ...thread,
      comments,
      clientId: randomUUID(),
    });
    commentIds.push((comment as { readonly id: number }).id);
    // What is said to the traveller stands beside it.
    await answered("crm-operator", "POST", "/cases/comments", {
      ...about,
      ...thread,
      commentsFor: "external",
      comments: "<p>For everybody</p>",
      clientId: randomUUID(),
    });
  }
  const opened = await answered("crm-operator", "POST", "/cases", {
    bookingNo,
    vCode: vendor,
    segmentId: segmentIds[0],
    initialComment: `${marker} initial`,
  });
  const { caseId } = await answered("crm-operator", "GET", `/cases/details?bookingNo=${bookingNo}&vCode=${vendor}`);
  const path = `/cases/${String(caseId)}`;
  await answered("crm-operator", "POST", `${path}/assign`, { userid: "crm-operator" });
  await answered("crm-operator", "POST", `${path}/close`, { comment: `${marker} closing` });
  await answered("crm-operator", "POST", `${path}/reopen`, { reason: `${marker} reason` });
  return {
    vendor,
    traveller,
    requestId,
    bookingNo,
    segmentIds,
    caseIds: [Number(caseId), Number(opened["caseId"])],
    commentIds,
    pictureId,
  };
}

/** Who must not see what is internal: of this vendor alone, or of any. */
const outsiders = [
  { who: "traveller", of: ["SKY", "TRAVELOPOD"] },
  { who: "sky.other", of: ["SKY", "TRAVELOPOD"] },
  { who: "pod.traveller", of: ["SKY", "TRAVELOPOD"] },
  { who: "pod.vendor", of: ["SKY", "TRAVELOPOD"] },
  { who: "sea.vendor", of: ["SKY", "TRAVELOPOD"] },
  { who: "billing", of: ["SKY", "TRAVELOPOD"] },
  { who: "operator-admin", of: ["SKY", "TRAVELOPOD"] },
  { who: "guest", of: ["SKY", "TRAVELOPOD"] },
] as const;

beforeAll(async () => {
  const { db } = database;
  const roles = await addPeople(db);
  people.set("traveller", roles.get("TRAVELLER") ?? "");
  const [somebody] = await db.select().from(appUser).limit(1);
  await createVendor(db, { code: "TRAVELOPOD", name: "Travelopod" });
  for (const [userid, roleList, vendor] of [
    ["sky.other", "TRAVELLER", "SKY"],
    ["sea.vendor", "VENDOR", "SEA"],
    ["pod.vendor", "VENDOR", "TRAVELOPOD"],
    ["pod.traveller", "TRAVELLER", "TRAVELOPOD"],
  ] as const)
    people.set(
      userid,
      await createUser(db, {
        userid,
        email: `${userid}@gatehouse.example`,
        name: userid,
        roleList,
        vendor,
        passwordHash: somebody?.passwordHash ?? "",
      }),
    );
  for (const who of [...outsiders.map((one) => one.who), "crm-operator"])
    if (who !== "guest") tokens.set(who, (await new Browser(server).signIn(`${who}@gatehouse.example`)).accessToken);
  worlds.push(await build("SKY", "traveller", "SKY-80001"), await build("TRAVELOPOD", "pod.traveller", "POD-80001"));
}, 120_000);

interface Call {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  /** What it takes. */
  readonly schema: AnySchema | undefined;
}
const calls: Call[] = [];
traverseContractProcedures({ router: contract, path: [] }, ({ contract: procedure, path }) => {
  const { method = "POST", path: address = "" } = procedure["~orpc"].route;
  calls.push({
    name: path.join("."),
    method,
    path: address,
    schema: procedure["~orpc"].inputSchema as AnySchema | undefined,
  });
});

/** Every way in which a call may name a world, or what is internal of it. */
function inputs({ vendor, traveller, requestId, bookingNo, segmentIds, caseIds, commentIds, pictureId }: World) {
  const named = {
    vendor,
    vendorCode: vendor,
    vendorId: vendor,
    otherVendorId: vendor,
    userid: traveller,
    userId: people.get(traveller),
    travellerId: people.get(traveller),
    email: `${traveller}@gatehouse.example`,
    bookingNos: [bookingNo],
    travelRequestIds: [requestId],
    // Searched for in small letters: a call may say what it was asked.
    text: "wallmark",
    q: "wallmark",
    name: "wallmark",
    file: new File([png], "x.png"),
    from: "ATL",
    to: "RST",
  };
  const thread = { ...named, commentsFor: "internal", size: 100, version: 1, language: "en", state: "all" };
  const about = { bookingNo, bookingno: bookingNo, vCode: "", vendorCode: "", travelRequestId: 0 };
  return [
    { ...thread, ...about, commentsType: "IT", id: caseIds[0] },
    {
      ...thread,
      ...about,
      vCode: vendor,
      vendorCode: vendor,
      commentsType: "TR",
      commentsFor: "external",
      id: requestId,
    },
    { ...thread, ...about, commentsType: "FS", segmentId: segmentIds[0], id: commentIds[0] },
    {
      ...thread,
      bookingNo: "",
      travelRequestId: requestId,
      commentsType: "TR",
      id: pictureId,
      upTo: commentIds[0],
      comments: "<p>x</p>",
      clientId: "00000000-0000-4000-8000-000000000077",
      vCode: vendor,
    },
  ];
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

/** What a call answers, in whatever form, to whoever asks. */
async function answerOf(who: string, { method, path }: Call, input: Readonly<Record<string, unknown>>) {
  const used = new Set<string>();
  const address = path.replaceAll(/\{\+?(\w+)\}/g, (_, name: string) => {
    used.add(name);
    return encodeURIComponent(String((input[name] as string | number | undefined) ?? "1"));
  });
  const rest = Object.entries(input).filter(([name, value]) => !used.has(name) && value !== undefined);
  const words = rest.map(([name, value]) => [name, value instanceof File ? value : textOf(value)] as const);
  const query = new URLSearchParams(
    words.map(([name, value]) => [name, value instanceof File ? value.name : value]),
  ).toString();
  const form = new FormData();
  for (const [name, value] of words) form.set(name, value);
  const isForm = rest.some(([, value]) => value instanceof File);
  const response = await fetch(`${server.url}/api${address}${method === "GET" ? `?${query}` : ""}`, {
    method,
    headers: {
      ...(isForm ? {} : { "content-type": "application/json" }),
      ...(who === "guest" ? {} : { authorization: `Bearer ${tokens.get(who) ?? ""}` }),
    },
    ...(method === "GET" ? {} : { body: isForm ? form : JSON.stringify(Object.fromEntries(rest)) }),
  });
  const bytes = new Uint8Array(await response.arrayBuffer());
  return response.headers.get("content-type")?.includes("pdf") === true
    ? pdfTextOf(bytes)
    : new TextDecoder().decode(bytes);
}

/** What a call takes: the names of a world where it has such fields, and whatever else it cannot do without. */
const inputOf = async ({ schema }: Call, named: NamedValues): Promise<NamedValues> =>
  schema ? validInput(schema, named) : {};

/** Ends the session of whoever asks, or asks for the end of their data: not part of a walk. */
const notWalked: ReadonlySet<string> = new Set(["access.logout", "access.refresh", "access.login"]);

/** Every call with every input that is different to it, by what is asked. */
const questions = new Map<string, { readonly one: Call; readonly input: NamedValues }>();
beforeAll(async () => {
  for (const one of calls.filter(({ name }) => !notWalked.has(name)))
    for (const named of worlds.flatMap(inputs)) {
      const input = await inputOf(one, named);
      questions.set(`${one.name} ${JSON.stringify(input)}`, { one, input });
    }
}, 60_000);

test("the world is one in which there is something to find", async () => {
  for (const { bookingNo, vendor, requestId } of worlds) {
    const internal = await answered(
      "crm-operator",
      "GET",
      `/cases/comments?bookingNo=${bookingNo}&vCode=${vendor}&commentsType=IT&commentsFor=internal`,
    );
    expect(JSON.stringify(internal)).toContain(marker);
    expect(
      JSON.stringify(await answered("crm-operator", "GET", `/cases/details?travelRequestId=${requestId}`)),
    ).toContain(`${marker} reason`);
  }
  // The walk does reach what its walker may see.
  const comments = calls.find(({ name }) => name === "cases.comments");
  const [world] = worlds;
  if (!comments || !world) throw new Error("There is no such call.");
  const [, external] = inputs(world);
  expect(await answerOf("traveller", comments, { ...(await inputOf(comments, external ?? {})), vCode: "" })).toContain(
    "For everybody",
  );
});

test("each call is asked with what it takes", async () => {
  const [world] = worlds;
  if (!world) throw new Error("There is no world.");
  const refused: string[] = [];
  for (const one of calls) {
    const taken = await Promise.all(
      inputs(world).map(async (named) => {
        const input = await inputOf(one, named);
        return one.schema === undefined || (await one.schema.isValid(input));
      }),
    );
    if (!taken.includes(true)) refused.push(one.name);
  }
  expect(refused).toEqual([]);
});

// Before the walk, in which travellers write comments too.
describe.each(outsiders)("$who", ({ who }) => {
  test("is told no count of it", async () => {
    const nothing = { status: 200, counts: { internal: null, external: { all: 1 } }, colleagues: [] };
    for (const { bookingNo, requestId, segmentIds, vendor } of worlds)
      for (const about of [
        `bookingNo=${bookingNo}`,
        `travelRequestId=${requestId}`,
        `bookingNo=${bookingNo}&vCode=${vendor}`,
      ])
        for (const thread of [
          "commentsType=TR",
          "commentsType=IT",
          `commentsType=FS&segmentId=${segmentIds[0] ?? 0}`,
        ]) {
          const { status, body } = await call(who, "GET", `/cases/comments?${about}&${thread}`);
          const seen = { status, counts: body["counts"], colleagues: body["colleagues"] };
          expect([401, 403, 404].includes(status) ? nothing : seen).toMatchObject(nothing);
        }
  });
});

describe.each(outsiders)("$who", ({ who }) => {
  test("finds nothing of it in any call", async () => {
    const found: string[] = [];
    const waiting = [...questions];
    const walk = async (): Promise<void> => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const [question, { one, input }] = next;
        if ((await answerOf(who, one, input)).includes(marker)) found.push(question);
      }
    };
    await Promise.all(Array.from({ length: 6 }, walk));
    expect(found).toEqual([]);
  }, 120_000);
});

test("no event of it reaches them, and none tells that there was one", async () => {
  const listeners = outsiders.filter(({ who }) => who !== "guest").map(({ who }) => who);
  const streams = await Promise.all(
    [...listeners, "crm-operator"].map((who) => openStream(server, new Browser(server), tokens.get(who) ?? "")),
  );
  // What happens to one case at nearly the same moment is told once.
  const heard = () =>
    streams.map(
      (stream) => new Set(stream.seen().flatMap(({ type, data }) => (type === "case.changed" ? [data] : []))).size,
    );
  for (const { bookingNo, vendor, caseIds } of worlds) {
    await answered("crm-operator", "POST", "/cases/comments", {
      bookingNo,
      vCode: vendor,
      commentsType: "IT",
      commentsFor: "internal",
      comments: `<p>${marker}</p>`,
      clientId: randomUUID(),
    });
    await answered("crm-operator", "POST", `/cases/${String(caseIds[0])}/close`, { comment: marker });
    await answered("crm-operator", "POST", `/cases/${String(caseIds[0])}/reopen`, { reason: marker });
  }
  await vi.waitFor(() => expect(heard().at(-1)).toBeGreaterThanOrEqual(worlds.length), { timeout: 5000 });
  expect(heard().slice(0, -1)).toEqual(listeners.map(() => 0));
  for (const stream of streams) {
    expect(JSON.stringify(stream.seen())).not.toContain(marker);
    stream.close();
  }
});

test("no mail holds it", async () => {
  const mails = await database.db
    .select()
    .from(outbox)
    .where(inArray(outbox.kind, [...Object.values(caseMessages), mentionMessage]));
  expect(mails.some(({ kind }) => kind === mentionMessage)).toBe(true);
  expect(mails.some(({ kind }) => kind === caseMessages.travellers)).toBe(true);
  for (const mail of mails) {
    const composed =
      mail.kind === mentionMessage
        ? await composeMention(database.db, mail, "https://gatehouse.example")
        : await composeCaseMail(database.db, mail, "https://gatehouse.example");
    expect(JSON.stringify([mail, composed])).not.toContain(marker);
  }
});
