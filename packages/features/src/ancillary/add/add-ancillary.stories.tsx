import { createMockWorld, type MockWorld, type MockWorldOptions } from "@gatehouse/api/mocks";
import type { Role } from "@gatehouse/domain/access";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { StoryAddress } from "../../app/story-address.tsx";
import { AddAncillaryScreen } from "./add-ancillary-screen.tsx";
import { parseCartSearch } from "./cart-search.ts";

const moment = Date.UTC(2026, 10, 20, 17, 12, 0) / 1000;
const onSearchChange = fn();
let world: MockWorld;

const inWorld =
  (options: MockWorldOptions = {}) =>
  ({ args, msw }: { readonly args: { readonly role?: Role }; readonly msw?: unknown }): Record<string, never> => {
    world = createMockWorld({ role: args.role ?? "VENDOR", now: () => moment, checkIns: [], ...options });
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
    path="/dashboard/ancillary/add"
    start={parseCartSearch(search)}
    onSearchChange={onSearchChange}
  >
    {(shown, change) => <AddAncillaryScreen search={shown} onSearchChange={change} />}
  </StoryAddress>
);

const bookingNo = "60421002";
const full = { bookingNo, products: "air-traveler-assist,flight-disruption-guarantee" };

const meta = {
  title: "Ancillary/Add Ancillary",
  component: Stage,
  args: { role: "VENDOR", search: { bookingNo } },
  globals: { viewport: { value: "laptop" } },
  loaders: [inWorld()],
  beforeEach: () => void onSearchChange.mockClear(),
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = { args: { search: full } };
export const Traveller: Story = { args: { role: "TRAVELLER", search: full } };
export const Start: Story = { args: { search: {} } };
export const NothingFound: Story = { args: { search: { bookingNo: "NONE" } } };
export const SeveralVendors: Story = { args: { search: { bookingNo: "77" } } };
export const FlightsOver: Story = { args: { search: { bookingNo: "60421009" } } };
export const NothingSold: Story = { loaders: [inWorld({ orders: { prices: {} } })] };
export const Loading: Story = { loaders: [inWorld({ slow: { "ancillary.booking": "infinite" } })] };
export const Failed: Story = { loaders: [inWorld({ failing: { "ancillary.booking": "INTERNAL_SERVER_ERROR" } })] };
export const NoBank: Story = { args: { search: full }, loaders: [inWorld({ orders: { canPay: false } })] };
export const Phone: Story = { args: { search: full }, globals: { viewport: { value: "phone" } } };
export const DarkFrenchPhone: Story = {
  args: { search: full },
  globals: { viewport: { value: "phone" }, language: "fr", theme: "dark" },
};

const add = (name: string) => ({ name: `Add ${name}` });
const click = async (canvasElement: HTMLElement, name: string) =>
  userEvent.click(await within(canvasElement).findByRole("button", { name }));

// ANC-9
export const NoBookingYetTest: Story = {
  args: { role: "CRM_OPERATOR", search: { products: "flight-watcher,weather-alerts" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("Chosen: Flight Watcher, Weather Alerts")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "No booking yet: create the trip" })).toHaveAttribute(
      "href",
      "/dashboard/trips/create?ancillaries=flight-watcher%2Cweather-alerts",
    );
  },
};

/** What is searched for begins where the title does, and is as wide as the page. */
export const PhoneTest: Story = {
  ...Phone,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const title = await canvas.findByRole("heading", { level: 1 });
    const edge = (element: Element) => Math.round(element.getBoundingClientRect().left);
    await expect(edge(canvas.getByRole("searchbox", { name: "Booking number" }))).toBe(edge(title));
    const { right } = canvas.getByRole("button", { name: "Search" }).getBoundingClientRect();
    await expect(Math.round(right)).toBe(innerWidth - edge(title));
  },
};

// ANC-2
export const ContainedTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await click(canvasElement, "Add Flight Watcher");
    await click(canvasElement, "Add Air-Traveler Assist");
    const words = 'As "Air-Traveler Assist" contains "Flight Watcher", it has been removed from the cart';
    await expect(await canvas.findByText(words)).toBeVisible();
    await expect(canvas.getAllByText("Included")).toHaveLength(3);
    await expect(canvas.queryByRole("button", add("Flight Watcher"))).toBeNull();
    await expect(canvas.getAllByText("$42.00")).toHaveLength(2);
    await click(canvasElement, "Dismiss message");
    await expect(canvas.queryByText(words)).toBeNull();
    await click(canvasElement, "Remove Air-Traveler Assist");
    await expect(await canvas.findByRole("button", add("Flight Watcher"))).toHaveAttribute("aria-pressed", "false");
    await expect(canvas.queryByRole("button", { name: "Continue" })).toBeNull();
  },
};

