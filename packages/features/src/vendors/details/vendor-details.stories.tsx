import { createMockWorld, type MockWorld, type MockWorldOptions } from "@gatehouse/api/mocks";
import type { Role } from "@gatehouse/domain/access";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { StoryApp } from "../../app/story-app.tsx";
import { VendorDetailsScreen } from "./index.ts";
import { parseVendorDetailsSearch } from "./details-search.ts";

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

interface StageProps {
  readonly role: Role;
  readonly id: string;
  readonly tab?: string;
}

const Stage = ({ role, id, tab }: StageProps) => (
  <StoryApp role={role} path={`/dashboard/admin/vendor-details/${id}`} onNavigate={onNavigate}>
    <main style={{ blockSize: "100dvh" }}>
      <VendorDetailsScreen id={id} search={parseVendorDetailsSearch({ tab })} />
    </main>
  </StoryApp>
);

const meta = {
  title: "Vendors/Vendor Details",
  component: Stage,
  args: { role: "ADMIN", id: "ops@northwind.example" },
  globals: { viewport: { value: "laptop" } },
  loaders: [inWorld()],
  beforeEach: () => {
    onNavigate.mockClear();
    sessionStorage.clear();
  },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BasicDetails: Story = {};

/** A field is changed; what is wrong is said at its field, and nothing typed is lost (VEN-3). */
export const BasicDetailsTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Edit Organization" }));
    const bcc = await canvas.findByRole("textbox", { name: "BCC e-mail" });
    await userEvent.clear(bcc);
    await userEvent.type(bcc, "archive@northwind,example");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(
      await canvas.findByText("Please correctly fill out all mandatory basic details fields."),
    ).toBeVisible();
    await expect(bcc).toHaveAccessibleDescription(
      "Please enter correct email id. A comma stands where a point belongs.",
    );
    await expect(bcc).toHaveFocus();
    await userEvent.clear(bcc);
    await userEvent.type(bcc, "post@northwind.example");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByText("post@northwind.example")).toBeVisible();
    await expect(world.organisations.find("NWT")?.details.bcc).toBe("post@northwind.example");
  },
};

/** Somebody else was faster: what was typed is still there. */
export const ChangedMeanwhile: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Edit Organization" }));
    const website = await canvas.findByRole("textbox", { name: "Website (optional)" });
    await userEvent.clear(website);
    await userEvent.type(website, "northwind.example");
    world.organisations.change("NWT", { version: 9 });
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByText(/^Somebody else has changed this vendor meanwhile/)).toBeVisible();
    await expect(website).toHaveValue("northwind.example");
  },
};

/** A connected vendor can be looked at only (VEN-1). */
export const Connected: Story = { args: { role: "LEVEL1_VENDOR", id: "BLA" } };

export const ConnectedTest: Story = {
  ...Connected,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("You can look at this vendor, and not change it.")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^Edit/ })).toBeNull();
  },
};

export const Settings: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Edit Settings" }));
    const origins = canvas.getByRole("textbox", { name: /^Allowed origins/ });
    await userEvent.type(origins, "\nhttps://*.northwind.example");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByText("https://*.northwind.example is no exact origin.")).toBeVisible();
    await userEvent.clear(origins);
    await userEvent.type(origins, "https://shop.northwind.example/");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByText("https://shop.northwind.example")).toBeVisible();
  },
};

export const Preferences: Story = { args: { tab: "preferences" } };

// VEN-6
export const PreferencesTest: Story = {
  ...Preferences,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Edit SMS" }));
    const key = canvas.getByRole("textbox", { name: "Channel key" });
    await userEvent.clear(key);
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByText("Please correctly fill out all mandatory preferences fields.")).toBeVisible();
    await userEvent.type(key, "+16175550161");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByText("Preferences for the channel SMS has been updated")).toBeVisible();
    await expect(await canvas.findByText("+16175550161")).toBeVisible();
  },
};

/** What fails says so, and keeps what was typed. */
export const PreferenceNotSaved: Story = {
  ...Preferences,
  loaders: [inWorld({ failing: { "vendors.savePreference": "NETWORK" } })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Edit Email" }));
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByText("Preferences for the channel Email has not been updated")).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Channel key" })).toHaveValue("trips@northwind.example");
  },
};

export const Templates: Story = { args: { tab: "templates" } };

const fileOf = (html: string) => new File([html], "cancelled.html", { type: "text/html" });

