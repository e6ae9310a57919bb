import { createMockWorld, type MockWorld, type MockWorldOptions } from "@gatehouse/api/mocks";
import type { Role } from "@gatehouse/domain/access";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { StoryApp } from "../../app/story-app.tsx";
import { AccountScreen } from "./account-screen.tsx";

const moment = Date.UTC(2026, 10, 20, 17, 12, 0) / 1000;
const onNavigate = fn<(href: string) => void>();
let world: MockWorld;

const inWorld =
  (options: MockWorldOptions = {}) =>
  ({ msw }: { readonly args: object; readonly msw?: unknown }): Record<string, never> => {
    world = createMockWorld({ role: "CRM_OPERATOR", now: () => moment, checkIns: [], ...options });
    (msw as { use: (...handlers: MockWorld["handlers"]) => void }).use(...world.handlers);
    return {};
  };

const Stage = ({ role }: { readonly role: Role }) => (
  <StoryApp role={role} path="/dashboard/profile" onNavigate={onNavigate}>
    <main style={{ blockSize: "100dvh", display: "flex" }}>
      <AccountScreen />
    </main>
  </StoryApp>
);

const meta = {
  title: "Profiles/My profile",
  component: Stage,
  args: { role: "CRM_OPERATOR" },
  globals: { viewport: { value: "laptop" } },
  loaders: [inWorld()],
  beforeEach: () => void onNavigate.mockClear(),
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Staff: Story = {};

// ACC-27
export const SessionsTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("3 open")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Yes" }));
    await waitFor(() => expect(canvas.queryByText("First time from here")).toBeNull());
    await userEvent.click(await canvas.findByRole("button", { name: "End this one: Safari on iPhone" }));
    await expect(await canvas.findByText("2 open")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "End all others" }));
    await userEvent.click(
      within(await within(document.body).findByRole("alertdialog")).getByRole("button", { name: "End all others" }),
    );
    await expect(await canvas.findByText("1 open")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^End/ })).toBeNull();
  },
};

/** What the server calls "Safari on iPhone" is said in the reader's language. */
export const FrenchSessionsTest: Story = {
  globals: { language: "fr" },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("Safari sous iPhone")).toBeVisible();
  },
};

export const NotMeTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "No, end it and change password" }));
    await waitFor(() => expect(onNavigate).toHaveBeenCalledWith("/reset-password"));
    await expect(world.account.sessions().map(({ id }) => id)).toEqual(["s-here", "s-phone"]);
  },
};

/** A sign-in elsewhere appears by itself. */
export const LiveTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText("3 open");
    world.account.add({
      id: "s-new",
      browser: "Edge on Windows",
      address: "192.0.2.1",
      createdAt: moment,
      lastUsedAt: moment,
      unfamiliar: false,
      current: false,
    });
    world.emit({ type: "account.changed" });
    await expect(await canvas.findByText("Edge on Windows")).toBeVisible();
  },
};

// ACC-28
export const AboutTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = await canvas.findByRole("textbox", { name: "Name" });
    await expect(canvas.getByRole("textbox", { name: "E-mail" })).toHaveAttribute("readonly");
    await userEvent.clear(name);
    await userEvent.click(await canvas.findByRole("button", { name: "Save" }));
    await expect(await canvas.findByText("Please enter your name.")).toBeVisible();
    await userEvent.type(name, "Nadia Brandt");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Time zone" }), "Europe/Paris");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByText("Saved")).toBeVisible();
    await expect(await canvas.findByText(/^Nadia Brandt, /)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Save" })).toBeNull();
  },
};

export const PreferencesTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const theme = within(await canvas.findByRole("group", { name: "Theme" }));
    await userEvent.click(theme.getByRole("button", { name: "Dark" }));
    await waitFor(() => expect(document.documentElement.dataset["theme"]).toBe("dark"));
    await userEvent.click(theme.getByRole("button", { name: "Light" }));
    await waitFor(() => expect(document.documentElement.dataset["theme"]).toBe("light"));
    await userEvent.click(theme.getByRole("button", { name: "As the system" }));
    await expect(theme.getByRole("button", { name: "As the system" })).toHaveAttribute("aria-pressed", "true");
    const density = within(canvas.getByRole("group", { name: "Density" }));
    await userEvent.click(density.getByRole("button", { name: "Comfortable" }));
    await expect(document.documentElement).toHaveAttribute("data-density", "comfortable");
    await expect(density.getByRole("button", { name: "Comfortable" })).toHaveAttribute("aria-pressed", "true");
    await expect(localStorage.getItem("gatehouse.density")).toBe("comfortable");
    await userEvent.click(density.getByRole("button", { name: "Compact" }));
    await expect(document.documentElement).toHaveAttribute("data-density", "compact");
    localStorage.removeItem("gatehouse.density");
  },
};

export const Traveller: Story = { args: { role: "TRAVELLER" }, loaders: [inWorld({ role: "TRAVELLER" })] };

export const TravellerTest: Story = {
  ...Traveller,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("link", { name: "traveller profile" })).toHaveAttribute(
      "href",
      "/dashboard/traveler-profile",
    );
  },
};

export const Loading: Story = { loaders: [inWorld({ slow: { "account.mine": "infinite" } })] };

