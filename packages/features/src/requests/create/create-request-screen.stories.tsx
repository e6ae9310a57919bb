import type { Meta, StoryObj } from "@storybook/react-vite";
import { filled, ids, inWorld, keepTyped, Stage } from "./stories/request-stage.tsx";

/** What a travel request is asked for by: its states, for designers. */
const meta = {
  title: "Requests/Create travel request",
  component: Stage,
  args: { role: "TRAVELLER" },
  loaders: [inWorld()],
  beforeEach: keepTyped,
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A traveller of a network of clinics, who has typed nothing yet. */
export const Empty: Story = {};

export const Filled: Story = { args: { draft: filled } };

export const FilledOnPhone: Story = { ...Filled, globals: { viewport: { value: "phone" } } };

export const FilledDark: Story = { ...Filled, globals: { theme: "dark" } };

/** The program has a call house, and a hotel is asked for: whether to book it is asked. */
export const WithCallHouse: Story = { args: { draft: { ...filled, consent: null } } };

/** Staff ask for a traveller whom they have chosen; the vendor is beside the name. */
export const StaffForTraveller: Story = {
  args: { role: "CRM_OPERATOR", travellerId: ids.ellen, draft: { ...filled, consent: null } },
};

/** Staff begin with the question for whom the request is. */
export const StaffChooseTraveller: Story = { args: { role: "CRM_OPERATOR" } };

/** The organisation that asks for flights only. */
export const FlightsOnly: Story = { loaders: [inWorld({ requests: { vendorCode: "TRAVELOPOD" } })] };

/** A company without programs. */
export const Company: Story = { loaders: [inWorld({ requests: { vendorCode: "NWT" } })] };

/** Something is missing in the traveller's profile. */
export const ProfileIncomplete: Story = { loaders: [inWorld({ requests: { missingDetails: ["tz"] } })] };

/** Shown once: the program has a call house. */
export const CallHouseModal: Story = {
  args: { draft: filled },
  loaders: [inWorld({ requests: { callHousesSeen: [] } })],
};

export const Loading: Story = { loaders: [inWorld({ slow: { "requests.programs": "infinite" } })] };

export const Failed: Story = { loaders: [inWorld({ failing: { "requests.programs": "INTERNAL_SERVER_ERROR" } })] };

export const French: Story = { ...Filled, globals: { language: "fr" } };
