import { createOffer } from "@gatehouse/api/mocks/factories";
import type { Role } from "@gatehouse/domain/access";
import { pollAfter, searchLimits } from "@gatehouse/domain/flights";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { http, type HttpHandler, HttpResponse } from "msw";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { TimerContext } from "../../app/airport-field/timer.ts";
import { StoryApp } from "../../app/story-app.tsx";
import { ClockContext } from "../../app/time/index.ts";
import { inputsOf, inWorld, stage } from "../stories/flights-stage.tsx";
import { FlightPicker, type FlightPickerProps } from "./flight-picker.tsx";

const onTake = fn();
const moment = Date.UTC(2026, 10, 22, 12) / 1000;

const offers = [
  createOffer({
    id: "direct",
    one: [{ flight: "TP 210", from: "JFK", to: "LIS", dept: "2026-11-24T23:30", minutes: 410 }],
    base: 900,
    tax: 100,
  }),
  createOffer({
    id: "by-london",
    one: [
      { flight: "BA 112", from: "JFK", to: "LHR", dept: "2026-11-24T18:30", minutes: 420 },
      { flight: "BA 500", from: "LHR", to: "LIS", dept: "2026-11-25T08:10", minutes: 165 },
    ],
    base: 700,
    tax: 100,
  }),
];

interface StageProps extends Pick<FlightPickerProps, "start"> {
  readonly role: Role;
}

const Stage = ({ role, start }: StageProps) => {
  const [open, setOpen] = useState(true);
  return (
    <StoryApp live={false} role={role} path="/dashboard/trips/create">
      <ClockContext value={() => moment}>
        <TimerContext value={stage().timer}>
          <main style={{ minBlockSize: "100dvh" }}>
            <button type="button" onClick={() => setOpen(true)}>
              Open
            </button>
            <FlightPicker open={open} start={start} onTake={onTake} onClose={() => setOpen(false)} />
          </main>
        </TimerContext>
      </ClockContext>
    </StoryApp>
  );
};

const meta = {
  title: "Flights/Picker",
  component: Stage,
  args: { role: "CRM_OPERATOR", start: { from: "JFK", to: "LIS", date: "2026-11-24", travellers: 2 } },
  globals: { viewport: { value: "laptop" } },
  loaders: [inWorld({ flights: { offers } })],
  beforeEach: () => {
    onTake.mockClear();
  },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

const search = async () => userEvent.click(await screen.findByRole("button", { name: /^(Search Flights|Rechercher)/ }));
const results = async (name = "Flights found") => within(await screen.findByRole("region", { name }));

/** What is asked for stands there; a flight with a change of planes is handed over as both of its flights (TRP-40). */
export const Taking: Story = {
  play: async () => {
    await search();
    const found = await results();
    await expect(inputsOf("flights.search")).toMatchObject([
      { from: "JFK", to: "LIS", departDate: "2026-11-24", passengers: { adults: 2 } },
    ]);
    await expect(found.getByText("2 flights")).toBeVisible();
    const [direct, byLondon] = ["TP 210", "BA 112, BA 500"].map((numbers) => found.getByText(numbers).closest("li"));
    if (!direct || !byLondon) throw new Error("There are two flights.");
    await expect(direct).toHaveTextContent(/23:30 JFK – 11:20 LIS \+1 day/);
    await expect(direct).toHaveTextContent(/6:50 h · Non-stop/);
    await expect(byLondon).toHaveTextContent(/1 Stop via LHR/);
    await expect(byLondon).toHaveTextContent(/\$800\.00 for all 2/);
    await userEvent.selectOptions(found.getByRole("combobox", { name: "Sort by" }), "Price");
    await expect(found.getAllByRole("listitem")[0]).toBe(byLondon);
    // By the keyboard alone.
    await userEvent.tab();
    await expect(within(byLondon).getByRole("button", { name: "Take this flight" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(onTake).toHaveBeenCalledTimes(1);
    const [[segments, searched]] = onTake.mock.calls as [Parameters<FlightPickerProps["onTake"]>];
    await expect(segments.map(({ airline }) => airline.flightNum)).toEqual(["112", "500"]);
    await expect(searched).toEqual({ from: "JFK", to: "LIS", date: "2026-11-24" });
  },
};

/** Closed by mistake: what was filled in and found is there again. */
export const OpenedAgain: Story = {
  play: async () => {
    await search();
    await results();
    await userEvent.click(screen.getByRole("checkbox", { name: "Non-stop flights only" }));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.click(screen.getByRole("button", { name: "Open" }));
    await results();
    await expect(screen.getByRole("checkbox", { name: "Non-stop flights only" })).toBeChecked();
    await expect(inputsOf("flights.search")).toHaveLength(1);
  },
};

export const Nothing: Story = {
  args: { start: { from: "", to: "", date: "", travellers: 0 } },
  play: async () => {
    await search();
    await expect(await screen.findByText("Choose where you leave from.")).toBeVisible();
    await expect(inputsOf("flights.search")).toHaveLength(0);
  },
};

export const Searching: Story = {
  loaders: [inWorld({ flights: { pending: Number.POSITIVE_INFINITY } })],
  play: async () => {
    await search();
    await expect(await screen.findByText("Searching flights…")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Cancel the search" }));
    await waitFor(() => expect(screen.queryByText("Searching flights…")).toBeNull());
  },
};

export const Empty: Story = {
  loaders: [inWorld({ flights: { offers: [] } })],
  play: async () => {
    await search();
    await expect(await screen.findByText("No upcoming flights found.")).toBeVisible();
  },
};

/** What failed is tried again by itself, and then by a press. */
export const Failed: Story = {
  loaders: [inWorld({ failing: { "flights.search": "LOOKUP_FAILED" } })],
  play: async () => {
    await search();
    for (let tries = 0; tries < searchLimits.retries; tries += 1) {
      await waitFor(() => expect(stage().timer.waits()).toContain(searchLimits.retryAfter));
      await stage().timer.advance(searchLimits.retryAfter);
    }
    await expect(await screen.findByRole("alert")).toHaveTextContent("Failed to fetch upcoming flights.");
    stage().world.mend("flights.search");
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await results();
  },
};

/** Without a network it is said at once. */
export const Offline: Story = {
  loaders: [
    (context: Parameters<ReturnType<typeof inWorld>>[0]): Record<string, never> => {
      inWorld({ flights: { pending: 1, offers } })(context);
      // The server is out of reach for the page's own question, too.
      const health = http.get("*/api/health", () => HttpResponse.error());
      (context.msw as { use: (...handlers: HttpHandler[]) => void }).use(health);
      return {};
    },
  ],
  beforeEach: () => () => void window.dispatchEvent(new Event("online")),
  play: async () => {
    await search();
    await waitFor(() => expect(stage().timer.waits()).toContain(pollAfter(0)));
    for (const call of ["flights.search", "flights.status"] as const) stage().world.fail(call, "NETWORK");
    window.dispatchEvent(new Event("offline"));
    await expect(await screen.findByRole("alert")).toHaveTextContent("The search was interrupted.");
  },
};

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async () => {
    await search();
    await results();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const FrenchDark: Story = {
  globals: { language: "fr", theme: "dark", viewport: { value: "laptop" } },
  play: async () => {
    await search();
    const found = await results("Vols trouvés");
    await expect(found.getAllByRole("button", { name: "Prendre ce vol" })).toHaveLength(2);
  },
};
