import { createMockWorld, type MockWorld, type MockWorldOptions } from "@gatehouse/api/mocks";
import type { Role } from "@gatehouse/domain/access";
import type { CheckIn } from "@gatehouse/domain/checkin";
import { type ReactNode, useState } from "react";
import { StoryApp } from "../../app/story-app.tsx";
import { ClockContext } from "../../app/time/index.ts";

/** A fixed moment, so that pictures are the same tomorrow: 21 November 2026, 11:42:07 UTC. */
export const moment = Date.UTC(2026, 10, 21, 11, 42, 7) / 1000;

let current: MockWorld | undefined;

/** The mock world of the boarding pass story that is being played. */
export function world(): MockWorld {
  if (!current) throw new Error("No story has made a world yet.");
  return current;
}

/** A check-in of the story's world, as it is now. */
export function rowOf(checkInId: number): CheckIn {
  const row = world()
    .rows()
    .find((each) => each.checkInId === checkInId);
  if (!row) throw new Error(`There is no check-in ${checkInId}.`);
  return row;
}

export interface LoaderContext {
  readonly args: object;
  readonly msw?: unknown;
}

/**
 * A loader for boarding pass stories that makes their mock world again for each run: what one run changed must not be there in the
 * next.
 */
export const inWorld =
  (options: MockWorldOptions = {}) =>
  ({ args, msw }: LoaderContext): Record<string, never> => {
    const role = "role" in args ? (args.role as Role) : "OPERATOR";
    current = createMockWorld({ role, now: () => moment, ...options });
    (msw as { use: (...handlers: MockWorld["handlers"]) => void }).use(...current.handlers);
    return {};
  };

export interface PassStageProps {
  /** Who is signed in. Default OPERATOR. */
  readonly user?: Role;
  readonly children: ReactNode;
}

/** What a part of the boarding passes needs around it in a story. */
export function PassStage({ user = "OPERATOR", children }: PassStageProps) {
  const [clock] = useState(() => () => moment);
  return (
    <StoryApp role={user}>
      <ClockContext value={clock}>
        <main style={{ blockSize: "100dvh", display: "grid" }}>{children}</main>
      </ClockContext>
    </StoryApp>
  );
}
