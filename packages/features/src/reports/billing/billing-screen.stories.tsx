import type { Role } from "@gatehouse/domain/access";
import type { ProductType } from "@gatehouse/domain/reports";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, spyOn, userEvent, waitFor, within } from "storybook/test";
import { hardCodedTexts } from "../../app/story-text.ts";
import { StoryApp } from "../../app/story-app.tsx";
import { inputsOf, inWorld, moment, world } from "../stories/report-stage.ts";
import { BillingScreen } from "./billing-screen.tsx";

interface StageProps {
  readonly role: Role;
  readonly product?: ProductType;
}

const Stage = ({ role, product }: StageProps) => (
  <StoryApp role={role} path="/dashboard/report/billing-report">
    <main style={{ blockSize: "100dvh", overflow: "auto" }}>
      <BillingScreen product={product} clock={() => moment} />
    </main>
  </StoryApp>
);

const meta = {
  title: "Reports/Billing",
  component: Stage,
  args: { role: "BILLING" },
  loaders: [inWorld({ reports: [] })],
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const button = (canvasElement: HTMLElement, name: string) => within(canvasElement).getByRole("button", { name });
const list = (canvasElement: HTMLElement, name: RegExp) =>
  within(canvasElement).getByRole<HTMLSelectElement>("combobox", { name });
const field = (canvasElement: HTMLElement, name: RegExp | string) =>
  within(canvasElement).getByRole<HTMLInputElement>("textbox", { name });

const fill = async (canvasElement: HTMLElement, vendor = "NWT", from = "2026-11-13", to = "2026-11-19") => {
  await within(canvasElement).findByRole("option", { name: /NWT/ });
  await userEvent.selectOptions(list(canvasElement, /^Vendor Id/), vendor);
  await userEvent.type(field(canvasElement, "From Date"), from);
  await userEvent.type(field(canvasElement, "To Date"), to);
};
const generate = (canvasElement: HTMLElement) => userEvent.click(button(canvasElement, "Generate Report"));

/** Auto Check-in is a job: it is said at once, followed, and its file can be fetched here too. */
export const AutoCheckIn: Story = {
  loaders: [inWorld({ reports: [], counts: () => ({ "2026-11-13": [{ iata: "W6", count: 96_320 }] }) })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(await canvas.findByRole("combobox", { name: /^Product Type/ }), "AC");
    await expect(canvas.getByText("All input dates are in the vendor’s time zone")).toBeVisible();
    await fill(canvasElement);
    // Whose days they are (REP-23).
    await expect(canvas.getByText("All input dates are in Europe/London, the time zone of NWT")).toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Deactivated" }));
    await userEvent.click(canvas.getByRole("radio", { name: "XLSX" }));
    await generate(canvasElement);
    await expect(await canvas.findByText("Job 1 has been started.")).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole("link", { name: "Download Reports" })).toHaveAttribute(
        "href",
        "/dashboard/report/download-report",
      ),
    );
    await waitFor(() =>
      expect(inputsOf("reports.billing")).toEqual([
        {
          productType: "AC",
          vid: "NWT",
          otherVendorId: "",
          from: "2026-11-13",
          to: "2026-11-19",
          deactivated: true,
          format: "xlsx",
        },
      ]),
    );
    world().reports.advance(1, 41_000, 96_320);
    await expect(await canvas.findByText(/41,000 of 96,320 rows/)).toBeVisible();
    world().reports.finish(1);
    await expect(await canvas.findByText(/^The file is ready:/)).toBeVisible();
    await expect(canvas.queryByText("Job 1 has been started.")).toBeNull();
    // Asked for with what is deactivated, it leaves nothing out of what the count has.
    await expect(await canvas.findByText("Nothing is left out: Total Checkin Count has 96,320 as well.")).toBeVisible();
    const click = spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
    await userEvent.click(await canvas.findByRole("button", { name: "Download" }));
    await waitFor(() => expect(inputsOf("documents.url")).toHaveLength(1));
    await waitFor(() => expect(click).toHaveBeenCalledOnce());
  },
};

