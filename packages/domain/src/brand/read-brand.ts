import { isEmail } from "../travellers/index.ts";
import { isPlainLine } from "../validation/index.ts";
import { brandLanguages, type Brand, type BrandColors, type BrandLanguage, type BrandTexts } from "./brand.ts";
import { contrastOf } from "./contrast.ts";
import { routeSets, type RouteSet } from "./routes.ts";

/** What is wrong with a brand's file, each as a sentence that begins with the name of the field. */
export class BrandProblems extends Error {
  override readonly name = "BrandProblems";
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join(" "));
    this.problems = problems;
  }
}

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isLanguage = (value: unknown): value is BrandLanguage => brandLanguages.some((one) => one === value);
const isRouteSet = (value: unknown): value is RouteSet => typeof value === "string" && Object.hasOwn(routeSets, value);

/** Least contrast of text (WCAG 2.2 AA). */
const leastContrast = 4.5;
/** What text of the accent stands on, beside `soft`: the page, and what lies behind it. */
const grounds = { light: ["#ffffff", "#f6f7f9"], dark: ["#0e131b", "#131a24"] } as const;
const colorNames = ["solid", "press", "soft", "fg", "contrast"] as const;

type Say = (field: string, problem: string) => void;

function readFields(value: unknown, where: string, known: readonly string[], say: Say): Fields {
  if (!isFields(value)) {
    say(where, "must be an object.");
    return {};
  }
  for (const name of Object.keys(value))
    if (!known.includes(name))
      say(where === "" ? name : `${where}.${name}`, `is no field; there are ${known.join(", ")}.`);
  return value;
}

function readColors(value: unknown, mode: "light" | "dark", say: Say): BrandColors {
  const where = `colors.${mode}`;
  const fields = readFields(value, where, colorNames, say);
  const colors = Object.fromEntries(colorNames.map((name) => [name, fields[name]]));
  let complete = true;
  for (const name of colorNames)
    if (!/^#[0-9a-f]{6}$/i.test(String(colors[name]))) {
      complete = false;
      say(`${where}.${name}`, "must be a colour such as #0b7468.");
    }
  // Each name of the type was looked at in turn.
  const read = colors as unknown as BrandColors;
  if (!complete) return read;
  const pairs: readonly (readonly [text: "fg" | "contrast", ground: string, said: string])[] = [
    ["contrast", read.solid, `${where}.solid`],
    ["contrast", read.press, `${where}.press`],
    ["fg", read.soft, `${where}.soft`],
    ...grounds[mode].map((ground) => ["fg", ground, `the page (${ground})`] as const),
  ];
  for (const [text, ground, said] of pairs) {
    const contrast = contrastOf(read[text], ground);
    if (contrast < leastContrast)
      say(
        `${where}.${text}`,
        `has a contrast of ${contrast.toFixed(2)} : 1 on ${said}; text needs ${leastContrast} : 1.`,
      );
  }
  return read;
}

function readSections(value: unknown, where: string, least: number, say: Say): BrandTexts["info"] {
  if (!Array.isArray(value) || value.length < least) {
    say(where, `must be a list of ${least > 0 ? "at least one section" : "sections"}.`);
    return [];
  }
  return value.map((entry: unknown, index) => {
    const at = `${where}[${index}]`;
    const { title, paragraphs } = readFields(entry, at, ["title", "paragraphs"], say);
    if (typeof title !== "string" || !isPlainLine(title) || title.trim() === "")
      say(`${at}.title`, "must be a text in one line.");
    const lines: readonly unknown[] = Array.isArray(paragraphs) ? paragraphs : [];
    if (lines.length === 0 || !lines.every((line) => typeof line === "string" && line.trim() !== ""))
      say(`${at}.paragraphs`, "must be a list of texts.");
    return { title: String(title), paragraphs: lines.map(String) };
  });
}

/**
 * Reads a brand from what a file says (BRD-2).
 * @param value the parsed JSON
 * @throws BrandProblems with everything that is wrong
 */
export function readBrand(value: unknown): Brand {
  const problems: string[] = [];
  const say: Say = (field, problem) => void problems.push(`${field === "" ? "The file" : field} ${problem}`);
  const names = ["name", "mark", "colors", "languages", "routes", "sender", "texts"];
  const fields = readFields(value, "", names, say);
  if (!isFields(value)) throw new BrandProblems(problems);

  const { name } = fields;
  if (typeof name !== "string" || !isPlainLine(name) || !/^\S(?:.{0,38}\S)?$/u.test(name))
    say("name", "must be a text of 1 to 40 characters in one line.");

  const mark: readonly unknown[] = Array.isArray(fields["mark"]) ? fields["mark"] : [];
  const isPath = (path: unknown): path is string =>
    typeof path === "string" && path.length <= 2000 && /^M[MmLlHhVvCcSsQqTtAaZz0-9 ,.+-]+$/.test(path);
  if (mark.length === 0 || mark.length > 8 || !mark.every(isPath))
    say("mark", 'must be a list of 1 to 8 SVG paths in a square of 24, such as "M2 22h20".');

  const both = readFields(fields["colors"], "colors", ["light", "dark"], say);
  const colors = { light: readColors(both["light"], "light", say), dark: readColors(both["dark"], "dark", say) };

  const given: readonly unknown[] = Array.isArray(fields["languages"]) ? fields["languages"] : [];
  const languages = given.filter(isLanguage);
  if (languages.length === 0 || languages.length !== given.length || new Set(languages).size !== languages.length)
    say("languages", `must be a list of languages, each once: ${brandLanguages.join(", ")}.`);

  const { routes } = fields;
  if (!isRouteSet(routes)) say("routes", `must be one of ${Object.keys(routeSets).join(", ")}.`);

  const sender = readFields(fields["sender"], "sender", ["name", "address"], say);
  if (typeof sender["name"] !== "string" || !isPlainLine(sender["name"]) || sender["name"].trim() === "")
    say("sender.name", "must be a text in one line.");
  const address = sender["address"] ?? null;
  if (address !== null && !(typeof address === "string" && isEmail(address)))
    say("sender.address", "must be a mail address without a name, such as travel@example.com, or null.");

  const spoken = readFields(fields["texts"] ?? {}, "texts", brandLanguages, say);
  const texts: Partial<Record<BrandLanguage, BrandTexts>> = {};
  for (const language of languages) {
    if (spoken[language] === undefined) {
      // Only `/info` shows them.
      if (routes === "samgi") say(`texts.${language}`, "is missing: /info shows it.");
      continue;
    }
    const where = `texts.${language}`;
    const { info, legal } = readFields(spoken[language], where, ["info", "legal"], say);
    texts[language] = {
      info: readSections(info, `${where}.info`, 1, say),
      legal: readSections(legal, `${where}.legal`, 0, say),
    };
  }
  if (problems.length > 0 || !isRouteSet(routes)) throw new BrandProblems(problems);
  return {
    name: String(name),
    mark: mark.map(String),
    colors,
    languages,
    routes,
    sender: { name: String(sender["name"]), address: typeof address === "string" ? address : null },
    texts,
  };
}
