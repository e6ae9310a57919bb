import { late } from "@gatehouse/ui/late";
import type { FlightSlots } from "./flights-model.ts";

/** The parts that stand in folders of their own; each arrives when it is first shown. */
export const slots: FlightSlots = {
  Results: late(() => import("./results/index.ts").then(({ Results }) => Results)),
  Selection: late(() => import("./selection/index.ts").then(({ SelectionView }) => SelectionView)),
  Weather: late(() => import("./weather/index.ts").then(({ WeatherDialog }) => WeatherDialog), { over: true }),
  Share: late(() => import("./share/index.ts").then(({ ShareControl }) => ShareControl)),
};
