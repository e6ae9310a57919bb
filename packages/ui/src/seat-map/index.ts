export type { SeatMapOrientation } from "./geometry.ts";
export { SeatMap, type SeatMapProps, SeatSample } from "./seat-map.tsx";
export type { SeatLook, SeatMapMove, SeatMapRow, SeatMapSeat } from "./types.ts";
