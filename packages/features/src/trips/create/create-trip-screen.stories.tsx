import { createOffer } from "@gatehouse/api/mocks/factories";
import { createMockWorld, type MockWorld, type MockWorldOptions } from "@gatehouse/api/mocks";
import type { AncillaryProduct } from "@gatehouse/domain/ancillary";
import type { Role } from "@gatehouse/domain/access";
import { defaultPassengers, itinerariesOf } from "@gatehouse/domain/flights";
import { readConfirmation } from "@gatehouse/domain/trips/confirmations";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { StoryApp } from "../../app/story-app.tsx";
import { CreateTripScreen } from "./create-trip-screen.tsx";
import type { FlightSearchProps } from "./flight-search-way.tsx";

const moment = Date.UTC(2026, 10, 20, 11, 42, 7) / 1000;
const onNavigate = fn();
let world: MockWorld;

/** A hotel's confirmation of the second trip, with another number of the reservation and another check-out. */
const confirmation = JSON.stringify({
  "@context": "https://schema.org",
  "@type": "LodgingReservation",
  reservationNumber: "MRI-50318",
  reservationFor: {
    "@type": "LodgingBusiness",
    name: "Mill Race Inn",
    address: "12 Mill Street SW, Rochester, MN 55902",
    telephone: "+1 507 555 0199",
  },
  checkinTime: "2026-11-29T15:00:00",
  checkoutTime: "2026-12-02T10:00:00",
});

const inWorld =
  (options: MockWorldOptions = {}) =>
  async ({
    args,
    msw,
  }: {
    readonly args: { readonly role?: Role };
    readonly msw?: unknown;
  }): Promise<Record<string, never>> => {
    const said = await readConfirmation(new TextEncoder().encode(confirmation), {
      zoneOf: () => undefined,
      today: "2026-11-20",
    });
    world = createMockWorld({
      role: args.role ?? "CRM_OPERATOR",
      now: () => moment,
      checkIns: [],
      trips: { reading: () => said },
      ...options,
    });
    (msw as { use: (...handlers: MockWorld["handlers"]) => void }).use(...world.handlers);
    return {};
  };

/** A flight search that finds one way, by Paris. */
const OneWay = ({ open, start, onTake, onClose }: FlightSearchProps) => {
  const [trip] = itinerariesOf(
    [
      createOffer({
        one: [
          { flight: "AF 7", from: "JFK", to: "CDG", dept: "2026-11-30T17:30", minutes: 435 },
          { flight: "AF 1180", from: "CDG", to: "LHR", dept: "2026-12-01T08:00", minutes: 80 },
        ],
      }),
    ],
    { from: start.from, to: start.to, departDate: start.date, passengers: defaultPassengers, nonstop: false },
  );
  if (!open || !trip) return null;
  return (
    <dialog open aria-label="Flight search">
      <p>{`${start.from} ${start.to} ${start.date} ${start.travellers}`}</p>
      <button
        type="button"
        onClick={() =>
          onTake(
            trip.trips.flatMap(({ segments }) => segments),
            start,
          )
        }
      >
        Take this flight
      </button>
      <button type="button" onClick={onClose}>
        Close
      </button>
    </dialog>
  );
};

interface StageProps {
  readonly role: Role;
  readonly of: "request" | "booking" | "nothing";
  readonly ancillaries?: readonly AncillaryProduct[];
}

const Stage = ({ role, of, ancillaries }: StageProps) => {
  const request = world.requests.all()[0];
  const trip = world.trips.all()[1];
  const search = {
    request: request ? { travelRequestId: request.id } : {},
    booking: trip ? { bookingNo: trip.bookingNo, vendorCode: trip.vendorCode } : {},
    nothing: {},
  }[of];
  return (
    <StoryApp role={role} path="/dashboard/trips/create" onNavigate={onNavigate}>
      <main style={{ blockSize: "100dvh" }}>
        <CreateTripScreen
          search={{ ...search, ...(ancillaries && { ancillaries }) }}
          FlightSearch={OneWay}
          clock={() => moment}
        />
      </main>
    </StoryApp>
  );
};

