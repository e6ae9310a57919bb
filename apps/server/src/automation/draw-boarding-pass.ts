import type { PassFacts } from "./boarding-pass.ts";

/**
 * One page, as an airline mails it: a pass across the top of an A4 sheet, fold and notes below. What draws it is loaded with the
 * first pass: a starting server has no use for it, and it takes a third of the start.
 */
export async function drawBoardingPass(facts: PassFacts): Promise<Uint8Array> {
  const { drawPasses } = await import("./draw-passes.ts");
  return drawPasses([facts]);
}
