import type { Role } from "@gatehouse/domain/access";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { StoryAddress } from "../../app/story-address.tsx";
import { hardCodedTexts } from "../../app/story-text.ts";
import { ClockContext } from "../../app/time/index.ts";
import { inputsOf, inWorld, moment, world } from "../stories/report-stage.ts";
import { parseCountSearch } from "./count-search.ts";
import { CountScreen } from "./index.ts";

const onSearchChange = fn();

interface StageProps {
  readonly role: Role;
  readonly search: Readonly<Record<string, unknown>>;
}

function Stage({ role, search: start }: StageProps) {
  return (
    <StoryAddress
      role={role}
      path="/dashboard/report/checkin-count"
      start={parseCountSearch(start)}
      onSearchChange={onSearchChange}
    >
      {(search, change) => (
        <ClockContext value={() => moment}>
          <CountScreen search={search} onSearchChange={change} />
        </ClockContext>
      )}
    </StoryAddress>
  );
}

/** Three days of ten, one airline more on the last. */
const counts = () => ({
  "2026-11-13": [{ iata: "W6", count: 40 }],
  "2026-11-17": [
    { iata: "LH", count: 12, deactivated: 12 },
    { iata: "W6", count: 1200 },
  ],
  "2026-11-20": [
    { iata: "FR", count: 7 },
    { iata: "VY", count: 30 },
    { iata: "A3", count: 7 },
  ],
});
const counted = { vendor: "NWT", from: "2026-11-11", to: "2026-11-20" };

const meta = {
  title: "Reports/Total checkin count",
  component: Stage,
  args: { role: "ADMIN", search: counted },
  loaders: [inWorld({ counts })],
  globals: { viewport: { value: "laptop" } },
  beforeEach: () => void onSearchChange.mockClear(),
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const patient = { timeout: 12_000 };
const chips = async () => within(await screen.findByRole("list", { name: "Days" }, patient));
const vendorField = () => screen.findByRole("combobox", { name: /^Vendor Id/ }, patient);
const search = () => userEvent.click(screen.getByRole("button", { name: "Search" }));
const field = (name: RegExp) => screen.getByRole("textbox", { name });

/** Nothing is counted before somebody says whose check-ins; the last ten days are there already. */
export const Start: Story = {
  args: { search: {} },
};

export const StartTest: Story = {
  ...Start,
  play: async () => {
    await expect(await screen.findByText("Whose check-ins shall be counted?")).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Last 10 days" })).toHaveAttribute("aria-pressed", "true"),
    );
    await search();
    await expect((await screen.findAllByText("Please fill out all required fields.")).length).toBeGreaterThan(0);
    await expect(await vendorField()).toHaveAccessibleDescription("Please fill out all required fields.");
    await expect(inputsOf("reports.checkinCount")).toEqual([]);

    await screen.findByRole("option", { name: /^NWT/ });
    await expect(screen.getByText("All input dates are in the vendor’s time zone")).toBeVisible();
    await userEvent.selectOptions(await vendorField(), "NWT");
    await expect(screen.getByText("All input dates are in Europe/London, the time zone of NWT")).toBeVisible();
    await search();
    await expect(onSearchChange).toHaveBeenLastCalledWith({ vendor: "NWT" });
    const found = await screen.findByText("Checkin count found successfully.");
    await expect(found).toBeVisible();
    await expect(found.closest("output")).not.toBeNull();
    await waitFor(() =>
      expect(inputsOf("reports.checkinCount")).toEqual([{ vendorId: "NWT", from: "2026-11-11", to: "2026-11-20" }]),
    );
  },
};

