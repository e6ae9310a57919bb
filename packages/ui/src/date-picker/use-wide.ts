import { useSyncExternalStore } from "react";

/** Two months and a floating panel find room from here; below the calendar is a sheet with one month. */
const query = "(min-width: 48rem)";

const subscribe = (notify: () => void) => {
  const media = matchMedia(query);
  media.addEventListener("change", notify);
  return () => media.removeEventListener("change", notify);
};

/** Whether the window is wide enough for two months beside each other. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches);
