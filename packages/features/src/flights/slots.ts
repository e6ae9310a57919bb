import { lazy } from "react";
import type { FlightSlots } from "./flights-model.ts";

/** The parts that stand in folders of their own; each arrives when it is first shown. */
export const slots: FlightSlots = {
  Results: lazy(() => import("./results/index.ts").then(({ Results }) => ({ default: Results }))),
  Selection: lazy(() => import("./selection/index.ts").then(({ SelectionView }) => ({ default: SelectionView }))),
  Weather: lazy(() => import("./weather/index.ts").then(({ WeatherDialog }) => ({ default: WeatherDialog }))),
  Share: lazy(() => import("./share/index.ts").then(({ ShareControl }) => ({ default: ShareControl }))),
};
