/** What is known about the result of an operation. */
export type OperationResult = "done" | "not done" | "unknown";

/** An operation that leaves one trace in the database. */
export interface Operation {
  readonly action: "DISPOSED" | "DISPOSE_UNDONE" | "BP_ATTACHED" | "BP_DETACHED" | "LOCK_PNR" | "upload";
  readonly userid: string;
  /** The check-in, or the name of the uploaded file. */
  readonly what: string;
  readonly result: OperationResult;
}

/** Times of one kind of answer, in milliseconds. */
interface Answers {
  count: number;
  slowest: number;
}

/** What operators were told, to be compared with the database. */
export interface Ledger {
  note(operation: Operation): void;
  readonly operations: readonly Operation[];
  /** An answer of the server: its status, or 0 when the connection broke. */
  answered(status: number, code: string | undefined, milliseconds: number): void;
  /** The answers since the last time, by what they were. */
  takeAnswers(): ReadonlyMap<string, Answers>;
  /** Answers that no server should give, whatever happens to its database. */
  readonly defects: readonly string[];
  defect(what: string): void;
}

/** Notes what the operators were answered, to be compared with the database in the end. */
export function createLedger(): Ledger {
  const operations: Operation[] = [];
  const defects: string[] = [];
  let answers = new Map<string, Answers>();
  return {
    operations,
    defects,
    note: (operation) => void operations.push(operation),
    defect: (what) => void defects.push(what),
    answered(status, code, milliseconds) {
      const name = status === 0 ? "connection broken" : status < 400 ? "2xx" : `${status} ${code ?? ""}`.trim();
      const known = answers.get(name) ?? { count: 0, slowest: 0 };
      answers.set(name, { count: known.count + 1, slowest: Math.max(known.slowest, milliseconds) });
    },
    takeAnswers() {
      const taken = answers;
      answers = new Map();
      return taken;
    },
  };
}

/** Traces by action, user and thing. */
const key = (action: string, userid: string, what: string) => `${action} of ${what} by ${userid}`;

/**
 * Compares what operators were told with the traces in the database: what was answered with success is there, what was answered
 * with "nothing saved" is not, and nothing is there twice.
 */
export function compareWithDatabase(
  operations: readonly Operation[],
  traces: readonly {
    readonly action: string;
    readonly userid: string;
    readonly what: string;
    readonly count: number;
  }[],
): { readonly lost: readonly string[]; readonly doubled: readonly string[] } {
  const found = new Map(traces.map(({ action, userid, what, count }) => [key(action, userid, what), count]));
  const told = new Map<string, { done: number; unknown: number }>();
  for (const { action, userid, what, result } of operations) {
    const sum = told.get(key(action, userid, what)) ?? { done: 0, unknown: 0 };
    if (result === "done") sum.done += 1;
    if (result === "unknown") sum.unknown += 1;
    told.set(key(action, userid, what), sum);
  }
  const lost: string[] = [];
  const doubled: string[] = [];
  for (const [name, { done, unknown }] of told) {
    const count = found.get(name) ?? 0;
    // Anyone who asks for the next unit is shown what they hold already, and not told when they got it.
    if (name.startsWith("LOCK_PNR")) {
      if (count === 0 && done > 0) lost.push(name);
      continue;
    }
    if (count < done) lost.push(`${name}: answered ${done} times, there ${count} times`);
    if (count > done + unknown)
      doubled.push(`${name}: answered ${done} times, in doubt ${unknown} times, there ${count} times`);
  }
  return { lost, doubled };
}
