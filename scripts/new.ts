/** Lays out something new in its rooms: `pnpm new widget <name>`, `pnpm new area <name>`, `pnpm new screen <area>/<name>`. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { requireNode, root, run } from "./lib/run.ts";
import { area } from "./lib/templates/area.ts";
import { isKebab, type Plan } from "./lib/templates/names.ts";
import { screen } from "./lib/templates/screen.ts";
import { widget } from "./lib/templates/widget.ts";

requireNode();

const usage =
  "Usage:\n  pnpm new widget <name>\n  pnpm new area <name>\n  pnpm new screen <area>/<name>\n\nNames are lower case with hyphens, for example status-pill.";

// What pnpm hands on may begin with the dashes that end its own options.
const given = process.argv.slice(2).filter((argument) => argument !== "--");
if (given.some((argument) => argument === "--help" || argument === "-h")) {
  console.log(usage);
  process.exit(0);
}

function refuse(why: string): never {
  console.error(`${why}\n\n${usage}`);
  process.exit(1);
}

function plan(kind: string | undefined, name: string | undefined): Plan {
  if (!name) return refuse("Say what is to be made and how it is called.");
  const parts = name.split("/");
  if (!parts.every(isKebab)) return refuse(`"${name}" is no name for a file.`);
  const [first = "", second] = parts;
  if (kind === "widget" && parts.length === 1) return widget(first);
  if (kind === "area" && parts.length === 1) return area(first);
  if (kind === "screen" && second !== undefined && parts.length === 2) {
    if (!["features", "api"].some((floor) => existsSync(join(root, "packages", floor, "src", first))))
      return refuse(`There is no area "${first}" yet: pnpm new area ${first}`);
    return screen(first, second);
  }
  return refuse(`"${kind} ${name}" is not something this makes.`);
}

const { create, change, next } = plan(given[0], given[1]);
const taken = Object.keys(create).filter((file) => existsSync(join(root, file)));
if (taken.length > 0) refuse(`These files exist already: ${taken.join(", ")}`);

// All texts are made before the first is written, so that a failure leaves nothing half-done.
const texts = new Map(Object.entries(create));
for (const [file, edit] of Object.entries(change)) texts.set(file, edit(readFileSync(join(root, file), "utf8")));
for (const [file, text] of texts) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}
await run(process.execPath, [join(root, "node_modules/oxfmt/bin/oxfmt"), ...texts.keys()]);
console.log(
  [
    ...Object.keys(create).map((file) => `made     ${file}`),
    ...Object.keys(change).map((file) => `changed  ${file}`),
    "",
    ...next.map((text) => `→ ${text}`),
  ].join("\n"),
);
