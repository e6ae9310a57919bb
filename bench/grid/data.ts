/** The same 10,000 rows × 25 columns for every grid: a number and 24 texts. */
export interface Row {
  readonly id: string;
  readonly number: number;
  readonly [column: `c${number}`]: string;
}

const count = 10_000;
/** Prime to the count: every column comes in an order of its own. */
const stride = 7919;

export const columnNames = Array.from({ length: 24 }, (_, column) => `c${column}` as const);

export const rows: readonly Row[] = Array.from({ length: count }, (_, row) => ({
  id: String(row),
  number: (row * stride) % count,
  ...Object.fromEntries(columnNames.map((name, column) => [name, `r${(row * stride + column * 31) % count} ${name}`])),
}));
