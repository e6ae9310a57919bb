import { createWorkedHours } from "@gatehouse/api/mocks/factories";
import type { Role } from "@gatehouse/domain/access";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { StoryAddress } from "../../app/story-address.tsx";
import { hardCodedTexts } from "../../app/story-text.ts";
import { ClockContext } from "../../app/time/index.ts";
import { inputsOf, inWorld, moment, world } from "../stories/report-stage.ts";
import { parseEfficiencySearch } from "./efficiency-search.ts";
import { EfficiencyScreen } from "./index.ts";

const onSearchChange = fn();

interface StageProps {
  readonly role: Role;
  readonly search: Readonly<Record<string, unknown>>;
}

function Stage({ role, search: start }: StageProps) {
  return (
    <StoryAddress
      role={role}
      path="/dashboard/report/efficiency-report"
      start={parseEfficiencySearch(start)}
      onSearchChange={onSearchChange}
    >
      {(search, change) => (
        <ClockContext value={() => moment}>
          <EfficiencyScreen search={search} onSearchChange={change} />
        </ClockContext>
      )}
    </StoryAddress>
  );
}

const worked = (now: number) => createWorkedHours({ now, hours: 3 });

const meta = {
  title: "Reports/Efficiency",
  component: Stage,
  args: { role: "ADMIN", search: {} },
  loaders: [inWorld({ checkIns: worked })],
  globals: { viewport: { value: "desktop" } },
  beforeEach: () => void onSearchChange.mockClear(),
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const table = (name: string) => screen.findByRole("table", { name }, { timeout: 12_000 });
const figure = (text: string | null | undefined): number => Number((text ?? "").replaceAll(",", ""));
const cellsOf = (row: HTMLElement): readonly number[] =>
  within(row)
    .getAllByRole("cell")
    .map(({ textContent }) => figure(textContent));
const field = (name: string) => screen.getByRole("textbox", { name });
const loaded = async () =>
  void (await screen.findByText("Successfully fetched data · 17:12:07 IST", {}, { timeout: 12_000 }));

/** The last hour by the clock in India, whatever the browser's zone is; every figure agrees with every other. */
export const LastHour: Story = {
  play: async () => {
    await loaded();
    await expect(field("Start Date")).toHaveValue("2026-11-20");
    await expect(field("Start Time")).toHaveValue("16:12");
    await expect(field("End Time")).toHaveValue("17:12");
    await expect(screen.getByRole("button", { name: "Last 1 hour" })).toHaveAttribute("aria-pressed", "true");
    await expect(screen.getByText("All input date-time is in IST")).toBeVisible();
    await expect(inputsOf("reports.efficiency")).toEqual([
      { start: String(moment - 7 - 3600), end: String(moment - 7 + 59) },
    ]);

    const airlines = await table("Outcomes by airline");
    await expect(
      within(airlines)
        .getAllByRole("columnheader")
        .map((head) => (head.querySelector("span")?.textContent ?? head.textContent).trim()),
    ).toEqual(["Airline Code", "Outcomes", "Total", "Successful Automation", "Status 1", "Status 2,3,4"]);
    const totals = within(airlines)
      .getAllByRole("row")
      .filter((row) => within(row).queryByRole("img"))
      .map((row) => cellsOf(row)[1] ?? 0);
    await expect(totals).toEqual(totals.toSorted((a, b) => b - a));
    const total = totals.reduce((all, each) => all + each, 0);
    await expect(total).toBeGreaterThan(400);

    const summary = await table("Summary");
    const measures = within(summary)
      .getAllByRole("rowheader")
      .map(({ textContent }) => textContent);
    await expect(measures).toEqual([
      "Total Checkin",
      "Total Automation",
      "Successful Automation",
      "Failed Automation",
      "Total Completed",
      "BP Attached",
      "Waiting for Automation",
      "Status 1 Count",
      "Checkins yet to be assigned · single",
      "Checkins yet to be assigned · multiple",
      "Unassigned",
    ]);
    const count = (measure: string) =>
      figure(
        within(within(summary).getByRole("row", { name: new RegExp(`^${measure} \\d`) })).getAllByRole("cell")[0]
          ?.textContent,
      );
    await expect(count("Total Checkin")).toBe(total);
    await expect(count("Total Automation")).toBe(
      count("Successful Automation") + count("Failed Automation") + count("Waiting for Automation"),
    );

    const operators = await table("Operators");
    const rows = within(operators).getAllByRole("row").slice(1);
    await expect(rows.slice(0, 3).map((row) => within(row).getByRole("rowheader").textContent)).toEqual([
      "TOTAL",
      "AUTOMATION",
      "OPERATOR_TOTAL",
    ]);
    const [all, automation, people] = rows.map(cellsOf);
    await expect(all).toEqual(automation?.map((value, index) => value + (people?.[index] ?? 0)));
  },
};

/** A quick button asks at once; the address keeps "the last minutes", not two moments. */
export const QuickRange: Story = {
  play: async () => {
    await loaded();
    await userEvent.click(screen.getByRole("button", { name: "Last 3 hour" }));
    await expect(onSearchChange).toHaveBeenLastCalledWith({ last: 180 });
    await expect(field("Start Time")).toHaveValue("14:12");
    await expect(screen.getByRole("button", { name: "Last 3 hour" })).toHaveAttribute("aria-pressed", "true");
    await waitFor(() => expect(inputsOf("reports.efficiency")).toHaveLength(2));
    await userEvent.click(screen.getByRole("button", { name: "Reset" }));
    await expect(onSearchChange).toHaveBeenLastCalledWith({});
    await waitFor(() => expect(field("Start Time")).toHaveValue("16:12"));
  },
};

/** A range by hand is asked for by Search, and is in the address as it was chosen. */
export const ByHand: Story = {
  play: async () => {
    await loaded();
    await userEvent.clear(field("Start Time"));
    await userEvent.type(field("Start Time"), "1530");
    // As a hand does it: what was typed is put into its form when the field is left, before the next one changes.
    await userEvent.click(field("End Time"));
    await userEvent.clear(field("End Time"));
    await expect(screen.getByRole("button", { name: "Last 1 hour" })).toHaveAttribute("aria-pressed", "false");
    await userEvent.click(screen.getByRole("button", { name: "Search" }));
    await expect(field("End Time")).toHaveAccessibleDescription("Please fill out the end time.");
    await expect(onSearchChange).not.toHaveBeenCalled();
    await userEvent.type(field("End Time"), "16:30{Enter}");
    await waitFor(() =>
      expect(onSearchChange).toHaveBeenLastCalledWith({ from: "2026-11-20T15:30", to: "2026-11-20T16:30" }),
    );
    await waitFor(() =>
      expect(inputsOf("reports.efficiency").at(-1)).toEqual({
        start: String(Date.UTC(2026, 10, 20, 10) / 1000),
        end: String(Date.UTC(2026, 10, 20, 11) / 1000 + 59),
      }),
    );
  },
};

export const StartAfterEnd: Story = {
  play: async () => {
    await loaded();
    await userEvent.clear(field("Start Date"));
    await userEvent.type(field("Start Date"), "2026-11-21");
    await expect(field("End Date")).toHaveValue("");
    // A warning beside the end, nothing over the form.
    await expect(await screen.findByText("Start date is greater than End date")).toBeVisible();
    await waitFor(() => expect(field("End Date")).toHaveAccessibleDescription("Start date is greater than End date"));
    await userEvent.click(screen.getByRole("button", { name: "Search" }));
    await expect(field("End Date")).toHaveAccessibleDescription(/^Please fill out the end date\./);
    await userEvent.type(field("End Date"), "2026-11-21");
    await userEvent.clear(field("End Date"));
    await userEvent.click(screen.getByRole("button", { name: "Search" }));
    await expect(field("End Date")).toHaveAccessibleDescription("Please fill out the end date.");
    await expect(onSearchChange).not.toHaveBeenCalled();
  },
};

/** What the address says is shown; more days than are answered at once are not asked for. */
export const FixedRange: Story = {
  args: { search: { from: "2026-11-20T15:00", to: "2026-11-20T16:00" } },
};

export const FixedRangeTest: Story = {
  ...FixedRange,
  play: async () => {
    await loaded();
    await expect(field("Start Time")).toHaveValue("15:00");
    for (const name of ["Last 30 mins", "Last 1 hour", "Last 3 hour"])
      await expect(screen.getByRole("button", { name })).toHaveAttribute("aria-pressed", "false");
    await userEvent.clear(field("Start Date"));
    await userEvent.type(field("Start Date"), "2026-06-01{Enter}");
    await expect(field("End Date")).toHaveAccessibleDescription("Choose at most 92 days.");
    await expect(onSearchChange).not.toHaveBeenCalled();
  },
};

/** Bars are walked by arrow keys, and so is the line; both say their numbers. */
export const ByKeyboard: Story = {
  play: async () => {
    await loaded();
    const airlines = await table("Outcomes by airline");
    const [first, second] = within(airlines).getAllByRole("img");
    first?.focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(second).toHaveFocus();
    await expect(second).toHaveAccessibleName(/^[A-Z0-9]{2}: \d+ /);
    const line = screen.getByRole("group", { name: /^Passes attached and check-ins disposed per 5 minutes/ });
    within(line).getAllByRole("img")[0]?.focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(screen.getByRole("img", { name: /^16:17–16:22: Automation \d+, Operators \d+$/ })).toHaveFocus();
  },
};

/** The key reads again; the figures stay meanwhile, and when it fails. */
export const RefreshFails: Story = {
  play: async () => {
    await loaded();
    world().fail("reports.efficiency", "INTERNAL_SERVER_ERROR");
    await userEvent.keyboard("r");
    const notice = await screen.findByRole("alert");
    await waitFor(() => expect(notice).toHaveTextContent("These are the figures of 17:12:07 IST"));
    await expect(await table("Summary")).toBeVisible();
    world().mend("reports.efficiency");
    await userEvent.click(within(notice).getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(screen.queryByText(/These are the figures of/)).toBeNull());
  },
};

export const Loading: Story = {
  loaders: [inWorld({ checkIns: worked, slow: { "reports.efficiency": "infinite" } })],
};

export const LoadingTest: Story = {
  ...Loading,
  play: async () => {
    await expect(await screen.findByRole("status", { name: "Reading the figures…" })).toBeVisible();
  },
};

export const Failed: Story = {
  loaders: [inWorld({ checkIns: worked, failing: { "reports.efficiency": "INTERNAL_SERVER_ERROR" } })],
};

export const FailedTest: Story = {
  ...Failed,
  play: async () => {
    await expect(await screen.findByText("The efficiency report could not be read")).toBeVisible();
    world().mend("reports.efficiency");
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await loaded();
  },
};

export const Empty: Story = {
  loaders: [inWorld()],
};

export const EmptyTest: Story = {
  ...Empty,
  play: async () => {
    await expect(await screen.findByText("Nothing happened in this range")).toBeVisible();
    await userEvent.click(screen.getAllByRole("button", { name: "Last 3 hour" })[1] as HTMLElement);
    await expect(onSearchChange).toHaveBeenLastCalledWith({ last: 180 });
  },
};

/** Billing staff see the same. */
export const ForBilling: Story = {
  args: { role: "BILLING" },
  globals: { viewport: { value: "laptop" } },
};

export const ForBillingTest: Story = {
  ...ForBilling,
  play: loaded,
};

export const Dark: Story = {
  globals: { theme: "dark", viewport: { value: "desktop" } },
};

export const DarkTest: Story = {
  ...Dark,
  play: loaded,
};

export const FrenchInTheDarkOnAPhone: Story = {
  globals: { theme: "dark", language: "fr", viewport: { value: "phone" } },
};

export const FrenchInTheDarkOnAPhoneTest: Story = {
  ...FrenchInTheDarkOnAPhone,
  play: async () => {
    await screen.findByText("Données récupérées avec succès · 17:12:07 IST", {}, { timeout: 12_000 });
    const airlines = await table("Résultats par compagnie");
    await expect(airlines.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
  },
};

export const NothingHardCoded: Story = {
  globals: { language: "en-XA", viewport: { value: "desktop" } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getAllByRole("table").length).toBeGreaterThan(3), {
      timeout: 12_000,
    });
    await expect(
      hardCodedTexts(canvasElement, [
        /^[A-Z0-9]{2}$/,
        /^(AUTOMATION|OPERATOR_TOTAL|TOTAL|SYSTEM)$/,
        /^operator/,
        /^Fri$/,
        /IST/,
        /5 minutes/,
        /^[A-Z0-9]{2}: /,
      ]),
    ).toEqual([]);
  },
};