// VEN-11, VEN-12, VEN-14
export const TemplateBySmsTest: Story = {
  ...Templates,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // What is not sent is no hole.
    await expect(await canvas.findByRole("button", { name: "Gate change by SMS, French: not sent yet" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Cancellation by SMS, English: missing" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Upload templates" }));
    await expect(await canvas.findByRole("combobox", { name: "Channel" })).toHaveValue("sms");
    const file = canvasElement.querySelector<HTMLInputElement>("input[type=file]");
    if (!file) throw new Error("There is no place for a file.");
    const words = "<h1>{{flightNumber}} is cancelled</h1><p>Choose <a href='{{rebookLink}}'>another flight</a>.</p>";
    await userEvent.upload(file, fileOf(words.repeat(12)));
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Product type" }), "flight-watcher");
    await userEvent.click(canvas.getByRole("button", { name: "Upload 1 template" }));
    await expect(
      await canvas.findByText("Template 1 has more than 600 characters: too many for an SMS."),
    ).toBeVisible();
    await userEvent.upload(file, fileOf(words.replaceAll("'", '"')));
    await expect(await canvas.findByText(/^BA 117 is cancelled\s+Choose another flight/)).toHaveTextContent(
      "BA 117 is cancelled Choose another flight https://travel.example/flights/4100001.",
    );
    await expect(canvas.getByText(/^\d+ characters on sample data, sent as 1 SMS\.$/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Upload 1 template" }));
    await expect(await canvas.findByRole("button", { name: "Cancellation by SMS, English: v1" })).toBeVisible();
  },
};

export const Keys: Story = { args: { tab: "keys" } };

// VEN-7
export const KeysTest: Story = {
  ...Keys,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "New key" }));
    await userEvent.click(canvas.getByRole("button", { name: "Create key" }));
    await expect(await canvas.findByText("Say what it is for.")).toBeVisible();
    await userEvent.type(canvas.getByRole("textbox", { name: "What is it for?" }), "Portal");
    await userEvent.click(canvas.getByRole("button", { name: "Create key" }));
    await expect(await canvas.findByText(/^ghv_k+$/)).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: "Revoke Booking feed" }));
    await userEvent.click(await screen.findByRole("button", { name: "Revoke" }));
    await expect(await canvas.findByRole("row", { name: /^Booking feed .* revoked/ })).toBeVisible();
  },
};

export const Users: Story = { args: { tab: "users" } };

export const None: Story = { args: { id: "nobody@nowhere.example" } };

export const NoneTest: Story = {
  ...None,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("There is no such vendor.")).toBeVisible();
  },
};

export const Loading: Story = { loaders: [inWorld({ slow: { "vendors.one": "infinite" } })] };

export const NotRead: Story = { loaders: [inWorld({ failing: { "vendors.one": "INTERNAL_SERVER_ERROR" } })] };

export const DarkFrenchPhone: Story = {
  args: { role: "VENDOR", id: "" },
  globals: { viewport: { value: "phone" }, language: "fr", theme: "dark" },
};

/** Single sign-on is set up; what is missing is said at its field (ACC-38). */
export const SingleSignOn: Story = { args: { tab: "signOn" } };
export const SingleSignOnTest: Story = {
  args: { tab: "signOn" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = (name: string) => canvas.getByRole("textbox", { name });
    await userEvent.click(await canvas.findByRole("button", { name: "Set up" }));
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByText("Enter the provider’s issuer.")).toBeVisible();
    await expect(field("Name on the button")).toHaveFocus();
    await userEvent.type(field("Name on the button"), "Northwind Travel");
    await userEvent.type(field("Issuer"), "http://login.northwind.example");
    await expect(canvas.getByText(/^This is no issuer/)).toBeVisible();
    await userEvent.clear(field("Issuer"));
    await userEvent.type(field("Issuer"), "https://login.northwind.example");
    await userEvent.type(field("Client id"), "gatehouse");
    await userEvent.type(canvas.getByLabelText("Client secret"), "only they know");
    await userEvent.type(field("Domains of e-mail addresses"), "taken.example");
    await userEvent.type(canvas.getByRole("textbox", { name: /^Claim with the role/ }), "groups");
    await userEvent.click(canvas.getByRole("button", { name: "Add a value" }));
    await userEvent.type(field("Value"), "travel desk");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Role" }), "VENDOR");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByText("One of these domains leads to another provider already.")).toBeVisible();
    await userEvent.clear(field("Domains of e-mail addresses"));
    await userEvent.type(field("Domains of e-mail addresses"), "northwind.example");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByText(/^travel desk gives/)).toBeVisible();
    await expect(canvas.getByText("https://gatehouse.example/login/sso/NWT")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Remove" }));
    await userEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Remove" }));
    await expect(await canvas.findByText(/^There is none/)).toBeVisible();
  },
};
/** On a phone the tab that is open is in sight, and all lines are as high as each other. */
export const SingleSignOnPhoneTest: Story = {
  args: { tab: "signOn" },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Set up" }));
    const open = canvas.getByRole("link", { name: "Single sign-on" }).getBoundingClientRect();
    await expect(open.left).toBeGreaterThanOrEqual(0);
    await expect(open.right).toBeLessThanOrEqual(window.innerWidth);
    const heightOf = (field: HTMLElement) => field.getBoundingClientRect().height;
    await expect(heightOf(canvas.getByLabelText("Client secret"))).toBe(
      heightOf(canvas.getByRole("textbox", { name: "Issuer" })),
    );
    // News of the vendor draw the page anew, and do not move what is read.
    const save = canvas.getByRole("button", { name: "Save" });
    save.scrollIntoView({ block: "end" });
    const { top } = save.getBoundingClientRect();
    const reads = () => world.calls.filter(({ call }) => call === "vendors.one").length;
    const before = reads();
    world.emit({ type: "vendor.changed", code: "NWT" });
    await waitFor(() => expect(reads()).toBeGreaterThan(before));
    await waitFor(() => expect(save.getBoundingClientRect().top).toBeCloseTo(top, 0));
  },
};
/** Domains are given by administrators alone. */
export const SingleSignOnOfVendor: Story = {
  args: { role: "VENDOR", id: "", tab: "signOn" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Set up" }));
    await expect(canvas.getByText(/^Domains are given by administrators/)).toBeVisible();
    await expect(canvas.queryByRole("textbox", { name: "Domains of e-mail addresses" })).toBeNull();
  },
};
