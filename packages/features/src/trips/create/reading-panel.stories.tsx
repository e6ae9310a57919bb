import { createMockWorld, type MockWorld } from "@gatehouse/api/mocks";
import type { Role } from "@gatehouse/domain/access";
import { readConfirmation } from "@gatehouse/domain/trips/confirmations";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { StoryApp } from "../../app/story-app.tsx";
import { CreateTripScreen } from "./create-trip-screen.tsx";

const moment = Date.UTC(2026, 10, 20, 11, 42, 7) / 1000;
const reader: Role = "CRM_OPERATOR";
let world: MockWorld;

/** A page of an airline: the first flight that the first request asks for, with one letter too many in the traveller's name. */
function pageOf(asked: MockWorld): string {
  const request = asked.requests.all()[0];
  const flight = request?.request.flights[0];
  if (!request || !flight) throw new Error("There is no request with a flight.");
  const { departure, arrival } = flight;
  const day = departure.dateTime.slice(0, 10);
  return `<script type="application/ld+json">${JSON.stringify({
    "@context": "https://schema.org",
    "@type": "FlightReservation",
    reservationNumber: "GK3P7Q",
    underName: { "@type": "Person", name: `${request.traveller.name}i` },
    reservationFor: {
      "@type": "Flight",
      flightNumber: "1862",
      airline: { "@type": "Airline", iataCode: "DL" },
      departureAirport: { "@type": "Airport", iataCode: departure.airportCode },
      arrivalAirport: { "@type": "Airport", iataCode: arrival.airportCode },
      departureTime: `${day}T08:40:00`,
      arrivalTime: `${day}T10:22:00`,
    },
  })}</script>`;
}

let page: string;

interface StageProps {
  /** As wide as the page is beside the menu, in pixels. */
  readonly width: number;
}

const Stage = ({ width }: StageProps) => (
  <StoryApp role={reader} path="/dashboard/trips/create">
    <main style={{ blockSize: "100dvh", maxInlineSize: width }}>
      <CreateTripScreen
        search={{ travelRequestId: world.requests.all()[0]?.id ?? 1 }}
        FlightSearch={() => null}
        clock={() => moment}
      />
    </main>
  </StoryApp>
);

const meta = {
  title: "Trips/Reading a Confirmation",
  component: Stage,
  // 1366 px without the menu.
  args: { width: 1134 },
  globals: { viewport: { value: "laptop" } },
  loaders: [
    async ({ msw }: { readonly args: object; readonly msw?: unknown }) => {
      world = createMockWorld({ role: "CRM_OPERATOR", now: () => moment, checkIns: [] });
      page = pageOf(world);
      const said = await readConfirmation(new TextEncoder().encode(page), {
        zoneOf: () => undefined,
        today: "2026-11-20",
      });
      world = createMockWorld({
        role: "CRM_OPERATOR",
        now: () => moment,
        checkIns: [],
        trips: { reading: () => said },
      });
      (msw as { use: (...handlers: MockWorld["handlers"]) => void }).use(...world.handlers);
      return {};
    },
  ],
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

async function drop(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await canvas.findByRole("region", { name: "Flights" });
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error("There is no place for a file.");
  await userEvent.upload(input, new File([page], "receipt.html", { type: "text/html" }));
  await canvas.findByRole("checkbox", { name: "Take Passengers" });
  return canvas;
}

const rightOf = (element: Element): number => element.getBoundingClientRect().right;

/** A passenger whom the itinerary does not have differs, and is not ticked; where a page is one part, its line alone is named (TRP-22). */
export const AnotherPassenger: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await drop(canvasElement);
    const box = canvas.getByRole("checkbox", { name: "Take Passengers" });
    await expect(box).not.toBeChecked();
    const row = within(box.closest("tr") ?? canvasElement);
    await expect(row.getByText("Differs")).toBeVisible();
    await expect(row.getByText("underName.name · line 1")).toBeVisible();
    await expect(row.getByText(world.requests.all()[0]?.traveller.name ?? "nobody")).toBeVisible();
    await expect(canvas.getByRole("checkbox", { name: "Take Flight number" })).toBeChecked();
  },
};

/** The comparison and the buttons are beside the preview, not below it. */
export const BesidePreview: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await drop(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Preview PDF" }));
    const preview = await canvas.findByRole("region", { name: "PDF preview" });
    await waitFor(() => expect(preview.getBoundingClientRect().width).toBeGreaterThan(400));
    const { left } = preview.getBoundingClientRect();
    const change = canvas.getByRole("button", { name: /^Another file/ });
    for (const element of [change, ...canvas.getAllByText("Fills a gap"), canvas.getByText("Differs")])
      await expect(rightOf(element)).toBeLessThan(left);
    await waitFor(() => expect(preview.querySelector("[data-pdf]")).not.toBeNull());
    await expect(within(preview).getByRole("region", { name: "PDF of the itinerary" })).toBeVisible();
  },
};

/** On a phone nothing is wider than the page: each field is a block of its own. */
export const OnPhone: Story = {
  args: { width: 390 },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const canvas = await drop(canvasElement);
    for (const element of [
      canvas.getByRole("button", { name: /^Another file/ }),
      canvas.getByRole("button", { name: /^Take \d+ fields/ }),
      canvas.getByText("Differs"),
    ])
      await expect(rightOf(element)).toBeLessThanOrEqual(390);
  },
};
