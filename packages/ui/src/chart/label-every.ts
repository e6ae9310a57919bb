/** So that at most so many names stand along an axis: each n-th of them. */
export const labelEvery = (count: number, most: number): number => Math.max(1, Math.ceil(count / most));
