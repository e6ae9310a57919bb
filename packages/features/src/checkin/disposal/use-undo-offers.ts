import { type CheckIn, isDisposedBy, undoSeconds } from "@gatehouse/domain/checkin";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { dismissToast, useLive, useSession, useToast } from "../../app/index.ts";
import { useMessages } from "../../i18n/index.ts";
import { coalesce, type Coalescer } from "../../app/coalesce.ts";
import { idsOf } from "./data/outcomes.ts";
import { useReadRows } from "./data/use-read-rows.ts";
import { messages } from "./messages/index.ts";
import { persistUndos, runningUndos } from "./running-undo.ts";
import { idsText } from "./ids-text.ts";

/** What was disposed of together. */
export interface Disposal {
  readonly ids: readonly number[];
  /** As they were; none after the page was loaded again. */
  readonly rows: readonly CheckIn[];
}

interface Offer extends Disposal {
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** One message offers what Z does: the last disposal. What came before it is offered again when that is taken back. */
const messageId = "checkin.disposed";

const timeOf = ({ until }: Offer): number => until - Date.now();
const running = (offers: readonly Offer[]): readonly Offer[] => offers.filter((offer) => timeOf(offer) > 0);

/** News of one change come together; in milliseconds. */
const pace = { quiet: 250, longest: 1000 };

/**
 * Disposals that can be taken back for ten seconds, the last one first. An offer ends when it is used, when its time is over, and
 * when the check-ins are no longer as they were disposed of, whoever changed them.
 * @param takeBack does it and says what came of it; one after the other
 */
export function useUndoOffers(takeBack: (disposal: Disposal) => Promise<void>) {
  const t = useMessages(messages);
  const toast = useToast();
  const readRows = useReadRows();
  const userid = useSession().user?.userid;
  /** Oldest first. */
  const offers = useRef<readonly Offer[]>([]);
  const [hasOffer, setHasOffer] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const under = useRef(Promise.resolve());

  const takeUp = (offer: Offer | undefined): void => {
    if (!offer || !offers.current.includes(offer)) return;
    change(offers.current.filter((other) => other !== offer));
    under.current = under.current.then(() => takeBack(offer));
  };
  const change = (next: readonly Offer[]): void => {
    const before = offers.current.at(-1);
    offers.current = running(next);
    if (userid !== undefined)
      persistUndos(offers.current.map(({ ids, until }) => ({ userid, checkInIds: ids, until })));
    const last = offers.current.at(-1);
    setHasOffer(last !== undefined);
    if (last === before) return;
    clearTimeout(timer.current);
    if (!last) return dismissToast(messageId);
    const duration = timeOf(last);
    toast({
      id: messageId,
      tone: "success",
      title: t("done.dispose", { ids: idsText(last.ids) }),
      duration,
      countdown: true,
      action: { label: t("act.undo"), run: () => takeUp(last) },
    });
    timer.current = setTimeout(() => change(offers.current), duration);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  /** Ends the offer for these check-ins: something else was done with them. */
  const settle = (ids: readonly number[]): void => {
    const settled = new Set(ids);
    change(
      offers.current.flatMap((offer) => {
        const open = offer.ids.filter((id) => !settled.has(id));
        if (open.length === offer.ids.length) return [offer];
        return open.length === 0
          ? []
          : [{ ...offer, ids: open, rows: offer.rows.filter(({ checkInId }) => !settled.has(checkInId)) }];
      }),
    );
  };
  const offer = (rows: readonly CheckIn[]): void => {
    const ids = idsOf(rows);
    settle(ids);
    change([...offers.current, { ids, rows, until: Date.now() + undoSeconds * 1000 }]);
  };

  // News do not say what changed: a disposal is news itself.
  const check = useEffectEvent(async (asked: ReadonlySet<number>) => {
    const ids = offers.current.flatMap((each) => each.ids.filter((id) => asked.has(id)));
    if (ids.length === 0 || userid === undefined) return;
    try {
      const rows = await readRows(ids);
      const standing = new Set(idsOf(rows.filter((row) => isDisposedBy(row, userid))));
      settle(ids.filter((id) => !standing.has(id)));
    } catch {
      // The server decides when it is used.
    }
  });
  const news = useRef<Coalescer<number>>(undefined);
  useEffect(() => {
    const current = coalesce<number>((ids) => void check(ids), pace);
    news.current = current;
    return current.stop;
  }, []);
  const checkAll = (): void => news.current?.options(...offers.current.flatMap(({ ids }) => ids));
  useLive("checkin.changed", ({ ids }) => {
    const changed = new Set(ids);
    news.current?.options(...offers.current.flatMap((each) => each.ids.filter((id) => changed.has(id))));
  });
  useLive("resync", checkAll);

  // The page was loaded again, or another one was opened, within the ten seconds: the server still takes it back.
  const resume = useEffectEvent((user: string) => {
    const kept = runningUndos(user, Date.now()).map(({ checkInIds, until }) => ({ ids: checkInIds, rows: [], until }));
    if (kept.length > 0) change([...kept, ...offers.current]);
    checkAll();
  });
  useEffect(() => {
    if (userid === undefined) return undefined;
    const soon = setTimeout(() => resume(userid));
    return () => clearTimeout(soon);
  }, [userid]);

  return { offer, settle, undo: hasOffer ? () => takeUp(offers.current.at(-1)) : undefined };
}
