/** What a tone means is the same in every chart of a screen; the colours are the theme's (`chart.*`). */
export type ChartTone = "auto" | "operator" | "status1" | "status234" | "waiting";

/** Fills whatever carries `data-tone`; the numbers inside are legible in both appearances. What is still open has an edge instead. */
export const toneFills = {
  "& [data-tone=auto]": { bg: "chart.auto", color: "bg.canvas" },
  "& [data-tone=operator]": { bg: "chart.operator", color: "bg.canvas" },
  "& [data-tone=status1]": { bg: "chart.status1", color: "fg", _dark: { color: "bg.canvas" } },
  "& [data-tone=status234]": { bg: "chart.status234", color: "bg.canvas" },
  "& [data-tone=waiting]": {
    bg: "state.slate.soft",
    color: "fg",
    borderWidth: "1px",
    borderColor: "chart.waiting",
  },
} as const;

/** The tone as a CSS colour, for lines and dots. */
export const toneColor = (tone: ChartTone): string => `var(--gh-colors-chart-${tone})`;
