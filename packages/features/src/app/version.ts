import { createStore } from "./store.ts";

/** `updated` once the server gives out another build than the one that runs in this page. */
export const version = createStore<"same" | "updated">("same");

/** A build that was asked for is not asked for again within this time, in milliseconds. */
const rest = 10_000;
let asked = -Infinity;
let later: ReturnType<typeof setTimeout> | undefined;

/** What the build wrote into the page: the file that says which build the server has, and the build of the page itself. */
function ownBuild(): { readonly file: string; readonly build: string } | undefined {
  const content = document.querySelector<HTMLMetaElement>("meta[name=gatehouse-build]")?.content;
  const [file, build] = content?.split(" ") ?? [];
  return file && build ? { file, build } : undefined;
}

/** Asks the server which build it gives out. Nothing is known, and nothing said, when it does not answer. */
export async function checkVersion(): Promise<void> {
  const own = ownBuild();
  if (!own || version.get() === "updated") return;
  const early = asked + rest - performance.now();
  if (early > 0) {
    // Once more when it has rested: what made somebody ask may be news.
    later ??= setTimeout(() => {
      later = undefined;
      void checkVersion();
    }, early);
    return;
  }
  asked = performance.now();
  try {
    const answer = await fetch(own.file, { cache: "no-store", signal: AbortSignal.timeout(rest) });
    const { build } = (await answer.json()) as { readonly build?: unknown };
    if (typeof build === "string" && build !== own.build) version.set("updated");
  } catch {
    // The server is away, or has no such file: then it has not said that it was updated.
  }
}
