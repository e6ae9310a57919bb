import { createMockWorld, type MockWorld, type MockWorldOptions } from "@gatehouse/api/mocks";
import { createEmails } from "@gatehouse/api/mocks/factories";
import type { Role } from "@gatehouse/domain/access";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from "storybook/test";
import { StoryAddress } from "../app/story-address.tsx";
import { cutInRow } from "../app/story-row.ts";
import { hardCodedTexts } from "../app/story-text.ts";
import { parseEmailSearch } from "./email-search.ts";
import { SearchEmailScreen } from "./search-email-screen.tsx";

const moment = Date.UTC(2026, 10, 20, 11, 42, 7) / 1000;
const onSearchChange = fn();
let world: MockWorld;

const inWorld =
  (options: MockWorldOptions = {}) =>
  ({ args, msw }: { readonly args: { readonly role?: Role }; readonly msw?: unknown }): Record<string, never> => {
    world = createMockWorld({
      role: args.role ?? "ADMIN",
      now: () => moment,
      checkIns: [],
      emails: { emails: createEmails(moment) },
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
    path="/dashboard/communication/search-email"
    start={parseEmailSearch(start)}
    onSearchChange={onSearchChange}
  >
    {(search, change) => <SearchEmailScreen search={search} onSearchChange={change} />}
  </StoryAddress>
);

const meta = {
  title: "Messaging/Search Email",
  component: Stage,
  args: { role: "ADMIN", search: {} },
  globals: { viewport: { value: "laptop" } },
  loaders: [inWorld()],
  beforeEach: () => void onSearchChange.mockClear(),
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const row = async (canvasElement: HTMLElement, bookingNo: number, word = "Open") => {
  const button = await within(canvasElement).findByRole("button", { name: new RegExp(`^${word} .*${bookingNo}`) });
  return button.closest<HTMLElement>("[role=row]") as HTMLElement;
};
/** At 1366 px kinds and times are whole. */
export const FrenchTest: Story = {
  globals: { language: "fr" },
  play: async ({ canvasElement }) => {
    const sent = await row(canvasElement, 4_100_002, "Ouvrir");
    for (const name of ["Carte d’embarquement", /^20 nov\. 2026/, "4100002"]) {
      const cell = within(sent).getAllByRole(name === "Carte d’embarquement" ? "rowheader" : "gridcell", { name })[0];
      for (const part of [cell, ...(cell?.querySelectorAll("*") ?? [])])
        await expect(part?.scrollWidth, String(name)).toBeLessThanOrEqual(part?.clientWidth ?? 0);
    }
  },
};

const inRow = async (canvasElement: HTMLElement, bookingNo: number, name: RegExp) =>
  within(await row(canvasElement, bookingNo)).getByRole("button", { name });
const askedAgain = () => world.calls.filter(({ call }) => call === "messaging.emails.sendAgain");

/** One e-mail of every standing, with the reason in words; the numbers beside the filters are those of the rows. */
export const EveryState: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await row(canvasElement, 4_100_003)).toHaveTextContent("Failedthe receiver’s server refused it");
    await expect(await row(canvasElement, 4_100_004)).toHaveTextContent(/Waiting.*the mail server cannot be reached/);
    await expect(await row(canvasElement, 4_100_002)).toHaveTextContent("Sent");
    await expect(await row(canvasElement, 4_100_002)).toHaveTextContent("amelia.hart2@traveller.example");
    // MSG-6
    await expect(await row(canvasElement, 4_100_009)).toHaveTextContent(
      "Cancelledthe flight has left, or the pass has",
    );
    await expect(await row(canvasElement, 4_100_010)).toHaveTextContent("Cancelledits reader has seen the comments");
    await expect(canvas.getByText("10 e-mails")).toBeVisible();
    await expect(canvas.getByText(/nobody outside gets them/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Waiting 2" }));
    await expect(await canvas.findByText("2 e-mails")).toBeVisible();
    await expect(onSearchChange).toHaveBeenLastCalledWith({ state: "waiting" });
  },
};

/** An e-mail opens in a frame that runs nothing; its text and its files are there too. */
export const Opened: Story = {
  play: async ({ canvasElement }) => {
    const followed: string[] = [];
    spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      followed.push(this.download);
    });
    await userEvent.click(await inRow(canvasElement, 4_100_002, /^Open/));
    const panel = within(await screen.findByRole("dialog", { name: /Boarding pass, 4100002/ }));
    const frame = await panel.findByTitle(/^The e-mail: Your boarding pass/);
    await expect(frame).toHaveAttribute("sandbox", "");
    panel.getByRole("button", { name: "Text" }).focus();
    await userEvent.tab();
    await expect(frame).toHaveFocus();
    await expect(panel.getByText("As the demo’s mail server received it")).toBeVisible();
    await userEvent.click(panel.getByRole("button", { name: "Text" }));
    await expect(panel.getByText(/You are checked in\./)).toBeVisible();
    await userEvent.click(panel.getByRole("button", { name: "Download boarding-pass-BA117.pdf" }));
    await waitFor(() => expect(followed).toEqual(["boarding-pass-BA117.pdf"]));
  },
};

/** What failed is sent again at once, and its row follows. */
export const SendAgain: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await inRow(canvasElement, 4_100_003, /^Send .* again$/));
    await expect(await screen.findByText("1 e-mail goes again")).toBeInTheDocument();
    await waitFor(async () => expect(await row(canvasElement, 4_100_003)).toHaveTextContent("Queued"));
    await waitFor(() => expect(askedAgain()).toHaveLength(1));
  },
};

