import { PDFDocument } from "@cantoo/pdf-lib";
import { decode } from "bcbp";
import bwip from "bwip-js/node";
import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { passBarcode, type PassFacts, symbologies } from "./boarding-pass.ts";
import { drawBoardingPass } from "./draw-boarding-pass.ts";

const facts: PassFacts = {
  airline: "VY",
  airlineName: "Vueling Airlines",
  flightnum: "821",
  pnr: "K7XQ2M",
  firstname: "Inés",
  lastname: "García López",
  from: { iata: "BCN", name: "Josep Tarradellas Barcelona-El Prat" },
  to: { iata: "LHR", name: "London Heathrow" },
  date: "2026-12-31",
  departure: "18:35",
  boarding: "17:55",
  gate: "B24",
  seat: "2A",
  sequence: 41,
  eticket: "0301234567890",
  symbology: "pdf417",
  hue: 45,
};

test("the barcode is an IATA BCBP that says what the pass says", () => {
  const text = passBarcode(facts);
  expect(text.slice(0, 60)).toBe("M1GARCIALOPEZ/INES    EK7XQ2M BCNLHRVY 0821 365Y002A0041 123".slice(0, 60));
  const { data } = decode(text, 2026);
  expect(data?.passengerName).toBe("GARCIALOPEZ/INES");
  expect(data?.legs?.[0]).toMatchObject({
    operatingCarrierPNR: "K7XQ2M",
    departureAirport: "BCN",
    arrivalAirport: "LHR",
    operatingCarrierDesignator: "VY",
    flightNumber: "0821",
    seatNumber: "002A",
    passengerStatus: "1",
    airlineNumericCode: "030",
    serialNumber: "1234567890",
  });
  expect(data?.legs?.[0]?.flightDate?.toISOString().slice(0, 10)).toBe("2026-12-31");
});

/** The rectangles that a page fills, as the modules of a barcode. */
function modulesOf(pdf: Uint8Array): string {
  const bytes = Buffer.from(pdf);
  for (let at = bytes.indexOf("stream\n"); at >= 0; at = bytes.indexOf("stream\n", at + 1)) {
    const start = at + "stream\n".length;
    const page = inflated(bytes.subarray(start, bytes.indexOf("\nendstream", start)));
    if (!page?.startsWith("q 0 0 0 rg")) continue;
    const runs = [...page.matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re$/gm)].map((match) =>
      match.slice(1).map(Number),
    );
    const module = runs.reduce((least, [, , width = 1]) => Math.min(least, width), Infinity);
    const left = runs.map(([x = 0]) => x).reduce((least, x) => Math.min(least, x), Infinity);
    const top = runs.reduce((most, [, y = 0, , height = 0]) => Math.max(most, y + height), 0);
    const dark = runs.flatMap(([x = 0, y = 0, width = 0, height = 0]) => {
      const [column, row] = [Math.round((x - left) / module), Math.round((top - y - height) / module)];
      const [wide, tall] = [Math.round(width / module), Math.round(height / module)];
      return Array.from(
        { length: wide * tall },
        (_, step) => `${column + (step % wide)},${row + Math.floor(step / wide)}`,
      );
    });
    return dark.toSorted().join(" ");
  }
  throw new Error("There is no barcode on the page.");
}

function inflated(bytes: Uint8Array): string | undefined {
  try {
    return inflateSync(bytes).toString("latin1");
  } catch {
    return undefined; // fonts and the like are stored otherwise
  }
}

test.each(symbologies)("a page carries the whole %s, module by module", async (symbology) => {
  const pdf = await drawBoardingPass({ ...facts, symbology });
  expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe("%PDF-");
  // BRD-1: an airline draws it, whatever the product is called.
  expect((await PDFDocument.load(pdf, { updateMetadata: false })).getProducer()).toBe("Simulated airline");
  const [drawn] = bwip.raw({
    bcid: symbology,
    text: passBarcode(facts),
    ...(symbology === "pdf417" ? { columns: 4, eclevel: 3 } : {}),
  });
  if (!drawn || !("pixs" in drawn)) throw new Error("no matrix");
  // The bars of a PDF417 are three modules tall.
  const tall = symbology === "pdf417" ? 3 : 1;
  const dark = drawn.pixs.flatMap((bit, index) =>
    bit === 1
      ? Array.from(
          { length: tall },
          (_, step) => `${index % drawn.pixx},${Math.floor(index / drawn.pixx) * tall + step}`,
        )
      : [],
  );
  expect(modulesOf(pdf)).toBe(dark.toSorted().join(" "));
});

test("names that the standard fonts cannot write do not stop it", async () => {
  const pdf = await drawBoardingPass({
    ...facts,
    firstname: "ليلى",
    lastname: "王",
    airlineName: "Šiauliai Ōzora 航空",
    from: { iata: "HND", name: "東京国際空港" },
  });
  expect(pdf.length).toBeGreaterThan(3000);
});
