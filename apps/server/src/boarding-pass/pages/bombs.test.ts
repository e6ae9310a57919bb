import { readFileSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { bombBetween, bombs, circularTable, hostileFiles } from "../../../test/odd-pdfs.ts";
import { layouts } from "../../../test/pass-corpus/pass-pages.ts";
import { seededRandom } from "../../platform/seeded-random.ts";
import { sampleOf } from "../../../test/sample.ts";
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

const pass = await layouts.house(seededRandom(3, "bombs"), "azteccode");

/** Which of them the reader survives, and how the others end. */
const outcomes: Readonly<Record<keyof typeof bombs, RegExp>> = {
  "a huge image": /^(?:TIME|MEMORY|read)$/,
  "instructions without end": /^MEMORY$/,
  "nested forms": /^(?:TIME|MEMORY)$/,
  "a picture of 50,000 pixels each way": /^MEMORY$/,
  "a giant page": /^(?:TIME|MEMORY|read)$/,
  "deep nesting": /^(?:DAMAGED|read)$/,
};

test.each(sampleOf(Object.entries(bombs), 3, "bombs"))(
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

test("a picture too large to be unfolded is told from what the page says of it: nothing was spent, no process ended", async () => {
  const bomb = bombs["a picture of 50,000 pixels each way"];
  if (!bomb) throw new Error("There is no such bomb.");
  const file = { key: "picture", bytes: await bombBetween(bomb, pass.pdf) };
  await reader.page(file, 0);
  const before = reader.pids();
  expect(await reader.page(file, 1)).toMatchObject({ reading: undefined, failure: "MEMORY", mayTryAgain: false });
  await reader.page(file, 2);
  expect(reader.pids()).toEqual(before);
});

// One that does exhaust memory is tried by upload-call.test.ts, in a whole server.
test.each(["arrays within arrays", "references in a circle"] as const)(
  "%s: the file is refused, and the next one is taken",
  async (name) => {
    const bytes = hostileFiles[name]();
    await expect(reader.inspect(bytes)).rejects.toMatchObject({ code: "BROKEN_PDF" });
    await expect(reader.makeInert(bytes)).rejects.toMatchObject({ code: "BROKEN_PDF" });
    expect(await reader.inspect(circularTable())).toBe(1);
  },
);
