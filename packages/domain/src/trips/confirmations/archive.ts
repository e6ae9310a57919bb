import { unzipSync } from "fflate";
import { confirmationLimits } from "./limits.ts";
import { NotUnderstood, orBroken } from "./not-understood.ts";

/** Whether a file begins as a zip archive does. */
export const isZip = (head: string): boolean => head.startsWith("PK\u0003\u0004");

/**
 * Takes files out of a zip archive. Others are not inflated, and none beyond the size that the archive says itself.
 * @param isWanted whether a file is asked for, and how large it may be
 * @throws NotUnderstood
 */
export function unzip(
  bytes: Uint8Array,
  isWanted: (name: string) => number | null,
): Readonly<Record<string, Uint8Array>> {
  let [entries, total] = [0, 0];
  return orBroken(() =>
    unzipSync(bytes, {
      filter: ({ name, originalSize, size }) => {
        entries += 1;
        if (entries > confirmationLimits.zipEntries) throw new NotUnderstood("TOO_MANY_PARTS");
        const most = isWanted(name);
        if (most === null) return false;
        total += originalSize;
        if (originalSize > most || size > most || total > confirmationLimits.bytes)
          throw new NotUnderstood("INFLATES_TOO_MUCH");
        return true;
      },
    }),
  );
}
