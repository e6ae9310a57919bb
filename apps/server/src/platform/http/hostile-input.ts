const deepest = 32;

/** Names that every object inherits; yup looks fields up without asking whose they are, and stumbles over these. */
const inherited: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype));

/**
 * Whether an input has a shape that no honest client sends and that would make validation fail as a defect instead of as an answer:
 * fields named like what every object inherits (`toString`, `__proto__`), or nesting without end.
 * @returns the path of the offending field
 */
export function hostilePath(input: unknown, path: readonly string[] = []): readonly string[] | undefined {
  if (typeof input !== "object" || input === null || input instanceof Blob) return undefined;
  if (path.length >= deepest) return path;
  for (const [name, value] of Object.entries(input)) {
    if (inherited.has(name)) return [...path, name];
    const inner = hostilePath(value, [...path, name]);
    if (inner) return inner;
  }
  return undefined;
}
