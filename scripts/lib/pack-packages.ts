import { spawn } from "node:child_process";
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { manifestOf, packageFolder, type PublishedPackage, publishedPackages } from "./build-packages.ts";
import { fingerprint } from "./fingerprint.ts";
import { showProgress, type Progress } from "./progress.ts";
import { root } from "./run.ts";

/** Where tarballs lie; never committed. */
const folder = join(root, "build/packages");

/** Everything that goes into a tarball; READMEs are named, because a fingerprint leaves texts out. */
const inputs = (name: PublishedPackage): readonly string[] => [
  "packages/domain",
  ...(name === "domain" ? [] : [`packages/${name}`]),
  `packages/${name}/README.md`,
  ...globSync(`packages/${name}/docs/*.md`, { cwd: root }),
  "LICENSE",
  "pnpm-lock.yaml",
  "tsconfig.base.json",
  "scripts/lib/build-packages.ts",
  "scripts/lib/client-directive.ts",
  "scripts/lib/published-exports.ts",
];

/** The packed file of a package, after `packPackages`. */
export function tarball(name: PublishedPackage): string {
  const { name: full, version } = manifestOf(name);
  return join(folder, `${full.replace("@", "").replace("/", "-")}-${version}.tgz`);
}

/** Written last: a packing that was interrupted has none. */
const mark = (name: PublishedPackage): string => join(folder, `${name}.fingerprint`);
const lastPacked = (name: PublishedPackage): string | undefined =>
  existsSync(mark(name)) && existsSync(tarball(name)) ? readFileSync(mark(name), "utf8") : undefined;

/** pnpm builds the package first (its `prepack`), puts its published `exports` in and the real version of ours that it needs. */
function pack(name: PublishedPackage): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = "";
    const hear = (data: unknown) => (output += String(data));
    const child = spawn("pnpm", ["pack", "--pack-destination", folder], {
      cwd: packageFolder(name),
      stdio: ["ignore", "pipe", "pipe"],
    });
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The package ${name} could not be built:\n${output.trim()}`));
    });
  });
}

/**
 * Builds and packs the packages whose inputs changed since they were packed; a second call does nothing.
 * @throws Error with the output of what failed
 */
export async function packPackages(progress: Progress = showProgress()): Promise<void> {
  for (const name of publishedPackages) {
    const now = fingerprint(root, inputs(name));
    if (lastPacked(name) === now) continue;
    await progress.step(`Packing ${manifestOf(name).name}`, async () => {
      mkdirSync(folder, { recursive: true });
      rmSync(mark(name), { force: true });
      await pack(name);
      writeFileSync(mark(name), now);
    });
  }
}
