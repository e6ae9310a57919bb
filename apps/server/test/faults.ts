/** What `tests/faults` needs of the server's inside: a PostgreSQL that nobody looks after, and what must hold in the end. */
export { isAlive } from "../src/platform/postgres/pid-file.ts";
export { signalFamily } from "../src/platform/postgres/end-by-force.ts";
export { openDatabase, type OpenDatabase } from "../src/platform/database.ts";
export { brokenInvariants } from "./invariants.ts";
export { queueInSql } from "./queue-in-sql.ts";
export { startUnsupervised, type UnsupervisedPostgres } from "./unsupervised-postgres.ts";
export { seededRandom } from "../src/platform/seeded-random.ts";
