import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createVault } from "./vault.ts";

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "gatehouse-vault-"));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const first = "the first secret, which is long enough";
const second = "the second secret, which is long enough";

test("what is sealed is opened by its key for its context only, and no two are alike", async () => {
  const vault = createVault({ documentKeys: first, dataDir });
  const sealed = await vault.seal("533380006 łß", "user 1");
  expect(sealed).not.toContain("533380006");
  expect(await vault.seal("533380006 łß", "user 1")).not.toBe(sealed);
  expect(await vault.open(sealed, "user 1")).toBe("533380006 łß");
  expect(await vault.open(sealed, "user 2")).toBeUndefined();
  expect(await createVault({ documentKeys: second, dataDir }).open(sealed, "user 1")).toBeUndefined();
  expect(await readdir(dataDir)).toEqual([]);
});

test("whatever is changed, cut or made up is not opened", async () => {
  const vault = createVault({ documentKeys: first, dataDir });
  const sealed = await vault.seal("533380006", "user 1");
  const start = sealed.lastIndexOf(".") + 1;
  for (let place = start; place < sealed.length - 1; place += 1) {
    const other = sealed[place] === "A" ? "B" : "A";
    expect(await vault.open(`${sealed.slice(0, place)}${other}${sealed.slice(place + 1)}`, "user 1")).toBeUndefined();
    expect(await vault.open(sealed.slice(0, place), "user 1")).toBeUndefined();
  }
  for (const made of ["", "v1", "v1.x.y", sealed.replace("v1", "v2")])
    expect(await vault.open(made, "user 1")).toBeUndefined();
});

test("while rotating the first key seals and all open", async () => {
  const sealed = await createVault({ documentKeys: first, dataDir }).seal("533380006", "user 1");
  const rotated = createVault({ documentKeys: `${second}, ${first}`, dataDir });
  expect(await rotated.open(sealed, "user 1")).toBe("533380006");
  expect(await rotated.isCurrent(sealed)).toBe(false);
  const again = await rotated.seal("533380006", "user 1");
  expect(await rotated.isCurrent(again)).toBe(true);
  expect(await createVault({ documentKeys: second, dataDir }).open(again, "user 1")).toBe("533380006");
});

test("without a setting processes that begin at once share one key, which only the owner reads", async () => {
  const vaults = Array.from({ length: 8 }, () => createVault({ documentKeys: undefined, dataDir }));
  const sealed = await Promise.all(vaults.map((vault) => vault.seal("533380006", "user 1")));
  for (const vault of [...vaults, createVault({ documentKeys: undefined, dataDir })])
    for (const one of sealed) expect(await vault.open(one, "user 1")).toBe("533380006");
  expect(await readdir(dataDir)).toEqual(["document-keys"]);
  expect((await stat(path.join(dataDir, "document-keys"))).mode & 0o777).toBe(0o600);
});
