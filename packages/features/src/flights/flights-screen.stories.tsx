import { createOffers, createSampleOffers } from "@gatehouse/api/mocks/factories";
import { pollAfter, type SearchRequest } from "@gatehouse/domain/flights";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { hardCodedTexts } from "../app/story-text.ts";
import { inputsOf, inWorld, Stage, stage } from "./stories/flights-stage.tsx";

const trip = { from: "JFK", to: "LIS", departDate: "2026-11-24", passengerCount: "3", children: "1" };
const roundTrip = { ...trip, returnDate: "2026-11-28" };

const meta = {
  title: "Flights/Screen",
  component: Stage,
  globals: { density: "comfortable" },
  loaders: [inWorld()],
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Parts that arrive when they are first shown take their time on a busy machine. */
const patience = { timeout: 12_000 };
const phone = { density: "comfortable", viewport: { value: "small" } };
const french = { density: "comfortable", language: "fr" };

const airport = (canvasElement: HTMLElement, name: RegExp) =>
  within(canvasElement).getByRole<HTMLInputElement>("combobox", { name });
const submit = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole("button", { name: "Search Flights" }));

/** Types into an airport field; the quiet before the search is turned by hand. */
async function typeAirport(canvasElement: HTMLElement, name: RegExp, text: string): Promise<void> {
  await userEvent.type(airport(canvasElement, name), text);
  await stage().timer.advance(300);
}

async function pick(canvasElement: HTMLElement, name: RegExp, text: string): Promise<void> {
  await typeAirport(canvasElement, name, text);
  await within(canvasElement).findAllByRole("option");
  await userEvent.keyboard("{Enter}");
}

/** From an empty form to a search, by the keyboard alone. */
export const FillsTheForm: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { level: 1, name: "Find a flight" })).toBeVisible();
    await userEvent.click(airport(canvasElement, /^From/));
    await expect(
      canvas.getByText("Type at least 3 letters of a city, an airport or its code.", { selector: "p" }),
    ).toBeVisible();
    await userEvent.keyboard("ne");
    await stage().timer.advance(300);
    await expect(inputsOf("flights.airports")).toEqual([]);
    await userEvent.keyboard("w");
    await stage().timer.advance(300);
    const options = await canvas.findAllByRole("option");
    // The city with all of its airports comes first, then each of them (FLT-31).
    await expect(options[0]).toHaveTextContent("New York, United StatesAll airports: JFK, EWR, LGANYC");
    await expect(options[1]).toHaveTextContent("New York, United StatesJohn F. Kennedy");
    await expect(canvas.getByText(/airports found\. Choose with the arrow keys/)).toBeInTheDocument();
    await expect(airport(canvasElement, /^From/)).toHaveAttribute("aria-activedescendant", options[0]?.id);
    await userEvent.keyboard("{ArrowDown}");
    await expect(options[1]).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{Enter}");
    await expect(airport(canvasElement, /^From/)).toHaveValue("New York (JFK)");
    await pick(canvasElement, /^To/, "lisbon");
    await expect(airport(canvasElement, /^To/)).toHaveValue("Lisbon (LIS)");
    await userEvent.type(canvas.getByRole("textbox", { name: /^Depart Date/ }), "24 nov");
    const passengers = canvas.getByRole("button", { name: /^Passenger/ });
    await userEvent.click(passengers);
    const panel = await within(document.body).findByRole("dialog", { name: "Passenger" });
    await userEvent.click(within(panel).getByRole("button", { name: "Children: one more" }));
    await expect(within(panel).getByRole("group", { name: "Children 2 to 11" })).toHaveTextContent("1");
    await userEvent.keyboard("{Escape}");
    await expect(passengers).toHaveFocus();
    await expect(passengers).toHaveTextContent("1 adult, 1 child");
    await submit(canvasElement);
    await waitFor(() =>
      expect(inputsOf("flights.search")).toEqual([
        {
          from: "JFK",
          to: "LIS",
          departDate: "2026-11-24",
          passengers: { adults: 1, child: 1, infants: 0 },
          nonstop: false,
        },
      ]),
    );
    await expect(stage().addresses[0]).toEqual({
      from: "JFK",
      to: "LIS",
      departDate: "2026-11-24",
      passengerCount: "2",
      children: "1",
    });
    await expect(await canvas.findByRole("button", { name: "Modify Search" })).toBeVisible();
    // The link opens the same list.
    await waitFor(() => expect(stage().addresses.at(-1)).toHaveProperty("results"));
  },
};

