import { expect, test } from "vitest";
import { createCheckIn } from "./check-in.ts";
import { createReadPass } from "./candidate-page.ts";
import { createSamplePdf } from "./sample-pdf.ts";

const pass = createReadPass(createCheckIn(1_800_000_000));

test("every entry of the table of contents points at its object", () => {
  const file = createSamplePdf([pass, undefined, pass]);
  const [, start = ""] = /startxref\n(\d+)\n%%EOF$/.exec(file) ?? [];
  expect(file.slice(Number(start))).toMatch(/^xref\n0 11\n/);
  const entries = [...file.slice(Number(start)).matchAll(/^(\d{10}) 00000 n /gm)];
  expect(entries).toHaveLength(10);
  for (const [index, [, at = ""]] of entries.entries())
    expect(file.slice(Number(at), Number(at) + 12)).toMatch(new RegExp(`^${index + 1} 0 obj\n`));
});

test("a page says what its pass says", () => {
  expect(createSamplePdf([pass])).toContain("(NOVAK/ANA)");
  expect(createSamplePdf([undefined])).toContain("(TRAVEL INFORMATION)");
});