/** A finished bill is compared by what its file holds, whatever has been booked since (REP-22). */
export const BookedSince: Story = {
  args: { product: "AC" },
  loaders: [inWorld({ reports: [], counts: () => ({ "2026-11-13": [{ iata: "W6", count: 12, deactivated: 2 }] }) })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fill(canvasElement);
    await generate(canvasElement);
    await canvas.findByText("Job 1 has been started.");
    world().reports.advance(1, 8, 8);
    world().reports.finish(1);
    await expect(
      await canvas.findByText(/^The file has 8 check-ins\. Total Checkin Count has 12 now, 2 of them of deactivated/),
    ).toBeVisible();
  },
};

/** The same request while one is under way meets it. */
export const AlreadyRunning: Story = {
  args: { product: "AC" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fill(canvasElement);
    await generate(canvasElement);
    await canvas.findByText("Job 1 has been started.");
    await generate(canvasElement);
    await expect(
      await canvas.findByText("The same report is under way already, as job 1: no second one was started."),
    ).toBeVisible();
    await waitFor(() => expect(world().reports.all()).toHaveLength(1));
  },
};

/** A second click while the first is on its way is no second request. */
export const SentOnce: Story = {
  args: { product: "AC" },
  loaders: [inWorld({ reports: [], slow: { "reports.billing": 300 } })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fill(canvasElement);
    await generate(canvasElement);
    const busy = await canvas.findByRole("button", { name: "Generating…" });
    await expect(busy).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(busy);
    await userEvent.keyboard("{Enter}");
    await canvas.findByText("Job 1 has been started.");
    await waitFor(() => expect(inputsOf("reports.billing")).toHaveLength(1));
  },
};

/** Flight Watcher is downloaded at once. */
export const FlightWatcher: Story = {
  args: { product: "FW" },
};

export const FlightWatcherTest: Story = {
  ...FlightWatcher,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Billing Report · Flight Watcher (FW)");
    await expect(canvas.queryByRole("combobox", { name: /Product Type/ })).toBeNull();
    await expect(canvas.queryByRole("radio")).toBeNull();
    await fill(canvasElement);
    const saved: string[] = [];
    spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    await generate(canvasElement);
    await expect(await canvas.findByText("Successfully fetched billing report")).toBeVisible();
    await expect(saved).toEqual(["billing-fw_NWT_2026-11-13_2026-11-19.csv"]);
    // What it leaves out, in figures (REP-22).
    await expect(await canvas.findByText(/^\d flights? that .+ left out: the range has 14\.$/)).toBeVisible();
    await userEvent.click(button(canvasElement, "Save again"));
    await expect(saved).toHaveLength(2);
    await expect(inputsOf("reports.billing")).toHaveLength(1);
  },
};

export const NothingFound: Story = {
  args: { product: "FW" },
  loaders: [inWorld({ reports: [], watched: () => [] })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fill(canvasElement);
    await generate(canvasElement);
    await expect(await canvas.findByText("Failed to fetch billing report, no data found.")).toBeVisible();
    await waitFor(() => expect(field(canvasElement, "From Date")).toHaveValue("2026-11-13"));
  },
};

/** A job that finds nothing says just that, in the same words as what is downloaded at once. */
export const NothingFoundByAJob: Story = {
  args: { product: "AC" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fill(canvasElement);
    await generate(canvasElement);
    await canvas.findByText("Job 1 has been started.");
    world().reports.fail(1, "NO_DATA");
    await expect(await canvas.findByText("Failed to fetch billing report, no data found.")).toBeVisible();
    await expect(canvas.queryByText(/Job 1|You can leave this page/)).toBeNull();
  },
};

/** A job that failed says why, and no longer that it has been started. */
export const FailedJob: Story = {
  args: { product: "AC" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fill(canvasElement);
    await generate(canvasElement);
    await canvas.findByText("Job 1 has been started.");
    world().reports.fail(1, "STORAGE");
    await expect(await canvas.findByText("The file could not be stored.")).toBeVisible();
    await expect(canvas.queryByText(/Job 1|You can leave this page/)).toBeNull();
  },
};

