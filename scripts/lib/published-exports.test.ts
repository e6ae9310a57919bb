import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { publishedExports } from "./published-exports.ts";
import { root } from "./run.ts";

interface Manifest {
  readonly exports: Readonly<Record<string, string>>;
  readonly publishConfig: { readonly exports: unknown };
}

test("sources become built files with their types, and a custom element its one file", () => {
  expect(
    publishedExports({
      "./time": "./src/time/index.ts",
      "./addresses/data": "./src/addresses/data.ts",
      "./address-editor/element": "./src/address-editor/element.tsx",
    }),
  ).toEqual({
    "./time": { types: "./dist/time/index.d.ts", default: "./dist/time/index.js" },
    "./addresses/data": { types: "./dist/addresses/data.d.ts", default: "./dist/addresses/data.js" },
    "./address-editor/element": {
      types: "./dist/address-editor/element.d.ts",
      default: "./dist/element/gatehouse-address-editor.js",
    },
  });
});

test.each(["domain", "ui"])("what %s exports here is what it exports where it is installed", (name) => {
  const manifest = JSON.parse(readFileSync(join(root, "packages", name, "package.json"), "utf8")) as Manifest;
  expect(manifest.publishConfig.exports, "`pnpm packages --exports` writes it").toEqual(
    publishedExports(manifest.exports),
  );
});