/** A city with all of its airports: a card has the airport that its flight leaves from, the filter has all of them (FLT-31). */
export const WholeCity: Story = {
  loaders: [
    inWorld({
      flights: {
        offers: (request) => [
          ...createOffers({ ...request, from: "JFK" }, { seed: 3, count: 6 }),
          ...createOffers({ ...request, from: "EWR" }, { seed: 4, count: 6 }),
        ],
      },
    }),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await pick(canvasElement, /^From/, "new york");
    await expect(airport(canvasElement, /^From/)).toHaveValue("New York, all airports");
    await pick(canvasElement, /^To/, "lga");
    await userEvent.type(canvas.getByRole("textbox", { name: /^Depart Date/ }), "24 nov");
    await submit(canvasElement);
    await expect(await canvas.findByText("Choose another airport than the one you leave from.")).toBeVisible();
    await userEvent.clear(airport(canvasElement, /^To/));
    await pick(canvasElement, /^To/, "lisbon");
    await submit(canvasElement);
    await waitFor(() => expect(inputsOf("flights.search")).toMatchObject([{ from: "NYC", to: "LIS" }]));
    const summary = await canvas.findByRole("region", { name: "Your search" }, patience);
    await waitFor(() => expect(summary).toHaveTextContent(/New York\s*NYC/));
    const cards = await canvas.findAllByRole("article", {}, patience);
    const from = new Set(cards.map((card) => card.querySelector(".fl-departure abbr")?.textContent));
    await expect([...from]).toEqual(expect.arrayContaining(["JFK", "EWR"]));
    for (const card of cards) await expect(card.querySelector(".fl-departure [data-differs] abbr")).toBeNull();
    // A link to it fills the form in again.
    await userEvent.click(canvas.getByRole("button", { name: "Modify Search" }));
    await waitFor(() => expect(airport(canvasElement, /^From/)).toHaveValue("New York, all airports"));
  },
};

/** Everything that is wrong is at its field, and the first of them has the focus. */
export const SaysWhatIsMissing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("radio", { name: "Round-trip" }));
    await submit(canvasElement);
    await expect(await canvas.findByText("Please correctly fill all mandatory fields")).toBeVisible();
    await waitFor(() => expect(airport(canvasElement, /^From/)).toHaveFocus());
    await waitFor(() =>
      expect(airport(canvasElement, /^From/)).toHaveAccessibleDescription("Choose where you leave from."),
    );
    for (const text of ["Choose where you go to.", "Choose the day you leave.", "Choose the day you return."])
      await expect(canvas.getByText(text)).toBeVisible();
    await expect(inputsOf("flights.search")).toEqual([]);
    // What has been put right no longer complains.
    await pick(canvasElement, /^From/, "jfk");
    await expect(canvas.queryByText("Choose where you leave from.")).toBeNull();
    await pick(canvasElement, /^To/, "jfk");
    await expect(canvas.getByText("Choose another airport than the one you leave from.")).toBeVisible();
  },
};

/** At most nine, a lap for each infant; buttons at their limit keep the focus. */
export const CountsPassengers: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /^Passenger/ }));
    const panel = within(await within(document.body).findByRole("dialog", { name: "Passenger" }));
    const more = (type: string) => panel.getByRole("button", { name: `${type}: one more` });
    const fewer = (type: string) => panel.getByRole("button", { name: `${type}: one fewer` });
    await expect(fewer("Adults")).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(more("Infants"));
    await expect(more("Infants")).toHaveAttribute("aria-disabled", "true");
    await expect(panel.getByText(/not more infants than adults/)).toBeVisible();
    for (let count = 0; count < 8; count += 1) await userEvent.click(more("Adults"));
    await expect(more("Adults")).toHaveFocus();
    await expect(more("Adults")).toHaveAttribute("aria-disabled", "true");
    await expect(panel.getByText("The maximum passenger limit of 9 has been reached.")).toBeVisible();
    await userEvent.click(panel.getByRole("button", { name: "Done" }));
    await expect(within(canvasElement).getByRole("button", { name: /^Passenger/ })).toHaveTextContent(
      "8 adults, 1 infant",
    );
  },
};

