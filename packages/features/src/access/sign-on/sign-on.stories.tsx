import { createMockWorld, type MockWorldOptions } from "@gatehouse/api/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { StoryApp } from "../../app/story-app.tsx";
import { SignOnScreen, type SignOnScreenProps } from "./index.ts";

const onNavigate = fn<(href: string) => void>();
const Page = (props: SignOnScreenProps) => (
  <StoryApp path="/login/sso/NWT" onNavigate={onNavigate}>
    <SignOnScreen {...props} />
  </StoryApp>
);
const world = (options: MockWorldOptions = {}) =>
  createMockWorld({ role: null, checkIns: [], signOn: true, ...options }).handlers;

const meta = {
  title: "Access/Single sign-on",
  component: Page,
  args: { provider: "NWT", answer: "?code=1&state=2" },
  parameters: { msw: world() },
  beforeEach: () => void onNavigate.mockClear(),
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

// ACC-37
export const ComesInTest: Story = {
  play: async () => {
    await waitFor(() => expect(onNavigate).toHaveBeenCalledWith("/dashboard/profile"));
  },
};

// ACC-42
export const SecondStep: Story = { args: { answer: "?step=secondStep" } };
export const SecondStepTest: Story = {
  ...SecondStep,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole("textbox", { name: "Code" }), "123456{Enter}");
    await waitFor(() => expect(onNavigate).toHaveBeenCalledWith("/dashboard/profile"));
  },
};

// ACC-41
const failed = (problem: string): Story => ({ args: { answer: `?problem=${problem}` } });
export const Over: Story = failed("over");
export const Refused: Story = failed("refused");
export const Unreachable: Story = failed("unreachable");
export const Untrusted: Story = failed("untrusted");
export const NoEmail: Story = failed("email");
export const NoAccount: Story = failed("noAccount");
export const NoRole: Story = failed("noRole");
export const Disabled: Story = failed("disabled");
export const Linked: Story = failed("linked");
export const NoNetwork: Story = { parameters: { msw: world({ failing: { "access.finishSignOn": "NETWORK" } }) } };

export const FailedTest: Story = {
  ...failed("refused"),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^Your organisation did not let you in/)).toBeVisible();
    // The provider of the mocks cannot be reached.
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await canvas.findByText(/^Your organisation’s sign-in cannot be reached/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Back to sign in" }));
    await waitFor(() => expect(onNavigate).toHaveBeenCalledWith("/login"));
  },
};
