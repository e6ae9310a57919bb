import { type CheckIn, isActionAvailable, type RowAction } from "@gatehouse/domain/checkin";
import { useState } from "react";
import { useActions, useConfirm, usePermission, useSession, useShortcut, useToast } from "../../app/index.ts";
import { readPersistedOnPage } from "../../app/persisted-storage.ts";
import { usePersistOnPage } from "../../app/use-persist-on-page.ts";
import { useMessages } from "../../i18n/index.ts";
import { useNow } from "../clock.ts";
import { FileX, Undo2, Upload } from "lucide-react";
import { disposalKeys, useDisposalWork } from "../disposal/index.ts";
import { messages as disposalMessages } from "../disposal/messages/index.ts";
import { useDisposalReasons } from "../disposal/data/use-disposal-reasons.ts";
import { useVisibleWork } from "../presence/visible-work.ts";
import { useNotifications } from "../use-notifications.ts";
import { useRowWork } from "../use-row-work.ts";
import { titledNameOf } from "../../app/traveller-name/index.ts";
import { useWords } from "../use-words.ts";
import type { AddressNames } from "./address-text.ts";
import { useCountries } from "./data/use-countries.ts";
import { usePlaces } from "./data/use-places.ts";
import { type Passenger, type Segment, usePnr } from "./data/use-pnr.ts";
import { useTravellersWork } from "./use-travellers-work.ts";
import type { DetailsAddress } from "./details-search.ts";
import { usePasses } from "./details-passes.tsx";
import { futureSegments } from "./future-segments.ts";
import { messages } from "./messages/index.ts";
import { passengerFields, passengerText } from "./passenger-text.ts";
import { stageOf } from "./stage.ts";

const chosenName = "details-chosen";
const numbersOf = (kept: unknown): readonly number[] =>
  Array.isArray(kept) ? kept.filter((id) => typeof id === "number") : [];

/** What the page shows and what can be done on it. */
export function useDetails({ search }: Pick<DetailsAddress, "search">) {
  const t = useMessages(messages);
  const disposal = useMessages(disposalMessages);
  const words = useWords();
  const notify = useNotifications(words);
  const ask = useConfirm();
  const toast = useToast();
  const now = useNow();
  const userid = useSession().user?.userid ?? "";
  const { pnr, error, bookings, reading, again, reread } = usePnr(search);
  const { options, error: optionsError, retry: retryOptions } = useDisposalReasons(pnr !== undefined);
  const places = usePlaces(pnr);
  const names: AddressNames = { countryOf: useCountries(pnr), language: words.language };
  const mayCopy = usePermission("CH_REL_ATMN");
  const [refreshes, setRefreshes] = useState(0);
  const [ids, setIds] = useState<ReadonlySet<number>>(
    () => new Set(numbersOf(readPersistedOnPage(chosenName, userid))),
  );
  usePersistOnPage(chosenName, ids.size > 0 ? [...ids] : undefined);
  const work = useDisposalWork({ words, notify, ask });
  const rowWork = useRowWork({ words, notify, ask });
  const passes = usePasses();
  const travellers = useTravellersWork(pnr, again);

  const segments = pnr ? futureSegments(pnr, now) : [];
  const checkIns = segments.flatMap(({ passengers }) =>
    passengers.flatMap(({ checkIn }): CheckIn[] => (checkIn ? [checkIn] : [])),
  );
  useVisibleWork(
    checkIns.map(({ checkInId }) => checkInId),
    { document: passes.target !== undefined },
  );
  const chosen = checkIns.filter(({ checkInId }) => ids.has(checkInId));
  const select = (wanted: readonly number[], on: boolean): void => {
    const next = new Set(ids);
    for (const id of wanted) {
      if (on) next.add(id);
      else next.delete(id);
    }
    setIds(next);
  };

  const { dispose, undo } = disposalKeys;
  const onDispose = (): void => work.dispose(chosen);
  const onUndo = (): void => work.undo?.();
  useShortcut({
    keys: dispose,
    label: disposal("act.dispose"),
    run: onDispose,
    enabled: pnr !== undefined && !work.busy,
  });
  useShortcut({ keys: undo, label: disposal("act.undo.last"), run: onUndo, enabled: work.undo !== undefined });
  useActions([
    { id: "details.dispose", label: disposal("act.dispose"), icon: FileX, keys: dispose, run: onDispose },
    ...(work.undo
      ? [{ id: "details.undo", label: disposal("act.undo.last"), icon: Undo2, keys: undo, run: onUndo }]
      : []),
    ...(pnr ? [{ id: "details.upload", label: t("upload"), icon: Upload, run: passes.openUpload }] : []),
  ]);

  const toClipboard = async (text: string, done: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ tone: "success", title: done });
    } catch {
      toast({ tone: "warning", title: t("failed.copy") });
    }
  };
  const copyPassenger = (segment: Segment, passenger: Passenger): void => {
    const fields = Object.fromEntries(passengerFields.map((field) => [field, t(`field.${field}`)] as const));
    const labels = {
      ...(fields as Record<(typeof passengerFields)[number], string>),
      pnr: t("field.pnr"),
      flight: t("field.flight"),
      destination: t("travellers.destination"),
      emergency: t("travellers.emergency"),
    };
    const name = titledNameOf({
      passenger: { ...passenger, title: passenger.extraAttributes.title },
      pnr: search.pnr ?? "",
    });
    if (pnr) void toClipboard(passengerText(pnr, segment, passenger, { labels, names }), t("copy.done", { name }));
  };

  return {
    t,
    words,
    stage: stageOf({
      hasQuery: search.pnr !== undefined,
      pnr: pnr ? "there" : error === undefined ? "waiting" : "failed",
      optionsFailed: options === undefined && optionsError !== undefined,
      places: places ? "there" : "waiting",
    }),
    pnr,
    error,
    bookings,
    reading,
    again,
    /** Reads everything again when the user asks for it: what was decided meanwhile leaves the list. */
    refresh: () => void reread().then(() => setRefreshes((count) => count + 1)),
    refreshes,
    optionsError,
    retryOptions,
    segments,
    places,
    names,
    ids,
    select,
    /** The selected check-ins as they are now. */
    chosen,
    work,
    question: work.question,
    passes,
    unlink: rowWork.unlink,
    /** Whether the server would do it now. */
    isOffered: (action: RowAction, row: CheckIn): boolean => isActionAvailable(action, row, { userid, now }),
    /** Left out for those who may not. */
    copyPassenger: mayCopy ? copyPassenger : undefined,
    /** The information of the booking's travellers: their link, and what they asked for. */
    travellers,
    copyMissingInfoLink: (address: string) => void toClipboard(address, t("copyLink.done")),
    copyLink: () => void toClipboard(location.href, t("copyLink.done")),
  };
}

export type DetailsModel = ReturnType<typeof useDetails>;
