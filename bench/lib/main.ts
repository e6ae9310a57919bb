/**
 * Runs benches one after the other (`node lib/main.ts [name…]`, all without a name), prints their tables and keeps them in
 * bench/README.md. Ends with code 1 when a bar was missed or a bench failed.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus, totalmem } from "node:os";
import { pathToFileURL } from "node:url";
import { type BenchTable, markdown, replaceSection } from "./table.ts";

const folder = new URL("..", import.meta.url).pathname;
const readme = `${folder}README.md`;

const all = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(`${folder}${entry.name}/run.ts`))
  .map((entry) => entry.name)
  .toSorted();
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(", ")}; there are ${all.join(", ")}.`);
  process.exit(1);
}

const machine = `${cpus()[0]?.model ?? "unknown processor"}, ${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
let failed = false;
for (const name of wanted.length > 0 ? wanted : all) {
  console.log(`\n── ${name}`);
  try {
    const module = (await import(pathToFileURL(`${folder}${name}/run.ts`).href)) as { run: () => Promise<BenchTable> };
    const table = await module.run();
    const text = markdown(table);
    console.log(`\n${text}`);
    const stamp = `Measured ${new Date().toISOString().slice(0, 10)} on ${machine}.`;
    writeFileSync(
      readme,
      replaceSection(readFileSync(readme, "utf8"), name, `## ${table.name}\n\n${text}\n\n${stamp}`),
    );
    if (table.rows.some((row) => !row.met)) failed = true;
  } catch (error) {
    console.error(error);
    failed = true;
  }
}
process.exit(failed ? 1 : 0);
