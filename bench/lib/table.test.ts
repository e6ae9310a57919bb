import { describe, expect, it } from "vitest";
import { markdown, replaceSection } from "./table.ts";

describe("markdown", () => {
  it("gives every peer a column and marks what was missed", () => {
    const table = markdown({
      name: "grid",
      rows: [
        { what: "size", bar: "≤ 30 kB", ours: "29 kB", peers: { "AG Grid": "300 kB", MUI: "200 kB" }, met: true },
        { what: "frame", bar: "≤ 50 ms", ours: "60 ms", peers: { MUI: "70 ms" }, met: false },
        { what: "a | b", bar: "–", ours: "1", peers: {}, met: true },
      ],
      notes: "On a laptop.",
    });
    expect(table.split("\n")).toEqual([
      "| what | bar | ours |  | AG Grid | MUI |",
      "| --- | --- | --- | --- | --- | --- |",
      "| size | ≤ 30 kB | 29 kB | met | 300 kB | 200 kB |",
      "| frame | ≤ 50 ms | 60 ms | **missed** |  | 70 ms |",
      "| a \\| b | – | 1 |  |  |  |",
      "",
      "On a laptop.",
    ]);
  });
});

describe("replaceSection", () => {
  it("replaces only its own section", () => {
    const before = "# Bench\n\n<!-- bench:a -->\nold\n<!-- /bench:a -->\n\n<!-- bench:b -->\nkept\n<!-- /bench:b -->\n";
    expect(replaceSection(before, "a", "new")).toBe(before.replace("old", "new"));
  });

  it("adds the section of a new bench at the end", () => {
    expect(replaceSection("# Bench\n", "a", "new")).toBe("# Bench\n\n<!-- bench:a -->\nnew\n<!-- /bench:a -->\n");
  });
});
