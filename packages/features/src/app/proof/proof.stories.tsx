import { createMockWorld, type MockWorldOptions } from "@gatehouse/api/mocks";
import type { Role } from "@gatehouse/domain/access";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { StoryApp } from "../story-app.tsx";
import { ProofDialog, type ProofDialogProps } from "./proof-dialog.tsx";

const reader: Role = "ADMIN";
const Stage = (props: ProofDialogProps) => (
  <StoryApp role={reader} path="/dashboard/admin/users" live={false}>
    <ProofDialog {...props} />
  </StoryApp>
);
const world = (options: MockWorldOptions = {}) => createMockWorld({ role: "ADMIN", checkIns: [], ...options }).handlers;

const meta = {
  title: "App/Is it you",
  component: Stage,
  args: { ways: ["password"], onAnswer: fn<(proven: boolean) => void>() },
  parameters: { msw: world() },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await within(document.body).findByRole("dialog", { name: "Is it you?" }));
/** The button is in the foot of the dialogue: what plays the keyboard here does not know that it belongs to the form, as browsers do. */
const confirm = (page: Awaited<ReturnType<typeof dialog>>) =>
  userEvent.click(page.getByRole("button", { name: "Confirm" }));
const withApp = {
  args: { ways: ["password", "app"] as const },
  parameters: { msw: world({ factors: { app: true } }) },
};

export const Password: Story = {};
export const PasswordAndCode: Story = withApp;
export const PasskeyOrBoth: Story = {
  args: { ways: ["password", "app", "passkey"] },
  parameters: { msw: world({ factors: { app: true, passkeys: 1 } }) },
};
/** Of whoever comes by single sign-on and has a second factor here. */
export const CodeAlone: Story = { args: { ways: ["app"] } };
/** Of whoever comes by single sign-on and has none. */
export const SingleSignOn: Story = { args: { ways: ["signOn"] } };

// ACC-36
export const MissingTest: Story = {
  ...withApp,
  play: async ({ args }) => {
    const page = await dialog();
    await waitFor(() => expect(page.getByLabelText("Password")).toHaveFocus());
    await confirm(page);
    await expect(await page.findByText("Please enter your password.")).toBeVisible();
    await expect(page.getByText("Please enter the code.")).toBeVisible();
    await expect(page.getByLabelText("Password")).toHaveFocus();
    await expect(args.onAnswer).not.toHaveBeenCalled();
  },
};

export const WrongTest: Story = {
  ...withApp,
  play: async ({ args }) => {
    const page = await dialog();
    await userEvent.type(page.getByLabelText("Password"), "gatehouse-demo");
    await userEvent.type(page.getByRole("textbox", { name: "Code" }), "654321");
    await confirm(page);
    await expect(await page.findByText(/^The password or the code is wrong/)).toBeVisible();
    // Nothing typed is lost.
    await expect(page.getByLabelText("Password")).toHaveValue("gatehouse-demo");
    await userEvent.clear(page.getByRole("textbox", { name: "Code" }));
    await userEvent.type(page.getByRole("textbox", { name: "Code" }), "123456");
    await confirm(page);
    await waitFor(() => expect(args.onAnswer).toHaveBeenCalledWith(true));
  },
};

export const TooManyAttempts: Story = {
  parameters: {
    msw: world({ failing: { "factors.prove": { code: "TOO_MANY_REQUESTS", data: { retryAfter: 754 } } } }),
  },
  play: async () => {
    const page = await dialog();
    await userEvent.type(page.getByLabelText("Password"), "gatehouse-demo{Enter}");
    await expect(await page.findByText(/^Too many attempts/)).toBeVisible();
    await expect(page.getByRole("button", { name: "Confirm" })).toBeDisabled();
  },
};

export const NoNetwork: Story = {
  parameters: { msw: world({ failing: { "factors.prove": "NETWORK" } }) },
  play: async () => {
    const page = await dialog();
    await userEvent.type(page.getByLabelText("Password"), "gatehouse-demo{Enter}");
    await expect(await page.findByRole("alert")).toBeVisible();
    await expect(page.getByLabelText("Password")).toHaveValue("gatehouse-demo");
  },
};

export const ProviderAwayTest: Story = {
  ...SingleSignOn,
  play: async ({ args }) => {
    const page = await dialog();
    await waitFor(() => expect(page.getByRole("button", { name: "Sign in once more" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(await page.findByText(/^Your organisation’s sign-in cannot be reached/)).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(args.onAnswer).toHaveBeenCalledWith(false));
  },
};