// ANC-3, ANC-4
export const TotalsTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await click(canvasElement, "Add Flight Delay Assistance");
    await expect(await canvas.findByText("$9.00 × 2 flights")).toBeVisible();
    const boxes = canvas.getAllByRole("checkbox");
    for (const box of boxes) await userEvent.click(box);
    await expect(canvas.getByRole("alert")).toHaveTextContent("Choose at least one flight.");
    await expect(canvas.getByRole("button", { name: "Continue" })).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(boxes[0] as HTMLElement);
    await expect(await canvas.findByText("$9.00 × 1 flight")).toBeVisible();
    for (let count = 3; count > 0; count -= 1) await click(canvasElement, "One passenger less");
    await expect(canvas.getByText("At least 1 passenger must be present.")).toBeVisible();
    for (let count = 1; count < 10; count += 1) await click(canvasElement, "One passenger more");
    await expect(canvas.getByText("The maximum passenger limit of 9 has been reached.")).toBeVisible();
    await expect(canvas.getByText("Total for 9 passengers")).toBeVisible();
  },
};

// ANC-6: the price moved meanwhile.
export const PriceMovedTest: Story = {
  ...Chosen,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await click(canvasElement, "Continue");
    world.orders.setPrices({ "air-traveler-assist": 1500, "flight-disruption-guarantee": 2900 });
    await click(canvasElement, "Pay $129.00");
    await expect(
      await canvas.findByText("A price has changed: it was $129.00 and is $132.00 now. Nothing was ordered."),
    ).toBeVisible();
    await expect(await canvas.findByRole("button", { name: "Pay $132.00" })).toBeVisible();
  },
};

// PAY-5: what the address of the bank's page says is not believed.
export const PaidTest: Story = {
  ...Chosen,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await click(canvasElement, "Continue");
    await click(canvasElement, "Pay $129.00");
    await expect(await screen.findByRole("dialog", { name: "Pay order 101" })).toBeVisible();
    window.postMessage({ type: "close-iframe" }, location.origin);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(await canvas.findByText("Order 101 waits for the bank’s word.")).toBeVisible();
    world.orders.change(101, { declined: "The card was declined." });
    await expect(await canvas.findByText(/The payment of order 101 was declined. Nothing was charged./)).toBeVisible();
    world.orders.change(101, { state: "ACTIVE", declined: "" });
    await expect(await canvas.findByText("Order 101 is paid and active.")).toBeVisible();
  },
};

// PAY-3: who closes the bank's page by hand may have paid there, or not.
export const LeftTest: Story = {
  ...Chosen,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await click(canvasElement, "Continue");
    await click(canvasElement, "Pay $129.00");
    const dialog = within(await screen.findByRole("dialog", { name: "Pay order 101" }));
    await userEvent.click(dialog.getByRole("button", { name: "Close" }));
    await expect(await canvas.findByText(/^You closed the bank’s page. If you paid there, order 101/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Pay $129.00" }));
    await expect(await screen.findByRole("dialog", { name: "Pay order 101" })).toBeVisible();
    window.postMessage({ type: "close-iframe" }, location.origin);
    await expect(await canvas.findByText("Order 101 waits for the bank’s word.")).toBeVisible();
    world.orders.change(101, { state: "ACTIVE" });
    await expect(await canvas.findByText("Order 101 is paid and active.")).toBeVisible();
  },
};

// PAY-3: a bank whose page no frame may hold, after one that declined.
export const BankInTabTest: Story = {
  ...Chosen,
  loaders: [inWorld({ orders: { isFramed: false } })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await click(canvasElement, "Continue");
    await click(canvasElement, "Pay $129.00");
    await expect(await screen.findByRole("link", { name: "Open the bank’s page" })).toHaveAttribute("target", "_blank");
    world.orders.change(101, { declined: "The card was declined." });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.click(await canvas.findByRole("button", { name: "Pay $129.00" }));
    await expect(await screen.findByRole("dialog", { name: "Pay order 101" })).toBeVisible();
    world.orders.change(101, { state: "ACTIVE" });
    await expect(await canvas.findByText("Order 101 is paid and active.")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const BankAwayTest: Story = {
  ...Chosen,
  loaders: [inWorld({ failing: { "payments.start": "BANK_AWAY" } })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await click(canvasElement, "Continue");
    await click(canvasElement, "Pay $129.00");
    await expect(await canvas.findByText(/The bank does not answer. Nothing was paid/)).toBeVisible();
    world.mend("payments.start");
    await click(canvasElement, "Pay $129.00");
    await expect(await screen.findByRole("dialog", { name: "Pay order 101" })).toBeVisible();
  },
};

export const OfflineTest: Story = {
  ...Chosen,
  loaders: [inWorld({ failing: { "ancillary.order": "NETWORK" } })],
  play: async ({ canvasElement }) => {
    await click(canvasElement, "Continue");
    await click(canvasElement, "Pay $129.00");
    await expect(await within(canvasElement).findByText(/There is no network. Your cart is as it was/)).toBeVisible();
    await click(canvasElement, "Back to the cart");
    await expect(within(canvasElement).getByText("Total for 3 passengers")).toBeVisible();
  },
};
