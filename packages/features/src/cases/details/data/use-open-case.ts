import { useApi } from "../../../app/index.ts";
import { useOperation } from "../../../app/use-operation.ts";
import type { CaseAddress } from "../details-search.ts";

/** Opens a case by hand (CMT-2), of the whole or of one flight. */
export function useOpenCase({ bookingNo = "", vCode = "", segmentId = 0 }: CaseAddress) {
  const api = useApi();
  return useOperation((initialComment: string) => api.cases.open({ bookingNo, vCode, segmentId, initialComment }));
}
