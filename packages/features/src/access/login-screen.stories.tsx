import { createMockWorld } from "@gatehouse/api/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { StoryApp, type StoryAppProps } from "../app/story-app.tsx";
import { hardCodedTexts } from "../app/story-text.ts";
import { LoginScreen, type LoginScreenProps } from "./login-screen.tsx";

const onNavigate = fn<(href: string) => void>();

const Page = ({ start = false, redirectUrl }: LoginScreenProps & Pick<StoryAppProps, "start">) => (
  <StoryApp path="/login" onNavigate={onNavigate} start={start}>
    <LoginScreen redirectUrl={redirectUrl} />
  </StoryApp>
);

const world = (options: Parameters<typeof createMockWorld>[0] = {}) =>
  createMockWorld({ role: null, checkIns: [], ...options }).handlers;

const meta = {
  title: "Access/Login",
  component: Page,
  args: {},
  beforeEach: () => void onNavigate.mockClear(),
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const fill = async (page: HTMLElement, email: string, password: string) => {
  await userEvent.type(within(page).getByRole("textbox", { name: "E-mail" }), email);
  await userEvent.type(within(page).getByLabelText("Password"), password);
};

export const Success: Story = {
  parameters: { msw: world() },
};

export const SuccessTest: Story & Required<Pick<Story, "play">> = {
  ...Success,
  play: async ({ canvasElement }) => {
    // Anyone who has a keyboard can type at once.
    await waitFor(() => expect(within(canvasElement).getByRole("textbox", { name: "E-mail" })).toHaveFocus());
    await fill(canvasElement, "operator@gatehouse.example", "gatehouse-demo");
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(onNavigate).toHaveBeenCalledWith("/dashboard/checkin/info"));
  },
};

export const BackToWhereItWas: Story = {
  args: { redirectUrl: "/dashboard/checkin/info?view=disposed" },
  parameters: { msw: world() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // One click fills the form, one key sends it.
    await userEvent.click(await canvas.findByRole("button", { name: /^Operator operator@/ }));
    await expect(canvas.getByRole("textbox", { name: "E-mail" })).toHaveValue("operator@gatehouse.example");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Sign in" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(onNavigate).toHaveBeenCalledWith("/dashboard/checkin/info?view=disposed"));
  },
};

export const ForeignRedirectIsDropped: Story = {
  ...Success,
  args: { redirectUrl: "//evil.example/dashboard" },
  play: SuccessTest.play,
};

export const CrmOperatorLandsOnTrips: Story = {
  parameters: { msw: world() },
  play: async ({ canvasElement }) => {
    await fill(canvasElement, "crm-operator@gatehouse.example", "gatehouse-demo");
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(onNavigate).toHaveBeenCalledWith("/dashboard/trips/next-48-hours"));
  },
};

export const WrongPassword: Story = {
  parameters: {
    reach: [
      { type: "operator@gatehouse.example", into: "[type=email]" },
      { type: "wrong", into: "[autocomplete=current-password]" },
      "[type=submit]",
    ],
    msw: world(),
  },
};

export const WrongPasswordTest: Story = {
  ...WrongPassword,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fill(canvasElement, "operator@gatehouse.example", "wrong");
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByRole("alert")).toHaveTextContent("E-mail or password is wrong.");
    // What was typed stays, and the password is ready to be typed over.
    await waitFor(() =>
      expect(canvas.getByRole("textbox", { name: "E-mail" })).toHaveValue("operator@gatehouse.example"),
    );
    await waitFor(() => expect(canvas.getByLabelText("Password")).toHaveFocus());
    await expect(onNavigate).not.toHaveBeenCalled();
  },
};

export const Incomplete: Story = {
  parameters: { msw: world() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole("textbox", { name: "E-mail" }), "operator");
    await userEvent.click(canvas.getByRole("button", { name: "Sign in" }));
    await expect(await canvas.findByText("Please enter correct email id")).toBeVisible();
    await waitFor(() => expect(canvas.getByText("Please enter your password.")).toBeVisible());
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "E-mail" })).toHaveFocus());
  },
};

