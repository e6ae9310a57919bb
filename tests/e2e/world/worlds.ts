/** Two servers that share one database, in which the journeys of one worker happen. */
export interface World {
  /** Addresses of the two servers. */
  readonly servers: readonly [string, string];
  /** Address of their database. */
  readonly database: string;
  /** Where their documents lie. */
  readonly folder: string;
}

/** The worlds of this run in the order of the workers; set by `start.ts` for the processes of the workers. */
const variable = "GATEHOUSE_WORLDS";

/** Leaves the worlds that were started for the workers which journeys run in. */
export const keepWorlds = (worlds: readonly World[]): void => {
  process.env[variable] = JSON.stringify(worlds);
};

/** Worlds that run already: anyone who writes a journey may give them, in the form that `keepWorlds` writes. */
export const keptWorlds = (): readonly World[] => JSON.parse(process.env[variable] ?? "[]") as readonly World[];

/** The world of this worker's journeys. */
export function world(): World {
  const all = keptWorlds();
  const found = all[Number(process.env["TEST_PARALLEL_INDEX"] ?? 0) % Math.max(1, all.length)];
  if (!found) throw new Error(`The journeys do not know their servers: ${variable} is not set.`);
  return found;
}
