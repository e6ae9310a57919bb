import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { manifestOf, publishedPackages } from "../../scripts/lib/build-packages.ts";
import { isClientModule } from "../../scripts/lib/client-directive.ts";
import { installInto } from "../../scripts/lib/consumer.ts";
import { tarball } from "../../scripts/lib/pack-packages.ts";
import { root } from "../../scripts/lib/run.ts";
import { temporaryFolder } from "./support/folder.ts";
import { programOf, runNode } from "./support/program.ts";

const app = temporaryFolder();
const installed = (name: string) => join(app, "node_modules/@gatehouse", name);

interface PackedManifest {
  readonly private?: boolean;
  readonly version: string;
  readonly exports: Readonly<Record<string, { readonly types: string; readonly default: string }>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}
const packedManifest = (name: string) =>
  JSON.parse(readFileSync(join(installed(name), "package.json"), "utf8")) as PackedManifest;

/** Files below a folder's `dist`, with what each says. */
const built = (name: string, ending: string): readonly { readonly file: string; readonly text: string }[] =>
  globSync(`dist/**/*${ending}`, { cwd: installed(name) })
    .toSorted()
    .map((file) => ({ file, text: readFileSync(join(installed(name), file), "utf8") }));

/** What a module imports, as it says it; a module's name has no blank in it, unlike texts that say "from". */
const specifiers = (text: string): readonly string[] =>
  [...text.matchAll(/\b(?:from|import)\s*\(?\s*["']([@.\w][^"'\s]*)["']/g)].map(([, name = ""]) => name);

beforeAll(() => installInto(app));

describe.each(publishedPackages)("the tarball of %s", (name) => {
  test("is what publint calls right, suggestions too", () => {
    const { code, output } = runNode(
      [programOf(join(root, "node_modules/publint"), "publint"), tarball(name), "--strict"],
      root,
    );
    expect(output).toContain("All good!");
    expect(code).toBe(0);
  });

  test("has types that are right wherever ES modules are", () => {
    const { code, output } = runNode(
      [
        programOf(join(root, "node_modules/@arethetypeswrong/cli"), "attw"),
        tarball(name),
        "--profile",
        "esm-only",
        "--no-emoji",
      ],
      root,
    );
    expect(code, output).toBe(0);
    for (const subpath of Object.keys(packedManifest(name).exports))
      expect(output).toContain(`"@gatehouse/${name}${subpath.slice(1)}"`);
  });

  test("is what its README tells to install, with its peers", () => {
    const [, command = ""] = /^npm install (.*)$/m.exec(readFileSync(join(installed(name), "README.md"), "utf8")) ?? [];
    const { peerDependencies = {} } = packedManifest(name);
    const files = (name === "ui" ? (["domain", "ui"] as const) : [name]).map((one) => `./${basename(tarball(one))}`);
    expect(command.split(" ")).toEqual([...files, ...Object.keys(peerDependencies)]);
  });

  test("offers every subpath of the workspace, and each is there", () => {
    const { exports } = packedManifest(name);
    expect(Object.keys(exports)).toEqual(Object.keys(manifestOf(name).exports));
    const missing = Object.values(exports)
      .flatMap((entry) => [entry.types, entry.default])
      .filter((file) => !existsSync(join(installed(name), file)));
    expect(missing).toEqual([]);
  });

  test("says its licence, its words for readers and a version, and asks for real versions", () => {
    const { version, dependencies, private: isPrivate } = packedManifest(name);
    expect(existsSync(join(installed(name), "LICENSE"))).toBe(true);
    expect(existsSync(join(installed(name), "README.md"))).toBe(true);
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(isPrivate).toBeUndefined();
    for (const range of Object.values(dependencies)) expect(range).toMatch(/^\^?\d/);
  });

  test("holds what runs and its types: no sources, stories, tests or machine's paths", () => {
    const files = globSync("**/*", { cwd: installed(name), withFileTypes: true }).filter((entry) => entry.isFile());
    const strange = files
      .map((entry) => join(entry.parentPath, entry.name).slice(installed(name).length + 1))
      .filter(
        (file) =>
          !/^(?:package\.json|README\.md|LICENSE|docs\/[\w-]+\.md|dist\/.+\.(?:js|css|d\.ts|licences\.md))$/.test(
            file,
          ) || /stories|\.test\./.test(file),
      );
    expect(strange).toEqual([]);
    for (const { file, text } of [...built(name, ".js"), ...built(name, ".d.ts")])
      expect(text.includes(root.replace(/\/$/, "")), file).toBe(false);
  });

  test("imports only files that are there, and packages that it declares", () => {
    const { dependencies, peerDependencies = {} } = packedManifest(name);
    const declared = new Set([...Object.keys(dependencies), ...Object.keys(peerDependencies)]);
    const wrong: string[] = [];
    for (const { file, text } of [...built(name, ".js"), ...built(name, ".d.ts")]) {
      if (file.startsWith("dist/element/")) continue;
      for (const specifier of specifiers(text)) {
        const target = file.endsWith(".d.ts") ? specifier.replace(/\.js$/, ".d.ts") : specifier;
        const isThere = specifier.startsWith(".")
          ? existsSync(join(installed(name), file, "..", target))
          : declared.has(specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/"));
        if (!isThere) wrong.push(`${file}: ${specifier}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe("React's server components", () => {
  /** Reads a package as a server does: a module that begins with "use client" is handed to the client whole. */
  function onTheServer(entries: readonly string[]): readonly string[] {
    const seen = new Set<string>();
    const visit = (file: string): void => {
      if (seen.has(file) || file.endsWith(".css")) return;
      const text = readFileSync(file, "utf8");
      if (text.startsWith('"use client"')) return;
      seen.add(file);
      for (const specifier of specifiers(text)) if (specifier.startsWith(".")) visit(join(file, "..", specifier));
    };
    for (const entry of entries) visit(entry);
    return [...seen];
  }

  test("get no module that needs the client without its directive", () => {
    const { exports } = packedManifest("ui");
    const modules = onTheServer(Object.values(exports).map((entry) => join(installed("ui"), entry.default)));
    const wrong = modules.filter((file) => isClientModule(specifiers(readFileSync(file, "utf8"))));
    expect(wrong).toEqual([]);
    // Theme data and helpers are readable there.
    const names = modules.map((file) => file.slice(installed("ui").length + 1));
    expect(names).toContain("dist/theme/colors.js");
    expect(names).toContain("dist/data-grid/csv.js");
  });

  test("find the directive in every module that takes something from React", () => {
    const client = built("ui", ".js").filter(({ file }) => !file.startsWith("dist/element/"));
    const withDirective = client.filter(({ text }) => text.startsWith('"use client"')).map(({ file }) => file);
    expect(withDirective).toContain("dist/combobox/combobox.js");
    expect(withDirective).toContain("dist/theme/theme-provider.js");
    expect(withDirective).not.toContain("dist/theme/system.js");
  });
});

test("every room of the domain can be loaded by plain Node", () => {
  const { exports } = packedManifest("domain");
  const program = Object.keys(exports)
    .map((subpath) => `await import(${JSON.stringify(`@gatehouse/domain${subpath.slice(1)}`)});`)
    .join("");
  expect(runNode(["--input-type=module", "--eval", program], app)).toEqual({ code: 0, output: "" });
});
