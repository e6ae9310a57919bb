import { lazyComponent } from "@gatehouse/ui/lazy";
import type { FlightSlots } from "./flights-model.ts";

/** The parts that are in folders of their own; each arrives when it is first shown. */
export const slots = {
  Results: lazyComponent(() => import("./results/index.ts").then(({ Results }) => Results)),
  Selection: lazyComponent(() => import("./selection/index.ts").then(({ SelectionView }) => SelectionView)),
  Weather: lazyComponent(() => import("./weather/index.ts").then(({ WeatherDialog }) => WeatherDialog), { over: true }),
  Share: lazyComponent(() => import("./share/index.ts").then(({ ShareControl }) => ShareControl)),
} satisfies FlightSlots;
