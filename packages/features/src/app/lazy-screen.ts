import { lazyComponent, type LazyComponent } from "@gatehouse/ui/lazy";
import type { ComponentType, ReactNode } from "react";

/**
 * The page of a route, whose code is loaded when the user goes there; the router fetches it with `preload` before it shows it.
 * Unlike the router's own helper it does not load the whole page again when the code cannot be had.
 * @param waiting what is shown until then
 */
export const lazyScreen = <Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
  waiting: ReactNode = null,
): LazyComponent<object> => lazyComponent<object>(async () => (await load())[name], { waiting, turn: "later" });
