/** Where a subpath of a published package is found: its types, and its JavaScript. */
export interface PublishedEntry {
  readonly types: string;
  readonly default: string;
}

/** The file of a custom element: everything it needs is in it, so a plain page can take it as it is. */
export const elementFile = (subpath: string): string =>
  `./dist/element/gatehouse-${subpath.replace(/^\.\//, "").replace(/\/element$/, "")}.js`;

/** Whether a subpath is a custom element, whose file is bundled: `./address-editor/element`. */
export const isElement = (subpath: string): boolean => subpath.endsWith("/element");

/** `./src/time/index.ts` → `dist/time/index`, without an ending. */
const built = (source: string): string => source.replace(/^\.\/src\//, "./dist/").replace(/\.tsx?$/, "");

/**
 * What the `publishConfig.exports` of a package have to be, so that anyone who installs it finds in `dist` what the workspace takes
 * from `src`.
 * @param exports the `exports` of its package.json: subpath to source file
 */
export const publishedExports = (exports: Readonly<Record<string, string>>): Record<string, PublishedEntry> =>
  Object.fromEntries(
    Object.entries(exports).map(([subpath, source]) => [
      subpath,
      { types: `${built(source)}.d.ts`, default: isElement(subpath) ? elementFile(subpath) : `${built(source)}.js` },
    ]),
  );