export const NotRead: Story = {
  loaders: [inWorld({ failing: { "account.mine": "INTERNAL_SERVER_ERROR" } })],
};

export const NotReadTest: Story = {
  ...NotRead,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("Your account could not be read.")).toBeVisible();
    world.mend("account.mine");
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await canvas.findByText("3 open")).toBeVisible();
  },
};

export const SessionsNotRead: Story = {
  loaders: [inWorld({ failing: { "account.sessions": "INTERNAL_SERVER_ERROR" } })],
};

export const SessionsNotReadTest: Story = {
  ...SessionsNotRead,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("Your sessions could not be read.")).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: "phone" } } };

export const SecondFactor: Story = { loaders: [inWorld({ factors: { app: true } })] };

// ACC-29, ACC-31
export const SetUpAppTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const page = within(document.body);
    await userEvent.click(await canvas.findByRole("button", { name: "Set up" }));
    const dialog = within(await page.findByRole("dialog", { name: "Set up an authenticator app" }));
    await expect(dialog.getByRole("img", { name: "QR code with the key" })).toBeVisible();
    await expect(dialog.getByText(/^NLWN 446I/)).toBeVisible();
    const code = dialog.getByRole("textbox", { name: "Code" });
    await userEvent.type(code, "12{Enter}");
    await expect(await dialog.findByText(/^A code of the app has 6 digits/)).toBeVisible();
    await userEvent.clear(code);
    await userEvent.type(code, "000000{Enter}");
    await expect(await dialog.findByText(/^This code is wrong/)).toBeVisible();
    await userEvent.clear(code);
    await userEvent.type(code, "123456{Enter}");
    const codes = within(await page.findByRole("alertdialog", { name: "Your recovery codes" }));
    await expect(codes.getAllByRole("listitem")).toHaveLength(10);
    await userEvent.click(codes.getByRole("button", { name: "I have kept them" }));
    await expect(await canvas.findByText(/10 of 10 left/)).toBeVisible();
    await expect(canvas.getByText("On")).toBeVisible();
  },
};

// ACC-36
export const ProofTest: Story = {
  loaders: [inWorld({ factors: { app: true, stale: true } })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const page = within(document.body);
    const askForNew = async () => {
      await userEvent.click(await canvas.findByRole("button", { name: "Make new ones" }));
      const question = within(await page.findByRole("alertdialog"));
      await userEvent.click(question.getByRole("button", { name: "Make new ones" }));
      return page.findByRole("dialog", { name: "Is it you?" });
    };
    await within(await askForNew()).findByRole("textbox", { name: "Code" });
    await userEvent.keyboard("{Escape}");
    await expect(await canvas.findByText(/^You have not confirmed that it is you/)).toBeVisible();
    const dialog = within(await askForNew());
    await userEvent.type(dialog.getByRole("textbox", { name: "Code" }), "654321");
    await userEvent.click(dialog.getByRole("button", { name: "Confirm" }));
    await expect(await dialog.findByText("Please enter your password.")).toBeVisible();
    await userEvent.type(dialog.getByLabelText("Password"), "gatehouse-demo");
    await userEvent.click(dialog.getByRole("button", { name: "Confirm" }));
    await expect(await dialog.findByText(/^The password or the code is wrong/)).toBeVisible();
    await userEvent.clear(dialog.getByRole("textbox", { name: "Code" }));
    await userEvent.type(dialog.getByRole("textbox", { name: "Code" }), "123456");
    await userEvent.click(dialog.getByRole("button", { name: "Confirm" }));
    // The call that needed it is made again.
    await expect(await page.findByRole("alertdialog", { name: "Your recovery codes" })).toBeVisible();
  },
};

export const ProofByPasswordTest: Story = {
  loaders: [inWorld({ factors: { stale: true } })],
  play: async ({ canvasElement }) => {
    const page = within(document.body);
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "Set up" }));
    const dialog = within(await page.findByRole("dialog", { name: "Is it you?" }));
    await userEvent.type(dialog.getByLabelText("Password"), "wrong{Enter}");
    await expect(await dialog.findByText("This password is wrong.")).toBeVisible();
    await userEvent.clear(dialog.getByLabelText("Password"));
    await userEvent.type(dialog.getByLabelText("Password"), "gatehouse-demo{Enter}");
    await expect(await page.findByRole("dialog", { name: "Set up an authenticator app" })).toBeVisible();
  },
};

// ACC-32
export const TurnOffTest: Story = {
  loaders: [inWorld({ factors: { app: true, left: 2 } })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/Few are left/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Turn off" }));
    await userEvent.click(
      within(await within(document.body).findByRole("alertdialog")).getByRole("button", { name: "Turn off" }),
    );
    await expect(await canvas.findByRole("button", { name: "Set up" })).toBeVisible();
    await expect(canvas.queryByText("Recovery codes")).toBeNull();
  },
};

// ACC-34
export const RequiredTest: Story = {
  loaders: [inWorld({ factors: { app: true, required: true } })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("required for your role")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Turn off" })).toBeNull();
    await expect(canvas.getByRole("button", { name: "Replace" })).toBeVisible();
  },
};

export const FactorsNotReadTest: Story = {
  loaders: [inWorld({ failing: { "factors.mine": "INTERNAL_SERVER_ERROR" } })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("Your second factors could not be read.")).toBeVisible();
  },
};
