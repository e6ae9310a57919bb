import type { CheckIn } from "@gatehouse/domain/checkin";
import type { WaitingChange } from "../details/data/use-travellers-work.ts";

type Known = Pick<CheckIn, "bookingNo" | "vendor" | "pnr" | "passenger">;

/**
 * The PNR under which a change can be looked at: its passenger's, else any of the booking, whose details all show it.
 * @param checkIns those of the booking that lie ahead; undefined is answered where there is none
 */
export function pnrOfChange(
  { bookingNo, vendor, passenger }: Pick<WaitingChange, "bookingNo" | "vendor" | "passenger">,
  checkIns: readonly Known[],
): string | undefined {
  const own = checkIns.filter((row) => row.bookingNo === bookingNo && row.vendor === vendor);
  const { firstname, lastname } = passenger;
  const theirs = own.find((row) => row.passenger.firstname === firstname && row.passenger.lastname === lastname);
  return (theirs ?? own[0])?.pnr;
}
