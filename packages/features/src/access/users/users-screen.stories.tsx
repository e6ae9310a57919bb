import { createMockWorld, createUser, type MockWorld, type MockWorldOptions } from "@gatehouse/api/mocks";
import type { Role } from "@gatehouse/domain/access";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { StoryApp } from "../../app/story-app.tsx";
import { UsersScreen } from "./users-screen.tsx";
import type { UsersSearch } from "./users-search.ts";

const moment = Date.UTC(2026, 10, 20, 17, 12, 0) / 1000;
let world: MockWorld;

const inWorld =
  (options: MockWorldOptions = {}) =>
  ({ msw }: { readonly args: object; readonly msw?: unknown }): Record<string, never> => {
    world = createMockWorld({ role: "ADMIN", now: () => moment, checkIns: [], ...options });
    (msw as { use: (...handlers: MockWorld["handlers"]) => void }).use(...world.handlers);
    return {};
  };

const Stage = ({ role }: { readonly role: Role }) => {
  const [search, setSearch] = useState<UsersSearch>({});
  return (
    <StoryApp role={role} path="/dashboard/admin/users">
      <main style={{ blockSize: "100dvh" }}>
        <UsersScreen search={search} onSearchChange={setSearch} />
      </main>
    </StoryApp>
  );
};

const meta = {
  title: "Access/Users",
  component: Stage,
  args: { role: "ADMIN" },
  globals: { viewport: { value: "laptop" } },
  loaders: [inWorld()],
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (page: HTMLElement, name: string) => {
  await userEvent.dblClick(await within(page).findByRole("rowheader", { name }));
  return within(await within(document.body).findByRole("dialog", { name }));
};
const yes = async (name: string) =>
  userEvent.click(within(await within(document.body).findByRole("alertdialog")).getByRole("button", { name }));

export const Administrator: Story = {};

// ACC-24
export const AdministratorTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("12 users")).toBeVisible();
    // How an account stands comes before what a laptop may have no room for.
    const leftOf = (name: string | RegExp) => canvas.getByRole("columnheader", { name }).getBoundingClientRect().left;
    await expect(leftOf("State")).toBeLessThan(leftOf(/^Last sign-in/));
    for (const state of ["Active", "Locked", "Disabled", "Invited"])
      await expect((await canvas.findAllByText(state)).length).toBeGreaterThan(0);
    await userEvent.type(canvas.getByRole("searchbox", { name: "Name or e-mail" }), "rana{Enter}");
    await expect(await canvas.findByText("1 user")).toBeVisible();
    await userEvent.clear(canvas.getByRole("searchbox", { name: "Name or e-mail" }));
    await expect(await canvas.findByText("12 users")).toBeVisible();
  },
};

export const Vendor: Story = { args: { role: "VENDOR" }, loaders: [inWorld({ role: "VENDOR" })] };

export const VendorTest: Story = {
  ...Vendor,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("4 users")).toBeVisible();
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Invite by link" }));
    const dialog = within(await within(document.body).findByRole("dialog", { name: "Invite a user" }));
    const options = within(dialog.getByRole("combobox", { name: "Role" })).getAllByRole("option");
    await expect(options.map(({ textContent }) => textContent)).toEqual(["Choose a role", "Traveller", "Vendor"]);
  },
};

// ACC-25
export const InviteTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText("12 users");
    await userEvent.click(canvas.getByRole("button", { name: "Invite by link" }));
    const dialog = within(await within(document.body).findByRole("dialog", { name: "Invite a user" }));
    await userEvent.click(dialog.getByRole("button", { name: "Send the invitation" }));
    await expect(await dialog.findByText("Please enter the e-mail address.")).toBeVisible();
    await expect(dialog.getByText("Please choose a role.")).toBeVisible();
    await userEvent.type(dialog.getByRole("textbox", { name: "E-mail" }), "rana.basu@northwind.example");
    await userEvent.type(dialog.getByRole("textbox", { name: "Name" }), "Rana Basu");
    await userEvent.selectOptions(dialog.getByRole("combobox", { name: "Role" }), "VENDOR");
    await userEvent.selectOptions(dialog.getByRole("combobox", { name: "Vendor" }), "NWT");
    await userEvent.click(dialog.getByRole("button", { name: "Send the invitation" }));
    await expect(await dialog.findByText("Somebody has this e-mail address already.")).toBeVisible();
    await userEvent.clear(dialog.getByRole("textbox", { name: "E-mail" }));
    await userEvent.type(dialog.getByRole("textbox", { name: "E-mail" }), "ana@northwind.example");
    await userEvent.click(dialog.getByRole("button", { name: "Send the invitation" }));
    await expect(await canvas.findByText("13 users")).toBeVisible();
    await expect(world.calls.at(-1)?.call).toBe("users.list");
  },
};

