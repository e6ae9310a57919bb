import { createMockWorld, type MockWorld, type MockWorldOptions } from "@gatehouse/api/mocks";
import type { Role } from "@gatehouse/domain/access";
import { emptyRequestForm, type RequestForm } from "@gatehouse/domain/requests";
import { StoryApp } from "../../../app/story-app.tsx";
import { CreateRequestScreen } from "../create-request-screen.tsx";
import { keepDraft } from "../data/draft.ts";
import { persist } from "../../../app/persisted-storage.ts";

/** A fixed moment, so that pictures are the same tomorrow: 21 November 2026, 17:12 UTC. */
const moment = Date.UTC(2026, 10, 21, 17, 12, 0) / 1000;

/** Ids of travellers of the mock world. */
export const ids = {
  traveller: "00000000-0000-4000-8000-000000000001",
  ellen: "00000000-0000-4000-8000-000000000002",
} as const;

export const filled: RequestForm = {
  ...emptyRequestForm,
  startDate: "2026-12-08",
  endDate: "2026-12-11",
  programId: 1,
  deptCode: "4410",
  purpose: "Surgeon/APP Travel",
  dynamicFields: [{ name: "caseType", label: "Case type", value: "Valve repair" }],
  flights: [
    { flightDeparture: "ATL", flightDestination: "MSP", flightDepartureDate: "2026-12-08" },
    { flightDeparture: "MSP", flightDestination: "RST", flightDepartureDate: "2026-12-08" },
    { flightDeparture: "RST", flightDestination: "ATL", flightDepartureDate: "2026-12-08" },
  ],
  hotels: [
    {
      name: "Mill Race Inn",
      hotelLocation: "Rochester, MN",
      website: "",
      checkInDate: "2026-12-09",
      checkOutDate: "2026-12-10",
    },
  ],
  cars: [
    {
      company: "National Car Rental",
      pickupLocation: "Rochester (RST)",
      pickupDate: "2026-12-09",
      pickupTime: "14:30",
      dropOffLocation: "Rochester (RST)",
      dropOffDate: "2026-12-11",
      dropOffTime: "",
    },
  ],
  timePreferences: ["Morning"],
  comments: { ...emptyRequestForm.comments, flightComment: "Aisle seat. On site by 13:00 on the first day." },
  consent: true,
};

export interface StageProps {
  readonly role: Role;
  /** What was typed before the page was opened again. */
  readonly draft?: RequestForm | undefined;
  /** For whom staff were asking. */
  readonly travellerId?: string | undefined;
  readonly onNavigate?: ((href: string) => void) | undefined;
}

/** The travel request form as a story shows it, inside what the shell is around it. */
export const Stage = ({ role, onNavigate }: StageProps) => (
  <StoryApp role={role} path="/dashboard/travel-request/create" {...(onNavigate ? { onNavigate } : {})}>
    <main style={{ blockSize: "100dvh", overflow: "auto", display: "flex", flexDirection: "column" }}>
      <CreateRequestScreen clock={() => moment} />
    </main>
  </StoryApp>
);

let current: MockWorld | undefined;

/** The mock world of the travel request's story that is being played. */
export function world(): MockWorld {
  if (!current) throw new Error("No story has made a world yet.");
  return current;
}

export interface LoaderContext {
  readonly args: StageProps;
  readonly msw?: unknown;
}

const hour = 3600;

/** Before each story: what was typed on this device, and for whom. */
export function keepTyped({ args: { role, draft, travellerId } }: { readonly args: StageProps }): void {
  const userid = role.toLowerCase().replaceAll("_", "-");
  if (travellerId !== undefined) persist("request.traveller", userid, travellerId);
  if (draft) keepDraft(travellerId ?? ids.traveller, userid, { at: moment - hour / 4, values: draft });
}

/** A loader for stories of the travel request form that makes their mock world again for each run. */
export const inWorld =
  (options: MockWorldOptions = {}) =>
  ({ args, msw }: LoaderContext): Record<string, never> => {
    current = createMockWorld({
      role: args.role,
      now: () => moment,
      ...options,
      requests: { callHousesSeen: [1], ...options.requests },
    });
    (msw as { use: (...handlers: MockWorld["handlers"]) => void }).use(...current.handlers);
    return {};
  };
