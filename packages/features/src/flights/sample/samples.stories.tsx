import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { FlightSample } from "./flight-sample.tsx";
import { WeatherSample } from "./weather-sample.tsx";

const meta = { title: "Site/Flights", globals: { density: "comfortable" } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cards: Story = { render: () => <FlightSample /> };
export const Weather: Story = { render: () => <WeatherSample /> };

/** SITE-4: cards open their details, and nothing can be chosen. */
export const CardsTest: Story = {
  ...Cards,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [details] = canvas.getAllByRole("button", { name: /Show Details/ });
    if (details) await userEvent.click(details);
    await expect((await canvas.findAllByText("Ponta Delgada")).length).toBeGreaterThan(0);
    await expect(canvas.queryByRole("button", { name: /^Select/ })).toBeNull();
  },
};

export const WeatherTest: Story = {
  ...Weather,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("img")).toHaveAccessibleName(/between 8°C and 12°C/);
    await userEvent.click(canvas.getByRole("radio", { name: "LIS" }));
    await expect(canvas.getByRole("img")).toHaveAccessibleName(/between 13°C and 20°C/);
  },
};
