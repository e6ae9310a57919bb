import type { CheckIn } from "@gatehouse/domain/checkin";
import { useEffect } from "react";
import { type CandidatePage, ordered, useCandidates } from "../data/use-candidates.ts";
import { useFacts } from "../data/use-facts.ts";
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
  /** The check-in that comes after a link; its row only where it stood in the list, its page where one was chosen. */
  readonly next:
    | { readonly checkInId: number; readonly row: CheckIn | undefined; readonly chosen: string | undefined }
    | undefined;
  /** The page that is looked at is on the screen: what comes next does not delay it. */
  readonly calm: boolean;
  /** Something is ticked for it: a link is near. */
  readonly begun: boolean;
}

const isOfOther = (a: CheckIn, b: CheckIn): boolean =>
  a.pnr !== b.pnr || a.bookingNo !== b.bookingNo || a.vendor !== b.vendor;

/**
 * What comes next is there before somebody turns to it: the page after this one, and of the check-in after this one the facts and the
 * best page. Reading facts is audited: they are read once the operator settles the points of the one before.
 * @returns the document of the check-in that comes next, to be drawn unseen
 */
export function useReadAhead({
  files,
  checkIn,
  pages,
  page,
  following,
  next,
  calm,
  begun,
}: Options): string | undefined {
  const other = next?.row && isOfOther(next.row, checkIn) ? next.row : null;
  const elsewhere = useCandidates(other).pages;
  const free = (other ? elsewhere : pages)?.filter(({ dmscode }) => dmscode !== page?.dmscode);
  const listed = next && free ? ordered(free, next.checkInId) : [];
  const best = listed.find(({ dmscode }) => dmscode === next?.chosen) ?? listed[0];
  useFacts(calm && begun ? next?.checkInId : undefined);
  // Best first: it is what a link leads to.
  const wanted = [best?.dmscode, following?.dmscode].filter((dmscode) => dmscode !== undefined).join(" ");
  useEffect(() => {
    for (const dmscode of wanted.split(" ")) if (dmscode !== "") files.load(dmscode).catch(() => undefined);
  }, [wanted, files]);
  return calm ? best?.dmscode : undefined;
}