/** One user, opened. */
export const Details: Story = {
  play: async ({ canvasElement }) => {
    await open(canvasElement, "Operator Vendor Demo");
  },
};

// ACC-26
export const ChangesTest: Story = {
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement, "Operator Vendor Demo");
    await userEvent.click(panel.getByRole("button", { name: "Unlock" }));
    await expect(await panel.findByText("Active")).toBeVisible();
    await userEvent.click(panel.getByRole("button", { name: "End all sessions" }));
    await yes("End all sessions");
    await waitFor(() => expect(panel.queryByRole("button", { name: "End all sessions" })).toBeNull());
    await userEvent.selectOptions(panel.getByRole("combobox", { name: "Role" }), "OPERATOR");
    await expect(panel.queryByRole("combobox", { name: "Vendor" })).toBeNull();
    await userEvent.click(panel.getByRole("button", { name: "Change the role" }));
    await expect(await panel.findByText("OPERATOR_VENDOR → OPERATOR")).toBeVisible();
    await userEvent.click(panel.getByRole("button", { name: "Disable" }));
    await yes("Disable");
    await expect(await panel.findByRole("button", { name: "Enable" })).toBeVisible();
  },
};

export const OneselfTest: Story = {
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement, "Admin Demo");
    await expect(panel.getByText("Nobody changes their own role.")).toBeVisible();
    await expect(panel.getByRole("combobox", { name: "Role" })).toBeDisabled();
    await expect(panel.queryByRole("button", { name: "Disable" })).toBeNull();
  },
};

/** Somebody else changes a user: it appears by itself. */
export const LiveTest: Story = {
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement, "Rana Basu");
    await expect(panel.getByText("Invited", { selector: "span" })).toBeVisible();
    world.users.act("u-rana.basu", "disable", "somebody");
    await expect(await panel.findByText(/somebody$/)).toBeVisible();
    await expect(await panel.findByRole("button", { name: "Enable" })).toBeVisible();
  },
};

// ACC-34, ACC-35
export const FactorRolesTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const ask = async () => {
      await userEvent.click(await canvas.findByRole("button", { name: "Second factor by role" }));
      return within(await within(document.body).findByRole("dialog", { name: "Who must have a second factor?" }));
    };
    const dialog = await ask();
    await userEvent.click(dialog.getByRole("checkbox", { name: "Administrator" }));
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(within(document.body).queryByRole("dialog")).toBeNull());
    await expect((await ask()).getByRole("checkbox", { name: "Administrator" })).toBeChecked();
  },
};

export const ResetFactorTest: Story = {
  play: async ({ canvasElement }) => {
    const details = await open(canvasElement, createUser("OPERATOR_ADMIN").name);
    await userEvent.click(details.getByRole("button", { name: "Reset second factor" }));
    await yes("Reset second factor");
    await expect(await details.findByText("Second factor taken away")).toBeVisible();
    await waitFor(() => expect(details.queryByRole("button", { name: "Reset second factor" })).toBeNull());
  },
};

export const Nobody: Story = { loaders: [inWorld({ users: { accounts: [] } })] };

export const NobodyTest: Story = {
  ...Nobody,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("There are no users here yet.")).toBeVisible();
  },
};

export const Loading: Story = { loaders: [inWorld({ slow: { "users.list": "infinite" } })] };

export const NotRead: Story = { loaders: [inWorld({ failing: { "users.list": "INTERNAL_SERVER_ERROR" } })] };

export const NotReadTest: Story = {
  ...NotRead,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("The users could not be read.")).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: "phone" } } };
