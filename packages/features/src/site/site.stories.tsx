import { sitePages, siteLanguages } from "@gatehouse/domain/site";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { createElement, type ReactNode } from "react";
import { expect, userEvent, within } from "storybook/test";
import { useLanguage } from "../i18n/index.ts";
import { AddressDemo } from "./demos/address.tsx";
import { CartDemo } from "./demos/cart.tsx";
import { GuaranteeDemo } from "./demos/guarantee.tsx";
import { QueueDemo } from "./demos/queue.tsx";
import { WatchDemo } from "./demos/watch.tsx";
import { type DemoName, demosOf } from "./demo-names.ts";
import { SitePageView, type SitePageProps } from "./site-page.tsx";

/** Those of this area; flights, weather and the chat have stories of their own. */
const demos: Partial<Readonly<Record<DemoName, () => ReactNode>>> = {
  address: AddressDemo,
  cart: CartDemo,
  guarantee: GuaranteeDemo,
  queue: QueueDemo,
  watch: WatchDemo,
};

/** The page as it is written while the site is built: the picture of its demonstration does nothing. */
function Page({ page }: Pick<SitePageProps, "page">) {
  const pictures = Object.fromEntries(
    demosOf(page).map((demo) => {
      const Demo = demos[demo];
      return [demo, Demo && createElement(Demo)];
    }),
  );
  return <SitePageView page={page} language={useLanguage()} pictures={pictures} />;
}

const meta = {
  title: "Site/Pages",
  component: Page,
  args: { page: "product/flight-disruption-guarantee" },
  argTypes: { page: { options: sitePages, control: "select" } },
  globals: { density: "comfortable" },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Product: Story = {};
export const Overview: Story = { args: { page: "product" } };
export const Partners: Story = { args: { page: "partners" } };
export const Terms: Story = { args: { page: "terms/services" } };
export const PhoneInTheDark: Story = {
  globals: { density: "comfortable", theme: "dark", viewport: { value: "small" } },
};

export const ProductTest: Story = {
  ...Product,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("We help you onto another one.");
    await expect(canvas.getByRole("link", { name: "Add it to a booking" })).toHaveAttribute(
      "href",
      "/dashboard/ancillary/add?products=flight-disruption-guarantee",
    );
    // The picture is for the eye only.
    await expect(canvas.queryByRole("radio")).toBeNull();
    await expect(canvas.getAllByRole("link", { current: true }).map(({ lang }) => lang)).toContain(siteLanguages[0]);
  },
};

/** SITE-4, DIS-1: what is a disruption and what is none. */
export const WatchTest: Story = {
  render: () => <WatchDemo />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("Missed")).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "It is 45 minutes late" }));
    await expect(canvas.getByRole("status")).toHaveTextContent("No message: you reach both flights.");
    await userEvent.click(canvas.getByRole("radio", { name: "It is 3 hours and 20 minutes late" }));
    await expect(canvas.getByText("Disrupted")).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "It is cancelled" }));
    await expect(canvas.getByRole("status")).toHaveTextContent("LH 1171 was cancelled.");
  },
};

/** SITE-4: a choice other than a flight is kept, and the demonstration begins anew. */
export const GuaranteeTest: Story = {
  render: () => <GuaranteeDemo />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Start again" }));
    await userEvent.click(canvas.getByRole("button", { name: "Open the link" }));
    await userEvent.click(canvas.getByRole("button", { name: /^Give me lounge access/ }));
    await expect(canvas.getByRole("heading", { name: "Kept as you chose" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /New flight$/ }));
    await userEvent.click(canvas.getByRole("radio", { name: /20:10/ }));
    await expect(canvas.getByText("$552.00")).toBeVisible();
  },
};

export const QueueTest: Story = {
  render: () => <QueueDemo />,
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole("grid", { name: "Check-ins" });
    await expect(within(grid).getByText("TANAKA, Haruto")).toBeVisible();
    await expect(within(grid).getAllByRole("row")[1]).toHaveTextContent("1 h 35 min");
  },
};
