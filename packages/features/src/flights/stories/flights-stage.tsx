import { createMockWorld, type MockWorld, type MockWorldOptions } from "@gatehouse/api/mocks";
import type { Role } from "@gatehouse/domain/access";
import type { AddressParameters, DisplayOptions, SearchRequest } from "@gatehouse/domain/flights";
import { useState } from "react";
import { StoryApp } from "../../app/story-app.tsx";
import { ClockContext } from "../../app/time/index.ts";
import { FlightsScreen } from "../flights-screen.tsx";
import { TimerContext } from "../../app/airport-field/timer.ts";
import { createManualTimer, type ManualTimer } from "./manual-timer.ts";

/** A fixed moment, so that pictures are the same tomorrow: noon of 22 November 2026, UTC. */
const moment = Date.UTC(2026, 10, 22, 12) / 1000;

let current: { readonly world: MockWorld; readonly timer: ManualTimer; readonly addresses: AddressParameters[] };

/** The world of the story that is being played, its timer, and every address that the screen has asked for. */
export const stage = () => current;

/**
 * A loader for stories of the whole flight search that makes their mock world again for each run, with searches made before;
 * nobody is signed in, as on the traveller site.
 * @param searched searches that somebody made before: their answers are kept as `mock-search-0001` and so on
 */
export const inWorld =
  (options: MockWorldOptions = {}, searched: readonly SearchRequest[] = []) =>
  ({ args, msw }: { readonly args: object; readonly msw?: unknown }): Record<string, never> => {
    const world = createMockWorld({
      role: "role" in args ? (args.role as Role) : null,
      now: () => moment,
      checkIns: [],
      ...options,
    });
    for (const request of searched) world.flights.search(request);
    current = { world, timer: createManualTimer(), addresses: [] };
    (msw as { use: (...handlers: MockWorld["handlers"]) => void }).use(...world.handlers);
    return {};
  };

/** What a story of the whole flight search sent with each of its calls of one name, oldest first, as the mocks recorded it. */
export const inputsOf = (call: string): readonly unknown[] =>
  current.world.calls.filter((each) => each.call === call).map(({ input }) => input);

export interface StageProps {
  /** What the address says at first. */
  readonly address?: AddressParameters;
  readonly role?: Role;
  readonly isOperator?: boolean;
  readonly display?: Partial<DisplayOptions>;
  readonly arrival?: unknown;
}

/** The screen with an address of its own. */
export function Stage({ address = {}, role, ...props }: StageProps) {
  const [search, setSearch] = useState(address);
  return (
    <StoryApp live={false} path="/fsbsearch" {...(role && { role })}>
      <ClockContext value={() => moment}>
        <TimerContext value={current.timer}>
          <main style={{ minBlockSize: "100dvh", display: "flex", flexDirection: "column" }}>
            <FlightsScreen
              {...props}
              search={search}
              onSearchChange={(next) => {
                current.addresses.push(next);
                setSearch(next);
              }}
            />
          </main>
        </TimerContext>
      </ClockContext>
    </StoryApp>
  );
}
