/** Which element shows which row: React keys by row id, and the number of the next fresh key. */
export type RowKeys = { readonly byId: ReadonlyMap<string, number>; readonly next: number };

export const noRowKeys: RowKeys = { byId: new Map(), next: 0 };

/**
 * Keys for the rows now in view. Scrolling a little, a row keeps its element; a leap to mostly other rows lends the
 * elements that are there to the new ones, in order, which is half the work of making new ones. `held` is the row with
 * the focus: it never gives its element away.
 */
export function assignKeys(before: RowKeys, ids: readonly string[], held: string | null): RowKeys {
  const known = ids.filter((id) => before.byId.has(id)).length;
  if (known === ids.length && known === before.byId.size) return before;
  const leap = known * 2 < ids.length;
  const spare = leap ? [...before.byId].filter(([id]) => id !== held).map(([, key]) => key) : [];
  let { next } = before;
  const fresh = () => spare.shift() ?? next++;
  const byId = new Map<string, number>();
  for (const id of ids) byId.set(id, (leap && id !== held ? undefined : before.byId.get(id)) ?? fresh());
  return { byId, next };
}