/** The airports change places; a depart date after the return takes the return away, and says so. */
export const SwapsAndClears: Story = {
  args: { address: { from: "JFK", to: "LIS", departDate: "2026-11-24", returnDate: "2026-11-28" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(airport(canvasElement, /^From/)).toHaveValue("New York (JFK)"));
    await userEvent.click(canvas.getByRole("button", { name: "Swap origin and destination" }));
    await expect(airport(canvasElement, /^From/)).toHaveValue("Lisbon (LIS)");
    await expect(airport(canvasElement, /^To/)).toHaveValue("New York (JFK)");
    const depart = canvas.getByRole("textbox", { name: /^Depart Date/ });
    await userEvent.clear(depart);
    await userEvent.keyboard("30 nov{Tab}");
    await expect(canvas.getByRole("textbox", { name: /^Return Date/ })).toHaveValue("");
    await expect(canvas.getByText(/The return date was before the new depart date/)).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "One-way" }));
    await expect(canvas.queryByRole("textbox", { name: /^Return Date/ })).toBeNull();
    // Two months are seen at once for one day as for two.
    await userEvent.click(canvas.getByRole("button", { name: "Depart Date: Choose a date" }));
    const calendar = await screen.findByRole("dialog", {}, patience);
    await expect(within(calendar).getByRole("grid", { name: "November 2026" })).toBeVisible();
    await expect(within(calendar).getByRole("grid", { name: "December 2026" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
  },
};

/** What is swapped before its airport is known is looked up in its new field. */
export const SwapsWhatIsTyped: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(airport(canvasElement, /^From/), "lisbon");
    await userEvent.click(canvas.getByRole("button", { name: "Swap origin and destination" }));
    await expect(airport(canvasElement, /^From/)).toHaveValue("");
    await userEvent.click(airport(canvasElement, /^To/));
    await stage().timer.advance(300);
    await canvas.findByRole("option", { name: /Lisbon/ }, patience);
    await userEvent.keyboard("{Enter}");
    await expect(airport(canvasElement, /^To/)).toHaveValue("Lisbon (LIS)");
  },
};

/** Airports cannot be looked up: the list says so, and what was typed stays (API-2). */
export const AirportsFail: Story = {
  loaders: [inWorld({ failing: { "flights.airports": "LOOKUP_FAILED" } })],
  play: async ({ canvasElement }) => {
    await typeAirport(canvasElement, /^From/, "lisbon");
    const text = await within(canvasElement).findAllByText("Failed to search airports. Response status is false.");
    await waitFor(() => expect(text[0]).toBeVisible());
    await expect(within(canvasElement).queryAllByRole("option")).toEqual([]);
    await waitFor(() => expect(airport(canvasElement, /^From/)).toHaveValue("lisbon"));
  },
};

export const NoSuchAirport: Story = {
  play: async ({ canvasElement }) => {
    await typeAirport(canvasElement, /^To/, "Atlantis");
    await expect((await within(canvasElement).findAllByText("No airport is called “Atlantis”."))[0]).toBeVisible();
  },
};

/** The shapes of a search for one way are those of its cards, so that nothing moves when these come. */
export const SearchingOneWay: Story = {
  args: { address: { ...trip, passengerCount: "1", children: "0" } },
  loaders: [inWorld({ flights: { pending: 1 } })],
};

export const SearchingOneWayTest: Story = {
  ...SearchingOneWay,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText("Searching flights. Results appear here by themselves.");
    const shape = canvasElement.querySelector("[data-skeleton=card]") ?? canvasElement;
    const { height } = shape.getBoundingClientRect();
    const middle = (selector: string) => {
      const { top = 0, bottom = 0 } = shape.querySelector(selector)?.getBoundingClientRect() ?? {};
      return (top + bottom) / 2;
    };
    // Who flies is beside the times, and no name of a trip over both.
    await expect(shape.querySelector(".gh-bone-name")).toBeNull();
    await expect(Math.abs(middle("[data-shape=airline]") - middle(".gh-bone-trip"))).toBeLessThan(4);
    await expect(Math.abs(middle("[data-shape=airline]") - middle("[data-shape=time]"))).toBeLessThan(16);
    await waitFor(() => expect(stage().timer.waits()).toContain(pollAfter(0)));
    await stage().timer.advance(pollAfter(0));
    const [card] = await canvas.findAllByRole("article", {}, patience);
    await expect(Math.abs((card?.getBoundingClientRect().height ?? 0) - height)).toBeLessThanOrEqual(2);
  },
};

/** A link with a whole search begins it by itself; the text changes every three seconds (FLT-9). */
export const Searching: Story = {
  args: { address: roundTrip },
  loaders: [inWorld({ flights: { pending: Number.POSITIVE_INFINITY } })],
};

