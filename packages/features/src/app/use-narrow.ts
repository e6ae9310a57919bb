import { useSyncExternalStore } from "react";

const watch = (query: string) => (notify: () => void) => {
  const list = matchMedia(query);
  list.addEventListener("change", notify);
  return () => list.removeEventListener("change", notify);
};

const phone = "(max-width: 48rem)";
const watchPhone = watch(phone);
const broad = "(min-width: 64rem)";
const watchBroad = watch(broad);
const roomy = "(min-width: 80rem)";
const watchRoomy = watch(roomy);

/** A screen as narrow as a phone's: rows sum themselves up, buttons fold. */
export const useNarrow = (): boolean => useSyncExternalStore(watchPhone, () => matchMedia(phone).matches);

/** Room for the rail of views at the side. */
export const useBroad = (): boolean => useSyncExternalStore(watchBroad, () => matchMedia(broad).matches);

/** Room for details beside the rows; elsewhere they lie over them. */
export const useRoomy = (): boolean =>
  useSyncExternalStore(
    watchRoomy,
    () => matchMedia(roomy).matches,
    // A picture that is made while the app is built has no window.
    () => true,
  );
