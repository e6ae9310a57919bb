/**
 * Moves positions apart, as little as it takes, so that names at the ends of lines do not lie on each other.
 * @param positions 0 to 100, in any order
 * @param gap the least distance; more positions than fit are spread evenly
 * @returns the new positions, in the order of the given ones
 */
export function spreadLabels(positions: readonly number[], gap: number): readonly number[] {
  const step = positions.length > 1 ? Math.min(gap, 100 / (positions.length - 1)) : 0;
  const order = positions.map((position, index) => ({ position, index })).toSorted((a, b) => a.position - b.position);
  const placed: number[] = [];
  for (const { position } of order) placed.push(Math.max(position, (placed.at(-1) ?? -Infinity) + step));
  // Those that were pushed past the top push back.
  let limit = 100;
  for (let at = placed.length - 1; at >= 0; at -= 1) {
    placed[at] = Math.min(placed[at] ?? 0, limit);
    limit = (placed[at] ?? 0) - step;
  }
  const result = [...positions];
  for (const [at, { index }] of order.entries()) result[index] = placed[at] ?? 0;
  return result;
}
