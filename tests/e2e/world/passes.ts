import { expect } from "@playwright/test";
import { drawPasses, type PassFacts } from "@gatehouse/server/pass-corpus";
import type { Caller } from "./people.ts";

/** A check-in as the journeys need it. */
export interface Work {
  readonly checkInId: number;
  readonly pnr: string;
  readonly bookingNo: string;
  readonly passenger: { readonly firstname: string; readonly lastname: string };
}

interface Row extends Work {
  readonly _lock: object | null;
  readonly pass: object | null;
  readonly windowClosesAt: number;
  readonly automationStatus: number;
}

/** PNRs that a journey has used: the next one takes another. */
const used = new Set<string>();

async function search(call: Caller, field: "currentState" | "pnr", value: string): Promise<readonly Row[]> {
  const { status, body } = await call("POST", "/checkin/check-ins/search", {
    filters: [{ field, operator: "EQ", value }],
    size: 500,
  });
  expect(status).toBe(200);
  return (body as { readonly content: readonly Row[] }).content;
}

/** A booking of one check-in that nobody works on and that has no candidate pages yet. */
export async function freshWork(call: Caller): Promise<Work> {
  const rows = await search(call, "currentState", "ELIGIBLE_FOR_CHECKIN");
  const soon = Date.now() / 1000 + 3600;
  for (const row of rows) {
    if (row._lock || row.pass || row.windowClosesAt < soon || used.has(row.pnr)) continue;
    used.add(row.pnr);
    // Others of the PNR, in any state, would be beside it in a search by its PNR.
    if ((await search(call, "pnr", row.pnr)).length > 1) continue;
    const pages = await call("GET", `/checkin/pnrs/${row.pnr}/candidate-pages?bookingNo=${row.bookingNo}`);
    if (pages.status === 200 && (pages.body as readonly unknown[]).length === 0) return row;
  }
  throw new Error("The demo world has no fresh work left.");
}

/** What the right pass of a check-in says. */
export async function passOf(call: Caller, { checkInId }: Work): Promise<PassFacts> {
  const { status, body } = await call("GET", `/checkin/check-ins/${checkInId}/facts`);
  expect(status).toBe(200);
  const { expected, names } = body as {
    readonly expected: {
      readonly firstname: string;
      readonly lastname: string;
      readonly pnr: string;
      readonly marketing: { readonly carrier: string; readonly number: string };
      readonly from: string;
      readonly to: string;
      readonly departureDate: string;
    };
    readonly names: { readonly airline: string; readonly from: string; readonly to: string };
  };
  return {
    airline: expected.marketing.carrier,
    airlineName: names.airline,
    flightnum: expected.marketing.number,
    pnr: expected.pnr,
    firstname: expected.firstname,
    lastname: expected.lastname,
    from: { iata: expected.from, name: names.from },
    to: { iata: expected.to, name: names.to },
    date: expected.departureDate,
    departure: "12:00",
    boarding: "11:20",
    gate: "B24",
    seat: "12A",
    sequence: 42,
    eticket: null,
    symbology: "azteccode",
    hue: 210,
  };
}

/** A PDF with a page for each pass. */
export const pdfOf = async (passes: readonly PassFacts[]): Promise<Buffer> => Buffer.from(await drawPasses(passes));

export interface Candidate {
  readonly dmscode: string;
  readonly matched: boolean;
  readonly page: number;
}

/** The candidate pages of a booking. */
async function candidatesOf(call: Caller, { pnr, bookingNo }: Work): Promise<readonly Candidate[]> {
  const { body } = await call("GET", `/checkin/pnrs/${pnr}/candidate-pages?bookingNo=${bookingNo}`);
  return body as readonly Candidate[];
}

/** Uploads passes for a booking and waits until they have been read. */
export async function upload(call: Caller, work: Work, passes: readonly PassFacts[]): Promise<readonly Candidate[]> {
  const form = new FormData();
  form.set("pnr", work.pnr);
  form.set("bookingNo", work.bookingNo);
  form.set("file", new Blob([new Uint8Array(await pdfOf(passes))], { type: "application/pdf" }), "passes.pdf");
  expect((await call("POST", "/checkin/boarding-passes", form)).status).toBe(200);
  await expect
    .poll(async () => (await candidatesOf(call, work)).filter(({ matched }) => matched).length, { timeout: 30_000 })
    .toBeGreaterThan(0);
  return candidatesOf(call, work);
}