export const Throttled: Story = {
  parameters: {
    reach: [
      { type: "operator@gatehouse.example", into: "[type=email]" },
      { type: "guess", into: "[autocomplete=current-password]" },
      "[type=submit]",
    ],
    msw: world({ failing: { "access.login": { code: "TOO_MANY_REQUESTS", data: { retryAfter: 754 } } } }),
  },
};

export const ThrottledTest: Story = {
  ...Throttled,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fill(canvasElement, "operator@gatehouse.example", "guess");
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/Too many attempts\. Try again in 12:3\d/);
    await waitFor(() => expect(canvas.getByRole("button", { name: "Sign in" })).toBeDisabled());
  },
};

export const ThrottleOver: Story = {
  parameters: { msw: world({ failing: { "access.login": { code: "TOO_MANY_REQUESTS", data: { retryAfter: 1 } } } }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fill(canvasElement, "operator@gatehouse.example", "guess");
    await userEvent.keyboard("{Enter}");
    await canvas.findByRole("alert");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Sign in" })).toBeEnabled(), { timeout: 3000 });
  },
};

export const ServerUnreachable: Story = {
  parameters: {
    reach: [
      { type: "operator@gatehouse.example", into: "[type=email]" },
      { type: "gatehouse-demo", into: "[autocomplete=current-password]" },
      "[type=submit]",
    ],
    msw: world({ failing: { "access.login": "NETWORK" } }),
  },
};

export const ServerUnreachableTest: Story = {
  ...ServerUnreachable,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fill(canvasElement, "operator@gatehouse.example", "gatehouse-demo");
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "The server could not be reached. Check your connection and try again.",
    );
    await waitFor(() => expect(canvas.getByRole("button", { name: "Sign in" })).toBeEnabled());
  },
};

export const Signing: Story = {
  parameters: {
    reach: [
      { type: "operator@gatehouse.example", into: "[type=email]" },
      { type: "gatehouse-demo", into: "[autocomplete=current-password]" },
      "[type=submit]",
    ],
    msw: world({ slow: { "access.login": "infinite" } }),
  },
};

export const SigningTest: Story = {
  ...Signing,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fill(canvasElement, "operator@gatehouse.example", "gatehouse-demo");
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByRole("button", { name: "Signing in…" })).toBeDisabled();
  },
};

export const SessionEnded: Story = {
  args: { start: true },
  beforeEach: () => localStorage.setItem("gatehouse.signed-in", "yes"),
  parameters: { msw: world() },
};

export const SessionEndedTest: Story = {
  ...SessionEnded,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("status")).toHaveTextContent(
      "Your session has ended. Sign in again to go on where you were.",
    );
  },
};

// ACC-18
export const ForgotTest: Story = {
  parameters: { msw: world() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole("textbox", { name: "E-mail" }), "ana@");
    await userEvent.click(canvas.getByRole("button", { name: "Forgot password?" }));
    const field = await canvas.findByRole("textbox", { name: "E-mail" });
    await waitFor(() => expect(field).toHaveValue("ana@"));
    await userEvent.click(await canvas.findByRole("button", { name: "Send a link" }));
    await expect(await canvas.findByText("Please enter correct email id")).toBeVisible();
    await userEvent.type(canvas.getByRole("textbox", { name: "E-mail" }), "sky.example{Enter}");
    const heading = await canvas.findByRole("heading", { name: "Look into your mail" });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByText("ana@sky.example")).toBeVisible();
    await expect(canvas.getByRole("button", { name: /^Send again in (1:00|0:5\d)/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: "Back to sign in" }));
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "E-mail" })).toHaveValue("ana@sky.example"));
  },
};

export const NoDemo: Story = {
  parameters: { msw: world({ failing: { "access.settings": "NETWORK" } }) },
};

export const NoDemoTest: Story = {
  ...NoDemo,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("heading", { name: "Sign in" })).toBeVisible();
    await expect(within(canvasElement).queryByText("Demo world")).toBeNull();
  },
};

