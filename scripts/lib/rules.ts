/** A file of the repository, its path from the workspace's root. */
export interface RepositoryFile {
  readonly path: string;
  readonly text: string;
}

/** A rule of `docs/product`. */
interface Rule {
  readonly id: string;
  readonly page: string;
  readonly line: number;
  /** Struck through: it keeps its id, and nothing follows it any more. */
  readonly isGivenUp: boolean;
}

const folder = "docs/product/";
const index = `${folder}README.md`;

/** Ways to name documents outside the repository, as comments did before the rules stood in `docs/product`. */
const outside = [
  /§\s*\d/,
  /\bspec [1-3]\b/i,
  /(?<!["'])\.\.\/shared\b/,
  /\bdesign\/(?:architecture|decisions|joints|look|mockups|quality|stack)\b/,
  /(?<![\w-])(?:decisions|decisions-travel|decisions-assistance|look|quality|stack)\.md\b/,
] as const;

const linesOf = ({ text }: RepositoryFile): readonly string[] => text.split("\n");

/** The prefixes of ids, each with its page, as the index of the rules lists them. */
function prefixesOf(files: readonly RepositoryFile[]): ReadonlyMap<string, string> {
  const rows = linesOf(files.find(({ path }) => path === index) ?? { path: index, text: "" });
  return new Map(
    rows.flatMap((row) => {
      const [, page, ids] = /^\| \[([\w-]+\.md)\]\([\w-]+\.md\) \| ([^|]+) \|/.exec(row) ?? [];
      return [...(ids ?? "").matchAll(/`([A-Z]+)`/g)].map(([, prefix]) => [prefix ?? "", `${folder}${page}`] as const);
    }),
  );
}

const pagesOf = (files: readonly RepositoryFile[]): readonly RepositoryFile[] =>
  files.filter(({ path }) => path.startsWith(folder) && path.endsWith(".md") && path !== index);

/** Every rule, in the order of the pages; one that is defined twice twice. */
const rulesOf = (files: readonly RepositoryFile[]): readonly Rule[] =>
  pagesOf(files).flatMap((page) =>
    linesOf(page).flatMap((line, place): readonly Rule[] => {
      const [, struck, id] = /^- (~~)?\*\*([A-Z]+-\d+)\*\*/.exec(line) ?? [];
      return id === undefined ? [] : [{ id, page: page.path, line: place + 1, isGivenUp: struck !== undefined }];
    }),
  );

/** A test, a story or a journey. */
const isTest = (path: string): boolean => /\.(?:test|stories|spec)\.tsx?$/.test(path);

/** Ids that tests, stories and journeys cite. */
const testedIds = (files: readonly RepositoryFile[]): ReadonlySet<string> =>
  new Set(
    files
      .filter(({ path }) => isTest(path))
      .flatMap(({ text }) => [...text.matchAll(/\b[A-Z]+-\d+\b/g)].map(([id]) => id)),
  );

/** What is wrong with the rules and with what cites them, each with its place; nothing when all is well. */
export function ruleProblems(files: readonly RepositoryFile[]): readonly string[] {
  const prefixes = prefixesOf(files);
  const rules = rulesOf(files);
  const known = new Map(rules.map((rule) => [rule.id, rule]));
  const problems = rules.flatMap((rule): readonly string[] => {
    const place = `${rule.page}:${rule.line}`;
    const first = rules.find(({ id }) => id === rule.id);
    if (first !== rule) return [`${place} defines ${rule.id} a second time: see ${first?.page}:${first?.line}`];
    if (prefixes.get(rule.id.split("-")[0] ?? "") === rule.page) return [];
    return [`${place} defines ${rule.id}, but ${index} does not list that prefix for the page`];
  });
  const proved = testedIds(files);
  for (const { id, page, line, isGivenUp } of rules)
    if (!isGivenUp && !proved.has(id))
      problems.push(`${page}:${line} defines ${id}, which no test, story or journey cites`);
  const citation = new RegExp(`\\b(?:${[...prefixes.keys()].join("|")})-\\d+\\b`, "g");
  for (const file of files) {
    for (const [place, line] of linesOf(file).entries()) {
      const at = `${file.path}:${place + 1}`;
      for (const [id] of prefixes.size === 0 ? [] : line.matchAll(citation)) {
        const rule = known.get(id);
        if (!rule) problems.push(`${at} cites ${id}, which no page of ${folder} defines`);
        else if (rule.isGivenUp && !file.path.startsWith("docs/"))
          problems.push(`${at} cites ${id}, which was given up: see ${rule.page}:${rule.line}`);
      }
      const named = outside.flatMap((pattern) => pattern.exec(line)?.[0] ?? [])[0];
      if (named !== undefined)
        problems.push(`${at} names a document outside the repository ("${named}"): cite a rule of ${folder}`);
    }
  }
  return problems;
}

/** How many rules there are, given up ones included. */
export const ruleCount = (files: readonly RepositoryFile[]): number => rulesOf(files).length;