/** A chip per date; a click shows the day's airlines, and the bar is the same choice. */
export const Days: Story = {
  play: async () => {
    const days = await chips();
    await expect(days.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "2026-11-1340",
      "2026-11-171,212",
      "2026-11-2044",
    ]);
    await expect(screen.getByText("1,296 check-ins of Northwind Travel in 10 days")).toBeVisible();
    // What billing leaves out, with the difference.
    await expect(
      screen.getByText(/^The billing report of Auto Check-in has 1,284: .+ leaves out 12 of deactivated/),
    ).toBeVisible();
    await expect(screen.getByText("Choose a day to see its airlines")).toBeVisible();
    await userEvent.click(days.getByRole("button", { name: /^2026-11-20/ }));
    await expect(onSearchChange).toHaveBeenLastCalledWith({ ...counted, day: "2026-11-20" });
    const grid = await screen.findByRole("grid", { name: "Friday, November 20, 2026" });
    await waitFor(() =>
      expect(
        within(grid)
          .getAllByRole("rowheader")
          .map(({ textContent }) => textContent),
      ).toEqual(["VY", "A3", "FR"]),
    );
    const bar = (name: string) => screen.getByRole("button", { name });
    await expect(bar("Friday, November 20, 2026: 44")).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(bar("Tuesday, November 17, 2026: 1,212"));
    await expect(onSearchChange).toHaveBeenLastCalledWith({ ...counted, day: "2026-11-17" });
    await expect(days.getByRole("button", { name: /^2026-11-17/ })).toHaveAttribute("aria-pressed", "true");
    // A day without any has a bar of nothing, and is no choice.
    await userEvent.click(bar("Thursday, November 12, 2026: 0"));
    await expect(onSearchChange).toHaveBeenCalledTimes(2);
    await expect(inputsOf("reports.checkinCount")).toHaveLength(1);
  },
};

/** A link opens on its day and says nothing of success: nobody asked. */
export const Linked: Story = {
  args: { search: { ...counted, day: "2026-11-13" } },
};

export const LinkedTest: Story = {
  ...Linked,
  play: async () => {
    await expect(await screen.findByRole("grid", { name: "Friday, November 13, 2026" }, patient)).toBeVisible();
    await expect(screen.queryByText("Checkin count found successfully.")).toBeNull();
  },
};

export const StartAfterEnd: Story = {
  play: async () => {
    await chips();
    await userEvent.clear(field(/^Start Date/));
    await userEvent.type(field(/^Start Date/), "2026-11-21");
    await expect(field(/^End Date/)).toHaveValue("");
    // A warning beside the end, nothing over the form.
    await expect(await screen.findByText("Start date is greater than End date")).toBeVisible();
    await waitFor(() => expect(field(/^End Date/)).toHaveAccessibleDescription("Start date is greater than End date"));
    await search();
    await expect((await screen.findAllByText("Please fill out all required fields.")).length).toBeGreaterThan(0);
    await expect(onSearchChange).not.toHaveBeenCalled();
  },
};

/** Days by hand, and back to the last ten by one button. */
export const ByHand: Story = {
  play: async () => {
    await chips();
    await userEvent.clear(field(/^Start Date/));
    await userEvent.type(field(/^Start Date/), "2025-01-01{Enter}");
    await expect(field(/^End Date/)).toHaveAccessibleDescription("Choose at most 366 days.");
    await userEvent.clear(field(/^Start Date/));
    await userEvent.type(field(/^Start Date/), "2026-11-01{Enter}");
    await expect(onSearchChange).toHaveBeenLastCalledWith({ vendor: "NWT", from: "2026-11-01", to: "2026-11-20" });
    await userEvent.click(screen.getByRole("button", { name: "Last 10 days" }));
    await expect(onSearchChange).toHaveBeenLastCalledWith({ vendor: "NWT" });
    await expect(field(/^Start Date/)).toHaveValue("2026-11-11");
    await userEvent.click(screen.getByRole("button", { name: "Reset" }));
    await expect(onSearchChange).toHaveBeenLastCalledWith({});
    await expect(await vendorField()).toHaveValue("");
  },
};

export const Empty: Story = {
  loaders: [inWorld({ counts: () => ({}) })],
};

