import { createSampleOffers } from "@gatehouse/api/mocks/factories";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from "storybook/test";
import { StoryApp } from "../../app/story-app.tsx";
import { hardCodedTexts } from "../../app/story-text.ts";
import { ClockContext } from "../../app/time/index.ts";
import { FlightsScreen } from "../flights-screen.tsx";
import { BookingContext } from "./booking.ts";
import { flightWorld, inputsOf, moment, world } from "../stories/flight-world.ts";

const onSearchChange = fn();
const booking = { bookingNo: "BK-2041", linkId: "sample-link-of-a-disruption" };

interface StageProps {
  readonly search: Readonly<Record<string, string>>;
  readonly hasBooking: boolean;
  /** Without the link that opened the booking. */
  readonly isClaim?: boolean;
}

const trip = { from: "JFK", to: "LIS", departDate: "2026-11-28", passengerCount: "4", children: "1", infants: "1" };

/** The whole screen with an itinerary in its address, as a link opens it. */
function Stage({ search: start, hasBooking, isClaim = false }: StageProps) {
  const [search, setSearch] = useState(start);
  return (
    <StoryApp path="/fsbsearch" live={false}>
      <ClockContext value={() => moment}>
        <BookingContext value={hasBooking ? (isClaim ? { bookingNo: booking.bookingNo } : booking) : undefined}>
          <main style={{ minBlockSize: "100dvh" }}>
            <FlightsScreen
              search={search}
              onSearchChange={(next, options) => {
                setSearch(next);
                onSearchChange(next, options);
              }}
            />
          </main>
        </BookingContext>
      </ClockContext>
    </StoryApp>
  );
}

const inFlights = flightWorld({ flights: { offers: createSampleOffers } });

