import { createSampleOffers } from "@gatehouse/api/mocks/factories";
import type { SelectedFlight } from "@gatehouse/domain/flights";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useMemo, useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { StoryApp } from "../../app/story-app.tsx";
import { ClockContext } from "../../app/time/index.ts";
import { FlightsScreen } from "../flights-screen.tsx";
import { flightWorld, moment } from "../stories/flight-world.ts";
import {
  type ChatSelection,
  type ConnectedRoom,
  ConnectedRoomsContext,
  type SharedFlights,
} from "./connected-rooms.ts";

const operator = "CRM_OPERATOR";
const onSearchChange = fn();
const onShare = fn<(roomId: string, shared: SharedFlights) => Promise<void>>();

/** What the traveller in chat selects: set by the screen as long as it listens. */
let fromChat: ((flights: readonly SelectedFlight[]) => ChatSelection) | undefined;

interface StageProps {
  readonly rooms: readonly ConnectedRoom[];
  readonly isOperator: boolean;
  readonly search: Readonly<Record<string, string>>;
  readonly arrival?: unknown;
}

function Stage({ rooms, isOperator, search: start, arrival }: StageProps) {
  const [search, setSearch] = useState(start);
  const chat = useMemo(
    () => ({
      rooms,
      share: onShare,
      onSelection: (listener: NonNullable<typeof fromChat>) => {
        fromChat = listener;
        return () => {
          fromChat = undefined;
        };
      },
    }),
    [rooms],
  );
  return (
    <StoryApp role={operator} path="/dashboard/fsb" live={false}>
      <ClockContext value={() => moment}>
        <ConnectedRoomsContext value={chat}>
          <main style={{ minBlockSize: "100dvh" }}>
            <FlightsScreen
              search={search}
              isOperator={isOperator}
              arrival={arrival}
              onSearchChange={(next) => {
                setSearch(next);
                onSearchChange(next);
              }}
            />
          </main>
        </ConnectedRoomsContext>
      </ClockContext>
    </StoryApp>
  );
}

const trip = { from: "JFK", to: "LIS", departDate: "2026-11-28", passengerCount: "1" };
const rooms: readonly ConnectedRoom[] = [
  { roomId: "room-1", name: "Marguerite Duval", isOrigin: true },
  { roomId: "room-2", name: "Tobias Adeyemi-Lindqvist", isOrigin: false },
];

