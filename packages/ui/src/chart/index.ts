export { ChartKey, type ChartKeyProps, Swatch } from "./chart-key.tsx";
export { countScale, type CountScale } from "./count-scale.ts";
export type { ChartTone } from "./tones.ts";
export { useRoving } from "./use-roving.ts";
