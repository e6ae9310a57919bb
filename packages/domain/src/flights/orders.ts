/** Positions in an order. */
export type Order = Uint32Array<ArrayBuffer>;

/** A sort in both directions. */
export interface BothOrders {
  readonly ascending: Order;
  readonly descending: Order;
}

/** 0, 1, 2, … */
export const naturalOrder = (size: number): Order => Uint32Array.from({ length: size }, (_, position) => position);

/**
 * Sorts by a key, stably: what has the same key keeps the order that it comes in. Key and place are packed into one number, so that
 * the engine sorts plain numbers without calling back; that is exact as long as (largest − smallest key) × size stays below 2^53.
 * @param order positions
 * @param keys whole numbers by position
 */
export function sortedBy(order: Order, keys: Float64Array): Order {
  const smallest = keys.reduce((least, key) => Math.min(least, key), Number.POSITIVE_INFINITY);
  const packed = new Float64Array(order.length);
  for (let place = 0; place < order.length; place += 1)
    packed[place] = ((keys[order[place] ?? 0] ?? 0) - smallest) * order.length + place;
  const sorted = new Uint32Array(order.length);
  let place = 0;
  for (const pack of packed.toSorted()) {
    sorted[place] = order[pack % order.length] ?? 0;
    place += 1;
  }
  return sorted;
}

/** The order upside down, except for what has the same key: that stays as it is, so that a flip never shuffles equals. */
function flipped(order: Order, keys: Float64Array): Order {
  const result = new Uint32Array(order.length);
  let filled = 0;
  for (let end = order.length; end > 0;) {
    const key = keys[order[end - 1] ?? 0];
    let start = end - 1;
    while (start > 0 && keys[order[start - 1] ?? 0] === key) start -= 1;
    result.set(order.subarray(start, end), filled);
    filled += end - start;
    end = start;
  }
  return result;
}

/** Both directions with some positions, such as those that are sold out, at the end of each; the order among them, and before them, stays. */
export function withLast({ ascending, descending }: BothOrders, isLast: Float64Array): BothOrders {
  // Nearly every result: nothing to move.
  if (!isLast.includes(1)) return { ascending, descending };
  const last = (order: Order): Order => sortedBy(order, isLast);
  return { ascending: last(ascending), descending: last(descending) };
}

/** Both directions of a sort. @param order of those with the same key */
export function bothOrders(order: Order, keys: Float64Array): BothOrders {
  const ascending = sortedBy(order, keys);
  return { ascending, descending: flipped(ascending, keys) };
}
