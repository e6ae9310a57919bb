import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { inWorld } from "../stories/flights-stage.tsx";
import { hardCodedTexts } from "../../app/story-text.ts";
import { onAddress, onSelect, onWeather, oneWay, roundTrip, Stage } from "./stories/results-stage.tsx";

const meta = {
  title: "Flights/Results",
  component: Stage,
  loaders: [inWorld()],
  args: { request: roundTrip, count: 60, address: {}, display: {} },
  globals: { density: "comfortable", viewport: { value: "laptop" } },
  beforeEach: () => {
    for (const heard of [onAddress, onSelect, onWeather]) heard.mockClear();
    window.scrollTo(0, 0);
  },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const title = () => screen.findByRole("heading", { level: 2, name: /^(Flights|Vols)/ });
const cards = async () => within(await screen.findByRole("list", { name: /^(Flights|Vols)$/ })).getAllByRole("article");
const group = (name: string) => screen.getByRole("group", { name });
const counted = async () => {
  const [, shown = "", total = ""] = /([\d,]+)\/([\d,]+)/.exec((await title()).textContent ?? "") ?? [];
  return { shown: Number(shown.replace(",", "")), total: Number(total.replace(",", "")) };
};
const widthsFit = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);

/** A round trip on a laptop: panel at the left, cards in the middle. */
export const RoundTrip: Story = {
  play: async () => {
    // What is sold out counts apart, and what another beats is folded under it.
    await expect(await title()).toHaveTextContent("Flights 21/21 · 39 sold out");
    await expect(screen.queryByText("filter applied")).toBeNull();
    const [first] = await cards();
    if (!first) throw new Error("There is a first card.");
    await expect(within(first).getByRole("heading", { name: "Outbound Trip" })).toBeVisible();
    await expect(within(first).getByRole("heading", { name: "Return Trip" })).toBeVisible();
    await expect(within(first).getByText("per passenger")).toBeVisible();
    await expect(within(first).getByText(/^\$[\d,]+\.\d\d for all 3$/)).toBeVisible();
    // Columns of times line up over all cards.
    const lefts = (await cards()).flatMap((card) =>
      [...card.querySelectorAll<HTMLElement>(".fl-time")].map((time) => Math.round(time.getBoundingClientRect().left)),
    );
    await expect(new Set(lefts).size).toBe(2);
    const item = first.closest("li");
    await expect(item).toHaveAttribute("aria-setsize", "59");
    await expect(item).toHaveAttribute("aria-posinset", "1");
    await userEvent.click(within(first).getByRole("button", { name: "Select" }));
    await expect(onSelect).toHaveBeenCalledTimes(1);
    await widthsFit();
  },
};

/** One way: five itineraries and more are in view on a laptop, none higher than 112 px. */
export const OneWay: Story = {
  args: { request: { ...oneWay, passengers: { adults: 2, child: 0, infants: 0 } } },
};

export const OneWayTest: Story = {
  ...OneWay,
  play: async () => {
    await title();
    const heights = (await cards()).map((card) => card.getBoundingClientRect().height);
    await expect(Math.max(...heights)).toBeLessThanOrEqual(112);
    // The page's head and the summary of the search take this much above what is here.
    const above = 112;
    const whole = (await cards()).filter((card) => card.getBoundingClientRect().bottom <= innerHeight - above);
    await expect(whole.length).toBeGreaterThanOrEqual(5);
    // The price is beside the button.
    const [card] = await cards();
    const box = (selector: string) => card?.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect(0, 0, 0, 0);
    await expect(box(".fl-amount").right).toBeLessThanOrEqual(box(".fl-select").left);
    await expect(Math.abs(box(".fl-amount").top - box(".fl-select").top)).toBeLessThan(16);
    // A press anywhere else opens the details.
    const { left, top } = box(".fl-airline");
    const pressed = document.elementFromPoint(left + 4, top + 4);
    await userEvent.click(pressed ?? document.body);
    await expect(await screen.findByRole("table", { name: "Flights of this itinerary" })).toBeInTheDocument();
  },
};

