import { createReport } from "@gatehouse/api/mocks/factories";
import type { Role } from "@gatehouse/domain/access";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from "storybook/test";
import { StoryAddress } from "../../app/story-address.tsx";
import { hardCodedTexts } from "../../app/story-text.ts";
import { inputsOf, inWorld, moment, world } from "../stories/report-stage.ts";
import { DownloadsScreen } from "./downloads-screen.tsx";
import { parseDownloadsSearch } from "./downloads-search.ts";

const onSearchChange = fn();

interface StageProps {
  readonly role: Role;
  readonly search: Readonly<Record<string, unknown>>;
}

const Stage = ({ role, search: start }: StageProps) => (
  <StoryAddress
    role={role}
    path="/dashboard/report/download-report"
    start={parseDownloadsSearch(start)}
    onSearchChange={onSearchChange}
  >
    {(search, change) => <DownloadsScreen search={search} onSearchChange={change} clock={() => moment} />}
  </StoryAddress>
);

const meta = {
  title: "Reports/Downloads",
  component: Stage,
  args: { role: "BILLING", search: {} },
  loaders: [inWorld()],
  beforeEach: () => void onSearchChange.mockClear(),
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const row = async (canvasElement: HTMLElement, id: number) => {
  const button = await within(canvasElement).findByRole("button", { name: new RegExp(`^Download .*\\(${id}\\)$`) });
  return button.closest<HTMLElement>("[role=row]") as HTMLElement;
};
const inRow = async (canvasElement: HTMLElement, id: number, name: RegExp) =>
  within(await row(canvasElement, id)).getByRole("button", { name });

/** One report in every status; the columns of REP-19; only what has a file can be downloaded. */
export const EveryStatus: Story = {
  globals: { viewport: { value: "desktop" } },
};

export const EveryStatusTest: Story = {
  ...EveryStatus,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await row(canvasElement, 46)).toHaveTextContent("Queued");
    await expect(await row(canvasElement, 45)).toHaveTextContent("Running41,000 of 96,320 rows");
    await expect(within(await row(canvasElement, 45)).getByRole("progressbar")).toHaveAttribute("value", "41000");
    await expect(await row(canvasElement, 44)).toHaveTextContent("Ready");
    await expect(await row(canvasElement, 42)).toHaveTextContent(
      "FailedThe server was stopped while it was working on this.",
    );
    await expect(await row(canvasElement, 41)).toHaveTextContent("No dataNothing in this range.");
    await expect(await row(canvasElement, 40)).toHaveTextContent("Cancelled");
    await expect(await row(canvasElement, 39)).toHaveTextContent("ExpiredFiles are kept for 30 days.");
    for (const [id, enabled] of [
      [46, false],
      [45, false],
      [44, true],
      [42, false],
      [39, false],
    ] as const) {
      const download = await inRow(canvasElement, id, /^Download/);
      await (enabled ? expect(download).toBeEnabled() : expect(download).toBeDisabled());
    }
    await expect(canvas.getByText("8 reports ·")).toBeVisible();
    await expect(canvas.getByText(/Everybody’s reports; their files are kept for 30 days\./)).toBeVisible();
    for (const name of ["Download", "Status", "Created AT UTC", "Report Type"])
      await expect(canvas.getByRole("columnheader", { name: new RegExp(name) })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Columns" }));
    for (const name of ["From Date", "To Date", "Time Zone", "User Name", "DMS Code", "ID"])
      await expect(await screen.findByRole("checkbox", { name })).toBeChecked();
  },
};

/** Whether a text is shown whole: neither cut nor hidden below the line of its row. */
const isWhole = (text: HTMLElement): boolean => {
  const box = (text.closest("[data-column]") as HTMLElement).getBoundingClientRect();
  const { left, right, top, bottom } = text.getBoundingClientRect();
  return (
    text.scrollHeight <= text.clientHeight &&
    text.scrollWidth <= text.clientWidth &&
    left >= box.left &&
    right <= box.right &&
    top >= box.top &&
    bottom <= box.bottom
  );
};

/** Why a report failed can be read in its row, and is told whole to pointer and keyboard where the column is made narrow. */
export const Reasons: Story = {
  globals: { viewport: { value: "laptop" } },
  loaders: [
    inWorld({
      reports: (now) => [
        createReport(now, { id: 9, status: "failed", failure: "NO_DATA" }),
        createReport(now, { id: 8, status: "failed", failure: "TOO_MANY_ROWS" }),
      ],
    }),
  ],
};

