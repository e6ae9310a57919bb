import { chakra } from "@chakra-ui/react";
import type { Role } from "@gatehouse/domain/access";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from "storybook/test";
import { useLiveState } from "../../app/index.ts";
import { StoryApp } from "../../app/story-app.tsx";
import { StoryMenuEntry } from "../../app/story-menu-entry.tsx";
import { inputsOf, inWorld, world } from "../stories/report-stage.ts";
import { JobNotice } from "../job-notice.tsx";
import { ReportAnnouncer } from "./report-announcer.tsx";
import { ReportMark } from "./report-mark.tsx";

const onNavigate = fn<(href: string) => void>();

interface StageProps {
  readonly role: Role;
  readonly path: string;
  /** A job that was asked for on the page. */
  readonly job?: number;
}

/** Whether events arrive. */
const Stream = () => <output>{useLiveState()}</output>;

/** A page of another area, with the entry of the menu beside it. */
const Stage = ({ role, path, job }: StageProps) => (
  <StoryApp role={role} path={path} onNavigate={onNavigate}>
    <ReportAnnouncer />
    <chakra.main p="4" minH="96">
      <h1>Somewhere else</h1>
      <Stream />
      {job !== undefined && <JobNotice job={{ jobId: job, alreadyRunning: false }} />}
      <StoryMenuEntry label="Download Reports" href="/dashboard/report/download-report" mark={ReportMark} />
    </chakra.main>
  </StoryApp>
);

const meta = {
  title: "Reports/News",
  component: Stage,
  args: { role: "BILLING", path: "/dashboard/report/billing-report" },
  loaders: [inWorld()],
  beforeEach: () => void onNavigate.mockClear(),
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const connected = (canvasElement: HTMLElement) => within(canvasElement).findByText("open");

/** A report is ready: announced with its way and its download, and counted in the menu. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("link", { name: "Download Reports 1 ready 1 failed" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Folded 1 ready 1 failed" })).toBeVisible();
    await connected(canvasElement);
    world().reports.finish(45);
    const title = await screen.findByText("Billing, Auto Check-in report is ready");
    await waitFor(() => expect(title).toBeVisible());
    const message = title.closest<HTMLElement>("[role=status]");
    await expect(message).toHaveAttribute("aria-atomic", "true");
    await expect(await canvas.findByRole("link", { name: "Download Reports 2 ready 1 failed" })).toBeVisible();
    const click = spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
    await userEvent.click(within(message as HTMLElement).getByRole("button", { name: "Download" }));
    await waitFor(() => expect(inputsOf("documents.url")).toHaveLength(1));
    await waitFor(() => expect(click).toHaveBeenCalledOnce());
  },
};

/** The message leads to the page of downloads. */
export const Way: Story = {
  play: async ({ canvasElement }) => {
    await connected(canvasElement);
    world().reports.finish(45);
    await screen.findByText("Billing, Auto Check-in report is ready");
    await userEvent.click(screen.getByRole("link", { name: "Download Reports" }));
    await expect(onNavigate).toHaveBeenCalledWith("/dashboard/report/download-report");
    await waitFor(() => expect(screen.queryByText("Billing, Auto Check-in report is ready")).toBeNull());
  },
};

/** Once the list is open, by whichever way, what was said of its reports is there: the message does not lie over it any longer. */
export const ListOpened: Story = {
  play: async ({ canvasElement }) => {
    await connected(canvasElement);
    world().reports.finish(45);
    await screen.findByText("Billing, Auto Check-in report is ready");
    await userEvent.click(within(canvasElement).getByRole("link", { name: /^Folded/ }));
    await waitFor(() => expect(screen.queryByText("Billing, Auto Check-in report is ready")).toBeNull());
  },
};

/** A failure announces itself too, with the reason, can be tried again at once, and is counted in the menu. */
export const FailedReport: Story = {
  play: async ({ canvasElement }) => {
    await connected(canvasElement);
    world().reports.fail(45, "TOO_MANY_ROWS");
    await screen.findByText("Billing, Auto Check-in report has failed");
    const message = screen
      .getByText("Billing, Auto Check-in report has failed")
      .closest<HTMLElement>("[role=status]") as HTMLElement;
    await expect(message).toHaveTextContent("More rows than a spreadsheet can have.");
    await within(canvasElement).findByRole("link", { name: "Download Reports 1 ready 2 failed" });
    await userEvent.click(within(message).getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(inputsOf("reports.downloads.retry")).toEqual([{ id: "45" }]));
  },
};

/** Where there was no data, trying again is not offered: it can hardly help. */
export const WithoutData: Story = {
  play: async ({ canvasElement }) => {
    await connected(canvasElement);
    world().reports.fail(45, "NO_DATA");
    const title = await screen.findByText("Billing, Auto Check-in report has no data");
    const message = title.closest<HTMLElement>("[role=status]") as HTMLElement;
    await expect(message).toHaveAttribute("data-type", "info");
    // Nothing has failed, and the menu says so.
    await within(canvasElement).findByRole("link", { name: "Download Reports 1 ready 1 failed" });
    await expect(message).toHaveTextContent("Failed to fetch billing report, no data found.");
    await expect(within(message).queryByRole("button", { name: "Retry" })).toBeNull();
  },
};

/** Where it was asked for, the page has the file: the message says no more than that there is one, and where all of them are. */
export const WhereItWasAskedFor: Story = {
  args: { job: 45 },
  play: async ({ canvasElement }) => {
    await connected(canvasElement);
    world().reports.finish(45);
    const title = await screen.findByText("Billing, Auto Check-in report is ready");
    const message = within(title.closest<HTMLElement>("[role=status]") as HTMLElement);
    await expect(message.getByRole("link", { name: "Download Reports" })).toBeInTheDocument();
    await expect(message.queryByRole("button", { name: "Download" })).toBeNull();
    await expect(await within(canvasElement).findByRole("button", { name: "Download" })).toBeVisible();
  },
};

/** On the page of downloads the message is one line: the row has the rest. */
export const OnThePageItself: Story = {
  args: { path: "/dashboard/report/download-report" },
  play: async ({ canvasElement }) => {
    await connected(canvasElement);
    world().reports.finish(45);
    const title = await screen.findByText("Billing, Auto Check-in report is ready");
    const message = within(title.closest<HTMLElement>("[role=status]") as HTMLElement);
    await expect(message.queryByRole("link", { name: "Download Reports" })).toBeNull();
    await expect(message.queryByRole("button", { name: "Download" })).toBeNull();
  },
};

/** The stream was away while a report ended. */
export const Missed: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("link", { name: "Download Reports 1 ready 1 failed" });
    await connected(canvasElement);
    world().drop();
    world().reports.finish(45);
    await expect(await screen.findByText("Reports have ended meanwhile", {}, { timeout: 12_000 })).toBeInTheDocument();
    await within(canvasElement).findByRole("link", { name: "Download Reports 2 ready 1 failed" });
  },
};

/** Nothing is asked for those who have no reports. */
export const WithoutReports: Story = {
  args: { role: "CRM_OPERATOR" },
  play: async ({ canvasElement }) => {
    await connected(canvasElement);
    await expect(inputsOf("reports.downloads.news")).toHaveLength(0);
  },
};

export const FrenchInTheDark: Story = {
  globals: { theme: "dark", language: "fr" },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole("link", { name: "Download Reports 1 prêt 1 échoué" }),
    ).toBeVisible();
    await connected(canvasElement);
    world().reports.finish(45);
    await screen.findByText("Le rapport Facturation, Auto Check-in est prêt");
  },
};
