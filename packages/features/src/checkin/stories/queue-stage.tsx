// Code that a reader fetches with the first selection is there from the start: its fetching is no part of what a story times.
import "../../boarding-pass/index.ts";
import { createMockWorld, type MockWorld, type MockWorldWish } from "@gatehouse/api/mocks";
import type { Role } from "@gatehouse/domain/access";
import { type ReactNode, useState } from "react";
import { StoryApp } from "../../app/story-app.tsx";
import { QueueScreen } from "../queue-screen.tsx";
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
  const [search, setSearch] = useState(() => parseQueueSearch(start));
  return (
    <StoryApp role={role}>
      <main style={{ blockSize: "100dvh" }}>
        <QueueScreen
          search={search}
          onSearchChange={(next) => {
            setSearch(next);
            onSearchChange(next);
          }}
          clock={() => moment}
        />
      </main>
    </StoryApp>
  );
}

let current: MockWorld | undefined;

/** The world of the story that is being played. */
export function world(): MockWorld {
  if (!current) throw new Error("No story has made a world yet.");
  return current;
}

export interface LoaderContext {
  readonly args: { readonly role?: Role };
  readonly msw?: unknown;
}

/** A loader that makes the story's world anew for each run: what one run changed must not be there in the next. */
export const inWorld =
  (wish: MockWorldWish = {}) =>
  ({ args, msw }: LoaderContext): Record<string, never> => {
    current = createMockWorld({ role: args.role ?? "OPERATOR", now: () => moment, ...wish });
    (msw as { use: (...handlers: MockWorld["handlers"]) => void }).use(...current.handlers);
    return {};
  };
