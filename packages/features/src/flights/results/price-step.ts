/**
 * How far a key moves the price: a round sum of whole units, about a hundredth of what there is to choose from.
 * @param width of the scale, in hundredths of the unit
 */
export function priceStep(width: number): number {
  const wanted = width / 100 / 100;
  const power = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, wanted))));
  const round = [1, 2, 5, 10].find((factor) => factor * power >= wanted) ?? 10;
  return round * power * 100;
}