/** Everything that is missing is said, at the top and beside each field, and the first one has the focus. */
export const Missing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole("option", { name: /NWT/ });
    await generate(canvasElement);
    await expect(await canvas.findByText("Please fill out all required fields.")).toBeVisible();
    for (const text of [
      "Please select a valid product type.",
      "Please select a Vendor Id.",
      "Please fill out the from date.",
      "Please fill out the to date.",
    ])
      await expect(canvas.getByText(text)).toBeVisible();
    await waitFor(() => expect(list(canvasElement, /^Product Type/)).toHaveFocus());
    await waitFor(() =>
      expect(list(canvasElement, /^Vendor Id/)).toHaveAccessibleDescription("Please select a Vendor Id."),
    );
    await userEvent.selectOptions(list(canvasElement, /^Product Type/), "AC");
    await userEvent.selectOptions(list(canvasElement, /^Vendor Id/), "other");
    await generate(canvasElement);
    await expect(await canvas.findByText("Please fill out the vendor id.")).toBeVisible();
    await userEvent.type(field(canvasElement, /^Other Vendor Id/), "NWT");
    await generate(canvasElement);
    await waitFor(() => expect(field(canvasElement, "From Date")).toHaveFocus());
    await expect(inputsOf("reports.billing")).toHaveLength(0);
  },
};

/** A vendor that is not in the list, and that nobody knows. */
export const UnknownVendor: Story = {
  args: { product: "AC" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fill(canvasElement, "other");
    await userEvent.type(field(canvasElement, /^Other Vendor Id/), "NOBODY");
    await generate(canvasElement);
    await expect(await canvas.findByText("There is no vendor with this id.")).toBeVisible();
    const other = field(canvasElement, /^Other Vendor Id/);
    await expect(other).toHaveValue("NOBODY");
    await waitFor(() => expect(other).toHaveFocus());
    await userEvent.clear(other);
    await userEvent.type(other, "KST");
    await generate(canvasElement);
    await expect(await canvas.findByText("Job 1 has been started.")).toBeVisible();
    await expect(canvas.queryByText("There is no vendor with this id.")).toBeNull();
  },
};

/** From after to warns and clears to; to cannot be before from; nothing is after tomorrow, the vendor's tomorrow. */
export const Dates: Story = {
  args: { product: "AC" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fill(canvasElement);
    const [from, to] = [field(canvasElement, "From Date"), field(canvasElement, "To Date")];
    await userEvent.clear(from);
    await userEvent.type(from, "2026-11-20");
    await userEvent.tab();
    // A warning beside the end, nothing over the form: it goes with what it warns of.
    const warning = await screen.findByText("From date is greater than to date");
    await expect(warning).toBeVisible();
    await expect(to).toHaveAttribute("aria-invalid", "false");
    await expect(to.closest("[data-parts]")).not.toHaveAttribute("data-invalid");
    await expect(to).toHaveAccessibleDescription("From date is greater than to date");
    await expect(to).toHaveValue("");
    await userEvent.type(to, "2026-11-19");
    await userEvent.tab();
    await expect(await canvas.findByText("The first possible day is 2026-11-20.")).toBeVisible();
    await userEvent.clear(to);
    await userEvent.type(to, "2026-11-22");
    await userEvent.tab();
    await expect(await canvas.findByText("The last possible day is 2026-11-21.")).toBeVisible();
    await generate(canvasElement);
    await expect(inputsOf("reports.billing")).toHaveLength(0);
    await userEvent.clear(to);
    await userEvent.type(to, "2026-11-21");
    await expect(screen.queryByText("From date is greater than to date")).toBeNull();
    await generate(canvasElement);
    await canvas.findByText("Job 1 has been started.");
  },
};

/** Reset takes the warning away, and a new start does not bring it back. */
export const ResetAfterAWarning: Story = {
  args: { product: "AC" },
  play: async ({ canvasElement }) => {
    await fill(canvasElement);
    const from = field(canvasElement, "From Date");
    await userEvent.clear(from);
    await userEvent.type(from, "2026-11-20");
    await screen.findByText("From date is greater than to date");
    await userEvent.click(button(canvasElement, "Reset"));
    await waitFor(() => expect(screen.queryByText("From date is greater than to date")).toBeNull());
    await userEvent.type(from, "2026-11-20");
    await expect(screen.queryByText("From date is greater than to date")).toBeNull();
    await expect(field(canvasElement, "To Date")).toHaveAccessibleDescription("");
  },
};

