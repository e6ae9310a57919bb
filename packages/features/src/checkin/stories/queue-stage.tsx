// Code that a reader fetches with the first selection is there from the start: its fetching is no part of what a story times.
import "../../boarding-pass/index.ts";
import { createMockWorld, type MockWorld, type MockWorldOptions } from "@gatehouse/api/mocks";
import type { Role } from "@gatehouse/domain/access";
import type { ReactNode } from "react";
import { StoryAddress } from "../../app/story-address.tsx";
import { QueueScreen } from "../queue/queue-screen.tsx";
import { parseQueueSearch, type QueueSearch } from "../queue-search.ts";

/** A fixed moment, so that pictures are the same tomorrow: 21 November 2026, 11:42:07 UTC. */
export const moment = Date.UTC(2026, 10, 21, 11, 42, 7) / 1000;

export interface QueueStageProps {
  readonly role: Role;
  /** What the address says at first. */
  readonly search: Readonly<Record<string, unknown>>;
  /** Hears what the address becomes. */
  readonly onSearchChange: (next: QueueSearch) => void;
}

/** The queue screen of a story, with an address of its own. */
export function QueueStage({ role, search: start, onSearchChange }: QueueStageProps): ReactNode {
  return (
    <StoryAddress role={role} start={parseQueueSearch(start)} onSearchChange={onSearchChange}>
      {(search, change) => <QueueScreen search={search} onSearchChange={change} clock={() => moment} />}
    </StoryAddress>
  );
}

let current: MockWorld | undefined;

/** The mock world of the check-in story that is being played. */
export function world(): MockWorld {
  if (!current) throw new Error("No story has made a world yet.");
  return current;
}

export interface LoaderContext {
  readonly args: { readonly role?: Role };
  readonly msw?: unknown;
}

/** A loader for check-in stories that makes their mock world again for each run: what one run changed must not be there in the next. */
export const inWorld =
  (options: MockWorldOptions = {}) =>
  ({ args, msw }: LoaderContext): Record<string, never> => {
    // What one story disposed of cannot be taken back in the next.
    sessionStorage.removeItem("gatehouse.checkin.undo");
    current = createMockWorld({ role: args.role ?? "OPERATOR", now: () => moment, ...options });
    (msw as { use: (...handlers: MockWorld["handlers"]) => void }).use(...current.handlers);
    return {};
  };
