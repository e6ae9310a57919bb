import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runningPostmaster } from "./pid-file.ts";

let data = "";
beforeEach(() => {
  data = mkdtempSync(path.join(tmpdir(), "gatehouse-pid-file-"));
});
afterEach(() => rmSync(data, { recursive: true, force: true }));

const file = (): string => path.join(data, "postmaster.pid");
const olderBy = (seconds: number): void => utimesSync(file(), new Date(), Date.now() / 1000 - seconds);

test("a file that PostgreSQL has created and not written yet stays: without it the server would end itself", () => {
  writeFileSync(file(), "");
  expect(runningPostmaster(data)).toBeUndefined();
  expect(existsSync(file())).toBe(true);
});

test("a file that was left empty is removed: PostgreSQL does not start beside it", () => {
  writeFileSync(file(), "");
  olderBy(5);
  expect(runningPostmaster(data)).toBeUndefined();
  expect(existsSync(file())).toBe(false);
});

test("a file of a process that is gone is removed", () => {
  writeFileSync(file(), `${2 ** 30}\n${data}\n0\n5432\n\n\n\nready\n`);
  expect(runningPostmaster(data)).toBeUndefined();
  expect(existsSync(file())).toBe(false);
});

test.runIf(process.platform === "linux")("a file whose number belongs to another program now is removed", () => {
  writeFileSync(file(), `${process.pid}\n${data}\n0\n5432\n\n\n\nready\n`);
  expect(runningPostmaster(data)).toBeUndefined();
  expect(existsSync(file())).toBe(false);
});

test("no file is no server", () => {
  expect(runningPostmaster(data)).toBeUndefined();
});
