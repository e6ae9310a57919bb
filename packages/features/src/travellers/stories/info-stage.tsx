import { createTravellersApi } from "@gatehouse/api/client/travellers";
import {
  createMissingInfo,
  createMockWorld,
  type MissingInfoOptions,
  type MockWorld,
  type MockWorldOptions,
} from "@gatehouse/api/mocks";
import { useState } from "react";
import { StoryApp } from "../../app/story-app.tsx";
import { ClockContext } from "../../app/time/index.ts";
import { TravellersApiContext } from "../data/travellers-api.ts";
import { MissingInfoScreen } from "../missing-info-screen.tsx";
import { moment, today } from "./sample-info.ts";

let current: MockWorld;

/** The mock world of the missing-information story that is being played. */
export const stage = (): MockWorld => current;

/** What the page sent, oldest first. */
export const updates = (): readonly unknown[] =>
  current.calls.filter(({ call }) => call === "travellers.updateMissingInfo").map(({ input }) => input);

/**
 * A loader for stories of the missing-information page that makes their mock world again for each run: a booking, and nobody who
 * is signed in.
 */
export const inWorld =
  (booking: MissingInfoOptions = {}, options: MockWorldOptions = {}) =>
  ({ msw }: { readonly args: unknown; readonly msw?: unknown }): Record<string, never> => {
    current = createMockWorld({
      role: null,
      checkIns: [],
      now: () => moment,
      travellers: { bookings: [createMissingInfo(today, booking)] },
      ...options,
    });
    sessionStorage.clear();
    (msw as { use: (...handlers: MockWorld["handlers"]) => void }).use(...current.handlers);
    return {};
  };

const { searchId, bookingNo } = createMissingInfo(today);

export interface StageProps {
  /** What the address says. Default: the booking's link. */
  readonly address?: Readonly<Record<string, string>>;
  readonly leaving?: { readonly proceed: () => void; readonly stay: () => void };
  readonly onUnsavedChange?: (isUnsaved: boolean) => void;
}

const link = { searchid: searchId, bookingNo };
const ignore = (): void => undefined;

/** The page as travellers open it. */
export function Stage({ address = link, leaving, onUnsavedChange = ignore }: StageProps) {
  const [api] = useState(() => createTravellersApi({ url: new URL("/api", location.origin).href }));
  return (
    <StoryApp live={false} path="/missing-info">
      <ClockContext value={() => moment}>
        <TravellersApiContext value={api}>
          <main style={{ minBlockSize: "100dvh", display: "flex", flexDirection: "column" }}>
            <MissingInfoScreen search={address} leaving={leaving} onUnsavedChange={onUnsavedChange} />
          </main>
        </TravellersApiContext>
      </ClockContext>
    </StoryApp>
  );
}