const meta = {
  title: "Trips/Create Trip",
  component: Stage,
  args: { role: "CRM_OPERATOR", of: "booking" },
  globals: { viewport: { value: "laptop" } },
  loaders: [inWorld()],
  beforeEach: () => {
    onNavigate.mockClear();
    sessionStorage.clear();
  },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Left the request, right what is made of it. */
export const FromRequest: Story = { args: { of: "request" } };

export const FromNothing: Story = { args: { of: "nothing" } };

/** Who makes trips of one vendor alone is not asked which. */
export const FromNothingByVendor: Story = {
  args: { of: "nothing", role: "VENDOR" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("textbox", { name: /^Booking number/ })).toBeVisible();
    await expect(canvas.queryByRole("textbox", { name: /^Vendor code/ })).toBeNull();
    // TRP-22: what the server would refuse is said before anything is sent.
    await userEvent.type(canvas.getByRole("textbox", { name: /^Booking number/ }), "SKY-1");
    await userEvent.click(canvas.getByRole("button", { name: /^Publish version 1/ }));
    const add = canvas.getByRole("button", { name: "Add a traveller" });
    await expect(add).toHaveAccessibleDescription("Please add at least one traveller.");
    await waitFor(() => expect(add).toHaveFocus());
    await userEvent.click(add);
    await expect(canvas.queryByText("Please add at least one traveller.")).toBeNull();
  },
};

/** Whose trip it is has to be said by who makes trips of several. */
export const FromNothingByLevel1: Story = {
  args: { of: "nothing", role: "LEVEL1_VENDOR" },
  play: async ({ canvasElement }) =>
    expect(await within(canvasElement).findByRole("textbox", { name: /^Vendor code/ })).toHaveValue(""),
};

/** UI-2: days stand in words, are typed in any form, and are sent as before. */
export const DaysInWordsTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const days = (await canvas.findAllByRole("textbox")).filter(
      (field): field is HTMLInputElement =>
        field instanceof HTMLInputElement && /^\d{1,2} \w{3} \d{4}$/.test(field.value),
    );
    const [first] = days;
    if (!first) throw new Error("No day stands in words.");
    await userEvent.clear(first);
    await userEvent.type(first, "2026-12-01{Tab}");
    await expect(first).toHaveValue("1 Dec 2026");
    await userEvent.click(canvas.getByRole("button", { name: "Preview PDF" }));
    await waitFor(
      () =>
        expect(JSON.stringify(world.calls.findLast(({ call }) => call === "trips.preview")?.input)).toContain(
          '"2026-12-01T',
        ),
      { timeout: 10_000 },
    );
  },
};

export const Phone: Story = { globals: { viewport: { value: "phone" } } };

export const Dark: Story = { globals: { theme: "dark", viewport: { value: "laptop" } } };

export const French: Story = { args: { of: "request" }, globals: { language: "fr", viewport: { value: "laptop" } } };

/** The PDF of what is typed stands beside it and follows; what is not complete is left out, and said (TRP-39). */
export const Previewing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Preview PDF" }));
    const preview = await canvas.findByRole("region", { name: "PDF preview" });
    await expect(
      await within(preview).findByRole("listitem", { name: "Page 1 of 1" }, { timeout: 15_000 }),
    ).toBeVisible();
    const summary = canvas.getByRole("textbox", { name: /^Summary/ });
    // At once: a whole form is drawn for every key, and which key it was changes nothing here.
    await userEvent.tripleClick(summary);
    await userEvent.paste("Two nights by the lake");
    await waitFor(
      () =>
        expect(world.calls.findLast(({ call }) => call === "trips.preview")?.input).toMatchObject({
          content: { itinerarySummary: "Two nights by the lake" },
        }),
      { timeout: 10_000 },
    );
    const [number] = canvas.getAllByRole("textbox", { name: /^Flight number/ });
    if (!number) throw new Error("There is a flight.");
    await userEvent.clear(number);
    await expect(
      await within(preview).findByText("1 entry that is not complete is left out.", undefined, { timeout: 10_000 }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Close the preview" }));
    await expect(canvas.queryByRole("region", { name: "PDF preview" })).toBeNull();
  },
};

