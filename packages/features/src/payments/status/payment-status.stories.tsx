import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { StoryApp } from "../../app/story-app.tsx";
import { PaymentStatusScreen } from "./index.ts";

const onNavigate = fn<(href: string) => void>();

const Stage = ({ search }: { readonly search: Readonly<Record<string, string>> }) => (
  <StoryApp path="/payment/status" live={false} onNavigate={onNavigate}>
    <main style={{ display: "flex", minBlockSize: "100dvh" }}>
      <PaymentStatusScreen search={search} startHref="/" />
    </main>
  </StoryApp>
);

const meta = {
  title: "Payments/Payment status",
  component: Stage,
  args: { search: { status: "true", message: "Approved, 129.00 USD" } },
  beforeEach: () => void onNavigate.mockClear(),
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Paid: Story = {};
export const Failed: Story = { args: { search: { status: "false", message: "Card declined" } } };
export const Unknown: Story = { args: { search: {} } };
export const OnPhoneInTheDark: Story = { ...Failed, globals: { viewport: { value: "phone" }, theme: "dark" } };

// PAY-1, PAY-2
export const PaidTest: Story = {
  ...Paid,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("heading", { name: "Thank you for your payment.", level: 1 })).toBeVisible();
    await expect(canvas.getByText("Approved, 129.00 USD")).toBeVisible();
    const told = fn<(data: unknown) => void>();
    const hear = ({ data }: MessageEvent<unknown>) => told(data);
    window.parent.addEventListener("message", hear);
    await userEvent.click(canvas.getByRole("button", { name: "Ok" }));
    // Stories stand in a frame; where one does not, Ok leads to the beginning.
    if (window.parent === window) await expect(onNavigate).toHaveBeenLastCalledWith("/");
    else await waitFor(() => expect(told).toHaveBeenCalledWith({ type: "close-iframe" }));
    window.parent.removeEventListener("message", hear);
  },
};

/** What stands in the address is words, whatever it looks like. */
export const FailedTest: Story = {
  args: { search: { status: "false", message: '<img src="x" onerror="alert(1)">' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("heading", { name: "Try again", level: 1 })).toBeVisible();
    await expect(canvas.getByText('<img src="x" onerror="alert(1)">')).toBeVisible();
    await expect(canvasElement.querySelector("img")).toBeNull();
  },
};

export const UnknownTest: Story = {
  ...Unknown,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("heading", { name: "We don’t know this payment", level: 1 })).toBeVisible();
    await expect(canvas.queryByText("The bank says:")).toBeNull();
  },
};
