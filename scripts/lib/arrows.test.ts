import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "./run.ts";

// A small house of its own below the temporary folder, held against the real rules.
let house = "";
beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), "gatehouse-arrows-"));
  symlinkSync(join(root, "node_modules"), join(house, "node_modules"));
});
afterAll(() => {
  rmSync(house, { recursive: true, force: true });
});

function cruise(from: string, imports: string, to: string): string {
  for (const folder of ["packages", "apps"]) rmSync(join(house, folder), { recursive: true, force: true });
  const put = (file: string, text: string) => {
    mkdirSync(dirname(join(house, file)), { recursive: true });
    writeFileSync(join(house, file), text);
  };
  put(from, imports);
  if (to) put(to, "export type Thing = string;\nexport const thing = 1;\n");
  const { stdout } = spawnSync(
    process.execPath,
    [
      join(root, "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs"),
      "--config",
      join(root, ".dependency-cruiser.mjs"),
      "--output-type",
      "err",
      "packages",
      ...(from.startsWith("apps") ? ["apps"] : []),
    ],
    { cwd: house, encoding: "utf8" },
  );
  return stdout;
}

test.each([
  [
    "domain up to api",
    "packages/domain/src/a.ts",
    `import { thing } from "../../api/src/b.ts"; export const a = thing;`,
    "packages/api/src/b.ts",
    "packages-domain-looks-down-only",
  ],
  [
    "ui across to api, as a type",
    "packages/ui/src/a.ts",
    `import type { Thing } from "../../api/src/b.ts"; export type A = Thing;`,
    "packages/api/src/b.ts",
    "packages-ui-looks-down-only",
  ],
  [
    "one area of features into another",
    "packages/features/src/shell/a.ts",
    `import { thing } from "../reports/b.ts"; export const a = thing;`,
    "packages/features/src/reports/b.ts",
    "features-do-not-know-each-other",
  ],
  [
    "check-in into another area than boarding passes",
    "packages/features/src/checkin/a.ts",
    `import { thing } from "../reports/b.ts"; export const a = thing;`,
    "packages/features/src/reports/b.ts",
    "check-in-knows-boarding-passes-only",
  ],
  [
    "Node in domain",
    "packages/domain/src/a.ts",
    `import { readFileSync } from "node:fs"; export const a = readFileSync;`,
    "",
    "domain-is-pure",
  ],
  [
    "features into an app",
    "packages/features/src/checkin/a.ts",
    `import { thing } from "../../../../apps/dashboard/src/b.ts"; export const a = thing;`,
    "apps/dashboard/src/b.ts",
    "packages-features-looks-down-only",
  ],
])("an import of %s breaks the gate", (_, from, imports, to, rule) => {
  expect(cruise(from, imports, to)).toContain(rule);
});

test("an import that goes down passes", () => {
  expect(
    cruise(
      "packages/features/src/checkin/a.ts",
      `import { thing } from "../../../domain/src/b.ts"; export const a = thing;`,
      "packages/domain/src/b.ts",
    ),
  ).toContain("no dependency violations found");
});
