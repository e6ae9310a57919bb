import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { pageBrand } from "../../app/page-brand.ts";
import { StoryApp } from "../../app/story-app.tsx";
import { hardCodedTexts } from "../../app/story-text.ts";
import { TravellerHome } from "./traveller-home.tsx";
import { TravellerShell } from "./traveller-shell.tsx";

const Page = () => (
  <StoryApp path="/">
    <TravellerShell>
      <TravellerHome />
    </TravellerShell>
  </StoryApp>
);

const meta = { title: "Shell/Traveller", component: Page, globals: { density: "comfortable" } } satisfies Meta<
  typeof Page
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {};

export const HomeTest: Story = {
  ...Home,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { level: 1, name: "When your flight changes, we help" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "CC BY 4.0" })).toBeVisible();
    await expect(canvas.getByText(/^This service is not insurance\./)).toBeVisible();
    for (const button of canvas.getAllByRole("button", { name: /English|Français/ }))
      await expect(Math.min(button.offsetWidth, button.offsetHeight)).toBeGreaterThanOrEqual(44);
  },
};

/** A page of a vendor's speaks in its name; a logo that does not load leaves the name. */
export const OfAVendor: Story = {
  beforeEach: () => {
    pageBrand.set({ name: "Northwind Travel", logo: "data:image/png;base64,broken" });
    return () => pageBrand.set(undefined);
  },
};

export const OfAVendorTest: Story = {
  ...OfAVendor,
  play: async ({ canvasElement }) => {
    const brand = within(canvasElement).getByRole("link", { name: "Northwind Travel" });
    await expect(brand).toHaveAttribute("href", "/");
    await waitFor(() => expect(brand.querySelector("img")).toBeNull());
    await expect(brand).toHaveTextContent("Northwind Travel");
  },
};

export const SwitchesTheLanguage: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "FR Français" }));
    await expect(
      await canvas.findByRole("heading", { name: "Quand votre vol change, nous vous aidons" }),
    ).toBeVisible();
    await waitFor(() => expect(document.documentElement.lang).toBe("fr"));
    await expect(localStorage.getItem("gatehouse.language")).toBe("fr");
    await userEvent.click(canvas.getByRole("button", { name: "EN English" }));
    await expect(await canvas.findByRole("heading", { name: "When your flight changes, we help" })).toBeVisible();
  },
};

export const PhoneInTheDark: Story = {
  globals: { density: "comfortable", theme: "dark", viewport: { value: "small" } },
};

export const PhoneInTheDarkTest: Story = {
  ...PhoneInTheDark,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("heading", { level: 1 })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

export const PseudoLanguage: Story = {
  globals: { density: "comfortable", language: "en-XA" },
  play: async ({ canvasElement }) => {
    const data = [/^Gatehouse$/, /^airport-data-js$/, /^CC BY 4\.0$/, /^(EN|FR|English|Français)$/];
    await expect(hardCodedTexts(canvasElement, data)).toEqual([]);
  },
};
