import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { StoryApp } from "../../app/story-app.tsx";
import { flightWorld } from "../stories/flight-world.ts";
import { SeatMapScreen } from "./index.ts";

interface StageProps {
  readonly path: string;
  readonly party: Readonly<Record<string, string>>;
  readonly onFlight: (path: string) => void;
}

function Stage({ path, party, onFlight }: StageProps) {
  const [search, setSearch] = useState(party);
  return (
    <StoryApp path={path} live={false}>
      <main>
        <SeatMapScreen path={path} search={search} onFlight={onFlight} onSearchChange={setSearch} />
        <output hidden>{search["seats"]}</output>
      </main>
    </StoryApp>
  );
}

const meta = {
  title: "Flights/Seats",
  component: Stage,
  args: { path: "/seat-map/S4/222/2026-11-21", party: { passengerCount: "3", children: "1" }, onFlight: fn() },
  loaders: [flightWorld()],
  globals: { density: "comfortable", viewport: { value: "laptop" } },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cabin: Story = { args: { party: { passengerCount: "3", children: "1", seats: "12A-12B" } } };
export const OnAPhone: Story = { ...Cabin, globals: { density: "comfortable", viewport: { value: "small" } } };
export const Dark: Story = { ...Cabin, globals: { density: "comfortable", theme: "dark" } };
export const WhichFlight: Story = { args: { path: "/seat-map" } };
export const NoSuchFlight: Story = { args: { path: "/seat-map/QQ/1/2026-11-21" } };

/** SEAT-3, SEAT-4, SEAT-5: by keyboard alone, seat by seat; a child is kept from the exit. */
export const CabinTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const map = await canvas.findByRole("grid", { name: "Cabin of S4 222, row by row" });
    const seat = (name: string | RegExp) => within(map).getByRole("gridcell", { name });
    seat("5B, middle, free, extra legroom").focus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowDown}");
    await expect(document.activeElement).toHaveAttribute("data-seat", "12A");
    await userEvent.keyboard("{Enter}");
    await expect(seat("12A, window, of Passenger 1, P1")).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{ArrowUp}{Enter}");
    await expect(canvas.getByRole("button", { name: "Child 1 Choosing" })).toHaveAttribute("aria-pressed", "true");
    await expect(canvas.getByText("Next to Passenger 1 in 12A")).toBeVisible();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByText("Children may not sit at an exit")).toBeVisible();
    await expect(canvas.getByRole("button", { name: /^Take 11B for Child 1/ })).toBeDisabled();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("status")).toHaveTextContent("Child 1 has no seat yet.");
    await expect(canvasElement.querySelector("output")).toHaveTextContent("12A-12B-");
  },
};

/** SEAT-2: prices are those of the seats together; a press on the button gives a seat back. */
export const PricesTest: Story = {
  args: { party: { passengerCount: "1", seats: "5A" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("Together $39.00")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Give 5A back" }));
    await expect(canvas.queryByText("Together $39.00")).toBeNull();
  },
};

/** SEAT-4: a phone opens where the seats of the party are, and offers none that one of them has. */
export const OpensAtTheParty: Story = {
  args: { party: { passengerCount: "2", seats: "-12A" } },
  globals: { density: "comfortable", viewport: { value: "small" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const map = await canvas.findByRole("grid");
    const current = () => map.querySelector("[data-current]");
    const row = () => Number.parseInt(current()?.getAttribute("data-seat") ?? "", 10);
    await expect(current()).not.toHaveAttribute("data-seat", "12A");
    await expect(Math.abs(row() - 12)).toBeLessThanOrEqual(2);
    await expect(canvas.getByRole("button", { name: /^Take .+ for Passenger 1/ })).toBeEnabled();
    const box = current()?.getBoundingClientRect();
    await expect(box?.top).toBeGreaterThan(0);
    await expect(box?.bottom).toBeLessThan(innerHeight);
    await userEvent.click(canvas.getByRole("button", { name: /^Passenger 2/ }));
    await expect(current()).toHaveAttribute("data-seat", "12A");
  },
};

export const OnAPhoneTest: Story = {
  ...OnAPhone,
  play: async ({ canvasElement }) => {
    const map = await within(canvasElement).findByRole("grid");
    await expect(map).toHaveAttribute("data-orientation", "along");
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    // What floats at the bottom of the window stands above the sheet with the seat.
    const sheet = document.querySelector("section[aria-live]");
    await waitFor(() =>
      expect(getComputedStyle(document.documentElement).getPropertyValue("--gh-bottom-bar")).toBe(
        `${(sheet as HTMLElement).offsetHeight}px`,
      ),
    );
  },
};

/** SEAT-1: what is wrong is said at its field, and nothing typed is lost. */
export const WhichFlightTest: Story = {
  ...WhichFlight,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole("textbox", { name: "Airline" }), "s4");
    await userEvent.click(canvas.getByRole("button", { name: "Show the seats" }));
    await expect(canvas.getByText("A flight number has one to four digits.")).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Flight number" })).toHaveFocus();
    await expect(canvas.getByRole("textbox", { name: "Airline" })).toHaveValue("S4");
    await expect(args.onFlight).not.toHaveBeenCalled();
  },
};

export const NoSuchFlightTest: Story = {
  ...NoSuchFlight,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByRole("heading", { name: "There is no flight QQ 1 on 21 Nov 2026", level: 1 }),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Another flight" })).toHaveAttribute("href", "/seat-map");
  },
};
