/** One figure of a bench beside its bar and its peers, all as text with units. */
export interface BenchRow {
  readonly what: string;
  /** The bar, for example "≤ 50 ms"; "–" for a figure that only informs. */
  readonly bar: string;
  readonly ours: string;
  /** By the name of the peer, measured in the same run on the same machine. */
  readonly peers: Readonly<Record<string, string>>;
  /** Whether ours reaches the bar; true where there is none. */
  readonly met: boolean;
}

/** What one bench measured: `bench/<name>/run.ts` exports `run(): Promise<BenchTable>`. */
export interface BenchTable {
  readonly name: string;
  readonly rows: readonly BenchRow[];
  /** How it was measured, in a sentence or two of Markdown. */
  readonly notes?: string;
}

/** The table as Markdown: bar, ours, then one column per peer; a missed bar is marked. */
export function markdown({ rows, notes }: BenchTable): string {
  const peers = [...new Set(rows.flatMap((row) => Object.keys(row.peers)))];
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  const verdict = (row: BenchRow) => (row.bar === "–" ? "" : row.met ? "met" : "**missed**");
  return [
    line(["what", "bar", "ours", "", ...peers]),
    line(["---", "---", "---", "---", ...peers.map(() => "---")]),
    ...rows.map((row) =>
      line([row.what, row.bar, row.ours, verdict(row), ...peers.map((peer) => row.peers[peer] ?? "")]),
    ),
    ...(notes ? ["", notes] : []),
  ].join("\n");
}

/** Puts a text between the markers of a name in a document, or at its end when it has none yet. */
export function replaceSection(document: string, name: string, text: string): string {
  const [start, end] = [`<!-- bench:${name} -->`, `<!-- /bench:${name} -->`];
  const section = `${start}\n${text}\n${end}`;
  const from = document.indexOf(start);
  const to = document.indexOf(end);
  if (from < 0 || to < from) return `${document.trimEnd()}\n\n${section}\n`;
  return document.slice(0, from) + section + document.slice(to + end.length);
}
