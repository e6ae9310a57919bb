import { chakra } from "@chakra-ui/react";
import { createMockWorld } from "@gatehouse/api/mocks";
import type { Role } from "@gatehouse/domain/access";
import { Dialog } from "@gatehouse/ui/dialog";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { StoryApp } from "../story-app.tsx";
import { AppSetup } from "./app-setup.tsx";
import { CodeField } from "./code-field.tsx";
import { PasskeyButton } from "./passkey-button.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

const onConfirm = fn<(code: string) => Promise<void>>();
const onKept = fn<() => void>();

interface StageProps {
  /** As in the dialogue of the profile, or as in the card of the login page. */
  readonly title: string;
  readonly children: ReactNode;
}

const reader: Role = "CRM_OPERATOR";
const Stage = ({ title, children }: StageProps) => (
  <StoryApp role={reader} path="/dashboard/profile" live={false}>
    <Dialog open title={title} size="sm" onClose={() => undefined} labels={{ close: "Close" }}>
      {children}
    </Dialog>
  </StoryApp>
);

const meta = {
  title: "App/Second factor",
  component: Stage,
  parameters: { msw: createMockWorld({ role: "CRM_OPERATOR", checkIns: [] }).handlers },
  beforeEach: () => {
    onConfirm.mockReset();
    onKept.mockReset();
  },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

const given = {
  secret: "NLWN446IZBXUEXPILDKXKSKBNUZIUJVC",
  uri: "otpauth://totp/Gatehouse:somebody?issuer=Gatehouse&secret=NLWN446IZBXUEXPILDKXKSKBNUZIUJVC",
  qr: Array.from({ length: 45 }, (_, y) =>
    Array.from({ length: 45 }, (_each, x) => ((x * x + 3 * y * y + x * y) % 5 < 2 ? "1" : "0")).join(""),
  ),
};
const codes =
  "K7QWM-3TX9B HJ2D8-PZ4RC W0VNA-6YG5E 9MTBK-XS1FQ C3REH-7JP2D 4GZW8-NV0AT YQ6KM-B5XS1 DF9CJ-H2TR3 PE7WG-Z8N4V A0KQY-M6BX5".split(
    " ",
  );
const setup = { title: "Set up an authenticator app", children: <AppSetup given={given} onConfirm={onConfirm} /> };
/** The dialog, once it has taken the focus: what is typed before could go elsewhere. */
const page = async () => {
  const dialog = await within(document.body).findByRole("dialog");
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return within(dialog);
};
/** Types a code and sends it when it stands there as a whole. */
const send = async (dialog: Awaited<ReturnType<typeof page>>, code: string): Promise<void> => {
  const field = dialog.getByRole("textbox", { name: "Code" });
  await userEvent.type(field, code);
  await expect(field).toHaveValue(code);
  await userEvent.keyboard("{Enter}");
};

export const SetUp: Story = { args: setup };

// ACC-29
export const NoCodeTest: Story = {
  args: setup,
  play: async () => {
    const dialog = await page();
    await userEvent.click(dialog.getByRole("button", { name: "Confirm the code" }));
    await expect(await dialog.findByText("Please enter the code.")).toBeVisible();
    await userEvent.type(dialog.getByRole("textbox", { name: "Code" }), "12");
    await userEvent.keyboard("{Enter}");
    await expect(await dialog.findByText(/^A code of the app has 6 digits/)).toBeVisible();
    await expect(onConfirm).not.toHaveBeenCalled();
  },
};

/** What a call of the server fails with. */
const answered = (code: string) => Object.assign(new Error(code), { code, status: 422, data: undefined });
const failing =
  (code: string) =>
  async ({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> => {
    void canvasElement;
    onConfirm.mockRejectedValue(answered(code));
    const dialog = await page();
    await send(dialog, "123456");
    await expect(
      await dialog.findByText(code === "WRONG_CODE" ? /^This code is wrong/ : /took too long/),
    ).toBeVisible();
    await expect(dialog.getByRole("textbox", { name: "Code" })).toHaveValue("123456");
  };

export const WrongCode: Story = { args: setup, play: failing("WRONG_CODE") };
export const TookTooLong: Story = { args: setup, play: failing("SETUP_OVER") };

export const Confirming: Story = {
  args: setup,
  play: async () => {
    onConfirm.mockReturnValue(new Promise(() => undefined));
    const dialog = await page();
    await send(dialog, "123456");
    await expect(await dialog.findByRole("button", { name: "Confirming…" })).toHaveAttribute("aria-disabled", "true");
  },
};

// ACC-31
export const Codes: Story = {
  args: {
    title: "Your recovery codes",
    children: <RecoveryCodes codes={codes} email="nadia@northwind.example" onKept={onKept} />,
  },
};

export const CodesKeptTest: Story = {
  ...Codes,
  play: async () => {
    const dialog = await page();
    await expect(dialog.getAllByRole("listitem")).toHaveLength(10);
    await userEvent.click(dialog.getByRole("button", { name: "I have kept them" }));
    await expect(onKept).toHaveBeenCalledOnce();
  },
};

const Typed = ({ problem }: { readonly problem?: string }) => {
  const [value, setValue] = useState("K7QWM-3TX9B");
  return <CodeField value={value} onChange={setValue} problem={problem} recovery />;
};
export const RecoveryCodeTyped: Story = { args: { title: "Second step", children: <Typed /> } };
export const RecoveryCodeWrong: Story = {
  args: { title: "Second step", children: <Typed problem="error.WRONG_CODE" /> },
};

const passkey = (name: string) => ({
  title: "Second step",
  children: (
    <chakra.div display="grid" gap="4">
      <PasskeyButton
        label="Use a passkey"
        begin={() => Promise.reject(Object.assign(new Error(name), { name }))}
        finish={() => Promise.resolve()}
      />
    </chakra.div>
  ),
});
const press = async (): Promise<void> => {
  const dialog = await page();
  await userEvent.click(dialog.getByRole("button", { name: "Use a passkey" }));
  await expect(await dialog.findByText(/^(?:No passkey was used|The browser could not use)/)).toBeVisible();
};

// ACC-33
export const Passkey: Story = { args: passkey("") };
export const PasskeyGivenUp: Story = { args: passkey("NotAllowedError"), play: press };
export const PasskeyFailed: Story = { args: passkey("SecurityError"), play: press };
