import type { CheckIn } from "@gatehouse/domain/checkin";

/** The check-in details page of a PNR (QUE-24): query parameters pnr and bookingNo. */
export const detailsPath = ({ pnr, bookingNo }: Pick<CheckIn, "pnr" | "bookingNo">): string =>
  `/dashboard/checkin/details?${new URLSearchParams({ pnr, bookingNo })}`;
