export { DateField, type DateFieldProps } from "./date-field.tsx";
export { DateRangePicker, type DateRangePickerProps } from "./date-range-picker.tsx";
export { DateTimeRangePicker, type DateTimeRangePickerProps } from "./date-time-range-picker.tsx";
export type { DateLabels } from "./types.ts";