export const Failed: Story = { loaders: [inWorld({ failing: { "trips.one": "LOOKUP_FAILED" } })] };

const published = () => world.calls.filter(({ call }) => call === "trips.publish");

/** A problem that is meant so says why; the differences are seen, and then it is published. */
export const Publishing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const flights = within(await canvas.findByRole("region", { name: "Flights" }));
    const [number] = flights.getAllByRole("textbox", { name: /^Flight number/ });
    if (!number) throw new Error("There is no flight.");
    await userEvent.clear(number);
    await userEvent.click(canvas.getByRole("button", { name: /^Publish version 3/ }));
    await expect(await canvas.findByText("Digits, like 1862.")).toBeVisible();
    await waitFor(() => expect(number).toHaveFocus());
    await userEvent.type(number, "1900");
    const problems = within(canvas.getByRole("region", { name: /^Problems/ }));
    for (;;) {
      const [mark] = problems.queryAllByRole("button", { name: /^Meant so: / });
      if (!mark) break;
      await userEvent.click(mark);
      await userEvent.type(await problems.findByRole("textbox", { name: /^Why it is meant so/ }), "As agreed");
      await userEvent.click(problems.getByRole("button", { name: "Keep" }));
    }
    await userEvent.click(canvas.getByRole("button", { name: /^Publish version 3/ }));
    const dialog = within(await screen.findByRole("alertdialog"));
    await expect(dialog.getByRole("row", { name: /^Flight number/ })).toHaveTextContent(/1862.*1900/);
    await expect(published()).toHaveLength(0);
    await userEvent.click(dialog.getByRole("button", { name: /^Publish/ }));
    await expect(await screen.findByText("Version 3 of ALD-70344 is published")).toBeInTheDocument();
    await waitFor(() => expect(onNavigate).toHaveBeenCalled());
  },
};

/** What was read stands beside its source, and nothing is taken by itself (TRP-6). */
export const Reading: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole("region", { name: "Flights" });
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error("There is no place for a file.");
    await userEvent.upload(input, new File([confirmation], "inn.html", { type: "text/html" }));
    const take = await canvas.findByRole("checkbox", { name: "Take Phone" });
    await expect(take).not.toBeChecked();
    const phone = canvas.getAllByRole("textbox", { name: /^Phone/ });
    await expect(phone.map((one) => (one as HTMLInputElement).value)).not.toContain("+1 507 555 0199");
    await userEvent.click(take);
    await userEvent.click(canvas.getByRole("button", { name: /^Take \d+ field/ }));
    await waitFor(() =>
      expect(canvas.getAllByRole<HTMLInputElement>("textbox", { name: /^Phone/ }).map(({ value }) => value)).toContain(
        "+1 507 555 0199",
      ),
    );
  },
};

/** What could not be read stays attached, and is published with the version (TRP-42). */
export const AttachedFileTest: Story = {
  loaders: [inWorld({ trips: {} })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole("region", { name: "Flights" });
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error("There is no place for a file.");
    await userEvent.upload(input, new File(["a fax"], "fax.bin"));
    await expect(await canvas.findByText("This kind of file is not known here.")).toBeVisible();
    await expect(await canvas.findByText("The file stays attached to the itinerary.")).toBeVisible();
    const list = await canvas.findByRole("region", { name: "Attached files" });
    await expect(within(list).getByText(/fax\.bin/)).toBeVisible();
    await userEvent.click(within(list).getByRole("button", { name: "Take out fax.bin" }));
    await waitFor(() => expect(canvas.queryByRole("region", { name: "Attached files" })).toBeNull());
  },
};