export const EmptyTest: Story = {
  ...Empty,
  play: async () => {
    await expect(await screen.findByText("No data found.", {}, patient)).toBeVisible();
    await search();
    // Told as well, once more in the page's own words.
    await waitFor(() => expect(screen.getAllByText("No data found.")).toHaveLength(2));
  },
};

export const Loading: Story = {
  loaders: [inWorld({ counts, slow: { "reports.checkinCount": "infinite" } })],
};

export const LoadingTest: Story = {
  ...Loading,
  play: async () => {
    await expect(await screen.findByRole("status", { name: "Counting…" }, patient)).toBeVisible();
  },
};

export const Failed: Story = {
  loaders: [inWorld({ counts, failing: { "reports.checkinCount": "INTERNAL_SERVER_ERROR" } })],
};

export const FailedTest: Story = {
  ...Failed,
  play: async () => {
    await expect(await screen.findByText("The check-ins could not be counted", {}, patient)).toBeVisible();
    world().mend("reports.checkinCount");
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await chips();
  },
};

/** The list of vendors is not there: the field says so and can be tried again. */
export const NoVendors: Story = {
  args: { search: {} },
  loaders: [inWorld({ counts, failing: { "reports.vendors": "INTERNAL_SERVER_ERROR" } })],
};

export const NoVendorsTest: Story = {
  ...NoVendors,
  play: async () => {
    await expect(await screen.findByText(/^The vendors could not be read\./, {}, patient)).toBeVisible();
    world().mend("reports.vendors");
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await expect(await screen.findByRole("option", { name: /^NWT/ })).toBeInTheDocument();
  },
};

/** An address with a vendor that does not exist. */
export const UnknownVendor: Story = {
  args: { search: { ...counted, vendor: "XYZ" } },
};

export const UnknownVendorTest: Story = {
  ...UnknownVendor,
  play: async () => {
    await expect(await screen.findByText("There is no vendor with this id.", {}, patient)).toBeVisible();
  },
};

export const ForBilling: Story = {
  args: { role: "BILLING" },
};

export const ForBillingTest: Story = {
  ...ForBilling,
  play: async () => void (await chips()),
};

export const FrenchInTheDarkOnAPhone: Story = {
  args: { search: { ...counted, day: "2026-11-20" } },
  globals: { theme: "dark", language: "fr", viewport: { value: "phone" } },
};

export const FrenchInTheDarkOnAPhoneTest: Story = {
  ...FrenchInTheDarkOnAPhone,
  play: async () => {
    const list = await screen.findByRole("list", { name: "Jours" }, patient);
    await expect(list.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
    await expect(await screen.findByRole("grid", { name: "vendredi 20 novembre 2026" })).toBeVisible();
  },
};

/** In French, beside the navigation of a screen of 1440 px, Reset is beside Search. */
export const FrenchBar: Story = {
  args: { search: counted },
  globals: { language: "fr", viewport: { value: "desktop" } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 1440 - 232 }}>
        <Story />
      </div>
    ),
  ],
  play: async () => {
    const search = await screen.findByRole("button", { name: /^Rechercher/ }, patient);
    const reset = screen.getByRole("button", { name: "Réinitialiser" });
    await expect(reset.getBoundingClientRect().top).toBe(search.getBoundingClientRect().top);
  },
};

export const NothingHardCoded: Story = {
  args: { search: { ...counted, day: "2026-11-20" } },
  globals: { language: "en-XA", viewport: { value: "laptop" } },
  play: async ({ canvasElement }) => {
    await screen.findByRole("grid", {}, patient);
    await expect(
      hardCodedTexts(canvasElement, [
        /^[A-Z0-9]{2}$/,
        /· /,
        /November|Nov /,
        /^[A-Z]{3}$/,
        /Northwind|Blue Atlas|Kestrel/,
        /Asia|Europe|America/,
        /^(?:Wed|Fri)$/,
      ]),
    ).toEqual([]);
  },
};