export const SearchingTest: Story = {
  ...Searching,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByRole("heading", {
        name: "We’re searching for the best alternative travel options for you.",
      }),
    ).toBeVisible();
    await expect(canvas.getByText("Searching flights. Results appear here by themselves.")).toBeInTheDocument();
    await expect(canvasElement.querySelectorAll("[data-skeleton=card]")).toHaveLength(6);
    await expect(canvasElement.querySelectorAll("[data-skeleton=filter]")).toHaveLength(8);
    const line = await canvas.findByText("Looking at flights from New York to Lisbon");
    // It fades in.
    await waitFor(() => expect(line).toBeVisible());
    await expect(canvas.queryByRole("button", { name: "Modify Search" })).toBeNull();
    // Polled as long as the answer is PENDING.
    await waitFor(() => expect(stage().timer.waits()).toContain(pollAfter(0)));
    await stage().timer.advance(pollAfter(0));
    await waitFor(() => expect(inputsOf("flights.status")).toHaveLength(1));
    await stage().timer.advance(3000 - pollAfter(0));
    await expect(canvas.getByText("Checking nearby airports and dates")).toBeInTheDocument();
  },
};

export const SearchingOnAPhone: Story = {
  ...Searching,
  globals: { ...phone, theme: "dark" },
};

export const SearchingOnAPhoneTest: Story = {
  ...SearchingOnAPhone,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("3 passengers: 2 adults, 1 child")).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

/** The summary is three lines on a phone in French, too, and as high with results as while searching: nothing jumps. */
export const SummaryOnAFrenchPhone: Story = {
  args: { address: roundTrip },
  globals: { ...french, viewport: { value: "phone" } },
  loaders: [inWorld({ flights: { pending: 1 } })],
};

export const SummaryOnAFrenchPhoneTest: Story = {
  ...SummaryOnAFrenchPhone,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText("Nous cherchons pour vous les meilleures solutions de voyage.", {}, patience);
    const band = await canvas.findByRole("region", { name: "Votre recherche" }, patience);
    await waitFor(() => expect(band).toHaveTextContent("Lisbonne"), patience);
    await expect(canvas.queryByRole("button", { name: "Modifier la recherche" })).toBeNull();
    // Letters have other widths before their font is there.
    await document.fonts.ready;
    const { offsetHeight } = band;
    await waitFor(() => expect(stage().timer.waits()).toContain(pollAfter(0)));
    await stage().timer.advance(pollAfter(0));
    await expect(await canvas.findByRole("heading", { level: 2, name: /^Vols \d/ }, patience)).toBeVisible();
    await expect(await canvas.findByRole("button", { name: "Modifier la recherche" }, patience)).toBeVisible();
    await expect(band.offsetHeight).toBe(offsetHeight);
    const who = await within(band).findByText("3 passagers : 2 adultes, 1 enfant", {}, patience);
    const lines = [...(who.parentElement?.children ?? [])].map(({ clientHeight }) => clientHeight);
    await expect(lines).toHaveLength(3);
    await expect(Math.max(...lines)).toBeLessThan(30);
  },
};

/** Cancel brings the form back with what was asked for; a late answer changes nothing. */
export const Cancelled: Story = {
  args: { address: roundTrip },
  loaders: [inWorld({ flights: { pending: Number.POSITIVE_INFINITY } })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(airport(canvasElement, /^From/)).toHaveValue("New York (JFK)"));
    await expect(airport(canvasElement, /^From/)).toHaveFocus();
    const asked = inputsOf("flights.status").length;
    await stage().timer.advance(20_000);
    await expect(inputsOf("flights.status")).toHaveLength(asked);
    await expect(canvas.getByRole("textbox", { name: /^Return Date/ })).toHaveValue("Sat 28 Nov 2026");
  },
};

/** Four more tries, five seconds apart; then it says so, and offers to try again. */
export const Fails: Story = {
  args: { address: trip },
  loaders: [inWorld({ failing: { "flights.search": "LOOKUP_FAILED" } })],
};

