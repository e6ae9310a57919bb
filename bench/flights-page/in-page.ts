/** What one press took, in milliseconds from the press's own time. */
export interface Pressed {
  /** Until the next picture. */
  readonly paint: number;
  /** Until the picture with the new list. */
  readonly list: number;
}

interface Probe {
  pressed: Pressed | undefined;
  frames: number[];
  isScrolling: boolean;
}

/** Runs in the page: watches presses and frames. */
export function probe(): void {
  const state: Probe = { pressed: undefined, frames: [], isScrolling: false };
  Object.assign(globalThis, { bench: state });
  /** Calls back once the frame that is being made has been painted. */
  const afterPaint = (then: () => void): void => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener("message", then, { once: true });
      port1.start();
      port2.postMessage(0);
    });
  };
  const listed = (): string => {
    const heading = document.querySelector("section h2")?.textContent ?? "";
    const cards = [...document.querySelectorAll<HTMLElement>("[data-key]")].map((card) => card.dataset["key"]);
    return `${heading} ${cards.slice(0, 4).join()}`;
  };
  addEventListener(
    "click",
    ({ timeStamp }) => {
      const before = listed();
      state.pressed = undefined;
      afterPaint(() => {
        const paint = performance.now() - timeStamp;
        const look = (): void => {
          const took = performance.now() - timeStamp;
          if (listed() !== before || took > 3000) state.pressed = { paint, list: took };
          else afterPaint(look);
        };
        look();
      });
    },
    { capture: true },
  );
  let last: number | undefined;
  const tick = (now: number): void => {
    if (state.isScrolling && last !== undefined) state.frames.push(now - last);
    last = state.isScrolling ? now : undefined;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}

/** Tells the page's `firstCard`: how many milliseconds after the last press the first card of a list had been painted. */
export function watchFirstCard(): void {
  addEventListener(
    "click",
    ({ timeStamp }) => {
      const look = (): void => {
        if (!document.querySelector("article")) requestAnimationFrame(look);
        else
          requestAnimationFrame(() =>
            Object.assign(globalThis, { firstCard: Math.round(performance.now() - timeStamp) }),
          );
      };
      requestAnimationFrame(look);
    },
    { capture: true },
  );
}
