import type { Api } from "@gatehouse/api/client";
import { useState } from "react";
import { type Question, useApi, useConfirm, useErrorText, useToast } from "../../../app/index.ts";
import { useLanguage, useMessages } from "../../../i18n/index.ts";
import { dateTime } from "../../date-time.ts";
import { messages } from "../messages/index.ts";
import type { PnrData } from "./use-pnr.ts";

/** A link to a booking's missing-information page. It is said once: only its hash is kept. */
export type MissingInfoLink = Awaited<ReturnType<Api["travellers"]["createLink"]>>;
export type WaitingChange = PnrData["awaitingStaff"][number];
export type Decision = "confirmed" | "refused";

/**
 * What can be done about the information of a booking's travellers: send them the link, and decide about the names and mail
 * addresses that they ask for (TRV-15).
 * @param again reads the PNR anew
 */
export function useTravellersWork(pnr: PnrData | undefined, again: () => void) {
  const api = useApi();
  const t = useMessages(messages);
  const toast = useToast();
  const errorText = useErrorText(messages);
  const [link, setLink] = useState<MissingInfoLink>();
  const [away, setAway] = useState(false);
  const [busy, setBusy] = useState(false);
  const ask = useConfirm();
  const language = useLanguage();
  /** The link that was made here, of the booking that is shown: the PNR was read before it. */
  const own = link && link.bookingNo === pnr?.bookingNo && link.vendor === pnr.vendor ? link : undefined;

  const questionOf = ({ bookingNo: booking, missingInfoLink: { to, standing } }: PnrData): Question => {
    const time = standing ? dateTime(standing.createdAt, "UTC", language) : "";
    const ends = own
      ? t("travellers.link.ask.endsLast")
      : standing && t("travellers.link.ask.ends", { user: standing.createdBy, time });
    const sends =
      to === "" ? t("travellers.link.ask.none", { booking }) : t("travellers.link.ask.text", { booking, to });
    return {
      title: t(to === "" ? "travellers.link.ask.titleNone" : "travellers.link.ask.title"),
      description: [sends, ends].filter(Boolean).join(" "),
      confirm: t(to === "" ? "travellers.link.ask.make" : "travellers.link.ask.send"),
    };
  };

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
    link: own && !away ? own : undefined,
    closeLink: () => setAway(true),
    /** Asks first: a mail cannot be called back, and the link that stands ends. */
    createLink: async (): Promise<void> => {
      if (!pnr || busy || !(await ask(questionOf(pnr)))) return;
      await attempt(t("travellers.link.failed"), async () => {
        setAway(false);
        setLink(await api.travellers.createLink({ bookingNo: pnr.bookingNo, vendor: pnr.vendor }));
      });
    },
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
