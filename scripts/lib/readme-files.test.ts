import { expect, test } from "vitest";
import { shownFiles } from "./readme-files.ts";

test("files are the blocks that name one", () => {
  const text = [
    "Install it:",
    "```sh",
    "npm install",
    "```",
    "```tsx",
    "// src/main.tsx",
    "const a = 1;",
    "",
    "```",
    "and",
    "```html",
    "<!-- index.html -->",
    "<!doctype html>",
    "```",
  ].join("\n");
  expect(shownFiles(text)).toEqual({ "src/main.tsx": "const a = 1;\n\n", "index.html": "<!doctype html>\n" });
});
