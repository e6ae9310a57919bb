/**
 * The program that makes the demo world of the journeys in a folder (`node demo-world.ts FOLDER`): a database cluster, documents and
 * what a first start of the server leaves. It ends when nothing runs in the folder any more, so that the folder can be copied.
 */
import { startServer } from "@gatehouse/server/main";
import { startPostgres } from "@gatehouse/server/postgres";
import { configOf } from "./world-config.ts";

const [folder = ""] = process.argv.slice(2);
const postgres = await startPostgres({ home: folder });
try {
  const server = await startServer(configOf(folder, postgres.url), {
    step: (words, work) => {
      console.log(`  ${words}`);
      return work((line) => console.log(`    ${line}`));
    },
  });
  await server.stop();
} finally {
  await postgres.stop();
}
process.exit(0);
