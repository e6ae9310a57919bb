import { createMockWorld, type MockWorld, type MockWorldOptions } from "@gatehouse/api/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { StoryApp } from "../../app/story-app.tsx";
import { ClockContext } from "../../app/time/index.ts";
import type { DisruptionSearch } from "./board-search.ts";
import { DisruptionBoardScreen } from "./board-screen.tsx";

const moment = Date.UTC(2026, 10, 20, 11, 42, 7) / 1000;
type Disruption = NonNullable<NonNullable<MockWorldOptions["disruptions"]>["list"]>[number];

const place = (iata: string, city: string) => ({ iata, name: city, city, cityFrench: city });
const flight = {
  airline: { iata: "TP", name: "TAP Air Portugal" },
  flightnum: "210",
  from: place("JFK", "New York"),
  to: place("LIS", "Lisbon"),
  dept: { date: "2026-11-21", time: "23:30", utc: moment + 120_000 },
  arrival: { date: "2026-11-22", time: "11:20", utc: moment + 144_000 },
};
const price = { hundredths: 80_520, unit: "USD", absorbed: 80_520, payable: 0 };
const base: Disruption = {
  id: 1,
  segmentId: 11,
  version: 3,
  group: "us",
  action: "confirm",
  fdaStatus: "ALTERNATIVE_CHOSEN",
  statusAt: moment - 1260,
  detectedAt: moment - 2460,
  kind: "CANCELLED",
  minutes: 0,
  source: "FEED",
  vendor: "NWT",
  bookingNo: "60418827",
  pnr: "Q7LXTB",
  traveller: "Ana Novak",
  passengers: 3,
  covered: true,
  carrier: "TP",
  number: "210",
  from: "JFK",
  to: "LIS",
  departure: { at: moment + 120_000, date: "2026-11-21", time: "23:30" },
  passesLeft: 0,
  delivery: "sent",
  chat: null,
  segment: flight,
  travellers: [{ name: "Ana Novak" }, { name: "Luka Novak" }, { name: "Mia Novak" }],
  email: "ana@novak.example",
  phone: "",
  history: [
    { event: "detected", fdaStatus: "DETECTED", at: moment - 2460, userid: "SYSTEM", note: "FEED" },
    { event: "notified", fdaStatus: "NOTIFIED", at: moment - 2430, userid: "SYSTEM", note: "" },
    { event: "choseFlight", fdaStatus: "ALTERNATIVE_CHOSEN", at: moment - 1260, userid: "TRAVELLER", note: "S4 222" },
  ],
  chosen: {
    flights: [{ ...flight, airline: { iata: "S4", name: "Azores Airlines" }, flightnum: "222" }],
    seatsLeft: 5,
    selectedAt: moment - 1260,
    baggage: 2,
    price,
    searchId: "s",
  },
  quote: null,
  consent: null,
  lounge: null,
  caseId: 4,
  itineraryVersion: 2,
};
const list: readonly Disruption[] = [
  {
    ...base,
    id: 2,
    segmentId: 12,
    action: "sendRideVoucher",
    fdaStatus: "LOUNGE_REQUESTED",
    statusAt: moment - 2880,
    kind: "DELAYED",
    minutes: 250,
    bookingNo: "60421512",
    traveller: "Marco Bianchi",
    passengers: 1,
    carrier: "AZ",
    number: "204",
    from: "FCO",
    to: "LHR",
    chosen: null,
  },
  base,
  {
    ...base,
    id: 3,
    segmentId: 13,
    action: "correctAddress",
    fdaStatus: "NOTIFY_FAILED",
    statusAt: moment - 720,
    bookingNo: "60417311",
    traveller: "Haruto Tanaka",
    email: "",
    passengers: 1,
    delivery: "failed",
    chosen: null,
  },
  {
    ...base,
    id: 4,
    segmentId: 14,
    group: "traveller",
    action: "none",
    fdaStatus: "OPENED",
    statusAt: moment - 900,
    bookingNo: "60421002",
    traveller: "Inés García López de la Torre y Santamaría",
    chosen: null,
  },
  { ...base, id: 5, segmentId: 15, group: "settled", action: "none", fdaStatus: "CONFIRMED", bookingNo: "60421003" },
];

const role = "CRM_OPERATOR";

const inWorld =
  (options: MockWorldOptions) =>
  ({ msw }: { readonly id: string; readonly msw?: unknown }): Record<string, never> => {
    const world = createMockWorld({ role, now: () => moment, checkIns: [], ...options });
    (msw as { use: (...handlers: MockWorld["handlers"]) => void }).use(...world.handlers);
    return {};
  };

