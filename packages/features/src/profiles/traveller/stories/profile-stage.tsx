import { createMockWorld, type MockWorld, type MockWorldOptions } from "@gatehouse/api/mocks";
import type { Role } from "@gatehouse/domain/access";
import { StoryApp } from "../../../app/story-app.tsx";
import { TravellerProfileScreen } from "../profile-screen.tsx";

/** A fixed moment, so that pictures are the same tomorrow: 21 November 2026, 17:12 UTC. */
const moment = Date.UTC(2026, 10, 21, 17, 12, 0) / 1000;

export interface StageProps {
  readonly role: Role;
  /** Where the reader came from, as the address has it. */
  readonly back?: string | undefined;
  readonly onNavigate?: ((href: string) => void) | undefined;
}

/** The traveller's profile as a story shows it, inside what the shell is around it. */
export const Stage = ({ role, back, onNavigate }: StageProps) => (
  <StoryApp role={role} path="/dashboard/traveler-profile" {...(onNavigate ? { onNavigate } : {})}>
    <main style={{ blockSize: "100dvh", overflow: "auto", display: "flex", flexDirection: "column" }}>
      <TravellerProfileScreen back={back} clock={() => moment} />
    </main>
  </StoryApp>
);

let current: MockWorld | undefined;

/** The mock world of the traveller profile's story that is being played. */
export function world(): MockWorld {
  if (!current) throw new Error("No story has made a world yet.");
  return current;
}

export interface LoaderContext {
  readonly args: StageProps;
  readonly msw?: unknown;
}

/** A loader for stories of the traveller's profile that makes their mock world again for each run. */
export const inWorld =
  (options: MockWorldOptions = {}) =>
  ({ args, msw }: LoaderContext): Record<string, never> => {
    current = createMockWorld({ role: args.role, now: () => moment, ...options });
    (msw as { use: (...handlers: MockWorld["handlers"]) => void }).use(...current.handlers);
    return {};
  };
