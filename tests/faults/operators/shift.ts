/** When people may act: nobody does during a pause. */
export interface Shift {
  /** Acts as soon as there is no pause. */
  act(operation: () => Promise<unknown>): Promise<void>;
  /** Resolves when nobody acts any more. */
  pause(): Promise<void>;
  goOn(): void;
}

/** The operators' working time, which pauses while the rows are compared. */
export function createShift(): Shift {
  let gate: PromiseWithResolvers<undefined> | undefined;
  const acting = new Set<Promise<unknown>>();
  return {
    async act(operation) {
      await gate?.promise;
      const acted = operation();
      acting.add(acted);
      await acted.finally(() => acting.delete(acted));
    },
    async pause() {
      gate ??= Promise.withResolvers<undefined>();
      await Promise.allSettled(acting);
    },
    goOn() {
      gate?.resolve(undefined);
      gate = undefined;
    },
  };
}