const meta = {
  title: "Flights/Selection",
  component: Stage,
  args: { search: { ...trip, customer: "1", itinerary: "multiple-airlines" }, hasBooking: true },
  loaders: [inFlights],
  globals: { density: "comfortable", viewport: { value: "laptop" } },
  beforeEach: () => void onSearchChange.mockClear(),
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const patience = { timeout: 12_000 };
const opened = () => screen.findByRole("heading", { name: "Selected itinerary" }, patience);
const confirmStep = async () => {
  await opened();
  return screen.findByRole("region", { name: "Confirm your flight" }, patience);
};
const addressNow = () => onSearchChange.mock.lastCall?.[0] as Readonly<Record<string, string>> | undefined;

/** What was selected with its details, for whom, how much and how much baggage; confirmed by keys alone, once. */
export const Customer: Story = {
  play: async () => {
    const step = await confirmStep();
    await expect(screen.getByRole("table", { name: "Flights of this itinerary" })).toBeVisible();
    await expect(within(step).getByText("BK-2041")).toBeVisible();
    await expect(within(step).getByText("0 to 6 for all of you")).toBeVisible();
    await expect(within(step).getByText("Infants travel on a lap and have no baggage of their own.")).toBeVisible();

    const more = within(step).getByRole("button", { name: "One piece of baggage more" });
    const rules = within(step).getByRole("heading", { level: 4 });
    const place = () => rules.getBoundingClientRect().top - step.getBoundingClientRect().top;
    const before = place();
    more.focus();
    for (let piece = 0; piece < 8; piece += 1) await userEvent.keyboard("{Enter}");
    await expect(within(step).getByRole("group", { name: /^Pieces of baggage/ })).toHaveTextContent("6");
    await expect(more).toHaveFocus();
    await expect(within(step).getByText("That is the limit: two pieces for each adult and child.")).toBeVisible();
    // Its room was kept for it.
    await expect(place()).toBe(before);
    await userEvent.click(within(step).getByRole("button", { name: "One piece of baggage fewer" }));

    world().delay("flights.alternateFlight", 200);
    const confirm = within(step).getByRole("button", { name: "Confirm" });
    await userEvent.dblClick(confirm);
    const done = await screen.findByRole("heading", { name: "Alternate flight selected successfully." }, patience);
    await waitFor(() => expect(done).toHaveFocus());
    await expect(screen.getByText(/^We have received your choice/)).toBeVisible();
    await expect(screen.getByText("5 pieces of baggage")).toBeVisible();
    await expect(inputsOf("flights.alternateFlight")).toHaveLength(1);
    await expect(inputsOf("flights.alternateFlight")[0]).toMatchObject({
      type: "ALTERNATIVE_FLIGHTS",
      bookingNo: "BK-2041",
      itineraryId: "multiple-airlines",
      baggage: 5,
    });
    await expect(screen.queryByRole("button", { name: "Confirm" })).toBeNull();
  },
};

/** Go Back clears the selection; the list is there again. */
export const GoesBack: Story = {
  play: async () => {
    await opened();
    await userEvent.click(screen.getByRole("button", { name: "Go Back" }));
    await waitFor(() => expect(addressNow()).not.toHaveProperty("itinerary"));
    await expect((await screen.findAllByRole("button", { name: "Select" }, patience)).length).toBeGreaterThan(1);
  },
};

/** A mail link and a phone link; Escape closes, and the focus is where it was. */
export const CustomerCare: Story = {
  play: async () => {
    await opened();
    const button = screen.getByRole("button", { name: "Customer Care" });
    button.focus();
    await userEvent.keyboard("{Enter}");
    const dialog = await screen.findByRole("dialog", { name: "Customer Care" }, patience);
    await expect(
      await within(dialog).findByRole("link", { name: "Write to us care@gatehouse.example" }),
    ).toHaveAttribute("href", "mailto:care@gatehouse.example?subject=Booking%20%23%20BK-2041");
    await expect(within(dialog).getByRole("link", { name: "Call us +1 202 555 0123" })).toHaveAttribute(
      "href",
      "tel:+12025550123",
    );
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** Who is nowhere to be reached says so in words. */
export const CustomerCareByAnswering: Story = {
  loaders: [flightWorld({ flights: { offers: createSampleOffers, customerCare: { email: null, phone: null } } })],
  play: async () => {
    await opened();
    await userEvent.click(screen.getByRole("button", { name: "Customer Care" }));
    await expect(await screen.findByText(/^Answer the message that brought you here/, {}, patience)).toBeVisible();
  },
};

/** Without a booking nothing can be confirmed; what can be done instead is there. */
export const WithoutBooking: Story = {
  args: { hasBooking: false },
};

export const WithoutBookingTest: Story = {
  ...WithoutBooking,
  play: async () => {
    const writeText = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    const steps = await screen.findByRole("region", { name: "What you can do now" }, patience);
    await expect(within(steps).getByText("Booking information is missing.")).toBeVisible();
    await expect(screen.queryByRole("button", { name: "Confirm" })).toBeNull();
    await expect(within(steps).getByRole("button", { name: "Customer Care" })).toBeVisible();
    await userEvent.click(within(steps).getByRole("button", { name: "Copy flight and link" }));
    await waitFor(() => expect(writeText).toHaveBeenCalledOnce());
    await expect(writeText.mock.lastCall?.[0]).toMatch(/\/fsbsearch\?from=JFK&to=LIS&.*itinerary=multiple-airlines/);
  },
};

/** A booking number without the link of a message: anybody could have typed it. */
export const Claim: Story = {
  args: { isClaim: true },
};

export const ClaimTest: Story = {
  ...Claim,
  play: async () => {
    const step = await confirmStep();
    await expect(within(step).getByText(/^You are here without the link of our message/)).toBeVisible();
    await userEvent.click(within(step).getByRole("button", { name: "Send request" }));
    await expect(await screen.findByRole("heading", { name: "Your request has arrived." }, patience)).toBeVisible();
    await expect(screen.getByText(/Nothing is booked or changed by this request/)).toBeVisible();
    await expect(screen.queryByText(/^We have received your choice/)).toBeNull();
  },
};

export const SoldOut: Story = {
  args: { search: { ...trip, customer: "1", itinerary: "sold-out" } },
};

export const SoldOutTest: Story = {
  ...SoldOut,
  play: async () => {
    const step = await confirmStep();
    await expect(within(step).getByText("There are not enough seats left on this flight.")).toBeVisible();
    await expect(within(step).getByRole("button", { name: "Confirm" })).toHaveAttribute("aria-disabled", "true");
  },
};

/** Seats went while the traveller was thinking: why, and the way on; the baggage stays. */
export const SeatsGone: Story = {
  play: async () => {
    const step = await confirmStep();
    await userEvent.click(within(step).getByRole("button", { name: "One piece of baggage more" }));
    world().fail("flights.alternateFlight", { code: "SOLD_OUT", data: { seatsLeft: 1 } });
    await userEvent.click(within(step).getByRole("button", { name: "Confirm" }));
    const alert = await within(step).findByRole("alert", {}, patience);
    await waitFor(() => expect(alert).toHaveTextContent("Failed to select alternate flight."));
    await waitFor(() => expect(alert).toHaveTextContent("Only 1 seat is left, and you need 3."));
    await waitFor(() => expect(within(step).getByRole("group", { name: /^Pieces of baggage/ })).toHaveTextContent("1"));
    await userEvent.click(within(alert).getByRole("button", { name: "Choose another flight" }));
    await waitFor(() => expect(addressNow()).not.toHaveProperty("itinerary"));
  },
};

/** The network is back: confirming again is all it takes. */
export const FailsThenConfirms: Story = {
  play: async () => {
    const step = await confirmStep();
    await userEvent.click(within(step).getByRole("button", { name: "One piece of baggage more" }));
    world().fail("flights.alternateFlight", "NETWORK");
    await userEvent.click(within(step).getByRole("button", { name: "Confirm" }));
    const alert = await within(step).findByRole("alert", {}, patience);
    await waitFor(() => expect(alert).toHaveTextContent("The server could not be reached."));
    world().mend("flights.alternateFlight");
    await userEvent.click(within(step).getByRole("button", { name: "Confirm" }));
    await expect(
      await screen.findByRole("heading", { name: "Alternate flight selected successfully." }, patience),
    ).toBeVisible();
    await expect(screen.getByText("1 piece of baggage")).toBeVisible();
  },
};

/** The stored answer is gone: searching again keeps the itinerary and what was entered. */
export const SearchGone: Story = {
  play: async () => {
    const step = await confirmStep();
    await userEvent.click(within(step).getByRole("button", { name: "One piece of baggage more" }));
    world().fail("flights.alternateFlight", "NOT_FOUND");
    await userEvent.click(within(step).getByRole("button", { name: "Confirm" }));
    const alert = await within(step).findByRole("alert", {}, patience);
    await waitFor(() =>
      expect(alert).toHaveTextContent("This search is no longer kept. Search again; your entries stay."),
    );
    world().mend("flights.alternateFlight");
    await userEvent.click(within(alert).getByRole("button", { name: "Search again" }));
    const again = await confirmStep();
    await waitFor(() => expect(within(again).queryByRole("alert")).toBeNull());
    await expect(within(again).getByRole("group", { name: /^Pieces of baggage/ })).toHaveTextContent("1");
  },
};

/** Other modes hide Go Back, Customer Care and the confirm step (FLT-20); the way to the list is there all the same. */
export const NoCustomer: Story = {
  args: { search: { ...trip, itinerary: "three-stops" } },
};

export const NoCustomerTest: Story = {
  ...NoCustomer,
  play: async () => {
    await opened();
    for (const name of ["Go Back", "Customer Care", "Confirm"])
      await expect(screen.queryByRole("button", { name })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Show all flights" }));
    await waitFor(() => expect(addressNow()).not.toHaveProperty("itinerary"));
  },
};

export const French: Story = {
  globals: { density: "comfortable", language: "fr" },
};

export const FrenchTest: Story = {
  ...French,
  play: async () => {
    await expect(await screen.findByRole("heading", { name: "Itinéraire choisi" }, patience)).toBeVisible();
    const step = await screen.findByRole("region", { name: "Confirmez votre vol" }, patience);
    await userEvent.click(within(step).getByRole("button", { name: "Confirmer" }));
    await expect(
      await screen.findByRole("heading", { name: "Vol de remplacement choisi avec succès." }, patience),
    ).toBeVisible();
  },
};

export const PhoneInTheDark: Story = {
  args: { search: { ...trip, returnDate: "2026-12-05", customer: "1", itinerary: "long-names" } },
  globals: { density: "comfortable", theme: "dark", viewport: { value: "small" } },
};

export const PhoneInTheDarkTest: Story = {
  ...PhoneInTheDark,
  play: async () => {
    const step = await confirmStep();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    // Within reach of the thumb before anybody has scrolled, and all the way down.
    const confirm = screen.getByRole("button", { name: "Confirm" });
    await expect(confirm.offsetHeight).toBeGreaterThanOrEqual(44);
    for (const down of [0, 300]) {
      window.scrollTo(0, down);
      await expect(confirm.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
      await expect(confirm.getBoundingClientRect().bottom).toBeGreaterThan(innerHeight - 100);
    }
    // Details are there when they are asked for.
    await expect(screen.queryByRole("table")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Show Details" }));
    await expect(screen.getByRole("table", { name: "Flights of this itinerary" })).toBeVisible();

    // What goes wrong is said where the button is.
    world().fail("flights.alternateFlight", "LOOKUP_FAILED");
    await userEvent.click(confirm);
    const alert = await screen.findByRole("alert", {}, patience);
    await waitFor(() => expect(alert).toHaveTextContent("Failed to select alternate flight."));
    await expect(alert.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    await expect(within(step).queryByRole("alert")).toBeNull();
    world().mend("flights.alternateFlight");
    await userEvent.click(confirm);
    await waitFor(() =>
      expect(screen.getByRole("heading", { name: "Alternate flight selected successfully." })).toHaveFocus(),
    );
    await expect(screen.queryByRole("button", { name: "Confirm" })).toBeNull();
  },
};

export const PseudoLanguage: Story = {
  globals: { density: "comfortable", language: "en-XA" },
  play: async ({ canvasElement }) => {
    const price = /^[$€]?[\d,.]+\s?[$€]?$/;
    await waitFor(() => expect(canvasElement.querySelector("#flights-confirm")).toBeInTheDocument(), patience);
    const step = canvasElement.querySelector<HTMLElement>("section[aria-labelledby=flights-confirm]");
    await expect(step && hardCodedTexts(step, [/^BK-2041$/, /^USD$/, price])).toEqual([]);
  },
};
