import { createMockWorld, type MockWorld, type MockWorldOptions } from "@gatehouse/api/mocks";
import type { Role } from "@gatehouse/domain/access";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";
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

const Stage = ({ role }: { readonly role: Role }) => (
  <StoryApp role={role} path="/dashboard/admin/create-vendor" onNavigate={onNavigate}>
    <main style={{ blockSize: "100dvh" }}>
      <CreateVendorScreen />
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

const picture = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], "aurelia.svg", { type: "image/svg+xml" });

/** Everything is named that is missing; then it is filled in, and the vendor is there (VEN-2, VEN-3). */
export const Creates: Story = {
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

    const fill = async (name: string, text: string) => userEvent.type(canvas.getByRole("textbox", { name }), text);
    await fill("Organization name", "Aurelia Journeys");
    await fill("Phone", "+33 1 44 55 01 87");
    await userEvent.click(canvas.getByRole("checkbox", { name: "Flight Watcher" }));
    await fill("E-mail", "contact@aurelia.example");
    await userEvent.type(canvas.getByLabelText("Password"), "violet anchor paper 7");
    await fill("Alert e-mail", "alerts@aurelia.example");
    await fill("BCC e-mail", "archive@aurelia.example");
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error("There is no file field.");
    await userEvent.upload(input, new File([new Uint8Array(100_000)], "large.png", { type: "image/png" }));
    await expect(await canvas.findByText("Logo Image size should be less than 100KB.")).toBeVisible();
    await userEvent.upload(input, picture);
    await expect(await canvas.findByText("As it will stand in the side bar")).toBeVisible();
    await fill("First name", "Odile");
    await fill("Last name", "Marchand");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Gender" }), "F");
    await fill("Support e-mail", "odile@aurelia.example");
    await fill("Address line 1", "8 rue des Orfèvres");
    await fill("City", "Lyon");
    const country = canvas.getByRole("combobox", { name: "Country" });
    await userEvent.type(country, "Singap");
    await userEvent.click(await screen.findByRole("option", { name: /^Singapore/ }));
    await fill("Pincode", "018956");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Channel" }), "email");
    await fill("Channel key", "trips@aurelia.example");
    await fill("Messages without a change, at most", "2");
    await fill("Tell of a change from, in minutes", "15");
    await fill("Say “on time” before departure, in hours", "24");
    await expect(await canvas.findByText("Nothing is left.")).toBeInTheDocument();
    await userEvent.click(create);
    await screen.findByText("Vendor successfully created.");
    await expect(onNavigate).toHaveBeenLastCalledWith("/dashboard/admin/vendors");
    await expect(world.organisations.find("contact@aurelia.example")?.code).toBe("AURELIA");
  },
};

export const DarkFrenchPhone: Story = { globals: { viewport: { value: "phone" }, language: "fr", theme: "dark" } };
