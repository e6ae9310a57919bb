import { Button } from "@chakra-ui/react";
import type { MockWorldOptions } from "@gatehouse/api/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { StoryApp } from "../../app/story-app.tsx";
import { hardCodedTexts } from "../../app/story-text.ts";
import { flightWorld, inputsOf, world } from "../stories/flight-world.ts";
import { WeatherDialog } from "./index.ts";

const at = { iata: "JFK", local: "2026-11-21T21:50" } as const;

/** A link that opens the weather, as on a card. */
function Stage() {
  const [isOpen, open] = useState(false);
  return (
    <StoryApp path="/fsbsearch" live={false}>
      <main style={{ minBlockSize: "100dvh" }}>
        <Button onClick={() => open(true)}>JFK</Button>
        {isOpen && <WeatherDialog {...at} onClose={() => open(false)} />}
      </main>
    </StoryApp>
  );
}

const inWeather = (weather: NonNullable<MockWorldOptions["flights"]>["weather"], options: MockWorldOptions = {}) =>
  flightWorld({ ...options, flights: { ...(weather && { weather }) } });

const meta = {
  title: "Flights/Weather",
  component: Stage,
  loaders: [inWeather("forecast")],
  globals: { density: "comfortable", viewport: { value: "laptop" } },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const open = async () => {
  await userEvent.click(screen.getByRole("button", { name: "JFK" }));
  const dialog = await screen.findByRole("dialog", { name: /JFK/ });
  // What is still fading in has other colours.
  await Promise.all(dialog.getAnimations().map(({ finished }) => finished));
  return dialog;
};

/** Hours around the flight; what is missing is n/a. The keyboard opens and closes it, and the focus is where it was. */
export const Forecast: Story = {
  play: async () => {
    const link = screen.getByRole("button", { name: "JFK" });
    link.focus();
    await userEvent.keyboard("{Enter}");
    const dialog = await screen.findByRole("dialog", {
      name: "Weather at the flight departure/arrival time - JFK",
    });
    const table = await within(dialog).findByRole("table", { name: /^Weather by the hour/ });
    await expect(inputsOf("flights.weather")).toEqual([{ airport: "JFK", departure_date_time: "2026-11-21T21:50" }]);
    await expect(within(dialog).getByRole("link", { name: "Weather data by Open-Meteo.com" })).toHaveAttribute(
      "href",
      "https://open-meteo.com/",
    );
    await expect(within(dialog).getByRole("link", { name: "CC BY 4.0" })).toBeVisible();
    const rows = within(table).getAllByRole("row");
    await expect(rows).toHaveLength(14);
    await expect(
      within(table)
        .getAllByRole("columnheader")
        .map((head) => head.textContent),
    ).toEqual([
      "Time",
      "Weather",
      "Temperature",
      "Feels like",
      "Chance of rain",
      "Rain",
      "Wind",
      "Humidity",
      "Visibility",
    ]);
    const own = within(table).getByRole("row", { name: /^21:00 your flight/ });
    await expect(own).toHaveAttribute("aria-current", "time");
    await expect(within(table).getByRole("row", { name: /^17:00 .*n\/a$/ })).toBeVisible();
    await expect(
      within(dialog).getByRole("img", {
        name: "Temperature and rain by the hour. Temperature between 11°C and 17°C, highest at 21:00. Rain from 20:00 to 01:00, 3 mm an hour at most.",
      }),
    ).toBeVisible();
    await expect(within(dialog).queryByText("Typical weather")).toBeNull();
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(link).toHaveFocus());
  },
};

/** No forecast reaches that day: what is usual is marked as such. */
export const Typical: Story = {
  loaders: [inWeather("typical")],
};

export const TypicalTest: Story = {
  ...Typical,
  play: async () => {
    const dialog = await open();
    await expect(await within(dialog).findByText("Typical weather")).toBeVisible();
    await waitFor(() => expect(within(dialog).getByText(/usual for the place and the season/)).toBeVisible());
  },
};

/** Every second hour has no values: the line stops, the table says n/a. */
export const Partial: Story = {
  loaders: [inWeather("partial")],
};

export const PartialTest: Story = {
  ...Partial,
  play: async () => {
    const dialog = await open();
    const table = await within(dialog).findByRole("table");
    await expect(within(table).getAllByText("n/a").length).toBeGreaterThanOrEqual(6 * 8);
  },
};

/** On the smallest phone the words of the chart stay inside its own width. */
export const ChartOnAPhone: Story = {
  globals: { density: "comfortable", viewport: { value: "small" } },
};

