import { DataGrid, type GridColDef } from "@mui/x-data-grid";
import { createRoot } from "react-dom/client";
import { columnNames, rows, type Row } from "./data.ts";
import { start } from "./probe.ts";
import { rootElement } from "./root.ts";

const columns: GridColDef<Row>[] = [
  { field: "number", type: "number", width: 90 },
  ...columnNames.map((name): GridColDef<Row> => ({ field: name, valueGetter: (_, row) => row[name], width: 120 })),
];

start(() => {
  createRoot(rootElement()).render(
    <DataGrid<Row>
      rows={rows}
      columns={columns}
      rowHeight={36}
      columnHeaderHeight={32}
      checkboxSelection
      // The Community edition shows no more than 100 rows at once.
      initialState={{ pagination: { paginationModel: { page: 0, pageSize: 100 } } }}
    />,
  );
});
