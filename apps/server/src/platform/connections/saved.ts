import { AsyncLocalStorage } from "node:async_hooks";

/** What one call has done to the database so far. */
interface Work {
  saved: boolean;
}

const works = new AsyncLocalStorage<Work>();

/** Runs a call whose savings are watched: see `hasSaved`. */
export const watchSaving = <T>(call: () => T): T => works.run({ saved: false }, call);

/** Says that the call under way has saved something for good. */
export const noteSaved = (): void => {
  const work = works.getStore();
  if (work) work.saved = true;
};

/** Whether the call under way has saved something: then a later failure cannot be told as "nothing was saved". */
export const hasSaved = (): boolean => works.getStore()?.saved ?? false;
