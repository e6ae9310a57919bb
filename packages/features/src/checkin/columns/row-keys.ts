/** Keys that act on the selected row. */
export const rowKeys = { actions: "v", openPass: "o" } as const;
