import type { Api } from "@gatehouse/api/client";
import { useApi } from "../../../app/index.ts";
import type { PnrData } from "./use-pnr.ts";

/** A link to a booking's missing-information page. It is said once: only its hash is kept. */
export type MissingInfoLink = Awaited<ReturnType<Api["travellers"]["createLink"]>>;

/** Makes a link to a booking's missing-information page, and sends it; the one that stands ends. */
export function useCreateLink(): (booking: Pick<PnrData, "bookingNo" | "vendor">) => Promise<MissingInfoLink> {
  const api = useApi();
  return ({ bookingNo, vendor }) => api.travellers.createLink({ bookingNo, vendor });
}
