import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { build, type Plugin } from "vite";
import { isClientModule } from "./client-directive.ts";
import { elementFile, isElement } from "./published-exports.ts";
import { root, run } from "./run.ts";

/** The packages that others install. */
export const publishedPackages = ["domain", "ui"] as const;
export type PublishedPackage = (typeof publishedPackages)[number];

/** What is read of their package.json. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** The folder of a package that others install. */
export const packageFolder = (name: PublishedPackage): string => join(root, "packages", name);

/** The package.json of a package that others install. */
export const manifestOf = (name: PublishedPackage): Manifest =>
  JSON.parse(readFileSync(join(packageFolder(name), "package.json"), "utf8")) as Manifest;

/** Below the name of the package, so that relative paths from one package to another stay true. */
const scratch = join(root, "node_modules/.cache/packages");

/**
 * What TypeScript makes of the modules that can be reached from the exports, and of no others: declarations, and for `domain` the
 * JavaScript too. What it imports from the other package is written beside it and left there.
 * @returns the folder that answers `src`
 */
async function compile(name: PublishedPackage, emitDeclarationOnly: boolean): Promise<string> {
  const folder = packageFolder(name);
  const outDir = join(scratch, name);
  rmSync(outDir, { recursive: true, force: true });
  mkdirSync(outDir, { recursive: true });
  // In the package's own folder, because that is where TypeScript looks for the types it names.
  const config = join(folder, "node_modules/.packages.tsconfig.json");
  writeFileSync(
    config,
    JSON.stringify({
      extends: "../tsconfig.json",
      compilerOptions: {
        outDir,
        rootDir: join(root, "packages"),
        composite: false,
        incremental: false,
        declarationMap: false,
        emitDeclarationOnly,
        tsBuildInfoFile: null,
      },
      files: Object.values(manifestOf(name).exports).map((source) => join(folder, source)),
      include: [],
      references: [],
    }),
  );
  const code = await run(process.execPath, [join(root, "node_modules/typescript/bin/tsc"), "-p", config]);
  rmSync(config);
  if (code !== 0) throw new Error(`The types of ${name} could not be built.`);
  return join(outDir, name, "src");
}

/**
 * Declarations as they are read where the package is installed: TypeScript leaves the endings of sources in them, and the imports of
 * stylesheets, which have no types.
 */
export const asPublished = (declarations: string): string =>
  declarations
    .replaceAll(/((?:from|import|import\()\s*["']\.{1,2}\/[^"']*)\.tsx?(["'])/g, "$1.js$2")
    .replaceAll(/^import ["'][^"']*\.css["'];\n/gm, "");

function copyCompiled(from: string, to: string): void {
  for (const file of globSync("**/*.{js,json,ts}", { cwd: from })) {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    if (file.endsWith(".ts")) writeFileSync(join(to, file), asPublished(readFileSync(join(from, file), "utf8")));
    else copyFileSync(join(from, file), join(to, file));
  }
}

/** Stylesheets stay files of their own beside the module that imports them: the installing product's bundler puts them in order. */
const stylesheetsAsFiles = (folder: string): Plugin => ({
  name: "gatehouse-stylesheets",
  enforce: "pre",
  resolveId: (source) => (source.endsWith(".css") ? { id: source, external: true } : undefined),
  generateBundle() {
    for (const file of globSync("src/**/*.css", { cwd: folder }))
      this.emitFile({
        type: "asset",
        fileName: relative("src", file).replaceAll("\\", "/"),
        source: readFileSync(join(folder, file), "utf8"),
      });
  },
});

const clientDirectives: Plugin = {
  name: "gatehouse-client-directives",
  renderChunk: (code, { imports }) => (isClientModule(imports) ? `"use client";\n${code}` : undefined),
};

/** A page that takes a custom element brings its own fonts. */
const withoutFonts: Plugin = {
  name: "gatehouse-without-fonts",
  enforce: "pre",
  resolveId: (source) => (source.startsWith("@fontsource") ? "\0no-font" : undefined),
  load: (id) => (id === "\0no-font" ? "" : undefined),
};

const isOurs = (id: string): boolean => id.startsWith(".") || id.startsWith("/") || id.startsWith("\0");

async function buildModules(folder: string, entries: Readonly<Record<string, string>>): Promise<void> {
  await build({
    configFile: false,
    root: folder,
    logLevel: "warn",
    plugins: [stylesheetsAsFiles(folder), clientDirectives],
    build: {
      outDir: "dist",
      emptyOutDir: false,
      target: "es2023",
      // Anyone who installs it minifies once, and can read it until then.
      minify: false,
      lib: { entry: entries, formats: ["es"] },
      rolldownOptions: {
        external: (id) => !isOurs(id),
        output: { preserveModules: true, preserveModulesRoot: "src", entryFileNames: "[name].js" },
      },
    },
  });
}

/** One file with everything in it, React too. @throws Error when a build comes in more than one file */
async function buildElement(folder: string, subpath: string, source: string): Promise<void> {
  const file = elementFile(subpath);
  const result = await build({
    configFile: false,
    root: folder,
    // It would warn of every "use client" of its dependencies, which mean nothing in a page without a server.
    logLevel: "error",
    plugins: [withoutFonts],
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    build: {
      // Not a library for Vite, which leaves the blanks in libraries: this is what a page loads.
      outDir: dirname(file),
      emptyOutDir: false,
      copyPublicDir: false,
      target: "es2023",
      minify: true,
      modulePreload: false,
      // What is in the file carries its licences beside it, as they ask for.
      license: { fileName: `${basename(file, ".js")}.licences.md` },
      rolldownOptions: {
        input: source,
        preserveEntrySignatures: "strict",
        output: { codeSplitting: false, entryFileNames: basename(file) },
      },
    },
  });
  const all = "output" in result ? result.output.map(({ fileName }) => fileName) : [];
  const files = all.filter((fileName) => !fileName.endsWith(".licences.md"));
  if (files.length !== 1) throw new Error(`${subpath} has to be one file, but came in ${files.join(", ")}.`);
}

/**
 * Builds the `dist` of a package again.
 * @throws Error when something cannot be built; what the compiler said is on the terminal
 */
export async function buildPackage(name: PublishedPackage): Promise<void> {
  const folder = packageFolder(name);
  const dist = join(folder, "dist");
  const compiled = await compile(name, name !== "domain");
  rmSync(dist, { recursive: true, force: true });
  copyCompiled(compiled, dist);
  if (name === "domain") return;
  const { exports } = manifestOf(name);
  const modules = Object.entries(exports).filter(([subpath]) => !isElement(subpath));
  await buildModules(
    folder,
    Object.fromEntries(modules.map(([, source]) => [source.replace(/^\.\/src\/|\.tsx?$/g, ""), join(folder, source)])),
  );
  for (const [subpath, source] of Object.entries(exports))
    if (isElement(subpath)) await buildElement(folder, subpath, join(folder, source));
}