const meta = {
  title: "Flights/Share",
  component: Stage,
  args: { rooms, isOperator: true, search: trip },
  loaders: [flightWorld({ role: "CRM_OPERATOR", flights: { offers: createSampleOffers } })],
  globals: { viewport: { value: "laptop" } },
  beforeEach: () => {
    onSearchChange.mockClear();
    onShare.mockReset();
    onShare.mockResolvedValue(undefined);
  },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

const patience = { timeout: 12_000 };
const button = () => screen.findByRole("button", { name: "Inform Traveler" }, patience);

/** The search goes to a traveller by keys alone; the focus comes back to where it was. */
export const SharesTheSearch: Story = {
  play: async () => {
    const inform = await button();
    inform.focus();
    await userEvent.keyboard("{Enter}");
    const panel = await screen.findByRole("dialog", { name: "Share with" }, patience);
    // Not flush with the edge of the window.
    await expect(panel.getBoundingClientRect().right).toBeLessThanOrEqual(document.documentElement.clientWidth - 8);
    await expect(within(panel).getByText("They get the search JFK – LIS.")).toBeVisible();
    const room = within(panel).getByRole("button", { name: /^Marguerite Duval asked for this search/ });
    await waitFor(() => expect(room).toHaveFocus());
    await expect(within(panel).getByText("MD")).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await screen.findByText("Shared with Marguerite Duval.", {}, patience);
    await expect(onShare).toHaveBeenCalledTimes(1);
    const [roomId, shared] = onShare.mock.calls[0] ?? [];
    await expect(roomId).toBe("room-1");
    await expect(shared?.request).toMatchObject({ from: "JFK", to: "LIS", departDate: "2026-11-28" });
    await expect(shared).not.toHaveProperty("selectedFlights");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(inform).toHaveFocus();
  },
};

/** With an itinerary selected, it is that which is shared. */
export const SharesTheItinerary: Story = {
  args: { search: { ...trip, itinerary: "multiple-airlines" } },
  play: async () => {
    await screen.findByRole("heading", { name: "Selected itinerary" }, patience);
    await userEvent.click(await button());
    await userEvent.click(await screen.findByRole("button", { name: "Tobias Adeyemi-Lindqvist" }, patience));
    await waitFor(() => expect(onShare).toHaveBeenCalledTimes(1));
    await expect(onShare.mock.calls[0]?.[1].selectedFlights?.map(({ flightNum }) => flightNum)).toEqual([
      "1107",
      "1363",
    ]);
  },
};

export const NobodyConnected: Story = {
  args: { rooms: [] },
};

export const NobodyConnectedTest: Story = {
  ...NobodyConnected,
  play: async () => {
    const inform = await button();
    await userEvent.click(inform);
    const panel = await screen.findByRole("dialog", { name: "Share with" }, patience);
    await expect(within(panel).getByText("No traveller is connected.")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(screen.queryByRole("dialog")).toBeNull();
    await expect(inform).toHaveFocus();
  },
};

export const Fails: Story = {
  play: async () => {
    onShare.mockRejectedValue(new Error("The chat is gone."));
    await userEvent.click(await button());
    await userEvent.click(await screen.findByRole("button", { name: "Tobias Adeyemi-Lindqvist" }, patience));
    await expect(
      await screen.findByText("Nothing was shared with Tobias Adeyemi-Lindqvist. Try again.", {}, patience),
    ).toBeVisible();
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
  },
};

/** Travellers do not see the control (FLT-22). */
export const Traveller: Story = {
  args: { isOperator: false },
};

export const TravellerTest: Story = {
  ...Traveller,
  play: async () => {
    await screen.findAllByRole("button", { name: "Select" }, patience);
    await expect(screen.queryByRole("button", { name: "Inform Traveler" })).toBeNull();
    await expect(fromChat).toBeUndefined();
  },
};

/** An itinerary selected in chat is found by its flights, in whatever order they come; others are not, and the screen says so. */
export const SelectedInChat: Story = {};

export const SelectedInChatTest: Story = {
  ...SelectedInChat,
  play: async () => {
    await screen.findAllByRole("button", { name: "Select" }, patience);
    await waitFor(() => expect(fromChat).toBeDefined(), patience);
    const flight = (flightNum: string, airlineIata: string, fromIata: string, toIata: string, deptUtc: number) => ({
      flightNum,
      airlineIata,
      fromIata,
      toIata,
      deptUtc,
      deptLocal: "",
    });
    await expect(fromChat?.([flight("1", "ZZ", "JFK", "LIS", 0)])).toBe("flights.selection.notFound");
    await screen.findByText("Itinerary not found", {}, patience);
    const connecting = createSampleOffers({ departDate: "2026-11-28" }).find(({ id }) => id === "multiple-airlines");
    const flights = (connecting?.one.segments ?? []).map(({ airline, from, to, dept }) =>
      flight(airline.flightNum, airline.code.iata, from.iata, to.iata, dept.utc),
    );
    await expect(fromChat?.(flights.toReversed())).toBe("selected");
    await waitFor(() => expect(onSearchChange.mock.lastCall?.[0]).toHaveProperty("itinerary", "multiple-airlines"));
    await expect(await screen.findByRole("heading", { name: "Selected itinerary" }, patience)).toBeVisible();
  },
};

/** Somebody was sent here with a search: it begins by itself. */
export const SearchesOnArrival: Story = {
  args: {
    search: {},
    arrival: {
      type: "search-flight",
      payload: {
        from: "JFK",
        to: "LIS",
        departDate: "2026-11-28",
        passengers: { adults: 2, child: 0, infants: 0 },
        nonstop: false,
      },
    },
  },
  play: async () => {
    await screen.findAllByRole("button", { name: "Select" }, patience);
    await expect(onSearchChange.mock.calls[0]?.[0]).toMatchObject({ from: "JFK", to: "LIS", passengerCount: "2" });
  },
};

export const FrenchPhoneInTheDark: Story = {
  globals: { language: "fr", theme: "dark", viewport: { value: "phone" } },
};

export const FrenchPhoneInTheDarkTest: Story = {
  ...FrenchPhoneInTheDark,
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Informer le voyageur" }, patience));
    const panel = await screen.findByRole("dialog", { name: "Partager avec" }, patience);
    await expect(within(panel).getByText("a demandé cette recherche")).toBeVisible();
    const { left, right } = panel.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(innerWidth);
  },
};
