import { expect, test } from "vitest";
import { encodeBcbp } from "../../boarding-pass/testing/encode-bcbp.ts";
import { zoneOf } from "../testing/sample-trip.ts";
import { withPageCodes } from "./page-codes.ts";
import { readConfirmation } from "./read-confirmation.ts";
import { fixtures } from "./testing/fixtures.ts";

const context = { zoneOf, today: "2026-11-23" };
const leg = (pnr: string, from: string, to: string, flight: string) => ({
  pnr,
  from,
  to,
  carrier: "DL",
  flight,
  day: 334,
  compartment: "Y",
  seat: "014C",
  sequence: "0062",
  status: "1",
  conditional: "",
});
const code = (text: string, part = "ticket.pdf, page 1") => ({ part, text });
const pdf = () => readConfirmation(new TextEncoder().encode("%PDF-1.7\n"), context);

test("a PDF says what its boarding passes say, each flight once (TRP-5)", async () => {
  const one = encodeBcbp("GROVE/TESSA", [leg("GK3P7Q", "ATL", "MSP", "1862"), leg("GK3P7Q", "MSP", "RST", "4017")]);
  const other = encodeBcbp("GROVE/TOM", [leg("GK3P7Q", "ATL", "MSP", "1862")]);
  const read = withPageCodes(
    await pdf(),
    [code(one), code("https://airline.example"), code(other, "ticket.pdf, page 2")],
    context,
  );
  expect(read.understood).toBe(true);
  expect(read.reading?.format).toBe("PDF");
  expect(read.reading?.pieces.map(({ passengers }) => passengers.length)).toEqual([2, 1]);
  const from = read.reading?.pieces[0]?.fields.find(({ field }) => field === "departure.airportCode");
  expect([from?.value, from?.source.part]).toEqual(["ATL", "ticket.pdf, page 1"]);
});

test("a PDF without a boarding pass says so, and why it could not be opened (TRP-7)", async () => {
  expect(withPageCodes(await pdf(), [code("https://airline.example")], context)).toMatchObject({
    understood: false,
    reason: "PDF",
  });
  const unread = [{ what: "ticket.pdf", reason: "ENCRYPTED", line: null }] as const;
  expect(withPageCodes(await pdf(), [], context, unread)).toMatchObject({ understood: false, reason: "ENCRYPTED" });
});

test("what is no PDF and was not understood stays so", async () => {
  const before = await readConfirmation(new TextEncoder().encode("hello"), context);
  expect(withPageCodes(before, [code(encodeBcbp("A/B", [leg("GK3P7Q", "ATL", "MSP", "1")]))], context)).toBe(before);
});

test("passes attached to a mail stand beside what the mail says, and one that cannot be opened is named", async () => {
  const name = Object.keys(fixtures).find((each) => /airlineReceipt/.test(each)) ?? "";
  const before = await readConfirmation(fixtures[name] ?? new Uint8Array(), context);
  const more = encodeBcbp("GROVE/TESSA", [leg("ZZ3P7Q", "RST", "ATL", "999")]);
  const unread = [{ what: "terms.pdf", reason: "BROKEN", line: null }] as const;
  const { reading } = withPageCodes(before, [code(more)], context, unread);
  expect(reading?.pieces.length).toBe((before.reading?.pieces.length ?? 0) + 1);
  expect(reading?.ignored).toContainEqual(unread[0]);
});
