export { LineChart, type LineChartProps } from "./line-chart.tsx";
export type { LineSeries } from "./types.ts";
