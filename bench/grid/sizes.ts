import { gzipSync } from "node:zlib";
import { build } from "vite";

/** What each grid adds to an application that has React already. */
const entries = {
  ours: `export { DataGrid } from "@gatehouse/ui/data-grid";`,
  "ag-grid": `export { CellStyleModule, ClientSideRowModelModule, ColumnApiModule, ColumnAutoSizeModule, CsvExportModule, HighlightChangesModule, LocaleModule, PaginationModule, RowSelectionModule, RowStyleModule, ScrollApiModule, TooltipModule } from "ag-grid-community"; export { AgGridProvider, AgGridReact } from "ag-grid-react";`,
  mui: `export { DataGrid } from "@mui/x-data-grid";`,
} as const;

export type Grid = keyof typeof entries;

export interface Size {
  /** Gzip bytes of the JavaScript that an open grid needs. */
  readonly script: number;
  /** Gzip bytes of JavaScript that comes when a menu first opens. */
  readonly later: number;
  /** Gzip bytes of style sheets; the peers carry theirs inside the script. */
  readonly style: number;
}

const gzip = (text: string | Uint8Array): number => gzipSync(text, { level: 9 }).length;

/** Builds one grid alone, minified, React left out. */
export async function sizeOf(grid: Grid, root: string): Promise<Size> {
  const id = "virtual:grid";
  const built = await build({
    root,
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [
      {
        name: "entry",
        resolveId: (source) => (source === id ? `${root}/${grid}-size.ts` : null),
        load: (file) => (file.endsWith("-size.ts") ? entries[grid] : null),
      },
    ],
    build: {
      write: false,
      minify: true,
      rollupOptions: { input: id, preserveEntrySignatures: "strict", external: [/^react(?:-dom)?(?:\/|$)/u] },
    },
  });
  const output = (Array.isArray(built) ? built : [built]).flatMap((each) => ("output" in each ? each.output : []));
  const chunks = output.filter((file) => file.type === "chunk");
  const sum = (files: readonly { readonly code: string }[]) =>
    files.reduce((bytes, file) => bytes + gzip(file.code), 0);
  const entry = chunks.filter((chunk) => chunk.isEntry);
  const first = new Set(entry.flatMap((chunk) => [chunk.fileName, ...chunk.imports]));
  return {
    script: sum(chunks.filter((chunk) => first.has(chunk.fileName))),
    later: sum(chunks.filter((chunk) => !first.has(chunk.fileName))),
    style: output.reduce(
      (bytes, file) => bytes + (file.type === "asset" && file.fileName.endsWith(".css") ? gzip(file.source) : 0),
      0,
    ),
  };
}
