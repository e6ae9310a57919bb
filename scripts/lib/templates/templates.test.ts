import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { root } from "../run.ts";
import { area } from "./area.ts";
import { camel, isKebab, pascal, sentence } from "./names.ts";
import { screen } from "./screen.ts";
import { widget } from "./widget.ts";

test("names", () => {
  expect(["status-pill", "grid", "a1-b2"].every(isKebab)).toBe(true);
  expect(["StatusPill", "status_pill", "-pill", "pill-", "../pill", "9lives", ""].some(isKebab)).toBe(false);
  expect([pascal("status-pill"), camel("status-pill"), sentence("status-pill")]).toEqual([
    "StatusPill",
    "statusPill",
    "Status pill",
  ]);
});

const plans = [
  ["widget", widget("seat-map")],
  ["area", area("seat-maps")],
  ["screen", screen("checkin", "seat-map")],
] as const;

test.each(plans)("a %s: every file that it changes is there, and takes the change", (_, { change }) => {
  for (const [file, edit] of Object.entries(change)) {
    expect(existsSync(join(root, file)), file).toBe(true);
    const text = readFileSync(join(root, file), "utf8");
    expect(edit(text)).not.toBe(text);
  }
});

test("a screen that is already called one is not called so twice", () => {
  expect(screen("checkin", "seat-map-screen")).toEqual(
    expect.objectContaining({ next: screen("checkin", "seat-map").next }),
  );
  expect(Object.keys(screen("checkin", "seat-map-screen").create)).toEqual(
    Object.keys(screen("checkin", "seat-map").create),
  );
});

describe("what is made passes the gate", () => {
  // A copy below the temporary folder: the workspace itself is not touched while others work in it.
  let house = "";
  const made = plans.flatMap(([, { create }]) => Object.keys(create));
  beforeAll(() => {
    house = mkdtempSync(join(tmpdir(), "gatehouse-templates-"));
    cpSync(join(root, "tsconfig.base.json"), join(house, "tsconfig.base.json"));
    symlinkSync(join(root, "node_modules"), join(house, "node_modules"));
    for (const name of ["domain", "api", "ui", "features"]) {
      const folder = join("packages", name);
      for (const part of ["src", "package.json", "tsconfig.json"])
        cpSync(join(root, folder, part), join(house, folder, part), { recursive: true });
      if (existsSync(join(root, folder, "node_modules")))
        symlinkSync(join(root, folder, "node_modules"), join(house, folder, "node_modules"));
    }
    for (const [, { create, change }] of plans) {
      const texts = new Map(Object.entries(create));
      for (const [file, edit] of Object.entries(change)) texts.set(file, edit(readFileSync(join(house, file), "utf8")));
      for (const [file, text] of texts) {
        mkdirSync(dirname(join(house, file)), { recursive: true });
        writeFileSync(join(house, file), text);
      }
    }
  });
  afterAll(() => {
    rmSync(house, { recursive: true, force: true });
  });

  const run = (tool: string, args: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(join(root, "node_modules/.bin", tool), args, {
      cwd: house,
      encoding: "utf8",
    });
    return { status, text: `${stdout}${stderr}` };
  };

  test("the types", () => {
    // The packages beside it stand in the workspace; what is asked here is whether the new files fit them.
    writeFileSync(
      join(house, "packages/features/tsconfig.made.json"),
      JSON.stringify({
        extends: "./tsconfig.json",
        compilerOptions: { composite: false, incremental: false, noEmit: true, rootDir: "/" },
        include: [],
        files: made.map((file) => join(house, file)),
        references: [],
      }),
    );
    expect(run("tsc", ["-p", "packages/features/tsconfig.made.json"])).toEqual({ status: 0, text: "" });
  });

  test("the rules of style", () => {
    const { status, text } = run("oxlint", ["--deny-warnings", "--config", join(root, ".oxlintrc.json"), ...made]);
    expect(status, text).toBe(0);
  });
});

test.each(plans)("a %s: what it makes stands in kebab-case files and no place that is taken", (_, { create }) => {
  for (const [file, text] of Object.entries(create)) {
    expect(file).toMatch(/^[a-z0-9/.-]+$/);
    expect(existsSync(join(root, file)), file).toBe(false);
    expect(text.endsWith("\n")).toBe(true);
  }
});

test("a new area is registered in the contract", () => {
  const edit = area("seat-maps").change["packages/api/src/contract.ts"];
  expect(edit?.(readFileSync(join(root, "packages/api/src/contract.ts"), "utf8"))).toMatch(
    /contract = \{ .*, seatMaps \};/,
  );
});
