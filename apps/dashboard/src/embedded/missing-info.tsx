import type { EmbeddedScreenProps } from "@gatehouse/features/embedding";
import { useApi } from "@gatehouse/features/app";
import { MissingInfoScreen, TravellersApiContext } from "@gatehouse/features/travellers";
import { useMemo } from "react";

const nobodyAsks = (): void => undefined;

/** What is missing of the booking that the page around has named. */
export function MissingInfo({ opened: { searchId, bookingNo } }: EmbeddedScreenProps) {
  const api = useApi();
  const search = useMemo(() => ({ searchid: searchId, bookingNo }), [searchId, bookingNo]);
  return (
    <TravellersApiContext value={api}>
      <MissingInfoScreen search={search} onUnsavedChange={nobodyAsks} />
    </TravellersApiContext>
  );
}
