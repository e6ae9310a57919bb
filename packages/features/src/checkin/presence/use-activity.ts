import { createContext, use, useSyncExternalStore } from "react";
import { type Activity, createActivity } from "./activity.ts";

/** Stories and tests give their own, whose time they can set. */
export const ActivityContext = createContext<Activity | undefined>(undefined);

let ofPage: Activity | undefined;

/** Keys and pointers of this page. */
export const useActivity = (): Activity => use(ActivityContext) ?? (ofPage ??= createActivity());

/** Whether nobody has touched anything on this device for ten minutes. */
export function useAway(): boolean {
  const { subscribe, away } = useActivity();
  return useSyncExternalStore(subscribe, away);
}
