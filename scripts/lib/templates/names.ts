import { publishedExports } from "../published-exports.ts";

/** A kebab-case name: what every file and folder of the house is called. */
export const isKebab = (name: string): boolean => /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name);

/** The name of a component from that of its folder: `status-pill` → `StatusPill`. */
export const pascal = (kebab: string): string =>
  kebab.replaceAll(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** The name of a function from that of its file: `status-pill` → `statusPill`. */
export const camel = (kebab: string): string => pascal(kebab).replace(/^./, (letter) => letter.toLowerCase());

/** `status-pill` → `Status pill`. */
export const sentence = (kebab: string): string =>
  kebab.replaceAll("-", " ").replace(/^./, (letter) => letter.toUpperCase());

/** What the generator does: files it makes, files it changes. Paths are relative to the workspace. */
export interface Plan {
  readonly create: Readonly<Record<string, string>>;
  readonly change: Readonly<Record<string, (text: string) => string>>;
  /** What is left for the author. */
  readonly next: readonly string[];
}

/** Adds `"./name": "./src/name/index.ts"` to the exports of a package.json, and to those of the package as others install it. */
export const addExport =
  (name: string) =>
  (text: string): string => {
    const json = JSON.parse(text) as { exports: Record<string, string>; publishConfig?: { exports: unknown } };
    json.exports[`./${name}`] = `./src/${name}/index.ts`;
    if (json.publishConfig) json.publishConfig.exports = publishedExports(json.exports);
    return `${JSON.stringify(json, null, 2)}\n`;
  };
