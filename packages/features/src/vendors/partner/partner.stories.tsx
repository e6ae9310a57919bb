import { createPartnersApi } from "@gatehouse/api/client/partners";
import { createMockWorld, mockPartnerKeys, type MockWorld, type MockWorldOptions } from "@gatehouse/api/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { StoryApp } from "../../app/story-app.tsx";
import { ConfirmScreen, PartnerFormScreen, PartnersApiContext, SendFileScreen } from "./index.ts";

const moment = Date.UTC(2026, 10, 20, 17, 12, 0) / 1000;
let world: MockWorld;

const inWorld =
  (options: MockWorldOptions = {}) =>
  ({ msw }: { readonly args: unknown; readonly msw?: unknown }): Record<string, never> => {
    world = createMockWorld({ role: null, checkIns: [], now: () => moment, ...options });
    sessionStorage.clear();
    (msw as { use: (...handlers: MockWorld["handlers"]) => void }).use(...world.handlers);
    return {};
  };

interface StageProps {
  readonly page: "form" | "confirm" | "file";
  readonly partnerKey?: string;
}

const ignore = (): void => undefined;

const Stage = ({ page, partnerKey = "" }: StageProps) => {
  const [api] = useState(() => createPartnersApi({ url: new URL("/api", location.origin).href }));
  return (
    <StoryApp live={false} path="/partners/become-a-partner">
      <PartnersApiContext value={api}>
        <main style={{ minBlockSize: "100dvh", paddingInline: "1rem" }}>
          {page === "form" && <PartnerFormScreen onUnsavedChange={ignore} />}
          {page === "confirm" && <ConfirmScreen partnerKey={partnerKey} />}
          {page === "file" && <SendFileScreen partnerKey={partnerKey} />}
        </main>
      </PartnersApiContext>
    </StoryApp>
  );
};

const meta = {
  title: "Vendors/Partners’ pages",
  component: Stage,
  args: { page: "form" },
  globals: { density: "comfortable" },
  loaders: [inWorld()],
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

const submitted = () => world.calls.filter(({ call }) => call === "partners.submit").map(({ input }) => input);
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
async function fill(): Promise<void> {
  await userEvent.type(await screen.findByRole("textbox", { name: "Organization name" }), "Aurelia Journeys");
  await userEvent.type(screen.getByRole("textbox", { name: "E-mail" }), "contact@aurelia.example");
  await userEvent.type(screen.getByRole("textbox", { name: "Phone" }), "617 555 0148");
}
/** The page took the place of another: its title is where the keyboard goes on. */
async function isAtTitle(name: string): Promise<void> {
  const title = await screen.findByRole("heading", { level: 1, name });
  await waitFor(() => expect(title).toHaveFocus());
}
/** As the browser does it when somebody chooses a file. */
async function choose(file: File): Promise<void> {
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("There is no field for a file.");
  await userEvent.upload(input, file, { applyAccept: false });
}
const pdf = () => new File(["%PDF-1.7 agreement"], "agreement.pdf", { type: "application/pdf" });

export const Form: Story = {};

export const FormDarkFrenchPhone: Story = {
  globals: { density: "comfortable", viewport: { value: "phone" }, language: "fr", theme: "dark" },
};

// VEN-15
export const NamesWhatIsMissing: Story = {
  play: async () => {
    await screen.findByRole("heading", { level: 1, name: "Become a partner" });
    await press("Send the request");
    for (const text of [
      "Please fill out the Organization name",
      "Please fill out the E-mail",
      "Please fill out the phone number.",
    ])
      await expect(await screen.findByText(text)).toBeVisible();
    await expect(screen.getByRole("textbox", { name: "Organization name" })).toHaveFocus();
    await expect(submitted()).toEqual([]);
  },
};

// VEN-15, VEN-18
export const SendsTheRequest: Story = {
  play: async () => {
    await fill();
    await choose(new File(["no pdf"], "agreement.docx", { type: "application/msword" }));
    await expect(await screen.findByText("This file is no PDF.")).toBeVisible();
    await choose(pdf());
    await userEvent.click(screen.getByRole("checkbox", { name: /The agreement is signed/ }));
    // Without a network nothing is lost.
    world.fail("partners.submit", "NETWORK");
    await press("Send the request");
    await expect(await screen.findByText(/You are offline/)).toBeVisible();
    world.fail("partners.submit", "ENCRYPTED_PDF");
    await press("Send the request");
    await expect(await screen.findByText(/This PDF is locked with a password/)).toBeVisible();
    world.mend("partners.submit");
    await choose(pdf());
    await press("Send the request");
    await isAtTitle("Look into your mail");
    await expect(submitted().at(-1)).toMatchObject({
      orgName: "Aurelia Journeys",
      email: "contact@aurelia.example",
      // As a form carries it.
      agreementSigned: "true",
      homepage: "",
      language: "en",
    });
    await press("Send the mail again");
    await expect(await screen.findByText(/the mail is on its way again/)).toBeVisible();
  },
};

/** Too many attempts: the page says when it is worth another one. */
export const TooManyAttempts: Story = {
  loaders: [inWorld({ failing: { "partners.submit": { code: "TOO_MANY_REQUESTS", data: { retryAfter: 90 } } } })],
  play: async () => {
    await fill();
    await press("Send the request");
    await expect(await screen.findByRole("timer")).toHaveTextContent(/^1:[23]\d$/);
    await expect(screen.getByRole("textbox", { name: "E-mail" })).toHaveValue("contact@aurelia.example");
  },
};

export const Confirm: Story = { args: { page: "confirm", partnerKey: mockPartnerKeys.confirm } };

// VEN-17
export const ConfirmTest: Story = {
  ...Confirm,
  play: async () => {
    await screen.findByRole("heading", { level: 1, name: "Confirm your request" });
    // Looking confirms nothing.
    await expect(world.calls).toEqual([]);
    await press("Confirm the request");
    await isAtTitle("Your request is with us");
    await expect(screen.getByText(/Aurelia Journeys/)).toBeVisible();
  },
};

export const ConfirmUsed: Story = {
  args: { page: "confirm", partnerKey: mockPartnerKeys.used },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Confirm the request" }));
    await expect(await screen.findByRole("heading", { level: 1, name: "This link has been used" })).toBeVisible();
  },
};

