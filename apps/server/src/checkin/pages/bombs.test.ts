import { readFileSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { bombBetween, bombs } from "../../../test/odd-pdfs.ts";
import { layouts } from "../../../test/pass-corpus/pass-pages.ts";
import { draws } from "../automation/draws.ts";
import { createPageReader, type TakenPage } from "./page-reader.ts";

/** Half of what the product allows, so that the tests are over soon. */
const limits = { megabytes: 450, seconds: 3 };
const reader = createPageReader({ processes: 1, limits });
afterAll(reader.close);

/** Megabytes that a process occupies, where the system tells; 0 when it has ended. */
function occupied(pid: number): number {
  try {
    return (Number(readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1]) * 4096) / 2 ** 20;
  } catch {
    return 0;
  }
}

const pass = await layouts.house(draws(3, "bombs"), "azteccode");

/** Which of them the reader survives, and how the others end. */
const outcomes: Readonly<Record<keyof typeof bombs, RegExp>> = {
  "a huge image": /^(?:TIME|MEMORY|read)$/,
  "instructions without end": /^MEMORY$/,
  "nested forms": /^(?:TIME|MEMORY)$/,
  "a giant page": /^(?:TIME|MEMORY|read)$/,
  "deep nesting": /^(?:DAMAGED|read)$/,
};

test.each(Object.entries(bombs))(
  "%s harms neither the pages around it nor the memory",
  async (name, bomb) => {
    const bytes = await bombBetween(bomb, pass.pdf);
    expect(bytes.length).toBeLessThan(2 ** 20);
    expect(await reader.inspect(bytes)).toBe(3);
    let most = 0;
    const looking = setInterval(() => {
      for (const pid of reader.pids()) most = Math.max(most, occupied(pid));
    }, 10);
    const taken: TakenPage[] = [];
    for (const index of [0, 1, 2]) taken.push(await reader.page({ key: name, bytes }, index));
    clearInterval(looking);
    const [before, between, after] = taken;
    for (const one of [before, after])
      expect(one?.reading?.barcodes.map(({ text }) => text)).toEqual([...pass.barcodes]);
    expect(between?.reading ? "read" : between?.failure).toMatch(outcomes[name] ?? /^$/);
    // What went over a limit is not tried again.
    expect(between?.mayTryAgain ?? false).toBe(false);
    // It is ended within a moment, on a machine that is busy with other tests.
    expect(most).toBeLessThan(limits.megabytes * 2);
  },
  120_000,
);
