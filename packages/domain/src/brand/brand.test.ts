import { describe, expect, test } from "vitest";
import { brandFileName, BrandProblems, brands, hasRoute, readBrand, routeSets, samgi } from "./index.ts";

const problemsOf = (value: unknown): readonly string[] => {
  try {
    readBrand(value);
  } catch (error) {
    if (error instanceof BrandProblems) return error.problems;
    throw error;
  }
  return [];
};

// BRD-2
describe("a brand's file", () => {
  test.each([...brands])("the brand %s is good, and says in a file what it says here", (_, brand) => {
    expect(readBrand(JSON.parse(JSON.stringify(brand)))).toEqual(brand);
  });

  const { light } = samgi.colors;
  test.each<[string, unknown, readonly string[]]>([
    ["no object", [], ["The file must be an object."]],
    ["no name", { ...samgi, name: " " }, ["name must be a text of 1 to 40 characters in one line."]],
    ["two lines", { ...samgi, name: "Sam\ngi" }, ["name must be a text of 1 to 40 characters in one line."]],
    [
      "a picture that could be a script",
      { ...samgi, mark: ['M0 0"/><script>'] },
      ['mark must be a list of 1 to 8 SVG paths in a square of 24, such as "M2 22h20".'],
    ],
    [
      "a colour by name",
      { ...samgi, colors: { ...samgi.colors, light: { ...light, solid: "teal" } } },
      ["colors.light.solid must be a colour such as #0b7468."],
    ],
    [
      "text that cannot be read on its ground",
      { ...samgi, colors: { ...samgi.colors, light: { ...light, contrast: "#0b7468" } } },
      [
        "colors.light.contrast has a contrast of 1.00 : 1 on colors.light.solid; text needs 4.5 : 1.",
        "colors.light.contrast has a contrast of 1.43 : 1 on colors.light.press; text needs 4.5 : 1.",
      ],
    ],
    [
      "a language nobody speaks here",
      { ...samgi, languages: ["en", "de"] },
      ["languages must be a list of languages, each once: en, fr."],
    ],
    ["other routes", { ...samgi, routes: "toString" }, ["routes must be one of normal, samgi."]],
    [
      "a sender with a name in the address",
      { ...samgi, sender: { name: "Samgi", address: "Samgi <a@b.example>" } },
      ["sender.address must be a mail address without a name, such as travel@example.com, or null."],
    ],
    [
      "a language without its texts",
      { ...samgi, texts: { en: samgi.texts.en } },
      ["texts.fr is missing: /info shows it."],
    ],
    [
      "a section without text",
      { ...samgi, languages: ["en"], texts: { en: { info: [{ title: "A", paragraphs: [] }], legal: [] } } },
      ["texts.en.info[0].paragraphs must be a list of texts."],
    ],
    [
      "a field with another name",
      { ...samgi, colours: {} },
      ["colours is no field; there are name, mark, colors, languages, routes, sender, texts."],
    ],
  ])("%s is said", (_, value, problems) => {
    expect(problemsOf(value)).toEqual(problems);
  });

  test("everything that is wrong is said at once", () => {
    expect(problemsOf({}).length).toBeGreaterThan(8);
  });
});

// BRD-1
test.each([
  ["Gatehouse", "gatehouse"],
  ["Été & Voyages", "ete-voyages"],
  ["旅", "file"],
])("files of %s begin with %s", (name, begins) => {
  expect(brandFileName(name)).toBe(begins);
});

// BRD-3
describe("the route tables", () => {
  test("the second brand has these routes and no other", () => {
    expect(routeSets.samgi.outside).toEqual(["/info", "/missing-info", "/login", "/reset-password"]);
    expect(routeSets.samgi.dashboard.toSorted()).toEqual(
      [
        "casemgmt",
        "communication",
        "fsb",
        "my-trips",
        "profile",
        "travel-request",
        "traveler-profile",
        "trips",
      ].toSorted(),
    );
    expect(hasRoute("normal", "/info")).toBe(false);
  });

  test.each<[string, boolean]>([
    ["/", true],
    ["/info", true],
    ["/info/", true],
    ["/information", false],
    ["/dashboard", true],
    ["/dashboard/", true],
    ["/dashboard/trips/next-48-hours", true],
    ["/dashboard/tripsters", false],
    ["/dashboard/checkin/info", false],
    ["/fsbsearch", false],
    ["/embedded/fsb", false],
    ["//", false],
  ])("the second brand and %s", (path, has) => {
    expect(hasRoute("samgi", path)).toBe(has);
  });
});
