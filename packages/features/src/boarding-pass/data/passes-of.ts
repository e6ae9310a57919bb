import type { ReadPass } from "@gatehouse/domain/boarding-pass";

/**
 * The boarding passes of a candidate page, as the call answers them, with their type. They are plain data, so JSON brings them as
 * they were; only their type is lost on the way.
 */
export const passesOf = ({ passes }: { readonly passes: readonly unknown[] }): readonly ReadPass[] =>
  passes as readonly ReadPass[];
