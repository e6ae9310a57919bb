import { createMockWorld, type MockWorld, type MockWorldOptions } from "@gatehouse/api/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { StoryApp } from "../../app/story-app.tsx";
import { ClockContext } from "../../app/time/index.ts";
import { ChosenFlightsScreen } from "./chosen-flights-screen.tsx";

const moment = Date.UTC(2026, 10, 20, 11, 42, 7) / 1000;
type Chosen = NonNullable<NonNullable<MockWorldOptions["flights"]>["chosen"]>[number];
let world: MockWorld;

const waiting: Chosen = {
  id: 1,
  bookingNo: "60418827",
  vendor: "NWT",
  verified: true,
  hasBooking: true,
  selectedAt: moment - 1200,
  flights: [
    { flight: "TP 210", from: "EWR", to: "LIS", departs: "2026-11-28T18:35" },
    { flight: "TP 482", from: "LIS", to: "NCE", departs: "2026-11-29T08:10" },
  ],
  price: { hundredths: 157_940, unit: "USD" },
  passengers: 2,
  baggage: 1,
  settledAt: null,
  settledBy: null,
};
const claim: Chosen = { ...waiting, id: 2, bookingNo: "BK-2041", vendor: null, verified: false, hasBooking: false };
const gone: Chosen = { ...waiting, id: 3, bookingNo: "60421002", settledAt: moment - 600, settledBy: "crm" };

const role = "CRM_OPERATOR";

const inWorld =
  (options: MockWorldOptions["flights"]) =>
  ({ msw }: { readonly id: string; readonly msw?: unknown }): Record<string, never> => {
    world = createMockWorld({ role, now: () => moment, checkIns: [], flights: options ?? {} });
    (msw as { use: (...handlers: MockWorld["handlers"]) => void }).use(...world.handlers);
    return {};
  };

const Stage = () => (
  <StoryApp role={role} path="/dashboard/fsb/chosen">
    <ClockContext value={() => moment}>
      <main style={{ blockSize: "100dvh" }}>
        <ChosenFlightsScreen />
      </main>
    </ClockContext>
  </StoryApp>
);

const meta = {
  title: "Flights/Chosen flights",
  component: Stage,
  loaders: [inWorld({ chosen: [waiting, claim, gone] })],
  globals: { viewport: { value: "laptop" } },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { loaders: [inWorld({})] };
export const FrenchInTheDark: Story = { globals: { language: "fr", theme: "dark", viewport: { value: "small" } } };

/** FLT-29: what waits, vouched for or not; settled it leaves the list, and stands among the settled ones. */
export const Settles: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = await canvas.findByRole("list", { name: "Chosen flights" });
    const [first, second] = within(list)
      .getAllByRole("listitem")
      .filter(({ parentElement }) => parentElement === list);
    await expect(first).toHaveTextContent(/60418827 NWT.*Verified.*EWR – LIS TP 210 · 28 Nov 2026, 18:35/);
    await expect(first).toHaveTextContent("$1,579.40 USD · 2 passengers · 1 piece of baggage");
    await expect(second).toHaveTextContent(
      /BK-2041.*Unverified.*Nothing has been promised\. No booking has this number\./,
    );
    await userEvent.click(canvas.getByRole("button", { name: "Mark 60418827 as settled" }));
    await screen.findByText("60418827 is settled");
    await waitFor(() => expect(canvas.getByText("1 choice waits")).toBeVisible());
    await userEvent.click(canvas.getByRole("button", { name: "Settled" }));
    await waitFor(() => expect(canvas.getByText("2 choices settled")).toBeVisible());
  },
};
