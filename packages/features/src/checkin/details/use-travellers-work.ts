import { useState } from "react";
import { type Question, useConfirm, useErrorText, useToast } from "../../app/index.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { dateTime } from "../date-time.ts";
import { messages } from "./messages/index.ts";
import { type MissingInfoLink, useCreateLink } from "./data/use-create-link.ts";
import { type Decision, useDecideChange, type WaitingChange } from "./data/use-decide-change.ts";
import type { PnrData } from "./data/use-pnr.ts";

/**
 * What can be done about the information of a booking's travellers: send them the link, and decide about the names and mail
 * addresses that they ask for (TRV-15).
 * @param again reads the PNR again
 */
export function useTravellersWork(pnr: PnrData | undefined, again: () => void) {
  const createLink = useCreateLink();
  const decideChange = useDecideChange();
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
        setLink(await createLink(pnr));
      });
    },
    decide: (change: WaitingChange, decision: Decision) =>
      attempt(t("travellers.change.failed"), async () => {
        try {
          await decideChange(change, decision);
        } finally {
          // Somebody else may have been first: what stands now is shown either way.
          again();
        }
      }),
  };
}
