import type { Meta, StoryObj } from "@storybook/react-vite";
import { inWorld, Stage } from "./stories/profile-stage.tsx";

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

/** Staff have a profile of their own, too. */
export const Staff: Story = { args: { role: "CRM_OPERATOR" } };
