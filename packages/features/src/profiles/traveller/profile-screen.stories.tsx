import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent } from "storybook/test";
import { inWorld, Stage, world } from "./stories/profile-stage.tsx";

/** What travellers say about themselves: its states, for designers. */
const meta = {
  title: "Profiles/Traveller profile",
  component: Stage,
  args: { role: "TRAVELLER", back: "/dashboard/travel-request/create" },
  loaders: [inWorld()],
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {};

/** Parts are missing; each says what it costs. */
export const Incomplete: Story = { loaders: [inWorld({ profile: { dob: "", tz: "", phoneNumber: "" } })] };

/** Somebody who has said nothing about themselves yet. */
export const Empty: Story = {
  loaders: [
    inWorld({
      profile: {
        prefix: "",
        firstName: "",
        middleName: "",
        lastName: "",
        dob: "",
        gender: "",
        phoneCode: "",
        phoneNumber: "",
        tz: "",
        language: "",
        frequentFlyerNos: [],
        loyaltyMemberships: [],
        specialNote: "",
      },
    }),
  ],
};

export const OnPhone: Story = { ...Incomplete, globals: { viewport: { value: "phone" } } };

export const FrenchDark: Story = { ...Incomplete, globals: { language: "fr", theme: "dark" } };

export const Loading: Story = { loaders: [inWorld({ slow: { "profiles.mine": "infinite" } })] };

export const Failed: Story = { loaders: [inWorld({ failing: { "profiles.mine": "INTERNAL_SERVER_ERROR" } })] };

/** Of an organisation that asks for flights only. */
export const FlightsOnly: Story = { loaders: [inWorld({ requests: { vendorCode: "TRAVELOPOD" } })] };

/** Nothing is asked about cars and hotels (REQ-3). */
export const FlightsOnlyTest: Story = {
  ...FlightsOnly,
  play: async () => {
    await expect(await screen.findByRole("textbox", { name: /^Flight\b/ })).toBeVisible();
    await expect(screen.queryByText(/cars?\b|hotels?\b/i)).toBeNull();
  },
};

/** Staff have a profile of their own, too. */
export const Staff: Story = { args: { role: "CRM_OPERATOR" } };

export const LoadingTest: Story = {
  ...Loading,
  play: async () => {
    await expect(await screen.findByText("Reading your profile")).toBeVisible();
    await expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
  },
};

export const FailedTest: Story = {
  ...Failed,
  play: async () => {
    await screen.findByText("Your profile could not be read.");
    world().mend("profiles.mine");
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await expect(await screen.findByDisplayValue("Marchetti")).toBeVisible();
  },
};

export const OnPhoneTest: Story = {
  ...OnPhone,
  play: async ({ canvasElement }) => {
    await screen.findByText("4 of 7 parts filled");
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const FrenchDarkTest: Story = {
  ...FrenchDark,
  play: async () => {
    await expect(await screen.findByText("Parties remplies : 4 sur 7")).toBeVisible();
    await expect(screen.getByRole("button", { name: "Enregistrer" })).toBeVisible();
  },
};
