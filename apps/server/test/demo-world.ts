import { createDemoWorld, type DemoWorldOptions } from "../src/demo/world.ts";
import type { Database } from "../src/platform/database.ts";

/** Files that are only counted. */
export function memoryFiles() {
  const stored = new Map<string, Uint8Array>();
  return {
    stored,
    put: (bytes: Uint8Array) => {
      const key = `00/${String(stored.size).padStart(40, "0")}`;
      stored.set(key, bytes);
      return Promise.resolve(key);
    },
  };
}

/** A small demo world. @returns how many check-ins it has */
export const smallWorld = (
  db: Database,
  options: Omit<DemoWorldOptions, "checkIns"> & { readonly checkIns?: number },
): Promise<number> => createDemoWorld(db, memoryFiles(), { checkIns: 600, flights: false, ...options });
