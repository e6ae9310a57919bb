/**
 * Where the report's parts stand. Where there is room in two columns: airlines over throughput, summary over operators; the tables
 * then take the height that is there, and scroll in themselves. Elsewhere one below the other.
 */
export const efficiencyLayout = {
  flex: "1 0 auto",
  display: "flex",
  flexDirection: "column",
  "& .panels": { flex: "1", display: "grid", gridTemplate: "auto / minmax(0, 1fr)" },
  "& .column": { display: "grid", minH: "0", minW: "0", gridTemplate: "auto auto / minmax(0, 1fr)" },
  "& .column > *": { borderTopWidth: "1px", borderColor: "border.subtle" },
  "& .column:first-of-type > :first-of-type": { borderTopWidth: "0" },
  "@container (min-width: 64rem)": {
    // The summary's eleven rows and a legible line are the least; on a low screen the page scrolls.
    flex: "1 0 48rem",
    minH: "0",
    "& .panels": {
      flex: "1 1 0",
      minH: "0",
      gridTemplate: "minmax(0, 1fr) / minmax(0, 1fr) minmax(25.5rem, 28%)",
    },
    "& .column": { gridTemplate: "minmax(24rem, 1fr) minmax(17.5rem, 20rem) / minmax(0, 1fr)" },
    "& .column + .column": {
      gridTemplate: "auto minmax(0, 1fr) / minmax(0, 1fr)",
      borderInlineStartWidth: "1px",
      "& > :first-of-type": { borderTopWidth: "0" },
    },
  },
} as const;
