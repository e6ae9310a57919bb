/** Keys that act on what is selected. */
export const disposalKeys = { dispose: "d", undo: "z" } as const;
