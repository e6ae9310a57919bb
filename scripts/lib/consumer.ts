import { spawn } from "node:child_process";
import { existsSync, realpathSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Manifest, manifestOf, packageFolder, publishedPackages } from "./build-packages.ts";
import { tarball } from "./pack-packages.ts";
import { root } from "./run.ts";

/** A dependency as the workspace has it installed, for a package.json elsewhere. @throws where it is not installed */
function linked(folders: readonly string[], dependency: string): string {
  const found = folders.map((folder) => join(folder, "node_modules", dependency)).find((path) => existsSync(path));
  if (!found) throw new Error(`${dependency} is not installed in ${folders.join(" or ")}.`);
  return `link:${realpathSync(found)}`;
}

const packedOnes = (): Record<string, string> =>
  Object.fromEntries(publishedPackages.map((name) => [manifestOf(name).name, `file:${tarball(name)}`]));

const links = (folder: string, names: Readonly<Record<string, string>> = {}): Record<string, string> =>
  Object.fromEntries(
    Object.keys(names)
      .filter((name) => !name.startsWith("@gatehouse/"))
      .map((name) => [name, linked([folder], name)]),
  );

/**
 * The package.json and the pnpm settings of an app that takes the packed packages, with no network: the tarballs are unpacked as
 * anywhere; all that they depend on is linked to what the workspace has installed. So nothing has to be looked up: pnpm without
 * network resolves no name without the registry's metadata, not even of a package that its store holds. What a tarball does not
 * declare is not found all the same.
 * @param tools what else the app uses, taken from `tests/packages`
 */
function setUp(tools: readonly string[]): { readonly manifest: object; readonly overrides: Record<string, string> } {
  const overrides: Record<string, string> = { ...packedOnes() };
  for (const name of publishedPackages) {
    const { dependencies, peerDependencies }: Manifest = manifestOf(name);
    const folder = packageFolder(name);
    Object.assign(overrides, links(folder, dependencies), links(folder, peerDependencies));
  }
  const peers = links(packageFolder("ui"), manifestOf("ui").peerDependencies);
  const tooled = Object.fromEntries(tools.map((tool) => [tool, linked([join(root, "tests/packages"), root], tool)]));
  return {
    manifest: {
      name: "consumer",
      private: true,
      type: "module",
      dependencies: { ...packedOnes(), ...peers, ...tooled },
    },
    overrides,
  };
}

/**
 * Installs the packed packages into an app outside the workspace.
 * @param folder the app's; its package.json is written
 * @throws Error with what the package manager said
 */
export function installInto(folder: string, tools: readonly string[] = []): Promise<void> {
  const { manifest, overrides } = setUp(tools);
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest, null, 2));
  // JSON is YAML.
  writeFileSync(join(folder, "pnpm-workspace.yaml"), JSON.stringify({ overrides }));
  return new Promise((resolve, reject) => {
    let output = "";
    const hear = (data: unknown) => (output += String(data));
    const child = spawn("pnpm", ["install", "--offline"], { cwd: folder, stdio: ["ignore", "pipe", "pipe"] });
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The packages could not be installed:\n${output.trim()}`));
    });
  });
}