export const ReasonsTest: Story = {
  ...Reasons,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(isWhole(await canvas.findByText("Nothing in this range.", {}, { timeout: 12_000 }))).toBe(true);
    const long = await canvas.findByText(/^More rows than a spreadsheet can have/);
    await userEvent.hover(long);
    await waitFor(() =>
      expect(screen.getByRole("tooltip")).toHaveTextContent(/Failed: .* Ask for CSV, or for a shorter range\.$/),
    );
    // The names of reports that differ at their end alone, and of who asked.
    for (const name of canvas.getAllByRole("rowheader", { name: /^Billing/ })) {
      const text = name.querySelector("span");
      await expect(text && text.scrollWidth <= text.clientWidth).toBe(true);
    }
    // Whose it is, of which days, in which zone and how it stands is in sight on a laptop.
    for (const name of ["Status", "From Date", "To Date", "Time Zone", "User Name"])
      await expect(
        canvas.getByRole("columnheader", { name: new RegExp(name) }).getBoundingClientRect().right,
      ).toBeLessThanOrEqual(innerWidth - 240);
  },
};

/** On a phone, where nobody hovers, every reason stands whole in its row. */
export const ReasonsOnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  loaders: Reasons.loaders ?? [],
};

export const ReasonsOnAPhoneTest: Story = {
  ...ReasonsOnAPhone,
  play: async ({ canvasElement }) => {
    for (const reason of [
      /Nothing in this range\.$/,
      /More rows than a spreadsheet can have\. Ask for CSV, or for a shorter range\.$/,
    ])
      await expect(isWhole(await within(canvasElement).findByText(reason, {}, { timeout: 12_000 }))).toBe(true);
  },
};

export const DownloadFile: Story = {
  play: async ({ canvasElement }) => {
    const followed: string[] = [];
    spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      followed.push(this.href);
    });
    await userEvent.click(await inRow(canvasElement, 44, /^Download/));
    await waitFor(() => expect(followed).toHaveLength(1));
    await expect(followed[0]).toContain("/api/documents/r_0000002c?signature=");
  },
};

/** The file went while the list was open. */
export const FileGone: Story = {
  loaders: [inWorld({ failing: { "documents.url": "NOT_FOUND" } })],
  play: async ({ canvasElement }) => {
    await userEvent.click(await inRow(canvasElement, 44, /^Download/));
    await expect(await screen.findByText("This file is no longer there")).toBeInTheDocument();
  },
};

/** A job goes on before the reader's eyes: more rows, then the file. */
export const GoesOn: Story = {
  play: async ({ canvasElement }) => {
    await row(canvasElement, 46);
    world().reports.advance(46, 0, null);
    await waitFor(async () => expect(await row(canvasElement, 46)).toHaveTextContent("Running"));
    await expect(await row(canvasElement, 46)).not.toHaveTextContent(/0 rows/);
    world().reports.advance(46, 10, 200);
    await waitFor(async () => expect(await row(canvasElement, 46)).toHaveTextContent("10 of 200 rows"));
    world().reports.advance(46, 150, 200);
    await waitFor(async () => expect(await row(canvasElement, 46)).toHaveTextContent("150 of 200 rows"));
    world().reports.finish(46);
    await waitFor(async () => expect(await inRow(canvasElement, 46, /^Download/)).toBeEnabled());
  },
};

/** Whatever is finished counts as seen: what had ended, and what ends while the page is open. */
export const Seen: Story = {
  play: async ({ canvasElement }) => {
    await row(canvasElement, 44);
    await waitFor(() => expect(world().reports.find(44)?.seen).toBe(true));
    await expect(world().reports.find(42)?.seen).toBe(true);
    world().reports.finish(45);
    await waitFor(() => expect(world().reports.find(45)?.seen).toBe(true));
  },
};

/** What has found no data is not offered to be tried again. */
export const Retry: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(await row(canvasElement, 41)).queryByRole("button", { name: /^Retry/ })).toBeNull();
    await userEvent.click(await inRow(canvasElement, 42, /^Retry/));
    await waitFor(async () => expect(await row(canvasElement, 42)).toHaveTextContent("Queued"));
    await expect(inputsOf("reports.downloads.retry")).toEqual([{ id: "42" }]);
  },
};

/** Giving up asks first; a no leaves everything as it is. */
export const Cancel: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await inRow(canvasElement, 45, /^Cancel/));
    const question = await screen.findByRole("alertdialog", { name: "Are you sure?" });
    await userEvent.click(within(question).getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(inputsOf("reports.downloads.cancel")).toHaveLength(0);
    await userEvent.click(await inRow(canvasElement, 45, /^Cancel/));
    await userEvent.click(
      within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Cancel the report" }),
    );
    const told = await screen.findByText("The report was cancelled");
    await waitFor(() => expect(told.closest("[role=status]")).toHaveAttribute("data-type", "info"));
    await waitFor(async () => expect(await row(canvasElement, 45)).toHaveTextContent("Cancelled"));
  },
};

