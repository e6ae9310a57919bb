export { RangeSlider, type RangeSliderProps } from "./range-slider.tsx";
export type { SliderRange } from "./range-value.ts";
