import type { MissingInfo } from "@gatehouse/api/client/travellers";
import { localClock } from "@gatehouse/domain/time";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { createStore } from "../../app/store.ts";
import { useClock } from "../../app/time/index.ts";
import { createCountries } from "../data/countries.ts";
import { draftKey, draftOf, keepDraft, readDraft, typedIn, withDraft } from "../data/draft.ts";
import { useTravellersApi } from "../data/travellers-api.ts";
import type { InfoLink } from "../missing-info-search.ts";
import { emptyFormStatus, type FormStatus } from "./form-status.ts";
import { callingCodes, check } from "./check.ts";
import type { InfoForm } from "./form-context.ts";
import { type Problem, withoutRemoved, withRefusals } from "./problems.ts";
import type { Refusals } from "./update.ts";
import { blockOf, type InfoBlock, type InfoPath } from "./paths.ts";
import { changedPaths, type InfoValues, valuesOf, withOtherHalves } from "./values.ts";

const noRefusals: Refusals = new Map();
const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Where the form begins: what is stored, and over it what was typed before the page was loaded again. */
function startOf(info: MissingInfo, key: string) {
  const stored: InfoValues = valuesOf(info);
  const draft = readDraft(key);
  const known = new Set(info.passengers.filter(({ primary }) => !primary).map(({ id }) => id));
  return {
    stored,
    values: withDraft(stored, draft, info),
    removed: new Set(draft.removed.filter((id) => known.has(id))),
    typed: typedIn(draft, info),
  };
}

/**
 * The form of a link: its values, what is wrong with them, and what of them is on this device. The rules run over the whole
 * form at each change and their outcome is laid on a board, so that a key press draws its own field again and no other.
 */
export function useInfoFormState(link: InfoLink, loaded: MissingInfo) {
  const api = useTravellersApi();
  const clock = useClock();
  const key = draftKey(link.searchId, link.bookingNo);
  const [start] = useState(() => startOf(loaded, key));
  const [info, setInfo] = useState(loaded);
  const [removed, setRemoved] = useState<ReadonlySet<string>>(start.removed);
  const [isRestored, setRestored] = useState(start.typed.length > 0);
  const [countries] = useState(() => createCountries(api));
  const { control, getValues, reset, setValue, subscribe } = useForm<InfoValues>({ defaultValues: start.values });
  const [today] = useState(() => localClock(clock(), zone()).date);
  const memory = useRef({ stored: start.stored, refusals: noRefusals });

  const judge = useCallback(
    (values: InfoValues, refusals: Refusals): readonly Problem[] => {
      const countryOf = (code: string) => countries.known.get().get(code);
      const found = withRefusals(check(values, info, { today, countryOf }), refusals, values);
      return withoutRemoved(found, info, removed);
    },
    [countries, info, removed, today],
  );
  const [board] = useState(() =>
    createStore<FormStatus>({
      ...emptyFormStatus,
      // What comes back wrong says so at once: its field was left when the page was.
      left: withOtherHalves(start.typed),
      // Known before anything is drawn: which part opens, and what it asks for.
      problems: judge(start.values, noRefusals),
      changed: new Set(changedPaths(start.values, start.stored)),
    }),
  );

  const draw = useCallback((): void => {
    const values = getValues();
    const { stored, refusals } = memory.current;
    board.set({ ...board.get(), problems: judge(values, refusals), changed: new Set(changedPaths(values, stored)) });
    keepDraft(key, draftOf(values, stored, info, removed));
  }, [board, getValues, info, judge, key, removed]);

  useEffect(() => {
    draw();
    const stopWatching = countries.known.subscribe(draw);
    const stop = subscribe({ formState: { values: true }, callback: draw });
    return () => {
      stopWatching();
      stop();
    };
  }, [countries, draw, subscribe]);

  const leave = useCallback(
    (path: InfoPath): void => {
      const now = board.get();
      if (!now.left.has(path)) board.set({ ...now, left: new Set(now.left).add(path) });
    },
    [board],
  );
  const form = useMemo<InfoForm>(
    () => ({ control, board, info, countries, callingCodes, today, leave, fill: setValue }),
    [control, board, info, countries, today, leave, setValue],
  );

  return {
    form,
    removed,
    /** The parts of which something is missing or wrong, in the order of the form. */
    steps: (): readonly InfoBlock[] => [
      ...new Set(judge(getValues(), memory.current.refusals).map(({ path }) => blockOf(path))),
    ],
    /** What was typed before the page was loaded again is in it, and nothing was saved or reset since. */
    isRestored,
    values: getValues,
    stored: (): InfoValues => memory.current.stored,
    remove: (id: string): void => setRemoved(new Set(removed).add(id)),
    restore: (id: string): void => setRemoved(new Set([...removed].filter((each) => each !== id))),
    /** Everything that is wrong is said from now on. */
    say: (): void => board.set({ ...board.get(), isTried: true }),
    /** The form begins again from what is stored. @param values what is in it; what is stored when left out */
    begin: (next: MissingInfo, values?: InfoValues, refusals: Refusals = noRefusals): void => {
      const stored: InfoValues = valuesOf(next);
      memory.current = { stored, refusals };
      board.set({ ...emptyFormStatus, isTried: refusals.size > 0 });
      setRestored(false);
      reset(values ?? stored);
      setInfo(next);
      if (values === undefined) setRemoved(new Set());
    },
    /** Everything was sent: nothing of it stays on this device. */
    forget: (): void => keepDraft(key, { fields: {}, removed: [] }),
  };
}
