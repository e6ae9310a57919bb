/**
 * By how many rows the reader's place moved in a refresh: what most of the rows in view agree on. A single row that was
 * sorted elsewhere does not pull the view after it, and after a shuffle the view stays where it is.
 *
 * @param inView ids of the rows in view before, in order; `first` is the index of the first of them.
 */
export function placeShift(inView: readonly string[], first: number, indexById: ReadonlyMap<string, number>): number {
  const votes = new Map<number, number>();
  let voters = 0;
  inView.forEach((id, step) => {
    const now = indexById.get(id);
    if (now === undefined) return;
    voters += 1;
    const shift = now - (first + step);
    votes.set(shift, (votes.get(shift) ?? 0) + 1);
  });
  for (const [shift, count] of votes) if (count * 2 > voters) return shift;
  return 0;
}
