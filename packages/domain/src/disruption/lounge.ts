/** A lounge's pool with so many passes, or fewer, is low (DIS-12). */
export const lowStock = 3;

/** Whether lounge vouchers are about to run out. */
export const stockLevel = (left: number): "empty" | "low" | "enough" =>
  left === 0 ? "empty" : left <= lowStock ? "low" : "enough";

// Without letters and digits that are taken for each other.
const signs = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

/** The code of a ride voucher, `RIDE-7KQM-X2D4`. @param random bytes, one for each of its eight signs */
export function voucherCode(random: Uint8Array): string {
  const text = Array.from(random.slice(0, 8), (byte) => signs[byte % signs.length] ?? "").join("");
  return `RIDE-${text.slice(0, 4)}-${text.slice(4)}`;
}
