import { prefetch, onNewChunk, pendingChunks } from "@gatehouse/ui/lazy";
import { connection, onReconnect } from "./connection/index.ts";
import { onFirstUse } from "./on-first-use.ts";

/** What browsers say about the network, where they do. */
interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Somebody pays for each byte, or waits for it. */
const isSparing = (): boolean => {
  const { connection: network } = navigator as { readonly connection?: NetworkInformation };
  return network?.saveData === true || network?.effectiveType?.endsWith("2g") === true;
};

/** The page has been there for a while, or somebody uses it. */
const settled = (quiet: number): Promise<void> =>
  new Promise((resolve) => {
    onFirstUse(resolve);
    const wait = (): void => void setTimeout(resolve, quiet);
    if (document.readyState === "complete") wait();
    else window.addEventListener("load", wait, { once: true });
  });

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 200);
  });

/**
 * Prefetches the chunks that were not loaded with the page, one at a time while the page is idle, those first that the
 * screen in view can open: what is pressed without a network mostly works then. Not where bytes are spared.
 * @param quiet begins this long after the page has loaded, in milliseconds, or at the first sign of use
 */
export async function prefetchChunks(quiet: number): Promise<void> {
  await settled(quiet);
  const tried = new Set<object>();
  let wake: (() => void) | undefined;
  onNewChunk(() => wake?.());
  onReconnect(() => {
    tried.clear();
    wake?.();
  });
  while (!isSparing()) {
    const next = connection.state.get() === "online" ? pendingChunks().find((each) => !tried.has(each)) : undefined;
    if (next) {
      tried.add(next);
      // One at a time: anyone who uses the page meanwhile comes first.
      await idle();
      await prefetch(next).catch(() => connection.listener(false));
    } else {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  }
}