export const ConfirmExpired: Story = {
  args: { page: "confirm", partnerKey: mockPartnerKeys.expired },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Confirm the request" }));
    await expect(await screen.findByRole("heading", { level: 1, name: "This link is too old" })).toBeVisible();
    await press("Send the mail again");
    await expect(await screen.findByText("Please fill out the E-mail")).toBeVisible();
    await userEvent.type(
      screen.getByRole("textbox", { name: "The address that the mail went to" }),
      "contact@aurelia.example",
    );
    await press("Send the mail again");
    await expect(await screen.findByText(/the mail is on its way again/)).toBeVisible();
  },
};

/** An address without a key, or with one that was made up. */
export const NothingBehindTheLink: Story = { args: { page: "confirm" } };

export const ConfirmDarkFrenchPhone: Story = {
  ...Confirm,
  globals: { density: "comfortable", viewport: { value: "phone" }, language: "fr", theme: "dark" },
};

export const AnotherFile: Story = { args: { page: "file", partnerKey: mockPartnerKeys.file } };

// VEN-20
export const AnotherFileTest: Story = {
  ...AnotherFile,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByText("Please send the agreement with the signature on its last page."),
    ).toBeVisible();
    await press("Send the agreement");
    await expect(await canvas.findByText("Please choose the file.")).toBeVisible();
    await choose(pdf());
    world.fail("partners.sendFile", "NETWORK");
    await press("Send the agreement");
    await expect(await canvas.findByText(/You are offline/)).toBeVisible();
    world.mend("partners.sendFile");
    await press("Send the agreement");
    await isAtTitle("Your agreement is with us");
  },
};

export const AnotherFileLoading: Story = {
  ...AnotherFile,
  loaders: [inWorld({ slow: { "partners.openFile": "infinite" } })],
};

export const AnotherFileNotRead: Story = {
  ...AnotherFile,
  loaders: [inWorld({ failing: { "partners.openFile": "INTERNAL_SERVER_ERROR" } })],
};

export const AnotherFileExpired: Story = { args: { page: "file", partnerKey: mockPartnerKeys.expired } };

export const AnotherFileDarkFrenchPhone: Story = {
  ...AnotherFile,
  globals: { density: "comfortable", viewport: { value: "phone" }, language: "fr", theme: "dark" },
};
