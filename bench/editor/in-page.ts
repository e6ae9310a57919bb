/** Runs in the page, before its scripts: notes what each key takes from its own time until the picture with its letter, ms. */
export function probe(): void {
  const keys: number[] = [];
  Object.assign(globalThis, { keys });
  addEventListener(
    "keydown",
    ({ timeStamp, target }) => {
      if (!(target instanceof HTMLElement)) return;
      const before = target.textContent.length;
      const look = (): void => {
        requestAnimationFrame(() => {
          const isThere = target.textContent.length > before;
          // The frame has been painted when the message is heard.
          const { port1, port2 } = new MessageChannel();
          const heard = (): void => {
            const took = performance.now() - timeStamp;
            if (isThere || took > 5000) keys.push(took);
            else look();
          };
          port1.addEventListener("message", heard, { once: true });
          port1.start();
          port2.postMessage(0);
        });
      };
      look();
    },
    { capture: true },
  );
}
