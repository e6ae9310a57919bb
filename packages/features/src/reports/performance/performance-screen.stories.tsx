import { createWorkedHours } from "@gatehouse/api/mocks/factories";
import type { Role } from "@gatehouse/domain/access";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from "storybook/test";
import { hardCodedTexts } from "../../app/story-text.ts";
import { StoryApp } from "../../app/story-app.tsx";
import { inputsOf, inWorld, moment, world } from "../stories/report-stage.ts";
import { PerformanceScreen } from "./performance-screen.tsx";
import type { WorkReport } from "./performance-search.ts";

const onNavigate = fn<(href: string) => void>();

interface StageProps {
  readonly role: Role;
  readonly report: WorkReport;
}

const Stage = ({ role, report }: StageProps) => (
  <StoryApp role={role} path="/dashboard/report/performance-report" onNavigate={onNavigate}>
    <main style={{ blockSize: "100dvh", overflow: "auto" }}>
      <PerformanceScreen report={report} clock={() => moment} zone="Europe/Paris" />
    </main>
  </StoryApp>
);

const worked = (now: number) => createWorkedHours({ now, hours: 2 });

const meta = {
  title: "Reports/Performance and time span",
  component: Stage,
  args: { role: "BILLING", report: "performance" },
  loaders: [inWorld({ reports: [], checkIns: worked })],
  beforeEach: () => void onNavigate.mockClear(),
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const button = (canvasElement: HTMLElement, name: string) => within(canvasElement).getByRole("button", { name });
const field = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole<HTMLInputElement>("textbox", { name });
const generate = (canvasElement: HTMLElement) => userEvent.click(button(canvasElement, "Generate Report"));
const type = async (canvasElement: HTMLElement, name: string, text: string) => {
  await userEvent.clear(field(canvasElement, name));
  await userEvent.type(field(canvasElement, name), text);
};
const fill = async (canvasElement: HTMLElement) => {
  await within(canvasElement).findByRole("textbox", { name: "Start Date" });
  await type(canvasElement, "Start Date", "2026-11-19");
  await type(canvasElement, "Start Time", "08:00");
  await type(canvasElement, "End Date", "2026-11-19");
  await type(canvasElement, "End Time", "16:30");
};

/** Of everybody or of one operator, by disposal or by creation: for those with the all-scope. */
export const AllScope: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fill(canvasElement);
    await expect(canvas.getByText(/Europe\/Paris, your browser’s time zone/)).toBeVisible();
    await expect(
      canvas.getByText(
        "By default the range filters on disposedAt and keeps check-ins in state Eligible for Disposal or Disposition Completed; with Creation Date on, createdAt is used.",
      ),
    ).toBeVisible();
    await canvas.findByRole("option", { name: /operator-4/ });
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Operator Id" }), "operator-4");
    await userEvent.click(canvas.getByRole("checkbox", { name: "Creation Date" }));
    await generate(canvasElement);
    await expect(await canvas.findByText("Job 1 has been started.")).toBeVisible();
    await waitFor(() =>
      expect(inputsOf("reports.performance")).toEqual([
        {
          startDate: "2026-11-19",
          startTime: "08:00",
          endDate: "2026-11-19",
          endTime: "16:30",
          operatorId: "operator-4",
          timeZone: "Europe/Paris",
          createdDate: true,
          format: "csv",
        },
      ]),
    );
    await waitFor(() =>
      expect(world().reports.find(1)?.extraInfo).toMatchObject({ operatorId: "operator-4", createdDate: true }),
    );
  },
};

/** Without the all-scope there is neither Operator Id nor Creation Date, and the report is about oneself. */
export const Own: Story = {
  args: { role: "OPERATOR" },
};

