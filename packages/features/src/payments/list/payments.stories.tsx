import { createMockWorld, type MockWorld, type MockWorldOptions } from "@gatehouse/api/mocks";
import type { Role } from "@gatehouse/domain/access";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { StoryAddress } from "../../app/story-address.tsx";
import { parsePaymentsSearch } from "./list-search.ts";
import { PaymentsScreen } from "./payments-screen.tsx";

const moment = Date.UTC(2026, 10, 20, 17, 12, 0) / 1000;
const onSearchChange = fn();
let world: MockWorld;

const inWorld =
  (options: MockWorldOptions = {}) =>
  ({ args, msw }: { readonly args: { readonly role?: Role }; readonly msw?: unknown }): Record<string, never> => {
    world = createMockWorld({ role: args.role ?? "BILLING", now: () => moment, checkIns: [], ...options });
    (msw as { use: (...handlers: MockWorld["handlers"]) => void }).use(...world.handlers);
    return {};
  };

interface StageProps {
  readonly role: Role;
  readonly search: Readonly<Record<string, unknown>>;
}

const Stage = ({ role, search }: StageProps) => (
  <StoryAddress
    role={role}
    path="/dashboard/payments"
    start={parsePaymentsSearch(search)}
    onSearchChange={onSearchChange}
  >
    {(shown, change) => <PaymentsScreen search={shown} onSearchChange={change} />}
  </StoryAddress>
);

const meta = {
  title: "Payments/List",
  component: Stage,
  args: { role: "BILLING", search: {} },
  globals: { viewport: { value: "laptop" } },
  loaders: [inWorld()],
  beforeEach: () => void onSearchChange.mockClear(),
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Traveller: Story = { args: { role: "TRAVELLER" } };
export const Empty: Story = { loaders: [inWorld({ orders: { payments: [] } })] };
export const NoneLikeThat: Story = { args: { search: { bookingNo: "NONE" } } };
export const Loading: Story = { loaders: [inWorld({ slow: { "payments.list": "infinite" } })] };
export const Failed: Story = { loaders: [inWorld({ failing: { "payments.list": "INTERNAL_SERVER_ERROR" } })] };
export const DarkFrenchPhone: Story = { globals: { viewport: { value: "phone" }, language: "fr", theme: "dark" } };

const refund = { name: "Refund $129.00 of booking 60421001" };

// PAY-6
export const RefundTest: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", refund));
    const dialog = await screen.findByRole("alertdialog", { name: "Refund $129.00?" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Refund" }));
    await expect(await screen.findByText("The bank was asked to give $129.00 back.")).toBeVisible();
    await expect(world.calls.filter(({ call }) => call === "payments.refund")).toHaveLength(1);
  },
};

// PAY-7
export const TravellerTest: Story = {
  ...Traveller,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("60421001")).toBeVisible();
    await expect(within(canvasElement).queryByRole("button", refund)).toBeNull();
  },
};

export const StateTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(await canvas.findByRole("combobox", { name: "State" }), "Declined");
    await expect(onSearchChange).toHaveBeenLastCalledWith({ state: "DECLINED" });
    await expect(await canvas.findByText("1 payment")).toBeVisible();
  },
};
