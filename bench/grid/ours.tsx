import { DataGrid, type DataGridLabels, type GridColumn } from "@gatehouse/ui/data-grid";
import { ThemeProvider } from "@gatehouse/ui/theme";
import { createRoot } from "react-dom/client";
import { columnNames, rows, type Row } from "./data.ts";
import { start } from "./probe.ts";
import { rootElement } from "./root.ts";

/** Words are not measured: every label is its own name. */
const labels = new Proxy({} as DataGridLabels, {
  get: (_, name) =>
    /^(?:select(?:Row|Group|AllMatching|ed)|columnMenu|moveColumn|page$|pageSizeOption|range|groupCount|copied|sorted|moved)/u.test(
      String(name),
    )
      ? (...values: unknown[]) => `${String(name)} ${values.join(" ")}`
      : String(name),
});

const columns: readonly GridColumn<Row>[] = [
  { id: "number", header: "Number", value: (row) => row.number, numeric: true, pin: "start", width: 90 },
  ...columnNames.map((name): GridColumn<Row> => ({ id: name, header: name, value: (row) => row[name], width: 120 })),
];

start(() => {
  createRoot(rootElement()).render(
    <ThemeProvider density="compact">
      <DataGrid
        id="bench"
        label="Rows"
        labels={labels}
        columns={columns}
        rows={rows}
        rowId={(row) => row.id}
        selectionMode="multiple"
        csvFileName="rows.csv"
      />
    </ThemeProvider>,
  );
});