export const OwnTest: Story = {
  ...Own,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fill(canvasElement);
    await expect(canvas.queryByRole("combobox")).toBeNull();
    await expect(canvas.queryByRole("checkbox")).toBeNull();
    await expect(canvas.getByText(/The report is about your own work\./)).toBeVisible();
    await generate(canvasElement);
    await canvas.findByText("Job 1 has been started.");
    await waitFor(() =>
      expect(world().reports.find(1)?.extraInfo).toMatchObject({ operatorId: "operator", createdDate: false }),
    );
    await expect(inputsOf("reports.operators")).toHaveLength(0);
  },
};

export const Lead: Story = {
  args: { role: "OPERATOR_ADMIN_LEAD" },
};

export const LeadTest: Story = {
  ...Lead,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("combobox", { name: "Operator Id" })).toBeVisible();
  },
};

export const Missing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole("textbox", { name: "Start Date" });
    await generate(canvasElement);
    await expect(await canvas.findByText("Please fill out all required fields.")).toBeVisible();
    for (const text of ["start date", "start time", "end date", "end time"])
      await expect(canvas.getByText(`Please fill out the ${text}.`)).toBeVisible();
    await waitFor(() => expect(field(canvasElement, "Start Date")).toHaveFocus());
    await expect(inputsOf("reports.performance")).toHaveLength(0);
  },
};

/** A start after the end warns and clears the end's date; its time stays. Nothing is after tomorrow. */
export const Dates: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fill(canvasElement);
    await type(canvasElement, "Start Date", "2026-11-20");
    await userEvent.tab();
    // A warning beside the end, nothing over the form.
    await expect(await screen.findByText("Start date is greater than End date")).toBeVisible();
    await waitFor(() =>
      expect(field(canvasElement, "End Date")).toHaveAccessibleDescription("Start date is greater than End date"),
    );
    await generate(canvasElement);
    await expect(await canvas.findByText(/^Please fill out the end date\./)).toBeVisible();
    await waitFor(() => expect(field(canvasElement, "End Date")).toHaveValue(""));
    await waitFor(() => expect(field(canvasElement, "End Time")).toHaveValue("16:30"));
    await type(canvasElement, "End Date", "2026-11-22");
    await userEvent.tab();
    await expect(await canvas.findByText("The last possible day is 2026-11-21.")).toBeVisible();
    await expect(screen.queryByText("Start date is greater than End date")).toBeNull();
    // An end before the start is refused, and gone once it is left.
    await type(canvasElement, "End Date", "2026-11-18");
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(field(canvasElement, "End Date")).toHaveValue(""));
    await expect(field(canvasElement, "End Date")).toHaveAccessibleDescription("Start date is greater than End date");
    await generate(canvasElement);
    await expect(inputsOf("reports.performance")).toHaveLength(0);
  },
};

export const QuickRange: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Last 7 days" }));
    await expect(field(canvasElement, "Start Date")).toHaveValue("2026-11-13");
    await expect(field(canvasElement, "End Time")).toHaveValue("12:42");
    await userEvent.click(button(canvasElement, "Reset"));
    await waitFor(() => expect(field(canvasElement, "Start Date")).toHaveValue(""));
  },
};

export const Failed: Story = {
  loaders: [inWorld({ reports: [], failing: { "reports.performance": "INTERNAL_SERVER_ERROR" } })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fill(canvasElement);
    await generate(canvasElement);
    await expect(await canvas.findByText("Error fetching performance report.")).toBeVisible();
    await waitFor(() => expect(field(canvasElement, "End Time")).toHaveValue("16:30"));
    world().mend("reports.performance");
    await generate(canvasElement);
    await canvas.findByText("Job 1 has been started.");
  },
};

/** An operator who has gone meanwhile is said beside the field. */
export const OperatorGone: Story = {
  loaders: [inWorld({ reports: [], failing: { "reports.performance": "OPERATOR_NOT_FOUND" } })],
  play: async ({ canvasElement }) => {
    await fill(canvasElement);
    await generate(canvasElement);
    await expect(await within(canvasElement).findByText("There is no operator with this id.")).toBeVisible();
  },
};

export const OperatorsFailed: Story = {
  loaders: [inWorld({ reports: [], failing: { "reports.operators": "INTERNAL_SERVER_ERROR" } })],
};

