import { fetchAhead, onNewPart, partsToCome } from "@gatehouse/ui/late";
import { connection, onBack } from "./connection/index.ts";
import { whenUsed } from "./when-used.ts";

/** What browsers say about the network, where they do. */
interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Somebody pays for each byte, or waits for it. */
const isSparing = (): boolean => {
  const { connection: network } = navigator as { readonly connection?: NetworkInformation };
  return network?.saveData === true || /2g$/.test(network?.effectiveType ?? "");
};

/** The page has been there for a while, or somebody uses it. */
const settled = (quiet: number): Promise<void> =>
  new Promise((resolve) => {
    whenUsed(resolve);
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
 * Fetches the parts of the program that did not come with the page, one at a time while the page is idle, those first that the
 * screen in view can open: what is pressed without a network mostly works then. Not where bytes are spared.
 * @param quiet begins this long after the page has loaded, in milliseconds, or at the first sign of use
 */
export async function fetchPartsAhead(quiet: number): Promise<void> {
  await settled(quiet);
  const tried = new Set<object>();
  let wake: (() => void) | undefined;
  onNewPart(() => wake?.());
  onBack(() => {
    tried.clear();
    wake?.();
  });
  while (!isSparing()) {
    const next = connection.state.get() === "online" ? partsToCome().find((each) => !tried.has(each)) : undefined;
    if (next) {
      tried.add(next);
      // oxlint-disable-next-line no-await-in-loop -- one at a time: whoever uses the page meanwhile comes first
      await idle();
      // oxlint-disable-next-line no-await-in-loop -- as above
      await fetchAhead(next).catch(() => connection.hear(false));
    } else {
      // oxlint-disable-next-line no-await-in-loop -- until there is something to do
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  }
}
