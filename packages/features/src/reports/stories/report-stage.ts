import { createMockWorld, type MockWorld, type MockWorldOptions } from "@gatehouse/api/mocks";
import type { Role } from "@gatehouse/domain/access";

/** A fixed moment, so that pictures are the same tomorrow: 20 November 2026, 11:42:07 UTC, 17:12:07 in India. */
export const moment = Date.UTC(2026, 10, 20, 11, 42, 7) / 1000;

let current: MockWorld | undefined;

/** The mock world of the report story that is being played. */
export function world(): MockWorld {
  if (!current) throw new Error("No story has made a world yet.");
  return current;
}

export interface LoaderContext {
  readonly args: { readonly role?: Role };
  readonly msw?: unknown;
}

/** A loader for report stories that makes their mock world again for each run: what one run changed must not be there in the next. */
export const inWorld =
  (options: MockWorldOptions = {}) =>
  ({ args, msw }: LoaderContext): Record<string, never> => {
    current = createMockWorld({ role: args.role ?? "ADMIN", now: () => moment, checkIns: [], ...options });
    (msw as { use: (...handlers: MockWorld["handlers"]) => void }).use(...current.handlers);
    return {};
  };

/** What a report story's screen sent with each of its calls of one name, oldest first, as the mocks recorded it. */
export const inputsOf = (call: string): readonly unknown[] =>
  world()
    .calls.filter((each) => each.call === call)
    .map(({ input }) => input);
