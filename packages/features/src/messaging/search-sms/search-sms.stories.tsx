import { createMockWorld, type MockWorld, type MockWorldOptions } from "@gatehouse/api/mocks";
import { createSms, createSmsList } from "@gatehouse/api/mocks/factories";
import type { Role } from "@gatehouse/domain/access";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { StoryAddress } from "../../app/story-address.tsx";
import { cutInRow } from "../../app/story-row.ts";
import { SearchSmsScreen } from "./search-sms-screen.tsx";
import { parseSmsSearch } from "./sms-search.ts";

const moment = Date.UTC(2026, 10, 20, 11, 42, 7) / 1000;
const onSearchChange = fn();
let world: MockWorld;

const inWorld =
  (options: MockWorldOptions = {}) =>
  ({ args, msw }: { readonly args: { readonly role: Role }; readonly msw?: unknown }): Record<string, never> => {
    world = createMockWorld({
      role: args.role,
      now: () => moment,
      checkIns: [],
      emails: { sms: createSmsList(moment) },
      ...options,
    });
    (msw as { use: (...handlers: MockWorld["handlers"]) => void }).use(...world.handlers);
    return {};
  };

interface StageProps {
  readonly role: Role;
  readonly search: Readonly<Record<string, unknown>>;
}

const Stage = ({ role, search: start }: StageProps) => (
  <StoryAddress
    role={role}
    path="/dashboard/communication/search-sms"
    start={parseSmsSearch(start)}
    onSearchChange={onSearchChange}
  >
    {(search, change) => <SearchSmsScreen search={search} onSearchChange={change} />}
  </StoryAddress>
);

const meta = {
  title: "Messaging/Search SMS",
  component: Stage,
  args: { role: "CRM_OPERATOR", search: { to: "+33639981234" } },
  globals: { viewport: { value: "laptop" } },
  loaders: [inWorld()],
  beforeEach: () => void onSearchChange.mockClear(),
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NotAskedYet: Story = { args: { search: {} } };
export const Nothing: Story = { args: { search: { to: "+33639980001" } } };
export const Loading: Story = { loaders: [inWorld({ slow: { "messaging.sms.search": "infinite" } })] };
export const Failed: Story = { loaders: [inWorld({ failing: { "messaging.sms.search": "DATABASE_AWAY" } })] };
export const OnPhone: Story = { globals: { viewport: { value: "phone" }, theme: "dark" } };
export const French: Story = { globals: { language: "fr" } };

/** What did not arrive, on a phone: whom it was for, and both buttons whole. */
export const NotDeliveredOnPhoneTest: Story = {
  ...OnPhone,
  args: { search: { notDelivered: true } },
  play: async ({ canvasElement }) => {
    const row = (await within(canvasElement).findByText("Undelivered")).closest<HTMLElement>("[role=row]");
    if (!row) throw new Error("There is no such row.");
    await expect(row).toHaveTextContent(/2026-11-20 \d\d:\d\d · \+33639981234/);
    await expect(within(row).getByRole("button", { name: /^Send again/ })).toBeVisible();
    await expect(cutInRow(row)).toEqual([]);
  },
};

// MSG-15
export const SearchingTest: Story = {
  ...NotAskedYet,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const search = await canvas.findByRole("button", { name: "Search" });
    await userEvent.click(search);
    await expect(await canvas.findByText("Please fill out all required fields.")).toBeVisible();
    await userEvent.type(canvas.getByRole("textbox", { name: /^To phone number/ }), "123");
    await userEvent.click(search);
    await expect(await canvas.findByText("Please enter a valid phone number.")).toBeVisible();
    await userEvent.clear(canvas.getByRole("textbox", { name: /^To phone number/ }));
    await userEvent.type(canvas.getByRole("textbox", { name: /^From phone number/ }), "+33 6 39 98 12 34");
    await userEvent.click(search);
    await waitFor(() => expect(onSearchChange).toHaveBeenLastCalledWith({ from: "+33639981234" }));
    await expect(await canvas.findByText("Merci !")).toBeVisible();
    await expect(canvas.getByText("1 SMS")).toBeVisible();
  },
};

export const OpeningTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [, second] = await canvas.findAllByRole("button", { name: /^Open SMS to / });
    if (!second) throw new Error("There is no second SMS.");
    await userEvent.click(second);
    const panel = within(await screen.findByRole("dialog"));
    await expect(panel.getByText(/^Your gate has changed/)).toBeVisible();
    await expect(panel.getByText("Delivered")).toBeVisible();
    await expect(panel.getAllByText("2026-11-20 11:28").length).toBeGreaterThan(0);
  },
};

export const SendingAgainTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = (await canvas.findByText("Undelivered")).closest<HTMLElement>("[role=row]");
    if (!row) throw new Error("There is no such row.");
    await userEvent.click(within(row).getByRole("button", { name: /^Send again/ }));
    await userEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Send again" }));
    await waitFor(() => expect(screen.getByText("The SMS goes again")).toBeVisible());
    const stopped = (await canvas.findByText("its receiver has written STOP")).closest<HTMLElement>("[role=row]");
    if (!stopped) throw new Error("There is no such row.");
    await userEvent.click(within(stopped).getByRole("button", { name: /^Send again/ }));
    await waitFor(() =>
      expect(screen.getByText("The owner of this number has written STOP and gets no SMS.")).toBeVisible(),
    );
  },
};

/** What did not arrive is found without a number, and goes again at once, except to who has written STOP (MSG-15). */
export const NotDeliveredTest: Story = {
  ...NotAskedYet,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Search" }));
    await expect(await canvas.findByText("Please fill out all required fields.")).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: "Not delivered" }));
    await waitFor(() => expect(canvas.queryByText("Please fill out all required fields.")).toBeNull());
    await waitFor(() => expect(onSearchChange).toHaveBeenLastCalledWith({ notDelivered: true }));
    await expect(await canvas.findByText("Undelivered")).toBeVisible();
    await expect(canvas.queryByText("Delivered")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: /^Send \d+ SMS again/ }));
    await userEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Send again" }));
    await waitFor(() => expect(screen.getByText(/SMS goe?s? again$/)).toBeVisible());
    await expect(screen.getByText("1 cannot be sent again.")).toBeVisible();
    await waitFor(() => expect(canvas.queryByText("Undelivered")).toBeNull());
  },
};

export const FailedTest: Story = {
  ...Failed,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("button", { name: /^try again/i })).toBeVisible();
    await expect((await screen.findAllByText("Failed to search sms")).length).toBeGreaterThan(0);
  },
};

/** All that the server answers is one page, of which a few dozen rows are drawn. */
export const ManyTest: Story = {
  loaders: [inWorld({ emails: { sms: Array.from({ length: 10_000 }, (_, number) => createSms(moment, number + 1)) } })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^The latest 10,000 SMS/)).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole("row").length).toBeGreaterThan(5));
    await expect(canvas.getAllByRole("row").length).toBeLessThan(100);
  },
};
