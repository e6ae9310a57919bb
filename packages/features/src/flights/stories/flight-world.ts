import { createMockWorld, type MockWorld, type MockWorldOptions } from "@gatehouse/api/mocks";

/** A fixed moment, so that pictures are the same tomorrow: 20 November 2026, 11:42:07 UTC. */
export const moment = Date.UTC(2026, 10, 20, 11, 42, 7) / 1000;

let current: MockWorld | undefined;

/** The mock world of the story about flights that is being played. */
export function world(): MockWorld {
  if (!current) throw new Error("No story has made a world yet.");
  return current;
}

export interface LoaderContext {
  readonly id: string;
  readonly msw?: unknown;
}

/**
 * A loader for stories of a part of the flight pages that makes their mock world again for each run; nobody is signed in, as on
 * the traveller site.
 */
export const flightWorld =
  (options: MockWorldOptions = {}) =>
  ({ msw }: LoaderContext): Record<string, never> => {
    current = createMockWorld({ role: null, now: () => moment, checkIns: [], ...options });
    (msw as { use: (...handlers: MockWorld["handlers"]) => void }).use(...current.handlers);
    return {};
  };

/** What a story of a part of the flight pages sent with each of its calls of one name, oldest first, as the mocks recorded it. */
export const inputsOf = (call: string): readonly unknown[] =>
  world()
    .calls.filter((each) => each.call === call)
    .map(({ input }) => input);
