import { createMockWorld, type MockWorld, type MockWorldOptions } from "@gatehouse/api/mocks";
import type { Role } from "@gatehouse/domain/access";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { StoryApp } from "../../app/story-app.tsx";
import { CreateVendorScreen } from "./index.ts";

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

const Stage = ({ role, prospect = 0 }: { readonly role: Role; readonly prospect?: number }) => (
  <StoryApp role={role} path="/dashboard/admin/create-vendor" onNavigate={onNavigate}>
    <main style={{ blockSize: "100dvh" }}>
      <CreateVendorScreen prospect={prospect} />
    </main>
  </StoryApp>
);

const meta = {
  title: "Vendors/Create Vendor",
  component: Stage,
  args: { role: "ADMIN" },
  globals: { viewport: { value: "laptop" } },
  loaders: [inWorld()],
  beforeEach: () => {
    onNavigate.mockClear();
    sessionStorage.clear();
  },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Everything is named that is missing (VEN-2, VEN-3). */
export const NamesWhatIsMissing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const create = await canvas.findByRole("button", { name: "Create vendor" });
    await userEvent.click(create);
    for (const text of [
      "Please fill out the Organization name",
      "Please fill out the phone number.",
      "Please select at least one product type.",
      "Please fill out the E-mail",
      "Please fill out the Password",
      "Please select the logo.",
      "Please fill out the Pincode",
      "Please select at least one channel.",
      "Please correctly fill out all mandatory basic details fields.",
      "Please correctly fill out all mandatory preferences fields.",
    ])
      await expect(await canvas.findByText(text)).toBeInTheDocument();
    await expect(canvas.getByRole("textbox", { name: "Organization name" })).toHaveFocus();
  },
};

export const DarkFrenchPhone: Story = { globals: { viewport: { value: "phone" }, language: "fr", theme: "dark" } };

/** Of a prospect: filled in as far as it said, and its first user is invited (VEN-19). */
export const OfProspect: Story = { args: { prospect: 11 } };

export const OfProspectTest: Story = {
  ...OfProspect,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("textbox", { name: "Organization name" })).toHaveValue("Aurelia Journeys");
    await expect(canvas.getByRole("textbox", { name: "E-mail" })).toHaveValue("contact@aurelia.example");
    await expect(canvas.getByText(/The first user gets an invitation/)).toBeVisible();
    await expect(canvas.queryByLabelText("Password")).toBeNull();
    await expect(canvas.getByRole("link", { name: "Look at the agreement" })).toHaveAttribute(
      "href",
      "/dashboard/admin/view-Agreement?orgName=Aurelia+Journeys&id=11",
    );
  },
};

/** One that was decided about is made no vendor again. */
export const OfProspectThatIsDecided: Story = {
  args: { prospect: 13 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("There is no such prospect, or it has been decided about.")).toBeVisible();
  },
};
