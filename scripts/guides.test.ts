import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { copyWorkspace } from "./lib/guides/copy-workspace.ts";
import { changed, readGuide, type Step } from "./lib/guides/read-guide.ts";
import { root } from "./lib/run.ts";

/** The guides that add something; their code blocks are the source of everything below. */
const guides = globSync("docs/guides/add-*.md", { cwd: root })
  .toSorted()
  .map((file) => ({ file, steps: readGuide(readFileSync(join(root, file), "utf8")) }));

/** A busy machine is no failure. */
const patient = 900_000;

test("every guide is in the list of guides", () => {
  const list = readFileSync(join(root, "docs/guides/README.md"), "utf8");
  for (const { file } of guides) expect(list).toContain(`(${file.replace("docs/guides/", "")})`);
  expect(guides.length).toBeGreaterThanOrEqual(9);
});

test.each(guides)("$file fits the code as it stands, by itself", ({ steps }) => {
  const texts = new Map<string, string>();
  for (const step of steps) {
    if (step.kind === "file") texts.set(step.file, step.text);
    if (step.kind !== "change") continue;
    const { file, hunks } = step;
    const text = texts.get(file) ?? (existsSync(join(root, file)) ? readFileSync(join(root, file), "utf8") : undefined);
    // What `pnpm new` lays out is not there yet: the copy below has it.
    if (text === undefined) continue;
    texts.set(file, changed(text, hunks));
    expect(texts.get(file)).not.toBe(text);
  }
  expect(steps).not.toEqual([]);
});

describe("all guides, carried out in a copy", () => {
  let copy = "";
  let remove = (): void => undefined;
  const touched = new Set<string>();
  const tests: { readonly projects: Set<string>; readonly files: Set<string> } = {
    projects: new Set(),
    files: new Set(),
  };

  /** A program in the copy; what this run's own runner has said in the environment is not for it. */
  const run = (program: string, args: readonly string[], folder = copy) => {
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("VITEST")));
    const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, env, encoding: "utf8" });
    return { status, text: `${stdout}${stderr}` };
  };
  const tool = (name: string, args: readonly string[]) => run(join(copy, "node_modules/.bin", name), args);
  const succeed = ({ status, text }: ReturnType<typeof run>): string => {
    expect(status, text).toBe(0);
    return text;
  };

  function carryOut(step: Step): void {
    if (step.kind === "file") {
      mkdirSync(dirname(join(copy, step.file)), { recursive: true });
      writeFileSync(join(copy, step.file), step.text);
      touched.add(step.file);
    } else if (step.kind === "change") {
      const path = join(copy, step.file);
      writeFileSync(path, changed(readFileSync(path, "utf8"), step.hunks));
      touched.add(step.file);
    } else command(step.words.join(" "));
  }

  function command(line: string): void {
    const [, made] = /^new (.+)$/.exec(line) ?? [];
    const [, migration] = /^--filter @gatehouse\/server generate (.+)$/.exec(line) ?? [];
    const [, named] = /^exec vitest run (.+)$/.exec(line) ?? [];
    const [, story] = /^test --repeat \d+ (\S+\.stories\.tsx)$/.exec(line) ?? [];
    if (made) {
      const text = succeed(run(process.execPath, ["scripts/new.ts", ...made.split(" ")]));
      for (const [, file = ""] of text.matchAll(/^(?:made|changed) +(\S+)$/gm)) touched.add(file);
    } else if (migration) {
      const server = join(copy, "apps/server");
      const text = succeed(
        run(join(server, "node_modules/.bin/drizzle-kit"), ["generate", ...migration.split(" ")], server),
      );
      expect(text).toMatch(/migrations\/\d{4}_[\w-]+\.sql/);
    } else if (named) {
      for (const [, project] of named.matchAll(/--project (\S+)/g)) tests.projects.add(project ?? "");
      for (const file of named.replaceAll(/--project \S+/g, "").split(/\s+/)) if (file) tests.files.add(file);
      // Stories take a browser, and are run by their own runner; here they are checked as everything else is.
    } else if (story) expect(existsSync(join(copy, story)), story).toBe(true);
    else throw new Error(`No test knows how to carry out "pnpm ${line}".`);
  }

  beforeAll(() => {
    ({ folder: copy, remove } = copyWorkspace());
    for (const { file, steps } of guides)
      for (const step of steps) {
        try {
          carryOut(step);
        } catch (error) {
          throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
        }
      }
  }, patient);
  afterAll(() => remove());

  test(
    "the type check is green",
    () => {
      const projects = [
        "packages/domain/tsconfig.test.json",
        "packages/api/tsconfig.test.json",
        "packages/features",
        "apps/server",
        "apps/dashboard",
      ];
      expect(succeed(tool("tsc", ["-b", ...projects]))).not.toContain("error TS");
    },
    patient,
  );

  test(
    "the tests that they name are green",
    () => {
      const projects = [...tests.projects].flatMap((name) => ["--project", name]);
      const report = join(copy, "report.json");
      succeed(
        tool("vitest", [
          "run",
          "--reporter=default",
          "--reporter=json",
          `--outputFile=${report}`,
          ...projects,
          ...tests.files,
        ]),
      );
      const { testResults } = JSON.parse(readFileSync(report, "utf8")) as { testResults: { name: string }[] };
      for (const file of tests.files)
        expect(
          testResults.filter(({ name }) => name.includes(file)),
          file,
        ).not.toEqual([]);
    },
    patient,
  );

  test(
    "the code is written and laid out as the rest is",
    () => {
      const code = [...touched].filter((file) => /\.tsx?$/.test(file));
      expect(code.length).toBeGreaterThan(50);
      succeed(tool("oxfmt", ["--check", ...touched]));
      // Rules that ask for types take as long as the type check again.
      const rules = readFileSync(join(copy, ".oxlintrc.json"), "utf8");
      writeFileSync(join(copy, ".oxlintrc.json"), rules.replace('"typeAware": true', '"typeAware": false'));
      succeed(tool("oxlint", ["--deny-warnings", ...code]));
    },
    patient,
  );

  test("a text that the catalogue does not have is named by the compiler", () => {
    writeFileSync(
      join(copy, "missing.ts"),
      `import type { Translate } from "./packages/features/src/i18n/types.ts";
declare const t: Translate<{ "view.a": "A"; "view.b": "B {{count}}" }>;
declare const id: "a" | "c";
export const texts = [t(\`view.\${id}\`), t("view.b", { count: 1 })];
`,
    );
    const options = [
      "--ignoreConfig",
      "--noEmit",
      "--strict",
      "--target",
      "es2023",
      "--module",
      "nodenext",
      "--types",
      "",
    ];
    const { status, text } = tool("tsc", [...options, "--allowImportingTsExtensions", "missing.ts"]);
    expect(status).not.toBe(0);
    expect(text).toContain(String.raw`There is no text \"view.c\" in messages/en.ts`);
    expect(text.match(/error TS/g)).toHaveLength(1);
  });
});
