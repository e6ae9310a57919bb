import { expect, test } from "vitest";
import { firstLoad } from "./first-load.ts";

const manifest = {
  "index.html": { file: "assets/main.js", isEntry: true, imports: ["_react.js"] },
  "_react.js": { file: "assets/react.js" },
  "src/queue.tsx": { file: "assets/queue.js", imports: ["_react.js", "_grid.js"] },
  "_grid.js": { file: "assets/grid.js" },
  "src/pdf.tsx": { file: "assets/pdf.js" },
};

test("takes the entry, the lazy route and what both import, each once", () => {
  expect(firstLoad(manifest, ["src/queue.tsx"])).toEqual([
    "assets/grid.js",
    "assets/main.js",
    "assets/queue.js",
    "assets/react.js",
  ]);
});

test("a route that the build does not know is an error, not a size of zero", () => {
  expect(() => firstLoad(manifest, ["src/gone.tsx"])).toThrow("src/gone.tsx");
});
