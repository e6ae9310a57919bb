import { startPostgres } from "../src/platform/postgres.ts";

// A server process in miniature, for tests that kill it: starts the database of a folder, says so, and lives.
const [home = ""] = process.argv.slice(2);
try {
  const server = await startPostgres({ home });
  console.log(JSON.stringify({ pid: server.pid, url: server.url, adopted: server.adopted }));
  process.on("SIGTERM", () => void server.stop().then(() => process.exit(0)));
  setInterval(() => undefined, 60_000);
} catch (error) {
  console.error(error instanceof Error ? `${error.name}: ${error.message}` : error);
  process.exit(1);
}