export const FailsTest: Story = {
  ...Fails,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/Results appear here/)).toBeInTheDocument();
    for (let failed = 1; failed <= 4; failed += 1) {
      await waitFor(() => expect(inputsOf("flights.search")).toHaveLength(failed));
      // Said until its wait is over.
      await expect(await canvas.findByText(new RegExp(`${failed} of 4`))).toBeInTheDocument();
      await waitFor(() => expect(stage().timer.waits()).toContain(5000));
      await stage().timer.advance(5000);
    }
    const alert = await canvas.findByRole("alert");
    await waitFor(() => expect(alert).toHaveTextContent("Failed to fetch upcoming flights."));
    await waitFor(() => expect(alert).toHaveTextContent("Please, try again."));
    await waitFor(() => expect(inputsOf("flights.search")).toHaveLength(5));
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(inputsOf("flights.search")).toHaveLength(6));
    // The button is gone; the summary, which stays, has the focus.
    await waitFor(() => expect(canvas.getByRole("region", { name: "Your search" })).toHaveFocus());
  },
};

/** Nothing is found: it is said at once, with what else can be searched for, while it is tried again like a failure (FLT-32). */
export const NoFlights: Story = {
  args: { address: trip },
  loaders: [inWorld({ flights: { offers: [] } })],
};

export const NoFlightsTest: Story = {
  ...NoFlights,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // Before any wait is over.
    await expect(await canvas.findByText("No upcoming flights found.")).toBeVisible();
    await expect(inputsOf("flights.search")).toHaveLength(1);
    await expect(canvas.getByText(/asked again by themselves/)).toBeVisible();
    for (let tries = 1; tries <= 4; tries += 1) {
      await waitFor(() => expect(stage().timer.waits()).toContain(5000));
      await stage().timer.advance(5000);
    }
    await waitFor(() => expect(canvas.queryByText(/asked again by themselves/)).toBeNull());
    const others = canvas.getByRole("group", { name: "Other searches" });
    await waitFor(() =>
      expect(within(others).getByRole("button", { name: "From New York, all airports" })).toBeVisible(),
    );
    await expect(
      within(others)
        .getAllByRole("button")
        .map(({ textContent }) => textContent.trim()),
    ).toEqual(["23 Nov 2026", "25 Nov 2026", "From New York, all airports"]);
    const [modify] = canvas.getAllByRole("button", { name: "Modify Search" });
    await userEvent.click(modify as HTMLElement);
    await waitFor(() => expect(airport(canvasElement, /^From/)).toHaveValue("New York (JFK)"));
    await userEvent.click(canvas.getByRole("button", { name: "Close" }));
    await userEvent.click(canvas.getByRole("button", { name: "25 Nov 2026" }));
    await waitFor(() => expect(inputsOf("flights.search").at(-1)).toMatchObject({ departDate: "2026-11-25" }));
  },
};

export const NoFlightsFrench: Story = { ...NoFlights, globals: { ...french, viewport: { value: "small" } } };