const pdfFile = (name: string) => new File(["%PDF-1.7\n"], name, { type: "application/pdf" });

/** A finished PDF goes with the next version, though nothing else is different; what is no PDF is refused at its place (TRP-41). */
export const FinishedPdf: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const open = await canvas.findByRole("button", { name: "Finished PDF", expanded: false });
    await userEvent.click(open);
    const way = await canvas.findByRole("region", { name: "Finished PDF" });
    await waitFor(() => expect(within(way).getByRole("button", { name: /^Choose a file/u })).toHaveFocus());
    const input = way.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error("There is no place for a file.");
    // As if it were dropped: choosing offers PDFs alone.
    await userEvent.upload(input, new File(["no"], "trip.pdf", { type: "application/pdf" }));
    await expect(await within(way).findByText("This file is not a PDF.")).toBeVisible();
    await userEvent.upload(input, pdfFile("Grove trip.pdf"));
    await expect(await within(way).findByText("Grove trip.pdf")).toBeVisible();
    await expect(await canvas.findByRole("button", { name: "Finished PDF", expanded: false })).toBeVisible();

    await userEvent.click(within(way).getByRole("button", { name: "Take out the PDF" }));
    await expect(canvas.queryByRole("region", { name: "Finished PDF" })).toBeNull();
    await userEvent.click(open);
    const again = await canvas.findByRole("region", { name: "Finished PDF" });
    await userEvent.upload(
      again.querySelector<HTMLInputElement>('input[type="file"]') ?? input,
      pdfFile("Grove trip 2.pdf"),
    );
    await within(again).findByRole("button", { name: "Take out the PDF" });
    const problems = within(canvas.getByRole("region", { name: /^Problems/ }));
    for (;;) {
      const [mark] = problems.queryAllByRole("button", { name: /^Meant so: / });
      if (!mark) break;
      await userEvent.click(mark);
      await userEvent.type(await problems.findByRole("textbox", { name: /^Why it is meant so/ }), "As agreed");
      await userEvent.click(problems.getByRole("button", { name: "Keep" }));
    }
    await userEvent.click(canvas.getByRole("button", { name: /^Publish version 3/ }));
    const dialog = within(await screen.findByRole("alertdialog"));
    await expect(dialog.getByText("It is viewed as the finished PDF Grove trip 2.pdf.")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: /^Publish/ }));
    await waitFor(() => expect(onNavigate).toHaveBeenCalled());
    await expect(world.trips.all()[1]?.versions.at(-1)?.finishedPdf?.name).toBe("Grove trip 2.pdf");
  },
};

/** What the request asks for is where the itinerary begins, and each item says whether it is met (TRP-48). */
export const RequestedItems: Story = {
  args: { of: "request" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("region", { name: "Request" })).toBeVisible();
    const request = world.requests.all()[0];
    await expect(canvas.getAllByRole("textbox", { name: /^Flight number/ })).toHaveLength(
      request?.request.flights.length ?? 0,
    );
    await expect(canvas.getByRole("button", { name: /^Publish version 1/ })).toBeVisible();
    const asked = within(canvas.getByRole("region", { name: "Request" }));
    await expect(asked.getByText(/^0 of \d+ met$/)).toBeVisible();
    await expect(asked.queryByText("Met:")).toBeNull();
    for (const number of canvas.getAllByRole("textbox", { name: /^Confirmation/ })) await userEvent.type(number, "X1");
    await waitFor(() => expect(asked.getAllByText("Met:").length).toBeGreaterThan(0));
    await expect(asked.queryByText(/^0 of \d+ met$/)).toBeNull();
  },
};

