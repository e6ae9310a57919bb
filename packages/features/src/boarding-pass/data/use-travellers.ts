import useSWR from "swr";
import { useApi } from "../../app/index.ts";
import type { Unit } from "./keys.ts";

/** Another traveller of a booking, with what tells them apart. */
export interface OtherTraveller {
  readonly checkInId: number;
  readonly firstname: string;
  readonly lastname: string;
  readonly title: string;
  /** 13 digits; null where there is none. */
  readonly ticketNumber: string | null;
}

/**
 * Who the check-ins of a booking's PNR are, for those that look alike. Reading them is audited: only where a pass fits several.
 * @param ids none asks for nothing
 */
export function useTravellers(unit: Unit, ids: readonly number[]): readonly OtherTraveller[] | undefined {
  const api = useApi();
  const { pnr, bookingNo, vendor } = unit;
  const { data } = useSWR<readonly OtherTraveller[], unknown>(
    ids.length === 0 ? null : ["boarding-pass.travellers", pnr, bookingNo, vendor],
    async () => {
      const { segments } = await api.boardingPasses.pnr({ pnr, bookingNo, vendor, showExpired: false });
      return segments.flatMap(({ passengers }) =>
        passengers.flatMap(({ firstname, lastname, checkIn, extraAttributes: { title, eticket } }) =>
          checkIn ? [{ checkInId: checkIn.checkInId, firstname, lastname, title, ticketNumber: eticket }] : [],
        ),
      );
    },
    { revalidateIfStale: false, revalidateOnFocus: false },
  );
  return data?.filter(({ checkInId }) => ids.includes(checkInId));
}