/** The first part is shown at once; who reads on goes on reading the same card when the rest joins (FLT-33). */
export const InParts: Story = {
  args: { address: trip },
  globals: { density: "comfortable", viewport: { value: "laptop" } },
  loaders: [
    inWorld({
      flights: {
        pending: 3,
        parts: [0, 40, 60],
        offers: (request) => createOffers(request, { seed: 5, count: 200 }),
      },
    }),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const next = async (): Promise<void> => {
      const asked = inputsOf("flights.status").length;
      await waitFor(() => expect(stage().timer.waits()).toContain(pollAfter(asked)), patience);
      await stage().timer.advance(pollAfter(asked));
      await waitFor(() => expect(inputsOf("flights.status")).toHaveLength(asked + 1));
    };
    const count = () => canvas.getByRole("heading", { level: 2, name: /^Flights/ }).textContent;
    await next();
    await expect(await canvas.findByText("More airlines are answering…", {}, patience)).toBeVisible();
    await canvas.findAllByRole("article", {}, patience);
    const first = count();
    await expect(inputsOf("flights.performance")).toEqual([]);
    window.scrollTo(0, 1200);
    await waitFor(() => expect(scrollY).toBe(1200));
    const inView = () =>
      canvas
        .getAllByRole("listitem")
        .filter((item) => item.dataset["key"] !== undefined && item.getBoundingClientRect().top >= 0)
        .toSorted((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)[0];
    await waitFor(() => expect(inView()?.getBoundingClientRect().top).toBeLessThan(300));
    const read = inView();
    if (!read) throw new Error("A card is in view.");
    const { key } = read.dataset;
    const place = read.getBoundingClientRect().top;
    await next();
    await waitFor(() => expect(count()).not.toBe(first), patience);
    const second = count();
    const placeNow = () => canvasElement.querySelector(`[data-key="${key}"]`)?.getBoundingClientRect().top;
    await waitFor(() => expect(Math.abs((placeNow() ?? 9999) - place)).toBeLessThan(2));
    await next();
    await waitFor(() => expect(count()).not.toBe(second), patience);
    await waitFor(() => expect(Math.abs((placeNow() ?? 9999) - place)).toBeLessThan(2));
    await expect(scrollY).toBeGreaterThan(1200);
    await expect(inputsOf("flights.status").map((input) => Number((input as { known: unknown }).known))).toEqual([
      0, 40, 100,
    ]);
    await waitFor(() => expect(canvas.queryByText("More airlines are answering…")).toBeNull());
    await waitFor(() => expect(inputsOf("flights.performance")).not.toEqual([]));
  },
};

/** The rest does not come: what is there stays, and it is said that it is not all. */
export const RestIsMissing: Story = {
  args: { address: trip },
  loaders: [inWorld({ flights: { pending: 2, parts: [20], ends: "FAILED" } })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (let polls = 1; polls <= 2; polls += 1) {
      await waitFor(() => expect(stage().timer.waits()).toContain(pollAfter(polls - 1)), patience);
      await stage().timer.advance(pollAfter(polls - 1));
      await waitFor(() => expect(inputsOf("flights.status")).toHaveLength(polls));
    }
    const note = await canvas.findByText(/^Some airlines have not answered/, {}, patience);
    await expect(note).toBeVisible();
    await expect((await canvas.findAllByRole("article", {}, patience)).length).toBeGreaterThan(2);
    stage().world.flights.change({ ends: "COMPLETE", pending: 0, parts: [] });
    await userEvent.click(canvas.getByRole("button", { name: "Search again" }));
    await waitFor(() => expect(inputsOf("flights.search")).toHaveLength(2));
    await waitFor(() => expect(canvas.queryByText(/^Some airlines have not answered/)).toBeNull());
  },
};

/** A link to last year cannot be searched for: the form says why. */
export const RefusedLink: Story = {
  args: { address: { ...trip, departDate: "2025-11-24" } },
};

export const RefusedLinkTest: Story = {
  ...RefusedLink,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("Invalid search request.")).toBeVisible();
    await waitFor(() =>
      expect(
        canvas.getAllByText(/Flights can be searched from yesterday on\.|The first possible day is/)[0],
      ).toBeVisible(),
    );
    await expect(inputsOf("flights.search")).toEqual([]);
  },
};

const stored: SearchRequest = {
  from: "JFK",
  to: "LIS",
  departDate: "2026-11-24",
  passengers: { adults: 2, child: 1, infants: 0 },
  nonstop: false,
};
const kept = { results: "mock-search-0001" };
const found = () => screen.findByRole("heading", { level: 2, name: /^Flights \d/ });

/** A link to an answer opens it, without another search. */
export const OpensWhatIsKept: Story = {
  args: { address: { ...trip, ...kept } },
  loaders: [inWorld({}, [stored])],
};

export const OpensWhatIsKeptTest: Story = {
  ...OpensWhatIsKept,
  play: async () => {
    await expect(await found()).toBeVisible();
    await expect(inputsOf("flights.search")).toEqual([]);
    await expect((await screen.findAllByText(/ for all 3$/))[0]).toBeVisible();
  },
};

/** The address beside the id was changed: what it says is searched for, and prices are those of its passengers. */
export const AnotherSearchThanIsKept: Story = {
  args: { address: { ...trip, passengerCount: "1", children: "", ...kept } },
  loaders: [inWorld({}, [stored])],
  play: async () => {
    await expect(await found()).toBeVisible();
    await expect(inputsOf("flights.search")).toEqual([{ ...stored, passengers: { adults: 1, child: 0, infants: 0 } }]);
    await expect(screen.queryByText(/ for all 3$/)).toBeNull();
    await waitFor(() => expect(stage().addresses.at(-1)).toMatchObject({ results: "mock-search-0002" }));
  },
};

/** A link with nothing but an id says by itself what was searched for. */
export const OpensByItsIdAlone: Story = {
  args: { address: kept },
  loaders: [inWorld({}, [stored])],
  play: async ({ canvasElement }) => {
    await expect(await found()).toBeVisible();
    await expect((await within(canvasElement).findAllByText("New York", { exact: false }))[0]).toBeInTheDocument();
    await waitFor(() =>
      expect(stage().addresses).toEqual([
        { from: "JFK", to: "LIS", departDate: "2026-11-24", passengerCount: "3", children: "1", ...kept },
      ]),
    );
    await expect(inputsOf("flights.search")).toEqual([]);
    await waitFor(() => expect(inputsOf("flights.status")).toHaveLength(1));
  },
};