/** What somebody chose before there was a booking waits in its cart (ANC-9). */
export const ThenCart: Story = {
  args: { ancillaries: ["flight-watcher", "flight-delay-assistance"] },
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await canvas.findByText("To be added to the booking: Flight Watcher, Flight Delay Assistance");
    await Publishing.play?.(context);
    await expect(onNavigate.mock.lastCall?.[0]).toBe(
      "/dashboard/ancillary/add?bookingNo=ALD-70344&vendorCode=ALD&products=flight-watcher%2Cflight-delay-assistance",
    );
  },
};

/** A request that is booked goes on with the itinerary of its booking (TRP-22). */
export const OfBookedRequest: Story = {
  args: { of: "request" },
  beforeEach: () => {
    const [request] = world.requests.all();
    const trip = world.trips.all().find(({ vendorCode }) => vendorCode === request?.traveller.vendorCode);
    if (!request || !trip) throw new Error("The world has no request, or no trip of its vendor.");
    world.requests.change(request.id, { status: "BOOKED", bookingNo: trip.bookingNo });
  },
  play: async ({ canvasElement }) =>
    void (await within(canvasElement).findByRole("button", { name: /^Publish version (?!1$)\d+/ })),
};

/** A found flight stands in the place of the open one; Undo brings the open one back, and what was typed stays (TRP-40). */
export const FromFlightSearch: Story = {
  args: { of: "request" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const asked = world.requests.all()[0]?.request.flights[0];
    await userEvent.type(await canvas.findByRole("textbox", { name: /^Summary/ }), "By Paris");
    const numbers = () =>
      canvas.getAllByRole<HTMLInputElement>("textbox", { name: /^Flight number/ }).map(({ value }) => value);
    const before = numbers();
    await userEvent.click(canvas.getByRole("button", { name: "Flight search" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Flight search" }));
    const { departure, arrival } = asked ?? {};
    await expect(
      dialog.getByText(
        `${departure?.airportCode ?? ""} ${arrival?.airportCode ?? ""} ${departure?.dateTime.slice(0, 10) ?? ""} 1`,
      ),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Take this flight" }));
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await expect(numbers()).toEqual(["7", "1180", ...before.slice(1)]);
    // Each place is called by its city, also the one where planes are changed.
    await expect(
      await screen.findByText("AF 7, New York to Paris, AF 1180, Paris to London are in the itinerary"),
    ).toBeInTheDocument();
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(numbers()).toEqual(before));
    await expect(canvas.getByRole("textbox", { name: /^Summary/ })).toHaveValue("By Paris");
  },
};

/** Somebody publishes meanwhile: who it was and what differs stands there, and nothing that was typed is lost. */
export const PublishedMeanwhile: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const summary = await canvas.findByRole("textbox", { name: /^Summary/ });
    await userEvent.clear(summary);
    await userEvent.type(summary, "Rochester");
    const trip = world.trips.all()[1];
    const version = trip?.versions.at(-1);
    if (!trip || !version) throw new Error("There is no trip.");
    world.trips.publish(trip, { ...version, publishedBy: "admin", publishedAt: moment - 60 });
    for (;;) {
      const [mark] = canvas.queryAllByRole("button", { name: /^Meant so: / });
      if (!mark) break;
      await userEvent.click(mark);
      await userEvent.type(await canvas.findByRole("textbox", { name: /^Why it is meant so/ }), "As agreed");
      await userEvent.click(canvas.getByRole("button", { name: "Keep" }));
    }
    await userEvent.click(canvas.getByRole("button", { name: /^Publish version 3/ }));
    await userEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: /^Publish/ }));
    await expect(await canvas.findByText(/^admin published version 3 meanwhile/)).toBeVisible();
    await expect(summary).toHaveValue("Rochester");
    await userEvent.click(await canvas.findByRole("button", { name: "Go on from version 3" }));
    await expect(await canvas.findByRole("button", { name: /^Publish version 4/ })).toBeVisible();
    await expect(summary).toHaveValue("Rochester");
  },
};
