/**
 * What the runner has the page do. These functions travel as text into the page (`page.evaluate`), so each stands
 * alone.
 */

/** Scrolls from the first row to the last in even steps, one per frame. */
export async function scrollThrough([selector, frames]: readonly [string, number]): Promise<{
  longest: number;
  mean: number;
  blank: number;
  mostRows: number;
}> {
  const scroller = document.querySelector(selector);
  if (!scroller) throw new Error(`no ${selector}`);
  const frame = () => new Promise<number>((resolve) => void requestAnimationFrame(resolve));
  const end = scroller.scrollHeight - scroller.clientHeight;
  let before = await frame();
  let [longest, sum, blank, mostRows] = [0, 0, 0, 0];
  for (let step = 1; step <= frames; step += 1) {
    scroller.scrollTop = (end * step) / frames;
    const now = await frame();
    longest = Math.max(longest, now - before);
    sum += now - before;
    before = now;
    // The frame just shown: what stood in the middle of it?
    const text = document.elementFromPoint(700, 450)?.textContent.trim() ?? "";
    if (!/^r?\d+/u.test(text)) blank += 1;
    mostRows = Math.max(mostRows, document.querySelectorAll('[role="row"]').length);
  }
  return { longest, mean: sum / frames, blank, mostRows };
}

/** Presses a heading and waits until another row is the first and painted; milliseconds. */
export async function timeSort(selector: string): Promise<number> {
  const heading = document.querySelector<HTMLElement>(selector);
  if (!heading) throw new Error(`no ${selector}`);
  const first = () => document.elementFromPoint(700, 60)?.textContent ?? "";
  const before = first();
  const from = performance.now();
  heading.click();
  for (;;) {
    await new Promise((resolve) => void requestAnimationFrame(resolve));
    if (first() !== before) break;
    if (performance.now() - from > 10_000) throw new Error(`nothing was sorted: ${before}`);
  }
  await new Promise((resolve) => void setTimeout(resolve));
  return performance.now() - from;
}
