import { createMockWorld, type MockWorld, type MockWorldOptions } from "@gatehouse/api/mocks";
import type { Role } from "@gatehouse/domain/access";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { StoryApp } from "../../app/story-app.tsx";
import { VendorListScreen } from "./vendor-list-screen.tsx";

const moment = Date.UTC(2026, 10, 20, 17, 12, 0) / 1000;
const onNavigate = fn();
let world: MockWorld;

const inWorld =
  (options: MockWorldOptions = {}) =>
  ({ args, msw }: { readonly args: { readonly role?: Role }; readonly msw?: unknown }): Record<string, never> => {
    world = createMockWorld({ role: args.role ?? "ADMIN", now: () => moment, checkIns: [], ...options });
    (msw as { use: (...handlers: MockWorld["handlers"]) => void }).use(...world.handlers);
    return {};
  };

/** @param width of the page beside the menu */
const Stage = ({ role, width = "auto" }: { readonly role: Role; readonly width?: string }) => (
  <StoryApp role={role} path="/dashboard/admin/vendors" onNavigate={onNavigate}>
    <main style={{ blockSize: "100dvh", inlineSize: width }}>
      <VendorListScreen />
    </main>
  </StoryApp>
);

const meta = {
  title: "Vendors/Vendor Dashboard",
  component: Stage,
  args: { role: "ADMIN" },
  globals: { viewport: { value: "laptop" } },
  loaders: [inWorld()],
  beforeEach: () => void onNavigate.mockClear(),
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

// VEN-1
export const DefaultTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("link", { name: "Northwind Travel" }));
    await expect(onNavigate).toHaveBeenLastCalledWith("/dashboard/admin/vendor-details/ops%40northwind.example");
    // One without an e-mail address is known by its code.
    await expect(canvas.getByRole("link", { name: "Kestrel Tours" })).toHaveAttribute(
      "href",
      "/dashboard/admin/vendor-details/KST",
    );
    const row = world.organisations.find("BLA");
    if (!row) throw new Error("There is no Blue Atlas.");
    world.organisations.change("BLA", { details: { ...row.details, orgName: "Blue Atlas Europe" } });
    await expect(await canvas.findByRole("link", { name: "Blue Atlas Europe" })).toBeVisible();
  },
};

const allColumnsInSight: Story["play"] = async ({ canvasElement }) => {
  const grid = await within(canvasElement).findByRole("grid");
  await within(grid).findByRole("link", { name: "Northwind Travel" });
  await expect(grid.scrollWidth).toBeLessThanOrEqual(grid.clientWidth);
  const headers = within(grid).getAllByRole("columnheader");
  await expect(headers).toHaveLength(9);
  const end = grid.getBoundingClientRect().right;
  for (const header of headers) {
    await expect(header.getBoundingClientRect().right).toBeLessThanOrEqual(end);
    const cut = [header, ...header.querySelectorAll("*")].filter((part) => part.scrollWidth > part.clientWidth + 1);
    await expect(cut.filter((part) => getComputedStyle(part).overflowX === "hidden")).toEqual([]);
  }
};
/** At 1366 px every column is in sight beside the menu, with its heading. */
export const AllColumnsTest: Story = { args: { width: "1134px" }, play: allColumnsInSight };
export const AllColumnsInFrenchTest: Story = {
  args: { width: "1134px" },
  globals: { language: "fr" },
  play: allColumnsInSight,
};

export const Loading: Story = { loaders: [inWorld({ slow: { "vendors.list": "infinite" } })] };

export const NotRead: Story = { loaders: [inWorld({ failing: { "vendors.list": "INTERNAL_SERVER_ERROR" } })] };

export const NotReadTest: Story = {
  ...NotRead,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("The vendors could not be read.")).toBeVisible();
    world.mend("vendors.list");
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await canvas.findByRole("link", { name: "Northwind Travel" })).toBeVisible();
  },
};

export const Empty: Story = { loaders: [inWorld({ organisations: { vendors: [] } })] };

export const DarkFrenchPhone: Story = { globals: { viewport: { value: "phone" }, language: "fr", theme: "dark" } };
