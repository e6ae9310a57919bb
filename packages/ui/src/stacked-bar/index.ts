export { StackedBar, StackedBarAxis, type StackedBarAxisProps, type StackedBarProps } from "./stacked-bar.tsx";
