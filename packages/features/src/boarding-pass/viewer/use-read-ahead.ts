import type { CheckIn } from "@gatehouse/domain/checkin";
import { useEffect } from "react";
import { type CandidatePage, ordered, useCandidates } from "../data/use-candidates.ts";
import type { PdfFiles } from "../pdf/use-pdf-files.ts";

interface Options {
  readonly files: PdfFiles;
  readonly checkIn: CheckIn;
  /** Of the booking of `checkIn`. */
  readonly pages: readonly CandidatePage[] | undefined;
  /** The one that is looked at. */
  readonly page: CandidatePage | undefined;
  /** The candidate page after it. */
  readonly following: CandidatePage | undefined;
  /** The check-in that comes after a link; its row only where it stood in the list. */
  readonly next: { readonly checkInId: number; readonly row: CheckIn | undefined } | undefined;
}

const isOfOther = (a: CheckIn, b: CheckIn): boolean =>
  a.pnr !== b.pnr || a.bookingNo !== b.bookingNo || a.vendor !== b.vendor;

/** What comes next is there before somebody turns to it: the page after this one, and the best page of the check-in after this one. */
export function useReadAhead({ files, checkIn, pages, page, following, next }: Options): void {
  const other = next?.row && isOfOther(next.row, checkIn) ? next.row : null;
  const elsewhere = useCandidates(other).pages;
  const free = (other ? elsewhere : pages)?.filter(({ dmscode }) => dmscode !== page?.dmscode);
  const best = next && free ? ordered(free, next.checkInId)[0] : undefined;
  // Best first: it is what a link leads to.
  const wanted = [best?.dmscode, following?.dmscode].filter((dmscode) => dmscode !== undefined).join(" ");
  useEffect(() => {
    for (const dmscode of wanted.split(" ")) if (dmscode !== "") files.load(dmscode).catch(() => undefined);
  }, [wanted, files]);
}