export const OperatorsFailedTest: Story = {
  ...OperatorsFailed,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/The operators could not be read\./)).toBeVisible();
    world().mend("reports.operators");
    await userEvent.click(button(canvasElement, "Try again"));
    await canvas.findByRole("option", { name: /operator-4/ });
  },
};

/** The sister report is behind a link: it has an address. */
export const Tabs: Story = {
  play: async ({ canvasElement }) => {
    const tabs = await within(canvasElement).findByRole("navigation", { name: "Kind of report" });
    await expect(within(tabs).getByRole("link", { name: "Performance" })).toHaveAttribute("aria-current", "page");
    await userEvent.click(within(tabs).getByRole("link", { name: "Time span" }));
    await expect(onNavigate).toHaveBeenCalledWith("/dashboard/report/performance-report?type=time-span");
  },
};

/** The last hour by default; sums, rows by operator and airline, and the file. */
export const TimeSpan: Story = {
  args: { report: "time-span" },
};

export const TimeSpanTest: Story = {
  ...TimeSpan,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("textbox", { name: "Start Time" })).toHaveValue("11:42");
    await expect(field(canvasElement, "End Time")).toHaveValue("12:42");
    await expect(canvas.queryByRole("radio")).toBeNull();
    await generate(canvasElement);
    await expect(await canvas.findByRole("heading", { name: "Productivity of All-Operator" })).toBeVisible();
    await expect(await screen.findByText("Successfully fetched productivity report of All-Operator")).toBeVisible();
    const grid = canvas.getByRole("grid", { name: "Productivity of All-Operator" });
    await expect((await within(grid).findAllByText("AUTOMATION")).length).toBeGreaterThan(0);
    let text = "";
    spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
    const make = spyOn(URL, "createObjectURL").mockImplementation((file) => {
      const read = async (): Promise<void> => {
        text = `${(file as File).name}\n${await (file as File).text()}`;
      };
      void read();
      return "blob:story";
    });
    await userEvent.click(button(canvasElement, "Download CSV"));
    await waitFor(() => expect(text).toContain("Operator Id,Airline Code,Total Attached,Total Disposed"));
    await expect(text).toContain("time-span_All-Operator_2026-11-20T1142_2026-11-20T1242.csv");
    await expect(text).toMatch(/AUTOMATION,W6,\d+,\d+/);
    make.mockRestore();
  },
};

export const TimeSpanOwn: Story = {
  args: { role: "OPERATOR", report: "time-span" },
};

export const TimeSpanOwnTest: Story = {
  ...TimeSpanOwn,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("textbox", { name: "Start Time" });
    await generate(canvasElement);
    await expect(await within(canvasElement).findByText("No data found.")).toBeVisible();
    await waitFor(() =>
      expect(within(canvasElement).getByRole("heading", { name: "Productivity of operator" })).toBeVisible(),
    );
  },
};

/** More than is answered at once: said beside the field. */
export const TimeSpanTooLong: Story = {
  args: { report: "time-span" },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("textbox", { name: "Start Date" });
    await type(canvasElement, "Start Date", "2026-01-01");
    await generate(canvasElement);
    await expect(await within(canvasElement).findByText("Choose at most 92 days.")).toBeVisible();
  },
};

export const PseudoLanguage: Story = {
  args: { report: "time-span" },
  globals: { language: "en-XA" },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("option", { name: /operator-4/ });
    await expect(hardCodedTexts(canvasElement, [/operator|AUTOMATION|admin|Europe/])).toEqual([]);
  },
};

export const FrenchInTheDarkOnAPhone: Story = {
  args: { report: "time-span" },
  globals: { theme: "dark", language: "fr", viewport: { value: "phone" } },
};

export const FrenchInTheDarkOnAPhoneTest: Story = {
  ...FrenchInTheDarkOnAPhone,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Générer le rapport" }));
    await expect(await canvas.findByRole("heading", { name: "Productivité de All-Operator" })).toBeInTheDocument();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};
