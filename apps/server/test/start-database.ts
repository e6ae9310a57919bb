import { openDatabase } from "../src/platform/database.ts";
import { isCurrent } from "../src/platform/migrate.ts";

// A starting server as far as its database, for tests that start several processes at once.
const [url = ""] = process.argv.slice(2);
const { pool, close } = await openDatabase({ url, pool: 1, statementTimeout: 20 });
console.log((await isCurrent(pool)) ? "current" : "not current");
await close();
