import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether there is a browser: false on a server and while its HTML is taken over, true from the first drawing elsewhere. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