/** Months and years of the vendor's calendar fill both days; a day that is changed is no ready-made range any more. */
export const QuickRanges: Story = {
  args: { product: "AC" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fill(canvasElement);
    const days = () => ["From Date", "To Date"].map((name) => field(canvasElement, name).value);
    const quick = (name: string) => canvas.getByRole("button", { name });
    for (const [name, from, to] of [
      ["This month", "2026-11-01", "2026-11-20"],
      ["Last month", "2026-10-01", "2026-10-31"],
      ["This year", "2026-01-01", "2026-11-20"],
      ["Last year", "2025-01-01", "2025-12-31"],
    ] as const) {
      await userEvent.click(quick(name));
      await expect(days()).toEqual([from, to]);
      await expect(quick(name)).toHaveAttribute("aria-pressed", "true");
    }
    await userEvent.clear(field(canvasElement, "To Date"));
    await expect(quick("Last year")).toHaveAttribute("aria-pressed", "false");
    await userEvent.click(quick("Last month"));
    await generate(canvasElement);
    await canvas.findByText("Job 1 has been started.");
    await waitFor(() => expect(inputsOf("reports.billing")).toMatchObject([{ from: "2026-10-01", to: "2026-10-31" }]));
  },
};

export const Reset: Story = {
  play: async ({ canvasElement }) => {
    await fill(canvasElement);
    await generate(canvasElement);
    await within(canvasElement).findByText("Please select a valid product type.");
    await userEvent.click(button(canvasElement, "Reset"));
    await waitFor(() => expect(list(canvasElement, /^Vendor Id/)).toHaveValue(""));
    await expect(field(canvasElement, "From Date")).toHaveValue("");
    await expect(field(canvasElement, "To Date")).toHaveValue("");
    await expect(within(canvasElement).queryByText("Please select a valid product type.")).toBeNull();
  },
};

/** Nothing that was typed is lost (REP-6). */
export const Failed: Story = {
  args: { product: "AC" },
  loaders: [inWorld({ reports: [], failing: { "reports.billing": "NETWORK" } })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fill(canvasElement);
    await generate(canvasElement);
    await expect(await canvas.findByText("Error fetching billing report.")).toBeVisible();
    await waitFor(() => expect(canvas.getByText(/The server could not be reached/)).toBeVisible());
    await waitFor(() => expect(field(canvasElement, "To Date")).toHaveValue("2026-11-19"));
    world().mend("reports.billing");
    await generate(canvasElement);
    await canvas.findByText("Job 1 has been started.");
    await expect(canvas.queryByText("Error fetching billing report.")).toBeNull();
  },
};

/** The list of vendors is away: a vendor can still be named. */
export const VendorsFailed: Story = {
  loaders: [inWorld({ reports: [], failing: { "reports.vendors": "INTERNAL_SERVER_ERROR" } })],
};

export const VendorsFailedTest: Story = {
  ...VendorsFailed,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("The vendors could not be read. “Other” works nevertheless.")).toBeVisible();
    world().mend("reports.vendors");
    await userEvent.click(button(canvasElement, "Try again"));
    await canvas.findByRole("option", { name: /NWT/ });
  },
};

export const Loading: Story = {
  loaders: [inWorld({ reports: [], slow: { "reports.vendors": "infinite" } })],
};

export const LoadingTest: Story = {
  ...Loading,
  play: async ({ canvasElement }) => {
    const vendors = await within(canvasElement).findByRole("combobox", { name: /^Vendor Id/ });
    await expect(vendors).toHaveAttribute("aria-busy", "true");
  },
};

export const Lead: Story = {
  args: { role: "OPERATOR_ADMIN_LEAD", product: "AC" },
};

export const LeadTest: Story = {
  ...Lead,
  play: async ({ canvasElement }) => {
    await fill(canvasElement, "KST");
    await generate(canvasElement);
    await within(canvasElement).findByText("Job 1 has been started.");
    await waitFor(() => expect(world().reports.find(1)?.createdBy).toBe("operator-admin-lead"));
  },
};

export const PseudoLanguage: Story = {
  globals: { language: "en-XA" },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("option", { name: /NWT/ });
    await expect(hardCodedTexts(canvasElement, [/^(NWT|BLA|KST)$/, / · /, /Northwind|Kestrel|Blue Atlas/])).toEqual([]);
  },
};

export const FrenchInTheDarkOnAPhone: Story = {
  globals: { theme: "dark", language: "fr", viewport: { value: "phone" } },
};

export const FrenchInTheDarkOnAPhoneTest: Story = {
  ...FrenchInTheDarkOnAPhone,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Générer le rapport" }));
    await expect(await canvas.findByText("Veuillez remplir tous les champs obligatoires.")).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};