function Stage({ start = {} }: { readonly start?: DisruptionSearch }) {
  const [search, setSearch] = useState(start);
  return (
    <StoryApp role={role} path="/dashboard/disruptions">
      <ClockContext value={() => moment}>
        <main style={{ blockSize: "100dvh" }}>
          <DisruptionBoardScreen search={search} onSearchChange={setSearch} />
        </main>
      </ClockContext>
    </StoryApp>
  );
}

const meta = {
  title: "Disruption/Board",
  component: Stage,
  loaders: [inWorld({ disruptions: { list } })],
  globals: { viewport: { value: "laptop" } },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Details: Story = { args: { start: { id: 1 } } };
export const Dark: Story = { args: { start: { id: 2 } }, globals: { theme: "dark", viewport: { value: "laptop" } } };
export const French: Story = { args: { start: { id: 1 } }, globals: { language: "fr", viewport: { value: "laptop" } } };
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
/** UI-16: on a phone in French the board begins with two rows of buttons, and its filters are kept when they fold. */
export const PhoneFiltersTest: Story = {
  globals: { language: "fr", viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const filters = await canvas.findByRole("button", { name: "Filtres" });
    const tools = ["Accès aux salons", "Signaler une perturbation"].map((name) => canvas.getByRole("button", { name }));
    await expect(new Set(tools.map((tool) => tool.offsetTop)).size).toBe(1);
    await userEvent.click(filters);
    await userEvent.type(canvas.getByRole("searchbox"), "69{Enter}");
    await waitFor(() => expect(filters).toHaveAccessibleName(/^Filtres ?, 1 actif$/));
    await userEvent.click(filters);
    await expect(canvas.queryByRole("searchbox")).toBeNull();
    await userEvent.click(filters);
    await expect(canvas.getByRole("searchbox")).toHaveValue("69");
  },
};

export const Empty: Story = { loaders: [inWorld({})] };
export const Loading: Story = { loaders: [inWorld({ slow: { "disruption.board": "infinite" } })] };
export const Failed: Story = { loaders: [inWorld({ failing: { "disruption.board": "INTERNAL_SERVER_ERROR" } })] };

export const ConfirmsTest: Story = {
  loaders: [inWorld({ disruptions: { list, priceNow: 87_570 } })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first] = await canvas.findAllByRole("button", { name: "Ana Novak" });
    if (!first) throw new Error("There is no such row.");
    await userEvent.click(first);
    const aside = within(await canvas.findByRole("complementary", { name: "Disruption of Ana Novak" }));
    await userEvent.click(await aside.findByRole("button", { name: "Ask the price again" }));
    await expect(await aside.findByText(/\$23\.50 more per passenger, still under the \$1,000/)).toBeVisible();
    await userEvent.click(aside.getByRole("button", { name: "Confirm at $875.70" }));
    await expect(await aside.findByText("Contact")).toBeVisible();
    await expect(aside.queryByRole("button", { name: /^Confirm at/ })).toBeNull();
  },
};

/** What a traveller writes is answered from here. */
export const WrittenTest: Story = {
  loaders: [
    inWorld({
      disruptions: {
        list: [
          {
            ...base,
            action: "answer",
            fdaStatus: "SEARCHING",
            chosen: null,
            chat: { roomId: "room 7", unread: 2, connected: true },
          },
          {
            ...base,
            id: 9,
            segmentId: 19,
            group: "traveller",
            action: "none",
            fdaStatus: "OPENED",
            traveller: "Marco Bianchi",
            chosen: null,
            chat: { roomId: "room 8", unread: 0, connected: true },
          },
        ],
      },
    }),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("Answer in chat")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "2 unread messages" })).toHaveAttribute(
      "href",
      "/dashboard/chat?room=room%207",
    );
    await expect(canvas.getByRole("link", { name: "In chat" })).toHaveAttribute(
      "href",
      "/dashboard/chat?room=room%208",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Ana Novak" }));
    const aside = within(await canvas.findByRole("complementary", { name: "Disruption of Ana Novak" }));
    await expect(await aside.findByRole("link", { name: "2 unread messages" })).toBeVisible();
  },
};

export const SendsAVoucherTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Marco Bianchi" }));
    const aside = within(await canvas.findByRole("complementary", { name: "Disruption of Marco Bianchi" }));
    await userEvent.click(await aside.findByRole("button", { name: "Send ride voucher" }));
    await expect(await aside.findByText(/RIDE-7KQM-X2D4/)).toBeVisible();
  },
};

export const EmptyTest: Story = {
  ...Empty,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("No disruptions")).toBeVisible();
  },
};

export const FailedTest: Story = {
  ...Failed,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("The disruptions could not be read.")).toBeVisible();
  },
};
