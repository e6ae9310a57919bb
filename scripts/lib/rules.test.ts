import { describe, expect, test } from "vitest";
import { repositoryFiles } from "./repository-files.ts";
import { type RepositoryFile, ruleCount, ruleProblems } from "./rules.ts";

/** An id that no page of the repository has, so that this file itself cites nothing. */
const rule = (number: number) => `QZX-${number}`;

const file = (path: string, ...lines: readonly string[]): RepositoryFile => ({ path, text: lines.join("\n") });

const index = file(
  "docs/product/README.md",
  "| page | ids | about |",
  "|---|---|---|",
  "| [queue.md](queue.md) | `QZX` | the queue |",
);
const queue = file(
  "docs/product/queue.md",
  "# The queue",
  `- **${rule(1)}** The first, see ${rule(2)}.`,
  `- **${rule(2)}** The second.`,
  `- ~~**${rule(3)}** The third.~~ Nobody asked for it any more.`,
);
/** A test that cites every rule of the page. */
const proof = file("packages/a.test.ts", `// ${rule(1)}, ${rule(2)}`);
const problemsWith = (...files: readonly RepositoryFile[]) => ruleProblems([index, queue, proof, ...files]);

test("the repository cites only rules that exist, each is defined once and cited by a test, and no document outside is named", () => {
  const files = repositoryFiles();
  expect(ruleProblems(files)).toEqual([]);
  expect(ruleCount(files)).toBeGreaterThan(100);
});

describe("what is wrong with rules and citations", () => {
  test("nothing, where all that is cited is there", () => {
    expect(problemsWith(file("packages/a.ts", `/** Waits (${rule(1)}, ${rule(2)}). */`))).toEqual([]);
  });

  test("an id that no page defines", () => {
    expect(problemsWith(file("packages/a.ts", "", `// ${rule(1)} and ${rule(12)}`))).toEqual([
      `packages/a.ts:2 cites ${rule(12)}, which no page of docs/product/ defines`,
    ]);
  });

  test("an id that is defined twice, on one page or on two", () => {
    expect(problemsWith(file("docs/product/other.md", `- **${rule(2)}** Again.`))).toEqual([
      `docs/product/other.md:1 defines ${rule(2)} a second time: see docs/product/queue.md:3`,
    ]);
  });

  test("a page, or a prefix, that the index does not list", () => {
    expect(problemsWith(file("docs/product/other.md", "- **QZY-1** New."), file("b.test.ts", "// QZY-1"))).toEqual([
      "docs/product/other.md:1 defines QZY-1, but docs/product/README.md does not list that prefix for the page",
    ]);
  });

  test.each(["packages/a.test.ts", "packages/a.stories.tsx", "tests/e2e/a.spec.ts"])(
    "a rule that no test cites, unless it was given up; a citation in %s is one, another number and code are none",
    (path) => {
      const cited = (id: string) => ruleProblems([index, queue, file("a.ts", `// ${rule(2)}`), file(path, `// ${id}`)]);
      expect(cited(`${rule(1)}, ${rule(2)}`)).toEqual([]);
      expect(cited(rule(1))).toEqual([
        `docs/product/queue.md:3 defines ${rule(2)}, which no test, story or journey cites`,
      ]);
      expect(cited(`${rule(1)}, ${rule(2)}0`)).toContain(
        `docs/product/queue.md:3 defines ${rule(2)}, which no test, story or journey cites`,
      );
    },
  );

  test("a rule that was given up, but where the documents tell of it", () => {
    expect(problemsWith(file("docs/decisions/001.md", rule(3)), file("apps/b.ts", `// ${rule(3)}`))).toEqual([
      `apps/b.ts:1 cites ${rule(3)}, which was given up: see docs/product/queue.md:4`,
    ]);
  });

  // A tilde parts each, so that this file itself names none.
  test.each([
    "decisions §~3",
    "§~2.4 of it",
    "§ ~12",
    "Texts of Spec~ 2 stand",
    "see ..~/shared for more",
    "the bar of design~/quality",
    "as look~.md says",
    "(quality~.md, Speed)",
    "decisions-travel~.md",
  ])("a document outside the repository: %s", (named) => {
    expect(problemsWith(file("apps/b.ts", "// fine", `// ${named.replace("~", "")}`))).toEqual([
      expect.stringMatching(/^apps\/b\.ts:2 names a document outside the repository/),
    ]);
  });

  test.each([
    'import { x } from "../shared/x.ts";',
    "docs/decisions/003-who-may-call.md",
    "see queue.spec.ts, and the specifications 1 to 3",
    "docs/outlook.md",
  ])("not: %s", (line) => {
    expect(problemsWith(file("apps/b.ts", line))).toEqual([]);
  });
});
