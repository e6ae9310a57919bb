import { createMockWorld, type MockWorld, type MockWorldOptions } from "@gatehouse/api/mocks";
import type { Role } from "@gatehouse/domain/access";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { StoryApp } from "../../app/story-app.tsx";
import { ProfileOfTravellerScreen } from "./profile-of-traveller-screen.tsx";

/** A fixed moment, so that pictures are the same tomorrow: 21 November 2026, 17:12 UTC. */
const moment = Date.UTC(2026, 10, 21, 17, 12, 0) / 1000;
const ofClinics = "00000000-0000-4000-8000-000000000002";
const ofFlightsOnly = "00000000-0000-4000-8000-000000000006";

interface StageProps {
  readonly role: Role;
  readonly traveller: string;
}

const Stage = ({ role, traveller }: StageProps) => (
  <StoryApp role={role} path="/dashboard/traveler-profile">
    <main style={{ blockSize: "100dvh", overflow: "auto", display: "flex", flexDirection: "column" }}>
      <ProfileOfTravellerScreen
        traveller={traveller}
        back="/dashboard/travel-request/view-travel-details?data=20814"
        clock={() => moment}
      />
    </main>
  </StoryApp>
);

let world: MockWorld | undefined;
const inWorld =
  (options: MockWorldOptions = {}) =>
  ({ args, msw }: { readonly args: StageProps; readonly msw?: unknown }): Record<string, never> => {
    world = createMockWorld({ role: args.role, now: () => moment, ...options });
    (msw as { use: (...handlers: MockWorld["handlers"]) => void }).use(...world.handlers);
    return {};
  };

/** What travellers have said about themselves, as staff read it: its states. */
const meta = {
  title: "Profiles/Profile of a traveller",
  component: Stage,
  args: { role: "CRM_OPERATOR", traveller: ofClinics },
  loaders: [inWorld()],
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {};

/** Parts are missing, and the passport has expired. */
export const Incomplete: Story = {
  loaders: [
    inWorld({
      profile: { dob: "", tz: "", phoneNumber: "", frequentFlyerNos: [], specialNote: "" },
      documents: { passportExpDate: "2026-01-31", licenseNumber: "", licenseIssueState: "", licenseExpiryDate: "" },
    }),
  ],
};

/** What was stored cannot be read any more. */
export const Lost: Story = { loaders: [inWorld({ documents: { isLost: true } })] };

/** Of an organisation that asks for flights only (REQ-3). */
export const FlightsOnly: Story = { args: { traveller: ofFlightsOnly } };

export const Loading: Story = { loaders: [inWorld({ slow: { "profiles.ofTraveller": "infinite" } })] };

export const Failed: Story = { loaders: [inWorld({ failing: { "profiles.ofTraveller": "INTERNAL_SERVER_ERROR" } })] };

export const NotFound: Story = { args: { traveller: "00000000-0000-4000-8000-000000000099" } };

export const OnPhone: Story = { ...Incomplete, globals: { viewport: { value: "phone" } } };

export const FrenchDark: Story = { ...Incomplete, globals: { language: "fr", theme: "dark" } };

/** A vendor's own staff read the same. */
export const Vendor: Story = { args: { role: "VENDOR" } };

const numberOf = async (label: string) => within(await screen.findByRole("group", { name: label }));

// PRO-12
export const ShowsTest: Story = {
  play: async () => {
    const passport = await numberOf("Passport number");
    await expect(passport.getByText("•••417")).toBeVisible();
    await userEvent.click(passport.getByRole("button", { name: /^Show/ }));
    await expect(await passport.findByText("533380417")).toBeVisible();
    await userEvent.click(passport.getByRole("button", { name: /^Hide/ }));
    await expect(passport.getByText("•••417")).toBeVisible();
    await expect(world?.calls.filter(({ call }) => call === "profiles.showNumberOf").length).toBe(1);
    // It is read, and nothing else.
    await expect(screen.queryByRole("textbox")).toBeNull();
    await expect(screen.queryByRole("button", { name: /^(?:Save|Replace)/ })).toBeNull();
    await expect(screen.getByRole("link", { name: "Back to where you were" })).toHaveAttribute(
      "href",
      "/dashboard/travel-request/view-travel-details?data=20814",
    );
  },
};

export const ShowFailsTest: Story = {
  loaders: [inWorld({ failing: { "profiles.showNumberOf": "INTERNAL_SERVER_ERROR" } })],
  play: async () => {
    const passport = await numberOf("Passport number");
    await userEvent.click(passport.getByRole("button", { name: /^Show/ }));
    await expect(await passport.findByText("The number could not be read. Try again.")).toBeVisible();
    world?.mend("profiles.showNumberOf");
    await userEvent.click(passport.getByRole("button", { name: /^Show/ }));
    await expect(await passport.findByText("533380417")).toBeVisible();
  },
};

export const IncompleteTest: Story = {
  ...Incomplete,
  play: async () => {
    await expect(await screen.findByText("Date of birth, Time zone, Phone number")).toBeVisible();
    await expect(screen.getByText("It has expired.")).toBeVisible();
  },
};

export const FlightsOnlyTest: Story = {
  ...FlightsOnly,
  play: async () => {
    await expect(await screen.findByRole("heading", { name: "Payer information" })).toBeVisible();
    await expect(screen.queryByRole("heading", { name: "Cars and hotels" })).toBeNull();
    await expect(screen.queryByText("Car rental details")).toBeNull();
  },
};

export const FailedTest: Story = {
  ...Failed,
  play: async () => {
    await screen.findByText("The profile could not be read.");
    world?.mend("profiles.ofTraveller");
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await expect(await screen.findByRole("heading", { name: "Identity documents" })).toBeVisible();
  },
};

export const NotFoundTest: Story = {
  ...NotFound,
  play: async () => {
    await expect(await screen.findByText("There is no such traveller.")).toBeVisible();
    await expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  },
};

export const OnPhoneTest: Story = {
  ...OnPhone,
  play: async ({ canvasElement }) => {
    await numberOf("Passport number");
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const FrenchDarkTest: Story = {
  ...FrenchDark,
  play: async () => {
    await expect(await screen.findByText(/^Parties remplies : 4 sur 7/)).toBeVisible();
  },
};
