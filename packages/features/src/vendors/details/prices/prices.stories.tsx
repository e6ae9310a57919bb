import { createMockWorld, type MockWorld } from "@gatehouse/api/mocks";
import type { Role } from "@gatehouse/domain/access";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { StoryApp } from "../../../app/story-app.tsx";
import { VendorDetailsScreen } from "../index.ts";

const moment = Date.UTC(2026, 10, 20, 17, 12, 0) / 1000;
let world: MockWorld;

interface StageProps {
  readonly role: Role;
}

const Stage = ({ role }: StageProps) => (
  <StoryApp role={role} path="/dashboard/admin/vendor-details/NWT?tab=prices">
    <main style={{ blockSize: "100dvh" }}>
      <VendorDetailsScreen id="NWT" search={{ tab: "prices" }} />
    </main>
  </StoryApp>
);

const meta = {
  title: "Vendors/Prices",
  component: Stage,
  args: { role: "ADMIN" },
  globals: { viewport: { value: "laptop" } },
  loaders: [
    ({ args, msw }): Record<string, never> => {
      world = createMockWorld({ role: args.role, now: () => moment, checkIns: [] });
      (msw as { use: (...handlers: MockWorld["handlers"]) => void }).use(...world.handlers);
      return {};
    },
  ],
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = {};

/** A price is set; what is none is said at its field, and an empty one is not sold (ANC-10). */
export const FormTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const watcher = await canvas.findByRole("textbox", { name: "Flight Watcher" });
    await expect(watcher).toHaveValue("8.00");
    await userEvent.clear(watcher);
    await userEvent.type(watcher, "free");
    await userEvent.click(canvas.getByRole("button", { name: "Save prices" }));
    await expect(watcher).toHaveFocus();
    await expect(watcher).toHaveAccessibleDescription(/^This is no price/);
    await expect(world.orders.prices()["flight-watcher"]).toBe(800);
    await userEvent.clear(watcher);
    await userEvent.type(watcher, "9.5");
    await userEvent.clear(canvas.getByRole("textbox", { name: "Weather Alerts" }));
    await expect(canvas.getByRole("textbox", { name: "Air-Traveler Assist" })).toHaveAccessibleDescription(
      "per passenger · The three that it contains cost $15.50 apart.",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Save prices" }));
    await expect(await within(document.body).findByText("The prices count from now on.")).toBeVisible();
    await expect(world.orders.prices()).toMatchObject({ "flight-watcher": 950 });
    await expect(world.orders.prices()).not.toHaveProperty("weather-alerts");
  },
};

/** Somebody else was faster: what was typed stays until what stands now is asked for. */
export const ChangedMeanwhile: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const watcher = await canvas.findByRole("textbox", { name: "Flight Watcher" });
    await userEvent.clear(watcher);
    await userEvent.type(watcher, "7");
    world.orders.setPrices({ "flight-watcher": 650 });
    await userEvent.click(canvas.getByRole("button", { name: "Save prices" }));
    await expect(await canvas.findByText(/^Somebody else has changed this vendor meanwhile/)).toBeVisible();
    await expect(watcher).toHaveValue("7");
    await userEvent.click(canvas.getByRole("button", { name: "Show what stands now" }));
    await expect(await canvas.findByDisplayValue("6.50")).toBeVisible();
  },
};

/** Another currency than carts are in, which has no decimals. */
export const AnotherCurrency: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(await canvas.findByRole("combobox", { name: "Currency" }), "JPY");
    await expect(await canvas.findByText(/^Carts of .+ are in USD/)).toBeVisible();
    const watcher = await canvas.findByRole("textbox", { name: "Flight Watcher" });
    await expect(watcher).toHaveValue("");
    await userEvent.type(watcher, "900.5");
    await userEvent.click(canvas.getByRole("button", { name: "Save prices" }));
    await expect(watcher).toHaveAccessibleDescription(/such as 1400\. per passenger$/);
  },
};

/** What was typed in one currency is still there after a look at another. */
export const LooksAway: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const watcher = () => canvas.findByRole("textbox", { name: "Flight Watcher" });
    await userEvent.clear(await watcher());
    await userEvent.type(await watcher(), "7.25");
    const currency = canvas.getByRole("combobox", { name: "Currency" });
    await userEvent.selectOptions(currency, "JPY");
    await waitFor(async () => expect(await watcher()).toHaveValue(""));
    await userEvent.selectOptions(currency, "USD");
    await waitFor(async () => expect(await watcher()).toHaveValue("7.25"));
  },
};

/** A vendor's own people read them. */
export const Read: Story = {
  args: { role: "VENDOR" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("$8.00 per passenger")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Save prices" })).toBeNull();
  },
};

export const French: Story = { globals: { language: "fr", viewport: { value: "phone" } } };
export const Dark: Story = { globals: { theme: "dark" } };
