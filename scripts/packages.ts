/**
 * The packages that others install: `pnpm packages` builds them and packs each into a tarball; `--exports` writes what they
 * export where they are installed into their package.json, from what they export here; `--build <name>` builds one, which pnpm
 * asks for before it packs or publishes (`prepack`).
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildPackage, packageFolder, type PublishedPackage, publishedPackages } from "./lib/build-packages.ts";
import { packPackages, tarball } from "./lib/pack-packages.ts";
import { publishedExports } from "./lib/published-exports.ts";
import { requireNode } from "./lib/run.ts";

requireNode();

function writeExports(name: PublishedPackage): void {
  const file = join(packageFolder(name), "package.json");
  const manifest = JSON.parse(readFileSync(file, "utf8")) as {
    exports: Record<string, string>;
    publishConfig: { exports: unknown };
  };
  manifest.publishConfig.exports = publishedExports(manifest.exports);
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
}

const [option, wanted] = process.argv.slice(2);
const named = publishedPackages.find((name) => name === wanted);
try {
  if (option === undefined) {
    await packPackages();
    for (const name of publishedPackages) console.log(tarball(name));
  } else if (option === "--exports") {
    for (const name of publishedPackages) writeExports(name);
  } else if (option === "--build" && named) {
    // What is installed is the production build, whoever asks for it; tests do.
    process.env["NODE_ENV"] = "production";
    await buildPackage(named);
  } else {
    console.error(
      `Usage:\n  pnpm packages\n  pnpm packages --exports\n  pnpm packages --build ${publishedPackages.join("|")}`,
    );
    process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
