import type { DisruptionApi, TripInfo } from "@gatehouse/api/client/disruption";
import { errorCode } from "@gatehouse/api/client/errors";
import type { LandingSelection } from "@gatehouse/domain/disruption";
import { type Context, createContext, use, useCallback, useEffect, useReducer, useRef, useState } from "react";
import { rememberLink, type RememberedLink } from "../../../app/disruption-link/index.ts";
import { failureOf, type LandingStatus, shownAs } from "../landing-status.ts";

/** The calls of the landing page: nobody signs in there. */
export const DisruptionApiContext: Context<DisruptionApi | undefined> = createContext<DisruptionApi | undefined>(
  undefined,
);

/** What became of something that was saved. */
type Saved = "saved" | "saveFailed" | "proceedFailed" | "questionOver";

export interface Landing {
  readonly status: LandingStatus;
  readonly retry: () => void;
  /** @returns whether it was saved */
  readonly choose: (selection: LandingSelection) => Promise<boolean>;
  readonly answer: (payable: number, agreed: boolean) => Promise<void>;
  readonly busy: boolean;
  readonly said: Saved | undefined;
}

/** What the page shows next: as it is, or from what it shows. */
const nextOf = (
  before: LandingStatus,
  next: LandingStatus | ((before: LandingStatus) => LandingStatus),
): LandingStatus => (typeof next === "function" ? next(before) : next);

/** The disruption behind a link, and what is chosen about it. @param link undefined without a search id */
export function useLanding(link: RememberedLink | undefined): Landing {
  const api = use(DisruptionApiContext);
  if (!api) throw new Error("useLanding needs a DisruptionApiContext above it.");
  const [status, setStatus] = useReducer(nextOf, { state: link ? "searching_data" : "no_search_id" });
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<Saved>();
  const newest = useRef(0);
  const searchId = link?.searchid;
  const token = link?.token ?? "";

  const show = useCallback(
    (info: TripInfo) => {
      if (searchId !== undefined) rememberLink({ searchid: searchId, token, bookingNo: info.bookingNo });
      setStatus(shownAs(info));
    },
    [searchId, token],
  );

  const load = useCallback(async (): Promise<void> => {
    if (searchId === undefined) return;
    newest.current += 1;
    const mine = newest.current;
    try {
      const info = await api.disruption.tripInfo({ searchId, token });
      if (mine === newest.current) show(info);
    } catch (error) {
      // What stands there stays: a page that was read is not taken away by a network that has gone.
      if (mine === newest.current)
        setStatus((before) =>
          "info" in before ? before : { state: "search_failed", failure: failureOf(errorCode(error)) },
        );
    }
  }, [api, searchId, token, show]);

  useEffect(() => {
    void load();
    // Another tab, or staff, may have done something meanwhile.
    const look = (): void => {
      if (document.visibilityState === "visible") void load();
    };
    const back = (event: PageTransitionEvent): void => {
      if (event.persisted) void load();
    };
    document.addEventListener("visibilitychange", look);
    window.addEventListener("pageshow", back);
    return () => {
      newest.current += 1;
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("pageshow", back);
    };
  }, [load]);

  const info = "info" in status ? status.info : undefined;

  /** Saves something once at a time, and shows what stands afterwards. */
  async function save(call: (bookingNo: string, searchId: string) => Promise<TripInfo>, failed: Saved, closed: Saved) {
    if (!info || searchId === undefined || busy) return false;
    setBusy(true);
    setSaid(undefined);
    try {
      // An answer that was asked for before this is older than it.
      newest.current += 1;
      show(await call(info.bookingNo, searchId));
      setSaid("saved");
      return true;
    } catch (error) {
      const isClosed = ["CHOICE_CLOSED", "QUESTION_OVER"].includes(errorCode(error));
      setSaid(isClosed ? closed : failed);
      if (isClosed) void load();
      return false;
    } finally {
      setBusy(false);
    }
  }

  return {
    status,
    busy,
    said,
    retry: () => {
      setStatus({ state: "searching_data" });
      void load();
    },
    choose: (selection) =>
      save(
        (bookingNo, id) => api.disruption.choose({ searchId: id, token, bookingNo, selection }),
        selection === "ALTERNATIVE_FLIGHTS" ? "proceedFailed" : "saveFailed",
        "proceedFailed",
      ),
    answer: async (payable, agreed) => {
      await save(
        (bookingNo, id) => api.disruption.answerPrice({ searchId: id, token, bookingNo, payable, agreed }),
        "saveFailed",
        "questionOver",
      );
    },
  };
}
