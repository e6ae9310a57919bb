import { createMockWorld, type MockWorld, type MockWorldOptions } from "@gatehouse/api/mocks";
import { createTrips } from "@gatehouse/api/mocks/factories";
import type { Role } from "@gatehouse/domain/access";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { StoryApp } from "../../app/story-app.tsx";
import { TripDetailsScreen } from "./details-screen.tsx";
import type { TripSearch } from "./details-search.ts";

const moment = Date.UTC(2026, 10, 20, 11, 42, 7) / 1000;
let world: MockWorld;

const inWorld =
  (options: MockWorldOptions = {}) =>
  ({ args, msw }: { readonly args: { readonly role?: Role }; readonly msw?: unknown }): Record<string, never> => {
    world = createMockWorld({ role: args.role ?? "CRM_OPERATOR", now: () => moment, checkIns: [], ...options });
    (msw as { use: (...handlers: MockWorld["handlers"]) => void }).use(...world.handlers);
    return {};
  };

interface StageProps {
  readonly role: Role;
  /** Which trip of the world is shown; none for a booking without an itinerary. */
  readonly place: number;
  readonly view?: TripSearch["view"];
  /** Something was said about it. */
  readonly commented?: boolean;
}

const Stage = ({ role, place, view, commented = false }: StageProps) => {
  const trip = world.trips.all().at(place);
  const [search, setSearch] = useState<TripSearch>({
    data: trip?.bookingNo ?? "99999999",
    ...(role === "TRAVELLER" || !trip ? {} : { vendorCode: trip.vendorCode }),
    ...(view ? { view } : {}),
  });
  return (
    <StoryApp role={role} path="/dashboard/my-trips/view-trips-details">
      <main style={{ blockSize: "100dvh" }}>
        <TripDetailsScreen
          clock={() => moment}
          search={search}
          onSearchChange={setSearch}
          {...(commented ? { comments: <section aria-label="Comments">Is there a later flight?</section> } : {})}
        />
        <output hidden data-testid="address">
          {JSON.stringify(search)}
        </output>
      </main>
    </StoryApp>
  );
};

const meta = {
  title: "Trips/Trips Details",
  component: Stage,
  args: { role: "CRM_OPERATOR", place: 0 },
  globals: { viewport: { value: "laptop" } },
  loaders: [inWorld()],
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A trip that is to come. */
export const Upcoming: Story = { args: { place: 1 } };

/** A traveller sees what counts, and nothing of versions. */
export const Traveller: Story = { args: { role: "TRAVELLER" } };

export const Phone: Story = { args: { role: "TRAVELLER" }, globals: { viewport: { value: "phone" } } };

export const Dark: Story = { globals: { theme: "dark", viewport: { value: "laptop" } } };

export const NotBooked: Story = { args: { place: 99 } };

export const Failed: Story = { loaders: [inWorld({ failing: { "trips.one": "LOOKUP_FAILED" } })] };

export const Loading: Story = { loaders: [inWorld({ slow: { "trips.one": "infinite" } })] };

export const French: Story = { globals: { language: "fr", viewport: { value: "laptop" } } };

/** Staff save what suppliers sent and could not be read; travellers see nothing of it (TRP-42). */
export const AttachedFilesTest: Story = {
  loaders: [
    inWorld({
      trips: {
        trips: (now) =>
          createTrips(now).map((trip) => ({
            ...trip,
            versions: trip.versions.map((version) => ({
              ...version,
              attachments: [
                { id: "00000000-0000-4000-9000-000000000001", name: "Confirmation (fax).tiff", size: 482_113 },
                { id: "00000000-0000-4000-9000-000000000002", name: "Offer.docx", size: 38_022 },
              ],
            })),
          })),
      },
    }),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const files = within(await canvas.findByRole("region", { name: "Attached files" }));
    await expect(files.getByRole("button", { name: "Save Confirmation (fax).tiff 482 kB" })).toBeVisible();
    await expect(files.getByText("482 kB")).toBeVisible();
    // The mocks keep no file of these names.
    await userEvent.click(files.getByRole("button", { name: /^Save Offer.docx/ }));
    await expect(await screen.findByText("Offer.docx could not be downloaded. Try again.")).toBeVisible();
  },
};

/** Staff choose a version: the current one stands first, then those before it; two are compared side by side. */
export const Versions: Story = {
  args: { place: 1 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const select = await canvas.findByRole<HTMLSelectElement>("combobox", { name: "Select Version" });
    await waitFor(() =>
      expect([...select.options].map(({ text }) => text)).toEqual(["Version 2 (current)", "Version 1"]),
    );
    await userEvent.click(canvas.getByRole("button", { name: "Compare with version 1" }));
    const row = await canvas.findByRole("row", { name: /^Flight number/ });
    await expect(row).toHaveTextContent(/4009.*4017/);
    await userEvent.selectOptions(select, "1");
    await expect(await canvas.findByText("This is version 1, which counts no longer.")).toBeVisible();
    await expect(canvas.getAllByText(/DL 4009/)[0]).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Show the current version" }));
    await waitFor(() => expect(select).toHaveValue("2"));
  },
};

/** Days and hours are those of the places, and a change of the zone is named (TRP-4). */
export const LocalTimes: Story = {
  args: { role: "TRAVELLER", place: 1 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("heading", { name: "Sunday 29 November" })).toBeVisible();
    await expect(canvas.getByText("Clocks go back 1 h: Central Time")).toBeVisible();
    await expect(canvas.getByText(/^The trip begins in/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Call +1 507 555 0131" })).toHaveAttribute(
      "href",
      "tel:+15075550131",
    );
    await expect(canvas.queryByRole("combobox", { name: "Select Version" })).toBeNull();
    await expect(canvas.queryByRole("link", { name: /Upload Itinerary/ })).toBeNull();
  },
};

/** A booking without an itinerary says so. */
export const NotBookedSaid: Story = {
  args: { place: 99 },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("No trips available yet. Booking not created.")).toBeVisible();
  },
};

