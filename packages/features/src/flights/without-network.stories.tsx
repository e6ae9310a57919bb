import { pollAfter } from "@gatehouse/domain/flights";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { http, type HttpHandler, HttpResponse } from "msw";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { inputsOf, inWorld, Stage, stage } from "./stories/flights-stage.tsx";

const trip = { from: "JFK", to: "LIS", departDate: "2026-11-24", passengerCount: "1" };

let hasNetwork = true;

/** A world whose server can be out of reach. */
const inWorldWithNetwork =
  (pending: number) =>
  (context: Parameters<ReturnType<typeof inWorld>>[0]): Record<string, never> => {
    hasNetwork = true;
    inWorld({ flights: { pending } })(context);
    const health = http.get("*/api/health", () =>
      hasNetwork ? HttpResponse.json({ status: "ok" }) : HttpResponse.error(),
    );
    (context.msw as { use: (...handlers: HttpHandler[]) => void }).use(health);
    return {};
  };

/** The network goes: no call arrives any more, and the browser says so. */
function loseNetwork(): void {
  hasNetwork = false;
  for (const call of ["flights.search", "flights.status"] as const) stage().world.fail(call, "NETWORK");
  window.dispatchEvent(new Event("offline"));
}

function findNetwork(): void {
  hasNetwork = true;
  for (const call of ["flights.search", "flights.status"] as const) stage().world.mend(call);
  window.dispatchEvent(new Event("online"));
}

const patience = { timeout: 12_000 };

const meta = {
  title: "Flights/Without a network",
  component: Stage,
  globals: { density: "comfortable" },
  args: { address: trip },
  loaders: [inWorldWithNetwork(1)],
  // The page hears of the network again, whatever the story did.
  beforeEach: () => () => {
    hasNetwork = true;
    window.dispatchEvent(new Event("online"));
  },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The network goes while the server searches: it is said at once, and the same search goes on when it is back. */
export const GoneDuringASearch: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(stage().timer.waits()).toContain(pollAfter(0)));
    loseNetwork();
    const alert = await canvas.findByRole("alert");
    await waitFor(() => expect(alert).toHaveTextContent("The search was interrupted."));
    await waitFor(() => expect(alert).toHaveTextContent("The search goes on by itself as soon as it is back."));
    // Nothing is tried for nothing.
    await expect(stage().timer.waits()).toEqual([]);
    findNetwork();
    await expect((await canvas.findAllByRole("button", { name: /^Select/ }, patience))[0]).toBeVisible();
    await expect(inputsOf("flights.search")).toHaveLength(1);
  },
};

/** A search that is begun without a network waits for it, and anyone who changes it meanwhile keeps what they typed. */
export const GoneBeforeASearch: Story = {
  args: { address: {} },
};

export const GoneBeforeASearchTest: Story = {
  ...GoneBeforeASearch,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const typeAirport = async (name: RegExp, text: string): Promise<void> => {
      await userEvent.type(canvas.getByRole("combobox", { name }), text);
      await stage().timer.advance(300);
      await canvas.findAllByRole("option");
      await userEvent.keyboard("{Enter}");
    };
    await typeAirport(/^From/, "new");
    await typeAirport(/^To/, "lisbon");
    await userEvent.type(canvas.getByRole("textbox", { name: /^Depart Date/ }), "2026-11-24");
    loseNetwork();
    await userEvent.click(canvas.getByRole("button", { name: "Search Flights" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("The search was interrupted.");
    const [modify] = canvas.getAllByRole("button", { name: "Modify Search" });
    await userEvent.click(modify as HTMLElement);
    const to = await canvas.findByRole<HTMLInputElement>("combobox", { name: /^To/ });
    await userEvent.clear(to);
    await userEvent.type(to, "par");
    findNetwork();
    await waitFor(() => expect(stage().timer.waits()).toContain(pollAfter(0)), patience);
    await stage().timer.advance(pollAfter(0));
    await expect((await canvas.findAllByRole("button", { name: /^Select/ }, patience))[0]).toBeVisible();
    await expect(canvas.getByRole("combobox", { name: /^To/ })).toHaveValue("par");
  },
};

export const FrenchOnAPhone: Story = {
  globals: { density: "comfortable", language: "fr", viewport: { value: "small" } },
};

export const FrenchOnAPhoneTest: Story = {
  ...FrenchOnAPhone,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(stage().timer.waits()).toContain(pollAfter(0)));
    loseNetwork();
    await expect(await canvas.findByRole("alert")).toHaveTextContent("La recherche reprendra d’elle-même");
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