/** What another beats in everything is under it, on request (FLT-26). */
export const Similar: Story = {
  args: { request: oneWay },
  play: async () => {
    await expect(await title()).toHaveTextContent("Flights 60/60");
    const [unfold] = await screen.findAllByRole("button", { name: /^\d+ similar, (none|not) better$/ });
    if (!unfold) throw new Error("Something is folded.");
    const size = () => Number(unfold.closest("li")?.getAttribute("aria-setsize"));
    const [before, count] = [size(), Number.parseInt(unfold.textContent ?? "", 10)];
    await expect(before).toBeLessThan(60);
    await userEvent.click(unfold);
    await expect(unfold).toHaveAttribute("aria-expanded", "true");
    await waitFor(() => expect(size()).toBe(before + count));
    await expect((await cards()).filter((card) => card.hasAttribute("data-similar")).length).toBeGreaterThan(0);
    await userEvent.click(unfold);
    await waitFor(() => expect(size()).toBe(before));
  },
};

/** Past all filters, at one press. */
export const SkipsTheFilters: Story = {
  play: async () => {
    await title();
    await userEvent.tab();
    await expect(screen.getByRole("button", { name: "Skip to the flights" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(await title()).toHaveFocus();
  },
};

/** Everything is sold out: it says so and what to do; no count has it as if it could be had (FLT-32). */
export const AllSoldOut: Story = {
  args: { request: oneWay, count: 12, soldOut: () => true },
  play: async () => {
    await expect(await title()).toHaveTextContent("Flights 0/0 · 12 sold out");
    await expect(await screen.findByText("All 12 flights are sold out.")).toBeVisible();
    await expect(screen.getByText(/Try another day, other airports/)).toBeVisible();
    await expect((await cards()).length).toBeGreaterThan(2);
  },
};

/** What passes the filters is sold out: others are one press away. */
export const FilteredSoldOut: Story = {
  args: {
    request: oneWay,
    address: { stops: "nonstop" },
    soldOut: ({ trips }) => trips.every(({ segments }) => segments.length === 1),
  },
  play: async () => {
    await expect(await title()).toHaveTextContent(/^Flights 0\/\d+ · \d+ sold out$/);
    await expect(await screen.findByText(/^All \d+ flights that match your filters are sold out\.$/)).toBeVisible();
    const { total } = await counted();
    const others = screen.getByText(`${total} other flights can still be had.`);
    await expect(others).toBeVisible();
    const note = others.closest<HTMLElement>("[role=status]");
    if (!note) throw new Error("The note is announced.");
    await userEvent.click(within(note).getByRole("button", { name: "Clear Filter" }));
    await waitFor(async () => expect(await counted()).toEqual({ shown: total, total }));
    await expect(screen.queryByText(/match your filters are sold out/)).toBeNull();
    // What is sold out comes last.
    const [first] = await cards();
    await expect(within(first as HTMLElement).getByRole("button", { name: "Select" })).toBeEnabled();
  },
};

/** Every state of a card: overnight, several airlines, three stops, a change of airport, long names, sold out, alternates. */
export const EveryCard: Story = {
  args: { request: oneWay, count: 0, address: { sort: "departureTime" } },
};

export const EveryCardTest: Story = {
  ...EveryCard,
  play: async () => {
    await title();
    for (const folded of screen.queryAllByRole("button", { name: / similar, / })) await userEvent.click(folded);
    // Those further down are drawn when one comes near.
    const card = async (name: RegExp) => {
      // What is found while the list still moves may be gone a moment later.
      for (let down = 0; down < 30; down += 1) {
        window.scrollTo(0, down * 250);
        await new Promise((drawn) => setTimeout(drawn, 100));
        const [found] = screen.queryAllByRole("article", { name });
        const { top = -1, bottom = -1 } = found?.getBoundingClientRect() ?? {};
        if (found && top >= 0 && bottom <= innerHeight) return found;
      }
      throw new Error(`There is no card called ${name.source}.`);
    };
    const overnight = await card(/^TAP Air Portugal, EWR 22:50/);
    await expect(within(overnight).getByText("+1")).toBeVisible();
    await expect(within(overnight).getByText("Alternate Airport")).toBeVisible();
    await expect(within(overnight).getByText("EWR").closest("[data-differs]")).not.toBeNull();

    const several = await card(/^Multiple Airlines, JFK 08:20/);
    await expect(within(several).getByText("1 Stop", { exact: false })).toBeVisible();

    const many = await card(/^Multiple Airlines, JFK 14:05/);
    await expect(within(many).getByText("3 Stops", { exact: false })).toBeVisible();
    const line = many.querySelector(".fl-line");
    const dots = [...(line?.querySelectorAll("i") ?? [])].map((dot) => dot.getBoundingClientRect());
    const { left = 0, width = 1 } = line?.getBoundingClientRect() ?? {};
    await expect(dots.map((dot) => Math.round(((dot.left + dot.width / 2 - left) / width) * 100))).toEqual([
      25, 50, 75,
    ]);

    const soldOut = await card(/^Delta Air Lines/);
    await expect(within(soldOut).getByText("Sold out")).toBeVisible();
    await expect(within(soldOut).getByRole("button", { name: "Select" })).toBeDisabled();

    const otherDay = await card(/^United Airlines/);
    await expect(within(otherDay).getByText("Alternate Date")).toBeVisible();
    await expect(within(otherDay).getByText("1 seat left")).toBeVisible();
    await expect(within(otherDay).getByText("22 Nov", { selector: "[data-differs]", exact: false })).toBeVisible();

    const moves = await card(/^Multiple Airlines, JFK 07:30/);
    await expect(within(moves).getByText(/^Change of airport LGW → LHR$/)).toBeVisible();
    await userEvent.click(within(moves).getByRole("button", { name: "Show Details" }));
    await expect(within(moves).getByText(/^to change from London Gatwick Airport to London Heathrow/)).toBeVisible();
    await widthsFit();
  },
};

/** Details: a table of flights with on-time figures and weather at either end; the guarantee explains itself. */
export const Details: Story = {
  play: async () => {
    const [first] = await cards();
    if (!first) throw new Error("There is a first card.");
    await userEvent.click(within(first).getByRole("button", { name: "Show Details" }));
    const table = within(first).getByRole("table", { name: "Flights of this itinerary" });
    await expect(
      within(table)
        .getAllByRole("columnheader")
        .map(({ textContent }) => textContent),
    ).toEqual(["Flight", "From", "To", "Departure", "Arrival", "Performance", "Weather"]);
    // Cities as people call them, one line each.
    for (const city of ["New York", "Lisbon"]) await expect((await within(table).findAllByText(city))[0]).toBeVisible();
    for (const row of table.querySelectorAll<HTMLElement>(".fl-flight"))
      await expect(row.offsetHeight).toBeLessThanOrEqual(56);
    const weather = within(table).getAllByRole("button", { name: /^Weather at .* at departure$/ })[0];
    if (!weather) throw new Error("There is a link to the weather.");
    await userEvent.click(weather);
    const asked = onWeather.mock.lastCall?.[0];
    await expect(weather).toHaveTextContent(asked?.iata ?? "an airport");
    await expect(asked?.local).toMatch(/^2026-11-2\dT\d\d:\d\d$/);
    within(first).getByRole("button", { name: "About the guarantee" }).focus();
    await userEvent.click(within(first).getByRole("button", { name: "About the guarantee" }));
    await expect(await screen.findByRole("tooltip")).toHaveTextContent(
      "Up to $1,000 per passenger will be absorbed under the terms of the Flight Disruption Guarantee.",
    );
    const toggle = within(first).getByRole("button", { name: "Hide Details" });
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    await userEvent.click(toggle);
    await expect(within(first).queryByRole("table")).toBeNull();
  },
};

/** Boxes, bands and sliders by keyboard alone; every choice is in the address, and one press clears them. */
export const Filters: Story = {
  play: async () => {
    await title();
    const nonstop = within(group("Stops")).getByRole("checkbox", { name: /^Non-stop/ });
    const promised = Number(/, (\d+) flights/.exec(nonstop.closest("label")?.textContent ?? "")?.[1]);
    nonstop.focus();
    await userEvent.keyboard(" ");
    await waitFor(async () => expect((await counted()).shown).toBe(promised));
    const { total } = await counted();
    await expect(screen.getByText("filter applied")).toBeVisible();
    await expect(onAddress).toHaveBeenLastCalledWith({ stops: "nonstop" });
    await expect(screen.getAllByText(`${total - promised} itineraries are hidden by your filters.`)[0]).toBeVisible();
    // A box counts without its own group: the others keep their numbers.
    await expect(within(group("Stops")).getByRole("checkbox", { name: /^1 Stop\s?, \d+ flights/ })).not.toBeChecked();
    // What has nothing left stays, muted.
    await expect(
      within(group("Connecting Airports")).getAllByRole("checkbox", { name: /no flights$/ })[0],
    ).toBeVisible();

    const highest = screen.getByRole("slider", { name: "Highest price" });
    highest.focus();
    await userEvent.keyboard("{PageDown}");
    await waitFor(() => expect(screen.getByRole("button", { name: /^Remove filter: \$/ })).toBeVisible());
    // The chip shows what is being chosen; the address follows once it is.
    await waitFor(() =>
      expect(onAddress.mock.lastCall?.[0]).toMatchObject({
        stops: "nonstop",
        price: expect.stringMatching(/^641\.21-\d+(?:\.\d\d)?$/) as string,
      }),
    );

    const morning = within(within(group("Departure Time")).getByRole("group", { name: "Outbound Trip" })).getAllByRole(
      "checkbox",
    )[0];
    if (!morning) throw new Error("There are bands.");
    morning.focus();
    await userEvent.keyboard(" ");
    await waitFor(() => expect(onAddress.mock.lastCall?.[0]).toMatchObject({ departs: "05-12" }));

    // One chip back; the focus goes to its neighbour.
    await userEvent.click(screen.getByRole("button", { name: "Remove filter: Non-stop" }));
    await expect(screen.getByRole("button", { name: "Remove filter: Outbound Trip: Departure 05–12" })).toHaveFocus();
    await expect(nonstop).not.toBeChecked();

    await userEvent.click(screen.getByRole("button", { name: "Clear Filter" }));
    await waitFor(async () => expect((await counted()).shown).toBe(total));
    await expect(onAddress).toHaveBeenLastCalledWith({});
    await expect(await title()).toHaveFocus();
    const results = within(screen.getByRole("region", { name: "Flights" }));
    await waitFor(() => expect(results.getByRole("status")).toHaveTextContent("21 of 21 flights, sorted by Best"));
  },
};

/** The same sort again flips, and says so. */
export const Sorts: Story = {
  play: async () => {
    await title();
    const best = screen.getByRole("button", { name: "Best" });
    await expect(best).toHaveAttribute("aria-pressed", "true");
    await userEvent.hover(best);
    await expect(await screen.findByRole("tooltip")).toHaveTextContent("100 for each time the lowest price");
    await userEvent.unhover(best);
    await userEvent.click(screen.getByRole("button", { name: "Price" }));
    const price = await screen.findByRole("button", { name: /^Price\s?, lowest first/ });
    await expect(price).toHaveAttribute("aria-pressed", "true");
    const prices = async () =>
      (await cards()).map((card) => Number(/\$([\d,]+\.\d\d)/.exec(card.textContent ?? "")?.[1]?.replace(",", "")));
    await waitFor(async () => expect(await prices()).toEqual((await prices()).toSorted((a, b) => a - b)));
    await userEvent.click(price);
    await expect(await screen.findByRole("button", { name: /^Price\s?, highest first/ })).toHaveFocus();
    await waitFor(async () => expect(await prices()).toEqual((await prices()).toSorted((a, b) => b - a)));
    await expect(onAddress).toHaveBeenLastCalledWith({ sort: "-price" });
    await userEvent.click(screen.getByRole("button", { name: "Departure time" }));
    await expect(await screen.findByRole("button", { name: /^Departure time\s?, earliest first/ })).toBeVisible();
    await expect(onAddress).toHaveBeenLastCalledWith({ sort: "departureTime" });
  },
};

/** A link reproduces filters and sort. */
export const FromALink: Story = {
  args: { address: { stops: "one_multiple", departs: "12-18_18-23", sort: "-duration" } },
};

export const FromALinkTest: Story = {
  ...FromALink,
  play: async () => {
    await title();
    await expect(within(group("Stops")).getByRole("checkbox", { name: /^Multiple Stops/ })).toBeChecked();
    await expect(screen.getByRole("button", { name: /^Duration\s?, longest first/ })).toBeVisible();
    await expect(screen.getAllByRole("button", { name: /^Remove filter/ })).toHaveLength(4);
    await expect((await counted()).shown).toBeLessThan(21);
  },
};

/** The prices of an old link miss every flight: they hide nothing, no chip says so, and the slider is at its ends. */
export const PriceThatNothingHas: Story = {
  args: { address: { price: "1-2" } },
};

export const PriceThatNothingHasTest: Story = {
  ...PriceThatNothingHas,
  play: async () => {
    await expect(await title()).toHaveTextContent("Flights 21/21");
    await expect(screen.queryByRole("list", { name: "Chosen filters" })).toBeNull();
    const [lowest, highest] = within(group("Price Range")).getAllByRole<HTMLInputElement>("slider");
    if (!lowest || !highest) throw new Error("The slider has two ends.");
    await expect(lowest.value).toBe(lowest.min);
    await expect(highest.value).toBe(highest.max);
    await expect(highest.valueAsNumber).toBeGreaterThan(lowest.valueAsNumber);
  },
};

/** One end of a link's prices lies outside: chip and slider say the same. */
export const PricePartlyOutside: Story = {
  args: { address: { price: "1-900" } },
};

export const PricePartlyOutsideTest: Story = {
  ...PricePartlyOutside,
  play: async () => {
    await title();
    const { shown } = await counted();
    await expect(shown).toBeGreaterThan(0);
    await expect(shown).toBeLessThan(21);
    const chip = screen.getByRole("button", { name: /^Remove filter: \$[\d,.]+ to \$900\.00$/ });
    await expect(within(group("Price Range")).getByText(chip.textContent ?? "")).toBeVisible();
  },
};

/** A link restricts by figures that nobody has: nothing is hidden, and the panel says why. */
export const OnTimeWithoutFigures: Story = {
  args: { address: { onTime: "10-100" }, isMeasured: false },
};

export const OnTimeWithoutFiguresTest: Story = {
  ...OnTimeWithoutFigures,
  play: async () => {
    await expect(await title()).toHaveTextContent("Flights 21/21");
    await expect(
      within(group("Performance")).getByText(
        "No on-time figures are known for these flights: this hides none of them.",
      ),
    ).toBeInTheDocument();
    await expect(screen.queryByText("filter applied")).toBeNull();
  },
};

/** The filters hide everything: how much that is stands over the one way back. */
export const NothingLeft: Story = {
  args: { address: { onTime: "0-1" } },
};

export const NothingLeftTest: Story = {
  ...NothingLeft,
  play: async () => {
    await expect(await title()).toHaveTextContent("Flights 0/21");
    await expect(screen.getByText("No upcoming flights found.")).toBeVisible();
    await expect(screen.getByText("21 itineraries are hidden by your filters.")).toBeVisible();
    await expect(screen.getByText("Please try changing filter/search values.", { exact: false })).toBeVisible();
    // One way on, not four.
    await expect(screen.queryByRole("button", { name: "Show them" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Clear Filter" }));
    await waitFor(async () => expect((await counted()).shown).toBe(21));
  },
};

/** Thousands scroll: few are in the document, the focus stays, filters keep up. */
export const FiveThousand: Story = {
  args: { count: 5000 },
};

export const FiveThousandTest: Story = {
  ...FiveThousand,
  play: async ({ canvasElement }) => {
    await expect(await title()).toHaveTextContent("Flights 2,018/2,018");
    const places = () =>
      [...canvasElement.querySelectorAll("[aria-posinset]")].map((item) => Number(item.getAttribute("aria-posinset")));
    await waitFor(() => expect(places().length).toBeGreaterThan(3));
    await expect(places().length).toBeLessThan(24);
    const toggle = canvasElement.querySelector<HTMLElement>(".fl-toggle");
    toggle?.focus();
    window.scrollTo(0, 300_000);
    await waitFor(() => expect(places().at(-1)).toBeGreaterThan(500));
    await expect(toggle).toHaveFocus();
    const [, highest] = canvasElement.querySelectorAll<HTMLElement>("input[type=range]");
    highest?.focus();
    await userEvent.keyboard("{PageDown>3/}");
    await waitFor(async () => expect((await counted()).shown).toBeLessThan(2018));
    // One move, one entry; the list begins at its beginning.
    await expect(onAddress).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(places()[0]).toBe(1));
  },
};

/** What the app does not offer is not there (FLT-17). */
export const OptionsOff: Story = {
  args: { request: oneWay, display: { sort: false, filter: false, performance: false, weather: false } },
};

export const OptionsOffTest: Story = {
  ...OptionsOff,
  play: async () => {
    await title();
    await expect(screen.queryByRole("group", { name: "Sort by" })).toBeNull();
    await expect(screen.queryByRole("complementary")).toBeNull();
    const [first] = await cards();
    await userEvent.click(within(first ?? document.body).getByRole("button", { name: "Show Details" }));
    await expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
      "Flight",
      "From",
      "To",
      "Departure",
      "Arrival",
    ]);
  },
};

/** Sort and Filter at the bottom, within reach of the thumb; filters as a modal whose button says what it gives. */
export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
};

export const PhoneTest: Story = {
  ...Phone,
  play: async () => {
    await title();
    await widthsFit();
    await expect(screen.queryByRole("complementary")).toBeNull();
    const filter = screen.getByRole("button", { name: "Filter" });
    await expect(filter.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    // Three at least are whole above the bar, without scrolling.
    const bar = filter.getBoundingClientRect().top;
    const whole = (await cards()).filter((each) => each.getBoundingClientRect().bottom <= bar);
    await expect(whole.length).toBeGreaterThanOrEqual(3);
    for (const button of within(screen.getByRole("main")).getAllByRole("button"))
      // These are pressed beyond their text: around it, or anywhere on the card.
      if (!["fl-about", "fl-toggle", "fl-similar"].some((name) => button.classList.contains(name)))
        await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);

    await userEvent.click(filter);
    const dialog = await screen.findByRole("dialog", { name: "Filters" }, { timeout: 12_000 });
    await userEvent.click(within(dialog).getByRole("checkbox", { name: /^Non-stop/ }));
    const show = await within(dialog).findByRole("button", { name: /^Show \d+ flights?$/ });
    await waitFor(() => expect(show).not.toHaveTextContent("Show 21 flights"));
    const promised = Number(/\d+/.exec(show.textContent ?? "")?.[0]);
    await userEvent.click(show);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect((await counted()).shown).toBe(promised);
    await waitFor(() =>
      expect(screen.getByRole("button", { name: /^Filter\s?\d?\s?, 1 filter applied/ })).toHaveFocus(),
    );

    await userEvent.click(screen.getByRole("button", { name: "Sort: Best" }));
    const sorts = await screen.findByRole("dialog", { name: "Sort by" }, { timeout: 12_000 });
    await userEvent.click(within(sorts).getByRole("button", { name: "Duration" }));
    await expect(await within(sorts).findByText("shortest first")).toBeVisible();
    await userEvent.click(within(sorts).getByRole("button", { name: /^Duration/ }));
    await expect(await within(sorts).findByText("longest first")).toBeVisible();
    await userEvent.click(within(sorts).getByRole("button", { name: "Done" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(onAddress).toHaveBeenLastCalledWith({ stops: "nonstop", sort: "-duration" });
  },
};

export const SmallestPhone: Story = {
  args: { request: roundTrip, count: 0 },
  globals: { viewport: { value: "small" } },
};

export const SmallestPhoneTest: Story = {
  ...SmallestPhone,
  play: async () => {
    await title();
    // What the list is sorted by is read whole, by eye and by ear.
    const sort = screen.getByRole("button", { name: "Sort by Best" });
    const type = within(sort).getByText("Best", { exact: false, selector: ".dock-short" });
    await expect(type).toBeVisible();
    await expect(type.scrollWidth).toBeLessThanOrEqual(type.clientWidth);
    const [first] = await cards();
    await userEvent.click(within(first ?? document.body).getByRole("button", { name: "Show Details" }));
    await widthsFit();
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(async () => expect((await cards()).at(-1)?.closest("li")).toHaveAttribute("aria-posinset", "8"));
    await widthsFit();
  },
};

/** An operator's dashboard is denser. */
export const Compact: Story = {
  globals: { density: "compact" },
};

export const CompactTest: Story = {
  ...Compact,
  play: async () => {
    await title();
    await widthsFit();
  },
};

export const Dark: Story = {
  args: { address: { stops: "nonstop_one", departs: "12-18" } },
  globals: { theme: "dark" },
};

export const DarkTest: Story = {
  ...Dark,
  play: async () => {
    const [first] = await cards();
    await userEvent.click(within(first ?? document.body).getByRole("button", { name: "Show Details" }));
  },
};

export const PhoneInTheDark: Story = {
  args: { count: 0 },
  globals: { theme: "dark", viewport: { value: "phone" } },
};

export const PhoneInTheDarkTest: Story = {
  ...PhoneInTheDark,
  play: async () => {
    await title();
  },
};

export const French: Story = {
  globals: { language: "fr" },
  args: { address: { stops: "nonstop" } },
};

export const FrenchTest: Story = {
  ...French,
  play: async () => {
    await expect(await title()).toHaveTextContent(/^Vols \d+\/21/);
    await expect(screen.getByText("filtre appliqué")).toBeVisible();
    const [first] = await cards();
    await expect(within(first ?? document.body).getByRole("heading", { name: "Trajet aller" })).toBeVisible();
    await expect(within(first ?? document.body).getAllByText(/^\d[\d\s]*,\d\d\s\$$/)[0]).toBeVisible();
    await expect(within(first ?? document.body).getByRole("button", { name: "Choisir" })).toBeVisible();
    await widthsFit();
  },
};

/** What a traveller's phone shows in French: the longest words have room. */
export const FrenchPhone: Story = {
  globals: { language: "fr", viewport: { value: "small" } },
};

export const FrenchPhoneTest: Story = {
  ...FrenchPhone,
  play: async () => {
    await title();
    await widthsFit();
  },
};

export const PseudoLanguage: Story = {
  args: { count: 0, address: { stops: "nonstop", departs: "18-23" } },
  globals: { language: "en-XA" },
  play: async ({ canvasElement }) => {
    await screen.findAllByRole("article");
    await userEvent.click(canvasElement.querySelector<HTMLElement>(".fl-toggle") ?? canvasElement);
    // Codes, flight numbers, names of airlines and airports, prices and months are data.
    const data = [
      /^[A-Z\d]{2,3}( \d+)?,?$/,
      /Airport|Aeroporto|New York|Airlines|Airways|Air |Lines|Portugal|Compagnie|Lisbon|JetBlue|Icelandair|Aéroport/,
      /\b[A-Z]{3}\b/,
      /^\d+ (Nov|Dec)/,
    ];
    await expect(hardCodedTexts(canvasElement, data)).toEqual([]);
  },
};