/** Several at once: what was sent already is asked about, and what cannot go is told. */
export const SendSeveral: Story = {
  play: async ({ canvasElement }) => {
    for (const bookingNo of [4_100_003, 4_100_007])
      await userEvent.click(within(await row(canvasElement, bookingNo)).getByRole("checkbox"));
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "Send 2 again" }));
    const question = await screen.findByRole("alertdialog", { name: "Send again?" });
    await expect(question).toHaveTextContent("1 of these was sent already.");
    await userEvent.click(within(question).getByRole("button", { name: "Send again" }));
    await expect(await screen.findByText("1 e-mail was left as it is")).toBeInTheDocument();
    await expect(await screen.findByText(/known to its reader only/)).toBeInTheDocument();
  },
};

/** What becomes of a message elsewhere is seen at once. */
export const GoesOn: Story = {
  play: async ({ canvasElement }) => {
    const queued = await row(canvasElement, 4_100_001);
    await expect(queued).toHaveTextContent("Queued");
    const [first] = world.emails.all();
    world.emails.change(first?.id ?? "", { state: "sent", sentAt: moment, nextTryAt: null });
    await waitFor(async () => expect(await row(canvasElement, 4_100_001)).toHaveTextContent("Sent"));
  },
};

/** Of a hundred messages that go within a moment the list is read a few times at most, and shows the last of them. */
export const ManyGo: Story = {
  play: async ({ canvasElement }) => {
    await row(canvasElement, 4_100_001);
    const read = () => world.calls.filter(({ call }) => call === "messaging.emails.search").length;
    const before = read();
    const [first] = world.emails.all();
    for (let attempts = 1; attempts <= 100; attempts += 1) world.emails.change(first?.id ?? "", { attempts });
    world.emails.change(first?.id ?? "", { state: "sent", sentAt: moment, nextTryAt: null });
    await waitFor(async () => expect(await row(canvasElement, 4_100_001)).toHaveTextContent("Sent"));
    await expect(read() - before).toBeLessThanOrEqual(3);
  },
};

/** Without check-ins in their role, people see neither addresses nor boarding passes. */
export const Masked: Story = {
  args: { role: "CRM_OPERATOR" },
};

export const MaskedTest: Story = {
  ...Masked,
  play: async ({ canvasElement }) => {
    await expect(await row(canvasElement, 4_100_002)).toHaveTextContent("a•••@t•••.example");
    await expect(within(canvasElement).getByLabelText("Booking number or whole address")).toBeVisible();
    await userEvent.click(await inRow(canvasElement, 4_100_002, /^Open/));
    const panel = within(await screen.findByRole("dialog"));
    await expect(await panel.findByText(/your role does not show boarding passes/)).toBeVisible();
  },
};

/** Nothing is set up: it says that messages wait. */
export const NoChannel: Story = {
  loaders: [inWorld({ emails: { emails: [], channel: "not-configured" } })],
};

export const NoChannelTest: Story = {
  ...NoChannel,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("alert")).toHaveTextContent("No mail server is set up");
    await waitFor(() => expect(within(canvasElement).getByText("No e-mails")).toBeVisible());
  },
};

export const NothingFits: Story = {
  args: { search: { text: "9999999" } },
};

export const NothingFitsTest: Story = {
  ...NothingFits,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("No e-mail fits")).toBeVisible();
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Show all" }));
    await row(canvasElement, 4_100_002);
  },
};

export const Loading: Story = {
  loaders: [inWorld({ slow: { "messaging.emails.search": "infinite" } })],
};

export const LoadingTest: Story = {
  ...Loading,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("progressbar")).toBeInTheDocument();
  },
};

export const Failed: Story = {
  loaders: [inWorld({ failing: { "messaging.emails.search": "INTERNAL_SERVER_ERROR" } })],
};

export const FailedTest: Story = {
  ...Failed,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("The e-mails could not be read")).toBeVisible();
    world.mend("messaging.emails.search");
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Try again" }));
    await row(canvasElement, 4_100_002);
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
};

export const OnAPhoneTest: Story = {
  ...OnAPhone,
  play: async ({ canvasElement }) => {
    const failed = await row(canvasElement, 4_100_003);
    await expect(failed).toHaveTextContent(
      /Your boarding pass for British Airways.*4100003 · amelia\.hart3.*2026-Nov-20 11:21 AM · the receiver/,
    );
    await expect(cutInRow(failed)).toEqual([]);
  },
};

/** Every text is in the catalogue. */
export const PseudoLanguage: Story = {
  globals: { language: "en-XA" },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByText("4100002");
    await waitFor(() => expect(within(canvasElement).getByRole("grid")).toHaveAttribute("aria-busy", "false"));
    // Names of rows end with their booking and PNR; what is before them has accents.
    const data = [
      /NWT/,
      /@/,
      /^Q7/,
      /^\d[\d.]{2,4} /,
      /^connect /,
      /^\d{4}-\w{3}-\d\d /,
      /^[^a-z]+, \d{7}, Q7KKK\d[^a-z]*$/,
      // Subjects, as they were written.
      /^Your boarding pass for /,
    ];
    await expect(hardCodedTexts(canvasElement, data)).toEqual([]);
  },
};

export const FrenchInTheDarkOnAPhone: Story = {
  globals: { theme: "dark", language: "fr", viewport: { value: "phone" } },
};

export const FrenchInTheDarkOnAPhoneTest: Story = {
  ...FrenchInTheDarkOnAPhone,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("button", { name: /^Échec/ })).toBeVisible();
    const sent = await row(canvasElement, 4_100_002, "Ouvrir");
    await expect(sent).toHaveTextContent(/4100002 · amelia\.hart2.*20 nov\. 2026.*11:28/);
    await expect(cutInRow(sent, [within(sent).getByText(/^20 nov\. 2026/)])).toEqual([]);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};
