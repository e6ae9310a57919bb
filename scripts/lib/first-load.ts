import { copyFileSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { basename } from "node:path";
import { gateFolder, root } from "./run.ts";

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

/**
 * The JavaScript files that a page needs before it can show itself: its entry, its route's chunk, and all they import statically.
 * @param entry of a build of several pages: the one that is measured
 */
export function firstLoad(manifest: Manifest, lazyRoutes: readonly string[], entry?: string): readonly string[] {
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no chunk ${key}; it has ${Object.keys(manifest).join(", ")}.`);
    if (seen.has(chunk.file)) return;
    seen.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const [key, chunk] of Object.entries(manifest))
    if (entry === undefined ? chunk.isEntry : key === entry) visit(key);
  for (const route of lazyRoutes) visit(route);
  return [...seen].filter((file) => file.endsWith(".js")).toSorted();
}

const pages = [
  { name: "queue", app: "dashboard", lazyRoutes: ["src/routes/checkin-info.tsx"] },
  // A frame on a page of another product: the dashboard's entry, the frame's own beginning and the largest of its modules.
  {
    name: "embedded",
    app: "dashboard",
    lazyRoutes: ["src/embedded/start.tsx", "src/embedded/travel-request.tsx"],
  },
  // The start page comes with the entry; that a browser fetches no more until it is touched is tested in tests/e2e/start-page.spec.ts.
  { name: "public", app: "public", lazyRoutes: [] },
  { name: "landing", app: "public", manifest: "landing-manifest.json", entry: "fg48.html", lazyRoutes: [] },
  { name: "chat", app: "public", manifest: "landing-manifest.json", entry: "chat.html", lazyRoutes: [] },
] as const;

/** Puts the first-load JavaScript of each measured page into a folder below `.gate/first-load`, where size-limit looks. */
export function measureFirstLoad(): void {
  for (const { name, app, lazyRoutes, ...page } of pages) {
    const build = `${root}apps/${app}/build`;
    const manifest = JSON.parse(
      readFileSync(`${build}/.vite/${"manifest" in page ? page.manifest : "manifest.json"}`, "utf8"),
    ) as Manifest;
    const files = firstLoad(manifest, lazyRoutes, "entry" in page ? page.entry : undefined);
    const folder = `${gateFolder}/first-load/${name}`;
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    for (const file of files) copyFileSync(`${build}/${file}`, `${folder}/${basename(file)}`);
    console.log(`${name}: ${files.length} files`);
  }
}