export const ChartOnAPhoneTest: Story = {
  ...ChartOnAPhone,
  play: async () => {
    const dialog = await open();
    const chart = await within(dialog).findByRole("img", { name: /./ });
    const { left, right } = chart.getBoundingClientRect();
    const words = [...chart.querySelectorAll(".axis span, .dot b")].map((word) => word.getBoundingClientRect());
    await expect(Math.min(...words.map((word) => word.left))).toBeGreaterThanOrEqual(left);
    await expect(Math.max(...words.map((word) => word.right))).toBeLessThanOrEqual(right);
    // The temperature of an hour is on the line of its sky.
    const middle = (cell: Element | null | undefined) => {
      const { top = 0, bottom = 0 } = cell?.getBoundingClientRect() ?? {};
      return (top + bottom) / 2;
    };
    const row = dialog.querySelector("tbody tr");
    await expect(Math.abs(middle(row?.querySelector("td span")) - middle(row?.querySelector("td b")))).toBeLessThan(
      1.5,
    );
  },
};

export const Empty: Story = {
  loaders: [inWeather("none")],
};

export const EmptyTest: Story = {
  ...Empty,
  play: async () => {
    const dialog = await open();
    const none = await within(dialog).findByText("There are no weather data for this time.");
    await waitFor(() => expect(none).toBeVisible());
  },
};

/** Where nobody is asked for forecasts, no text speaks of one that comes later; nobody's data, nobody's credit. */
export const NoForecasts: Story = {
  loaders: [inWeather("noForecast")],
};

export const NoForecastsTest: Story = {
  ...NoForecasts,
  play: async () => {
    const dialog = await open();
    await expect(
      await within(dialog).findByText("This is what is usual for the place and the season, not a forecast."),
    ).toBeVisible();
    await expect(within(dialog).queryByRole("link", { name: /Open-Meteo/ })).toBeNull();
  },
};

export const Loading: Story = {
  loaders: [inWeather("forecast", { slow: { "flights.weather": "infinite" } })],
};

export const LoadingTest: Story = {
  ...Loading,
  play: async () => {
    const dialog = await open();
    const waiting = within(dialog).getByRole("status", { name: "Fetching the weather…" });
    await waitFor(() => expect(waiting).toBeVisible());
  },
};

/** The texts that people know (UI-1), and the way on. */
export const Failed: Story = {
  loaders: [inWeather("forecast", { failing: { "flights.weather": "LOOKUP_FAILED" } })],
};

export const FailedTest: Story = {
  ...Failed,
  play: async () => {
    const dialog = await open();
    await expect(await within(dialog).findByText("Failed to fetch weather data")).toBeVisible();
    await waitFor(() =>
      expect(
        within(dialog).getByText("Failed to fetch weather data for JFK at 21 Nov 2026, 21:50 local time."),
      ).toBeVisible(),
    );
    await waitFor(() => expect(within(dialog).getByText("The weather service did not answer.")).toBeVisible());
    world().mend("flights.weather");
    await userEvent.click(within(dialog).getByRole("button", { name: "Try again" }));
    await expect(await within(dialog).findByRole("table")).toBeVisible();
  },
};

export const French: Story = {
  globals: { density: "comfortable", language: "fr" },
  loaders: [inWeather("typical")],
};

export const FrenchTest: Story = {
  ...French,
  play: async () => {
    const dialog = await open();
    await expect(dialog).toHaveAccessibleName("Météo à l’heure de départ ou d’arrivée du vol - JFK");
    await expect(await within(dialog).findByText("Météo habituelle")).toBeVisible();
    await waitFor(() => expect(within(dialog).getAllByText("Pluie faible")[0]).toBeVisible());
  },
};

export const PhoneInTheDark: Story = {
  globals: { density: "comfortable", theme: "dark", viewport: { value: "phone" } },
};

export const PhoneInTheDarkTest: Story = {
  ...PhoneInTheDark,
  play: async () => {
    const dialog = await open();
    const table = await within(dialog).findByRole("table");
    await expect(within(table).getAllByRole("row").length).toBeGreaterThan(12);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    const body = table.parentElement;
    await expect(body?.scrollWidth).toBeLessThanOrEqual(body?.clientWidth ?? 0);
  },
};

export const PseudoLanguage: Story = {
  globals: { density: "comfortable", language: "en-XA" },
  play: async () => {
    const dialog = await open();
    await within(dialog).findByRole("table");
    const data = [/^CC BY 4\.0$/, /Open-Meteo/, /^-?\d+°C$/, /^[\d.]+ (?:mm|km\/h|km|m)$/, /JFK/, /21 Nov 2026/, /°C/];
    await expect(hardCodedTexts(dialog, data)).toEqual([]);
  },
};