/** It ended before the answer arrived: that is said, and the list is read again. */
export const CancelledTooLate: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await inRow(canvasElement, 45, /^Cancel/));
    const question = await screen.findByRole("alertdialog");
    world().reports.finish(45);
    await userEvent.click(within(question).getByRole("button", { name: "Cancel the report" }));
    await expect(await screen.findByText("It has ended in the meantime.")).toBeInTheDocument();
    await waitFor(async () => expect(await inRow(canvasElement, 45, /^Download/)).toBeEnabled());
  },
};

/** Refresh by the button and by its key. */
export const Refresh: Story = {
  play: async ({ canvasElement }) => {
    await row(canvasElement, 44);
    const before = inputsOf("reports.downloads.list").length;
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Refresh" }));
    await waitFor(() => expect(inputsOf("reports.downloads.list").length).toBeGreaterThan(before));
    const between = inputsOf("reports.downloads.list").length;
    await userEvent.keyboard("r");
    await waitFor(() => expect(inputsOf("reports.downloads.list").length).toBeGreaterThan(between));
  },
};

export const Pages: Story = {
  loaders: [
    inWorld({
      reports: (now) =>
        Array.from({ length: 120 }, (_, index) => createReport(now - index, { id: 200 - index, seen: true })),
    }),
  ],
};

export const PagesTest: Story = {
  ...Pages,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText("120 reports ·");
    await userEvent.click(canvas.getByRole("button", { name: "Next page" }));
    await expect(onSearchChange).toHaveBeenLastCalledWith({ page: 1 });
    await row(canvasElement, 150);
  },
};

/** A link to a page that is no more. */
export const BeyondTheLastPage: Story = {
  args: { search: { page: 9 } },
};

export const BeyondTheLastPageTest: Story = {
  ...BeyondTheLastPage,
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "Go to the first page" }));
    await row(canvasElement, 44);
  },
};

/** An operator sees their own only; an empty list leads to the reports that they may ask for. */
export const EmptyForAnOperator: Story = {
  args: { role: "OPERATOR" },
  loaders: [inWorld({ reports: (now) => [createReport(now, { createdBy: "billing" })] })],
};

export const EmptyForAnOperatorTest: Story = {
  ...EmptyForAnOperator,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("No reports yet")).toBeVisible();
    await waitFor(() => expect(canvas.getByText(/Your reports; their files are kept for 30 days\./)).toBeVisible());
    await waitFor(() =>
      expect(canvas.getByRole("link", { name: "Performance Report" })).toHaveAttribute(
        "href",
        "/dashboard/report/performance-report",
      ),
    );
    await expect(canvas.queryByRole("link", { name: "Billing Report" })).toBeNull();
  },
};

/** The lead sees everybody's, and may give others' up. */
export const Lead: Story = {
  args: { role: "OPERATOR_ADMIN_LEAD" },
  loaders: [inWorld({ reports: (now) => [createReport(now, { id: 5, status: "running", createdBy: "billing" })] })],
};

export const LeadTest: Story = {
  ...Lead,
  play: async ({ canvasElement }) => {
    await expect(await row(canvasElement, 5)).toHaveTextContent("Running");
    await expect(await inRow(canvasElement, 5, /^Cancel/)).toBeEnabled();
  },
};

export const Loading: Story = {
  loaders: [inWorld({ slow: { "reports.downloads.list": "infinite" } })],
};

export const LoadingTest: Story = {
  ...Loading,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("grid")).toHaveAttribute("aria-busy", "true");
  },
};

export const Failed: Story = {
  loaders: [inWorld({ failing: { "reports.downloads.list": "INTERNAL_SERVER_ERROR" } })],
};

export const FailedTest: Story = {
  ...Failed,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("The reports could not be read")).toBeVisible();
    world().mend("reports.downloads.list");
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await row(canvasElement, 44);
  },
};

export const Dark: Story = {
  globals: { theme: "dark", viewport: { value: "laptop" } },
};

export const DarkTest: Story = {
  ...Dark,
  play: async ({ canvasElement }) => void (await row(canvasElement, 44)),
};

export const PseudoLanguage: Story = {
  globals: { language: "en-XA" },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByText("KST");
    await waitFor(() => expect(within(canvasElement).getByRole("grid")).toHaveAttribute("aria-busy", "false"));
    await expect(
      hardCodedTexts(canvasElement, [/NWT|KST|BLA|operator-4/, /Europe|America/, /^\d{4}-/, /Demo$/, /^r_/, /MB$/]),
    ).toEqual([]);
  },
};

/** On a phone a row sums itself up; its file is one touch away. */
export const FrenchInTheDarkOnAPhone: Story = {
  globals: { theme: "dark", language: "fr", viewport: { value: "phone" } },
};

export const FrenchInTheDarkOnAPhoneTest: Story = {
  ...FrenchInTheDarkOnAPhone,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("button", { name: /^Télécharger .*\(44\)$/ })).toBeEnabled();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};
