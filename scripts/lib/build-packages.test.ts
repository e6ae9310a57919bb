import { expect, test } from "vitest";
import { asPublished } from "./build-packages.ts";

test("declarations name the files that are there", () => {
  expect(
    asPublished(
      [
        'import "@fontsource-variable/inter/wght.css";',
        'import "./first-paint.css";',
        'import type { Props } from "./types.ts";',
        'export { A } from "./a.tsx";',
        'export declare const b: import("../b.ts").B;',
        'import { c } from "c.ts";',
        'export declare const text: "./d.ts";',
        "",
      ].join("\n"),
    ),
  ).toBe(
    [
      'import type { Props } from "./types.js";',
      'export { A } from "./a.js";',
      'export declare const b: import("../b.js").B;',
      'import { c } from "c.ts";',
      'export declare const text: "./d.ts";',
      "",
    ].join("\n"),
  );
});
