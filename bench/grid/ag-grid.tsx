import {
  CellStyleModule,
  ClientSideRowModelModule,
  ColumnApiModule,
  ColumnAutoSizeModule,
  CsvExportModule,
  HighlightChangesModule,
  LocaleModule,
  PaginationModule,
  RowSelectionModule,
  RowStyleModule,
  ScrollApiModule,
  TooltipModule,
  type ColDef,
} from "ag-grid-community";
import { AgGridProvider, AgGridReact } from "ag-grid-react";
import { createRoot } from "react-dom/client";
import { columnNames, rows, type Row } from "./data.ts";
import { start } from "./probe.ts";
import { rootElement } from "./root.ts";

/** What our grid can do, and no more: AG Grid's own way to stay small. */
const modules = [
  CellStyleModule,
  ClientSideRowModelModule,
  ColumnApiModule,
  ColumnAutoSizeModule,
  CsvExportModule,
  HighlightChangesModule,
  LocaleModule,
  PaginationModule,
  RowSelectionModule,
  RowStyleModule,
  ScrollApiModule,
  TooltipModule,
];

const columns: ColDef<Row>[] = [
  { field: "number", type: "rightAligned", pinned: "left", width: 90 },
  ...columnNames.map((name): ColDef<Row> => ({
    colId: name,
    headerName: name,
    valueGetter: ({ data }) => data?.[name],
    width: 120,
  })),
];

start(() => {
  createRoot(rootElement()).render(
    <AgGridProvider modules={modules}>
      <AgGridReact<Row>
        rowData={[...rows]}
        columnDefs={columns}
        getRowId={({ data }) => data.id}
        rowHeight={36}
        headerHeight={32}
        rowSelection={{ mode: "multiRow" }}
        selectionColumnDef={{ pinned: "left" }}
        containerStyle={{ height: "100%" }}
      />
    </AgGridProvider>,
  );
});