/** The switch shows the version that is chosen as a PDF; both stand in the address, so that the link can be shared (TRP-38). */
export const ViewsPdf: Story = {
  args: { place: 1 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const select = await canvas.findByRole<HTMLSelectElement>("combobox", { name: "Select Version" });
    await waitFor(() => expect(select.options).toHaveLength(2));
    await userEvent.click(canvas.getByRole("checkbox", { name: "View PDF" }));
    await expect(await canvas.findByRole("listitem", { name: "Page 1 of 1" }, { timeout: 15_000 })).toBeVisible();
    await userEvent.selectOptions(select, "Version 1");
    await waitFor(() =>
      expect(world.calls.findLast(({ call }) => call === "trips.pdf")?.input).toMatchObject({
        version: "1",
        language: "en",
      }),
    );
    await expect(canvas.getByTestId("address")).toHaveTextContent('"view":"pdf","version":1');
    await userEvent.click(canvas.getByRole("checkbox", { name: "View PDF" }));
    await expect(await canvas.findByText("This is version 1, which counts no longer.")).toBeVisible();
  },
};

export const Pdf: Story = { args: { view: "pdf" } };

export const PdfPhone: Story = {
  args: { role: "TRAVELLER", view: "pdf" },
  globals: { viewport: { value: "phone" }, theme: "dark" },
};

export const PdfFails: Story = {
  args: { view: "pdf" },
  loaders: [inWorld({ failing: { "trips.pdf": "INTERNAL_SERVER_ERROR" } })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("Trips PDF is not available")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeEnabled();
  },
};

const known = { minutes: 0, terminal: "", gate: "" } as const;

/** How flights stand is beside them, for travellers too; it follows, and earlier versions say nothing of it (TRP-46). */
export const FlightStatesTest: Story = {
  args: { role: "TRAVELLER", place: 1 },
  loaders: [
    inWorld({
      trips: {
        flightStates: [
          { ...known, flightId: "f1", state: "delayed", minutes: 25, gate: "B32" },
          { ...known, flightId: "f2", state: "onTime" },
        ],
      },
    }),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("On time")).toBeVisible();
    await expect(canvas.getByText(/^Delayed by /)).toBeVisible();
    await expect(canvas.getByText(/^expected at \d\d:\d\d · Gate B32$/)).toBeVisible();
    world.trips.changeFlights("ALD-70344", [{ ...known, flightId: "f1", state: "cancelled" }]);
    await expect(await canvas.findByText("Cancelled by the airline")).toBeVisible();
    await expect(canvas.queryByText("On time")).toBeNull();
  },
};

/** A version that does not count any more says nothing of how flights stand. */
export const FlightStatesOfOldVersionTest: Story = {
  args: { place: 1 },
  loaders: [inWorld({ trips: { flightStates: [{ ...known, flightId: "f1", state: "cancelled" }] } })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("Cancelled by the airline")).toBeVisible();
    const select = await canvas.findByRole<HTMLSelectElement>("combobox", { name: "Select Version" });
    await waitFor(() => expect(select.options).toHaveLength(2));
    await userEvent.selectOptions(select, "Version 1");
    await expect(await canvas.findByText(/This is version 1/)).toBeVisible();
    await waitFor(() => expect(canvas.queryByText("Cancelled by the airline")).toBeNull());
  },
};
