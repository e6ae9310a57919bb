import { createMockWorld, type MockWorld, type MockWorldOptions } from "@gatehouse/api/mocks";
import type { Role } from "@gatehouse/domain/access";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { StoryAddress } from "../../app/story-address.tsx";
import { MineScreen } from "./mine-screen.tsx";
import { parseMineSearch } from "./mine-search.ts";

const moment = Date.UTC(2026, 10, 20, 11, 42, 7) / 1000;
const onSearchChange = fn();
let world: MockWorld;

const inWorld =
  (options: MockWorldOptions = {}) =>
  ({ args, msw }: { readonly args: { readonly role?: Role }; readonly msw?: unknown }): Record<string, never> => {
    world = createMockWorld({ role: args.role ?? "CRM_OPERATOR", now: () => moment, checkIns: [], ...options });
    (msw as { use: (...handlers: MockWorld["handlers"]) => void }).use(...world.handlers);
    return {};
  };

interface StageProps {
  readonly role: Role;
  readonly current: boolean;
  readonly search: Readonly<Record<string, unknown>>;
}

const Stage = ({ role, current, search }: StageProps) => (
  <StoryAddress
    role={role}
    path={`/dashboard/my-trips/${current ? "current-trips" : "upcoming-trips"}`}
    start={parseMineSearch(search)}
    onSearchChange={onSearchChange}
  >
    {(shown, change) => <MineScreen current={current} search={shown} onSearchChange={change} />}
  </StoryAddress>
);

const meta = {
  title: "Trips/My Trips",
  component: Stage,
  args: { role: "CRM_OPERATOR", current: false, search: {} },
  globals: { viewport: { value: "laptop" } },
  loaders: [inWorld()],
  beforeEach: () => void onSearchChange.mockClear(),
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Current: Story = { args: { current: true } };

/** A traveller chooses no vendor. */
export const Traveller: Story = { args: { role: "TRAVELLER" } };

export const Phone: Story = { args: { role: "TRAVELLER" }, globals: { viewport: { value: "phone" } } };

export const Empty: Story = { loaders: [inWorld({ trips: { trips: [] } })] };

export const Failed: Story = { loaders: [inWorld({ failing: { "trips.mine": "LOOKUP_FAILED" } })] };

/** A row leads to its trip, with its vendor. */
export const Leading: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = await canvas.findByRole("link", { name: "View ALD-70344, opens in a new tab" });
    await expect(link).toHaveAttribute(
      "href",
      "/dashboard/my-trips/view-trips-details?data=ALD-70344&vendorCode=ALD&type=itinerary",
    );
    await userEvent.selectOptions(await canvas.findByRole("combobox", { name: "Domain" }), "ALD");
    await expect(onSearchChange).toHaveBeenLastCalledWith({ vendorCode: "ALD" });
  },
};

/** Travellers' addresses name no vendor. */
export const LeadingTraveller: Story = {
  args: { role: "TRAVELLER" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = await canvas.findByRole("link", { name: "View ALD-70344, opens in a new tab" });
    await expect(link).toHaveAttribute("href", "/dashboard/my-trips/view-trips-details?data=ALD-70344&type=itinerary");
    await expect(canvas.queryByRole("combobox", { name: "Domain" })).toBeNull();
  },
};

/** A trip with a comment that the reader has not seen has a mark, which goes once they have (TRP-43). */
export const NewComment: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole("row", { name: /ALD-70344/ });
    // A row may be drawn anew while lists are read.
    const inRow = () => within(canvas.getByRole("row", { name: /ALD-70344/ }));
    await expect(inRow().queryByText("New comment")).toBeNull();
    world.cases.change(2, { bookingNo: "ALD-70344" });
    const said = world.cases.say({
      caseId: 2,
      kind: "TR",
      audience: "external",
      segmentId: 0,
      html: "<p>When do we leave?</p>",
      at: moment,
      by: "traveller",
      name: "Hana Lindqvist",
      role: "TRAVELLER",
      alias: "",
    });
    await waitFor(() => expect(inRow().getByText("New comment")).toBeInTheDocument());
    world.cases.markRead(2, "crm-operator", "TR external 0", said?.id ?? 0);
    await waitFor(() => expect(inRow().queryByText("New comment")).toBeNull());
  },
};