/** What is no longer kept is said once, and searched for again. */
export const NoLongerKept: Story = {
  args: { address: { ...trip, results: "mock-search-0009" } },
};

export const NoLongerKeptTest: Story = {
  ...NoLongerKept,
  play: async () => {
    await expect(await found()).toBeVisible();
    await expect(await screen.findByText("This search is no longer kept.")).toBeVisible();
    await waitFor(() => expect(inputsOf("flights.search")).toEqual([stored]));
    await waitFor(() => expect(stage().addresses.at(-1)).toMatchObject({ results: "mock-search-0001" }));
  },
};

/** Nobody knows what it was: the form says so. */
export const NoLongerKnown: Story = {
  args: { address: { results: "mock-search-0009" } },
};

export const NoLongerKnownTest: Story = {
  ...NoLongerKnown,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("This search is no longer kept.")).toBeVisible();
    await waitFor(() => expect(airport(canvasElement, /^From/)).toHaveValue(""));
    await expect(inputsOf("flights.search")).toEqual([]);
  },
};

/** More travellers than can be searched for: the form says so at their field, until they are chosen. */
export const TooManyPassengersInTheAddress: Story = {
  args: { address: { ...trip, children: "", passengerCount: "10" } },
};

export const TooManyPassengersInTheAddressTest: Story = {
  ...TooManyPassengersInTheAddress,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("Invalid search request.")).toBeVisible();
    await waitFor(() => expect(canvas.getByText("The maximum passenger limit of 9 has been reached.")).toBeVisible());
    await expect(inputsOf("flights.search")).toEqual([]);
    await userEvent.click(canvas.getByRole("button", { name: /^Passenger/ }));
    const panel = await within(document.body).findByRole("dialog", { name: "Passenger" });
    await userEvent.click(within(panel).getByRole("button", { name: "Adults: one more" }));
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByText("The maximum passenger limit of 9 has been reached.")).toBeNull();
    await submit(canvasElement);
    await waitFor(() => expect(inputsOf("flights.search")).toHaveLength(1));
  },
};

/** Where an element's top comes to rest: the same for ten frames. */
const atRest = async (element: HTMLElement): Promise<number> => {
  let { top } = element.getBoundingClientRect();
  for (let still = 0; still < 10; still += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const now = element.getBoundingClientRect().top;
    if (now !== top) still = 0;
    top = now;
  }
  return top;
};

/** Back from an itinerary: the list as it was, its card where it stood, its Select with the focus. */
export const ComesBackToItsPlace: Story = {
  args: { address: trip },
  play: async ({ canvasElement }) => {
    await found();
    const itemOf = (place: number) =>
      waitFor(() => {
        const item = canvasElement.querySelector<HTMLElement>(`[aria-posinset="${place}"]`);
        if (!item) window.scrollBy(0, 300);
        if (!item) throw new Error("It is further down.");
        return item;
      }, patience);
    const item = await itemOf(20);
    item.scrollIntoView({ block: "center" });
    const details = await within(item).findByRole("button", { name: "Show Details" });
    await userEvent.click(details);
    const select = within(item).getByRole("button", { name: "Select" });
    await within(item).findByRole("button", { name: "Hide Details" });
    // The list measures a card that grew a moment later.
    const top = await atRest(item);
    const key = item.dataset["key"];
    select.focus();
    await userEvent.keyboard("{Enter}");
    const selected = await screen.findByRole("heading", { name: "Selected itinerary" }, patience);
    await waitFor(() => expect(selected).toHaveFocus());
    // As the router does for a new entry.
    window.scrollTo(0, 0);
    await userEvent.click(screen.getByRole("button", { name: "Show all flights" }));
    await waitFor(() => expect(document.activeElement?.closest<HTMLElement>("[data-key]")?.dataset["key"]).toBe(key));
    const back = document.activeElement?.closest<HTMLElement>("[data-key]");
    await waitFor(() => expect(Math.abs((back?.getBoundingClientRect().top ?? 0) - top)).toBeLessThan(3));
    await expect(within(back ?? canvasElement).getByRole("button", { name: "Hide Details" })).toBeVisible();
  },
};

