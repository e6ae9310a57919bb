import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { startNext } from "../src/checkin/work/assignments.ts";
import { person, start, testServices } from "./check-in-fixtures.ts";

// One server process of the claim race: so many operators press "Start Next Assignment" at the same moment.
const [url = "", prefix = "", operators = "0", at = String(start)] = process.argv.slice(2);
// All presses are there at once and wait for one of few connections, however long a busy machine takes.
const pool = new pg.Pool({ connectionString: url, max: 10 });
const db = drizzle(pool);
const { services } = testServices();
process.stdout.write("ready\n");
await new Promise((resolve) => process.stdin.once("data", resolve));
// Every operator presses twice: a double click must not give them two units.
const presses = Array.from({ length: Number(operators) }, (_, index) => person(`${prefix}-${index}`)).flatMap(
  (operator) => [operator, operator],
);
await Promise.all(presses.map((operator) => startNext(db, operator, Number(at), services)));
await pool.end();
