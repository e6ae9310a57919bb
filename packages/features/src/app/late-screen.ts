import { late, type LateComponent } from "@gatehouse/ui/late";
import type { ComponentType, ReactNode } from "react";

/**
 * The page of a route, whose code arrives when somebody goes there; the router fetches it with `preload` before it shows it.
 * Unlike the router's own helper it does not load the whole page anew when the code cannot be had.
 * @param waiting what is shown until then
 */
export const lateScreen = <Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
  waiting: ReactNode = null,
): LateComponent<object> => late<object>(async () => (await load())[name], { waiting, turn: "later" });