export const DarkOnAPhone: Story = {
  globals: { theme: "dark", viewport: { value: "phone" } },
  parameters: { msw: world() },
};

export const DarkOnAPhoneTest: Story = {
  ...DarkOnAPhone,
  play: async ({ canvasElement }) => void (await within(canvasElement).findByText("Demo world")),
};

export const French: Story = {
  globals: { language: "fr" },
  parameters: { msw: world() },
};

export const FrenchTest: Story = {
  ...French,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Se connecter" }));
    await expect(await canvas.findByText("Saisissez votre adresse e-mail.")).toBeVisible();
  },
};

export const PseudoLanguage: Story = {
  globals: { language: "en-XA" },
  parameters: { msw: world() },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("operator@gatehouse.example");
    await expect(
      hardCodedTexts(canvasElement, [
        /@gatehouse\.example$/,
        /^gatehouse-demo$/,
        /^Gatehouse$/,
        /^(EN|FR|English|Français)$/,
      ]),
    ).toEqual([]);
  },
};

export const SecondStep: Story = { parameters: { msw: world({ factors: { app: true } }) } };

// ACC-30
export const SecondStepTest: Story = {
  ...SecondStep,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fill(canvasElement, "operator@gatehouse.example", "gatehouse-demo");
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByRole("heading", { name: "Second step" })).toBeVisible();
    const code = await canvas.findByRole("textbox", { name: "Code" });
    await waitFor(() => expect(code).toHaveFocus());
    await userEvent.keyboard("111111{Enter}");
    await expect(await canvas.findByText(/^This code is wrong/)).toBeVisible();
    await expect(onNavigate).not.toHaveBeenCalled();
    await userEvent.clear(code);
    await userEvent.type(code, "123 456{Enter}");
    await waitFor(() => expect(onNavigate).toHaveBeenCalledWith("/dashboard/checkin/info"));
  },
};

export const BackFromSecondStepTest: Story = {
  ...SecondStep,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fill(canvasElement, "operator@gatehouse.example", "gatehouse-demo");
    await userEvent.keyboard("{Enter}");
    await userEvent.click(await canvas.findByRole("button", { name: "Back to the password" }));
    await expect(await canvas.findByRole("textbox", { name: "E-mail" })).toHaveValue("operator@gatehouse.example");
    await expect(canvas.getByLabelText("Password")).toHaveValue("");
  },
};

// ACC-34
export const MustSetUpTest: Story = {
  parameters: { msw: world({ factors: { required: true } }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fill(canvasElement, "operator@gatehouse.example", "gatehouse-demo");
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByRole("heading", { name: "Set up a second factor" })).toBeVisible();
    await userEvent.type(await canvas.findByRole("textbox", { name: "Code" }), "123456{Enter}");
    await expect(await canvas.findByRole("heading", { name: "Your recovery codes" })).toBeVisible();
    await expect(onNavigate).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "I have kept them" }));
    await waitFor(() => expect(onNavigate).toHaveBeenCalledWith("/dashboard/checkin/info"));
  },
};

// ACC-37
export const SingleSignOnTest: Story = {
  parameters: { msw: world({ signOn: true }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const email = canvas.getByRole("textbox", { name: "E-mail" });
    await userEvent.click(await canvas.findByRole("button", { name: "Single sign-on" }));
    await expect(await canvas.findByText(/^Type your e-mail address first/)).toBeVisible();
    await userEvent.type(email, "somebody@elsewhere.example");
    await userEvent.click(canvas.getByRole("button", { name: "Single sign-on" }));
    await expect(await canvas.findByText(/^There is no single sign-on for this address/)).toBeVisible();
    await userEvent.clear(email);
    await userEvent.type(email, "nadia@northwind.example");
    await userEvent.tab();
    await userEvent.click(await canvas.findByRole("button", { name: "Continue with Northwind Travel" }));
    await expect(await canvas.findByText(/^Your organisation’s sign-in cannot be reached/)).toBeVisible();
    await expect(email).toHaveValue("nadia@northwind.example");
  },
};
