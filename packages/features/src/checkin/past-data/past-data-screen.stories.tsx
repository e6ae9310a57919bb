import { createCheckIn } from "@gatehouse/api/mocks/factories";
import type { Role } from "@gatehouse/domain/access";
import type { CheckIn } from "@gatehouse/domain/checkin";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { StoryAddress } from "../../app/story-address.tsx";
import { callsOf, rowOf } from "../stories/queue-queries.ts";
import { inWorld, moment, world } from "../stories/queue-stage.tsx";
import { fewCheckIns } from "../stories/queue-story-data.ts";
import { PastDataScreen } from "./past-data-screen.tsx";
import { parsePastDataSearch } from "./past-data-search.ts";

const onSearchChange = fn();

interface StageProps {
  readonly role: Role;
  readonly search: Readonly<Record<string, unknown>>;
}

function Stage({ role, search: start }: StageProps) {
  return (
    <StoryAddress
      role={role}
      path="/dashboard/checkin/past-data"
      start={parsePastDataSearch(start)}
      onSearchChange={onSearchChange}
    >
      {(search, change) => <PastDataScreen search={search} onSearchChange={change} clock={() => moment} />}
    </StoryAddress>
  );
}

const past = (now: number): readonly CheckIn[] => [
  ...fewCheckIns(now),
  ...Array.from({ length: 60 }, (_, index) =>
    createCheckIn(now, {
      checkInId: 100 + index,
      pnr: `PAST${String(index).padStart(2, "0")}`,
      bookingNo: String(90_000_000 + index),
      airline: { iata: "TP" },
      departsIn: -3600 * (index + 2),
      currentState: "DISPOSITION_COMPLETED",
    }),
  ),
];

const meta = {
  title: "Check-in/Past data",
  component: Stage,
  args: { role: "ADMIN", search: {} },
  loaders: [inWorld({ checkIns: past })],
  beforeEach: () => void onSearchChange.mockClear(),
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Nothing is asked before there is something to look for; the address keeps the terms. */
export const Search: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("Look up check-ins whose flights have departed")).toBeVisible();
    await expect(callsOf("checkin.pastData")).toHaveLength(0);
    await userEvent.type(canvas.getByRole("textbox", { name: "PNR" }), "x1fqe0{Enter}");
    await expect(onSearchChange).toHaveBeenLastCalledWith({ pnr: "X1FQE0" });
    await expect(await rowOf(canvasElement, "KOWALSKA, Maja")).toBeVisible();
    await expect(canvas.getByText("Total: 1")).toBeVisible();
    await expect(within(canvas.getByRole("grid")).queryAllByRole("checkbox")).toHaveLength(0);
  },
};

/** A row opens in full, with its audit log. */
export const AuditLog: Story = {
  args: { search: { pnr: "X1FQE0" } },
  play: async ({ canvasElement }) => {
    await userEvent.dblClick(within(await rowOf(canvasElement, "KOWALSKA, Maja")).getByText("KOWALSKA, Maja"));
    await expect(await screen.findByRole("dialog", { name: "KOWALSKA, Maja" })).toBeInTheDocument();
  },
};

export const Pages: Story = {
  args: { search: { airline: "TP" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText("Total: 60");
    await userEvent.click(canvas.getByRole("button", { name: "Next page" }));
    await expect(onSearchChange).toHaveBeenLastCalledWith({ airline: "TP", page: 1 });
    await canvas.findByText("PAST59");
  },
};

export const Mistyped: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Search" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "Enter a PNR, a booking number, an airline or a date.",
    );
    await userEvent.type(canvas.getByRole("textbox", { name: "Airline" }), "12");
    await userEvent.click(canvas.getByRole("button", { name: "Search" }));
    await expect(await canvas.findByText("An airline code has two characters, such as VY.")).toBeVisible();
    await userEvent.clear(canvas.getByRole("textbox", { name: "Airline" }));
    await userEvent.type(canvas.getByRole("textbox", { name: "Date of departure" }), "2026-02-31");
    await userEvent.click(canvas.getByRole("button", { name: "Search" }));
    await expect(canvas.getByRole("textbox", { name: "Date of departure" })).toBeInvalid();
    await expect(onSearchChange).not.toHaveBeenCalled();
    // What is empty again is not wrong any more, also where the address stays the same.
    await userEvent.type(canvas.getByRole("textbox", { name: "PNR" }), "kept words");
    await userEvent.click(canvas.getByRole("button", { name: "Search" }));
    await expect(canvas.getByRole("textbox", { name: "PNR" })).toBeInvalid();
    await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
    await expect(canvas.getByRole("textbox", { name: "PNR" })).toBeValid();
  },
};

/** What stands in the column of departures is named so, and the headings are whole on a laptop in French. */
export const FrenchHeadingsTest: Story = {
  args: { search: { airline: "VY" } },
  globals: { language: "fr", viewport: { value: "laptop" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const departs = await canvas.findByRole("columnheader", { name: "Départ local" });
    await expect(departs).toHaveTextContent("Départ local");
    const check = canvas.getByRole("columnheader", { name: "Contrôle requis" });
    for (const part of [check, ...check.querySelectorAll("*")])
      if (part instanceof HTMLElement) await expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth + 1);
  },
};

/** Dates are typed as everywhere in the product, or chosen in its calendar. */
export const ByDate: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole("textbox", { name: "Date of departure" }), "2026-10-04{Enter}");
    await expect(onSearchChange).toHaveBeenLastCalledWith({ date: "2026-10-04" });
    // UI-2: it stands there in words.
    await expect(canvas.getByRole("textbox", { name: "Date of departure" })).toHaveValue("4 Oct 2026");
  },
};

export const NothingFound: Story = {
  args: { search: { pnr: "NNNNNN" } },
};

export const NothingFoundTest: Story = {
  ...NothingFound,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("Nothing departed matches")).toBeVisible();
  },
};

export const Loading: Story = {
  args: { search: { airline: "TP" } },
  loaders: [inWorld({ checkIns: past, slow: { "checkin.pastData": "infinite" } })],
};

export const LoadingTest: Story = {
  ...Loading,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("grid")).toHaveAttribute("aria-busy", "true");
  },
};

export const Failed: Story = {
  args: { search: { airline: "TP" } },
  loaders: [inWorld({ checkIns: past, failing: { "checkin.pastData": "INTERNAL_SERVER_ERROR" } })],
};

export const FailedTest: Story = {
  ...Failed,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("Failed to fetch checkin data.")).toBeVisible();
    world().mend("checkin.pastData");
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await canvas.findByText("Total: 60");
  },
};

export const FrenchInTheDarkOnAPhone: Story = {
  args: { search: { airline: "TP" } },
  globals: { theme: "dark", language: "fr", viewport: { value: "phone" } },
};

export const FrenchInTheDarkOnAPhoneTest: Story = {
  ...FrenchInTheDarkOnAPhone,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("Total : 60")).toBeVisible();
  },
};
