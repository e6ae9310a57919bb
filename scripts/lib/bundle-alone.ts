import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";

/** What an import adds to a product that installed the packages. */
export interface Bundle {
  /** The JavaScript that is loaded with the page: the entry and all it imports statically, minified. React is not in it. */
  readonly files: readonly { readonly name: string; readonly code: string }[];
  /** The modules in it, as paths. */
  readonly modules: readonly string[];
}

/**
 * Bundles one line of imports as a product would, alone.
 * @param app an app's folder with the packages installed
 * @param name names the entry file, which is written into the folder
 * @param code for instance `export { StatusPill } from "@gatehouse/ui/status-pill";`
 */
export async function bundleAlone(app: string, name: string, code: string): Promise<Bundle> {
  const entry = join(app, `${name}.js`);
  writeFileSync(entry, code);
  const result = await build({
    configFile: false,
    root: app,
    // A bundle without a server has no use for "use client", and says so for every module.
    logLevel: "error",
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    build: {
      write: false,
      target: "es2023",
      minify: true,
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: "strict",
        external: (id) => /^react(?:-dom)?(?:\/|$)/.test(id),
        output: { entryFileNames: "[name].js", chunkFileNames: "[name].js" },
      },
    },
  });
  if (!("output" in result)) throw new Error("A build without a watcher has an output.");
  const chunks = new Map(result.output.flatMap((file) => (file.type === "chunk" ? [[file.fileName, file]] : [])));
  const loaded = new Set<string>();
  const visit = (fileName: string): void => {
    if (loaded.has(fileName)) return;
    loaded.add(fileName);
    for (const imported of chunks.get(fileName)?.imports ?? []) if (chunks.has(imported)) visit(imported);
  };
  for (const chunk of chunks.values()) if (chunk.isEntry) visit(chunk.fileName);
  const found = [...loaded].flatMap((fileName) => chunks.get(fileName) ?? []);
  return {
    files: found.map((chunk) => ({ name: chunk.fileName, code: chunk.code })),
    modules: found.flatMap((chunk) => chunk.moduleIds),
  };
}