/** Who opened an itinerary by its link comes to a list that nobody has seen: its heading has the focus. */
export const FirstListAfterAnItinerary: Story = {
  args: { address: { ...trip, itinerary: "multiple-airlines" } },
  loaders: [inWorld({ flights: { offers: createSampleOffers } })],
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Show all flights" }, patience));
    await waitFor(async () => expect(await found()).toHaveFocus());
  },
};

/** Somebody was sent here with a search: it begins, and the address names it. */
export const ArrivesWithASearch: Story = {
  args: {
    arrival: {
      type: "search-flight",
      payload: { ...roundTrip, passengers: { adults: 1, child: 0, infants: 0 }, nonstop: true },
    },
  },
  play: async () => {
    await waitFor(() => expect(inputsOf("flights.search")).toHaveLength(1));
    await expect(stage().addresses[0]).toEqual({
      from: "JFK",
      to: "LIS",
      departDate: "2026-11-24",
      returnDate: "2026-11-28",
      passengerCount: "1",
      nonstop: "1",
    });
  },
};

/** The last searches of this device: made again with one press, removed with another. */
export const LastSearches: Story = {
  beforeEach: () => {
    const search = (to: string, city: string) => ({
      address: { from: "JFK", to, departDate: "2026-11-24", passengerCount: "1" },
      names: { JFK: "New York", [to]: city },
    });
    localStorage.setItem(
      "gatehouse.flights.searches",
      JSON.stringify([search("LIS", "Lisbon"), search("MAD", "Madrid")]),
    );
  },
};

export const LastSearchesTest: Story = {
  ...LastSearches,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(
      await canvas.findByRole("button", { name: "Remove from your last searches: New York – Lisbon, 24 Nov 2026" }),
    );
    await expect(canvas.getByRole("heading", { name: "Your last searches" })).toHaveFocus();
    await expect(localStorage.getItem("gatehouse.flights.searches")).not.toContain("LIS");
    await userEvent.click(canvas.getByRole("button", { name: /^Search again: New York – Madrid, 24 Nov 2026/ }));
    await waitFor(() => expect(inputsOf("flights.search")).toHaveLength(1));
  },
};

/** A search that was made in English is called as the page's language calls its cities. */
export const LastSearchesInFrench: Story = {
  globals: french,
  beforeEach: () => {
    const address = { from: "JFK", to: "LIS", departDate: "2026-11-24", passengerCount: "1" };
    const names = { JFK: "New York", LIS: "Lisbon" };
    localStorage.setItem("gatehouse.flights.searches", JSON.stringify([{ address, names, language: "en" }]));
  },
};

export const LastSearchesInFrenchTest: Story = {
  ...LastSearchesInFrench,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const again = await canvas.findByRole("button", { name: /^Rechercher à nouveau : New York – Lisbonne, / });
    await expect(again).toBeVisible();
  },
};

export const FrenchForm: Story = {
  globals: { ...french, viewport: { value: "laptop" } },
};

export const FrenchFormTest: Story = {
  ...FrenchForm,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("heading", { level: 1, name: "Trouver un vol" })).toBeVisible();
    // What an empty airport asks for is read to its end.
    const pen = document.createElement("canvas").getContext("2d");
    const from = airport(canvasElement, /^De/);
    const { fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(from);
    if (pen) pen.font = `${fontSize} ${fontFamily}`;
    const room = from.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    await expect(pen?.measureText(from.placeholder).width).toBeLessThanOrEqual(room);
    await userEvent.click(canvas.getByRole("button", { name: "Rechercher des vols" }));
    await expect(await canvas.findByText("Veuillez remplir correctement tous les champs obligatoires")).toBeVisible();
  },
};

export const FormOnAPhone: Story = {
  globals: { ...phone, theme: "dark" },
};

export const FormOnAPhoneTest: Story = {
  ...FormOnAPhone,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("radio", { name: "Round-trip" }));
    await expect(within(canvasElement).getByRole("textbox", { name: /^Return Date/ })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

/** Round trips only: there is nothing to choose (FLT-17). */
export const RoundTripsOnly: Story = {
  args: { display: { oneWayTrip: false } },
};

export const RoundTripsOnlyTest: Story = {
  ...RoundTripsOnly,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("radio")).toBeNull();
    await expect(within(canvasElement).getByRole("textbox", { name: /^Return Date/ })).toBeVisible();
  },
};

export const PseudoLanguage: Story = {
  globals: { density: "comfortable", language: "en-XA" },
  play: async ({ canvasElement }) => {
    await expect(hardCodedTexts(canvasElement, [])).toEqual([]);
  },
};
