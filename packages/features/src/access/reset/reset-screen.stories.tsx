import { createMockWorld, type MockWorldOptions } from "@gatehouse/api/mocks";
import type { Role } from "@gatehouse/domain/access";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { StoryApp } from "../../app/story-app.tsx";
import { ResetScreen } from "./reset-screen.tsx";

const onNavigate = fn<(href: string) => void>();
const key = "r~mock";
const password = "plum tram 44 verandah";

const Page = ({ id, role }: { readonly id?: string; readonly role?: Role }) => (
  <StoryApp path="/reset-password" onNavigate={onNavigate} {...(role ? { role } : {})}>
    <ResetScreen id={id} />
  </StoryApp>
);

const world = (options: MockWorldOptions = {}) => createMockWorld({ role: null, checkIns: [], ...options }).handlers;

const meta = {
  title: "Access/Reset password",
  component: Page,
  args: { id: key },
  parameters: { msw: world() },
  beforeEach: () => void onNavigate.mockClear(),
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (page: HTMLElement, label: string) => within(page).getByLabelText(label);
const send = (page: HTMLElement) => userEvent.click(within(page).getByRole("button", { name: "Reset" }));

export const ByLink: Story = {};

// ACC-19
export const ByLinkTest: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement, "New password"), password);
    await userEvent.type(field(canvasElement, "Confirm password"), password);
    await send(canvasElement);
    await waitFor(() => expect(onNavigate).toHaveBeenCalledWith("/login"));
    await expect(await within(document.body).findByText("Reset password successfully")).toBeVisible();
  },
};

export const SignedIn: Story = {
  args: { role: "OPERATOR" },
  parameters: { msw: world({ role: "OPERATOR" }) },
  render: ({ role }) => <Page {...(role ? { role } : {})} />,
};

// ACC-20
export const SignedInTest: Story = {
  ...SignedIn,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("textbox", { name: "E-mail" })).toHaveValue(
      "operator@gatehouse.example",
    );
    await userEvent.type(field(canvasElement, "Old password"), "something else");
    await userEvent.type(field(canvasElement, "New password"), password);
    await userEvent.type(field(canvasElement, "Confirm password"), password);
    await send(canvasElement);
    await expect(await within(canvasElement).findByText("This is not your password.")).toBeVisible();
    // Nothing that was typed is lost.
    await expect(field(canvasElement, "New password")).toHaveValue(password);
    await userEvent.clear(field(canvasElement, "Old password"));
    await userEvent.type(field(canvasElement, "Old password"), "gatehouse-demo");
    await send(canvasElement);
    await waitFor(() => expect(onNavigate).toHaveBeenCalledWith("/login"));
  },
};

// ACC-18
export const RulesTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await send(canvasElement);
    await expect(await canvas.findByText("Please fill out all mandatory fields.")).toBeVisible();
    await userEvent.type(canvas.getByRole("textbox", { name: "E-mail" }), "ana@");
    await userEvent.type(field(canvasElement, "New password"), password);
    await userEvent.type(field(canvasElement, "Confirm password"), "plum tram");
    await send(canvasElement);
    await expect(await canvas.findByText("Please enter correct email id")).toBeVisible();
    await expect(await canvas.findByText("Confirm password must match the new password.")).toBeVisible();
    await userEvent.click(canvas.getAllByRole("button", { name: "Show the password" })[1] as HTMLElement);
    await expect(field(canvasElement, "New password")).toHaveAttribute("type", "text");
    await expect(field(canvasElement, "Confirm password")).toHaveAttribute("type", "password");
    await expect(onNavigate).not.toHaveBeenCalled();
  },
};

export const WeakTest: Story = {
  play: async ({ canvasElement }) => {
    for (const label of ["New password", "Confirm password"])
      await userEvent.type(field(canvasElement, label), "Sommer2026!!");
    await send(canvasElement);
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("This password is among the first that anybody would try.")).toBeVisible();
    await expect(canvas.getByText("Failed to reset the password")).toBeVisible();
    await waitFor(() => expect(field(canvasElement, "New password")).toHaveFocus());
  },
};

export const UsedLinkTest: Story = {
  args: { id: "r~used" },
  play: async ({ canvasElement }) => {
    for (const label of ["New password", "Confirm password"])
      await userEvent.type(field(canvasElement, label), password);
    await send(canvasElement);
    await expect(await within(canvasElement).findByRole("alert")).toHaveTextContent(
      /^Failed to reset the password The link has been used, or is too old\./,
    );
  },
};

/** Neither a link nor a session. */
export const Lost: Story = { render: () => <Page /> };

export const LostTest: Story = {
  ...Lost,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("link", { name: "login page" })).toHaveAttribute("href", "/login");
    await expect(canvas.getByRole("button", { name: "Reset" })).toBeDisabled();
  },
};

export const Unreachable: Story = {
  parameters: { msw: world({ failing: { "access.resetPassword": "NETWORK" } }) },
};

export const UnreachableTest: Story = {
  ...Unreachable,
  play: async ({ canvasElement }) => {
    for (const label of ["New password", "Confirm password"])
      await userEvent.type(field(canvasElement, label), password);
    await send(canvasElement);
    await expect(await within(canvasElement).findByRole("alert")).toHaveTextContent("The server could not be reached.");
    await expect(field(canvasElement, "Confirm password")).toHaveValue(password);
  },
};
