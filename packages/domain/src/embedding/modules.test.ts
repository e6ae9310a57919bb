import { expect, test } from "vitest";
import { permissionsOf } from "../access/index.ts";
import { embeddedFor, embeddedModules, embeddedPermissions, isEmbeddedModule } from "./index.ts";

// EMB-5
test.each(embeddedModules)("%s gives nothing that travellers have not", (module) => {
  const travellers = permissionsOf("TRAVELLER");
  expect(embeddedPermissions[module].filter((code) => !travellers.includes(code))).toEqual([]);
  expect(embeddedPermissions[module].length).toBe(embeddedFor[module] === "traveller" ? 1 : 0);
});

// EMB-1
test("a module is known by its exact name", () => {
  expect(embeddedModules.every(isEmbeddedModule)).toBe(true);
  expect(["", "FSB", "fsb/", "constructor", "checkin"].filter(isEmbeddedModule)).toEqual([]);
});
