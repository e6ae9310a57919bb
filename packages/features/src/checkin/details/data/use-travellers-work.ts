import type { Api } from "@gatehouse/api/client";
import { useState } from "react";
import { useApi, useErrorText, useToast } from "../../../app/index.ts";
import { useMessages } from "../../../i18n/index.ts";
import { messages } from "../messages/index.ts";
import type { PnrData } from "./use-pnr.ts";

/** A link to a booking's missing-information page. It is said once: only its hash is kept. */
export type MissingInfoLink = Awaited<ReturnType<Api["travellers"]["createLink"]>>;
export type WaitingChange = PnrData["awaitingStaff"][number];
export type Decision = "confirmed" | "refused";

/**
 * What can be done about the information of a booking's travellers: send them the link, and decide about the names and mail
 * addresses that they ask for (decisions §7).
 * @param again reads the PNR anew
 */
export function useTravellersWork(pnr: PnrData | undefined, again: () => void) {
  const api = useApi();
  const t = useMessages(messages);
  const toast = useToast();
  const errorText = useErrorText(messages);
  const [link, setLink] = useState<MissingInfoLink>();
  const [busy, setBusy] = useState(false);

  /** @returns whether it was done */
  const attempt = async (failed: string, work: () => Promise<void>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    try {
      await work();
      return true;
    } catch (error) {
      toast({ tone: "error", title: failed, description: errorText(error) });
      return false;
    } finally {
      setBusy(false);
    }
  };

  return {
    busy,
    /** The link that was made last, of the booking that is shown. */
    link: link && link.bookingNo === pnr?.bookingNo && link.vendor === pnr.vendor ? link : undefined,
    closeLink: () => setLink(undefined),
    createLink: () =>
      void attempt(t("travellers.link.failed"), async () => {
        if (pnr) setLink(await api.travellers.createLink({ bookingNo: pnr.bookingNo, vendor: pnr.vendor }));
      }),
    decide: ({ id, to }: WaitingChange, decision: Decision) =>
      attempt(t("travellers.change.failed"), async () => {
        try {
          await api.travellers.decideChange({ id, decision, to });
        } finally {
          // Somebody else may have been first: what stands now is shown either way.
          again();
        }
      }),
  };
}
