import { createCheckIn } from "@gatehouse/api/mocks/factories";
import type { Role } from "@gatehouse/domain/access";
import type { CheckIn } from "@gatehouse/domain/checkin";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, screen, spyOn, userEvent, waitFor, within } from "storybook/test";
import { StoryAddress } from "../../app/story-address.tsx";
import { callsOf, message } from "../stories/queue-queries.ts";
import { inWorld, moment, world } from "../stories/queue-stage.tsx";
import { fewCheckIns, heldCheckIns } from "../stories/queue-story-data.ts";
import { DetailsScreen } from "./details-screen.tsx";
import { parseDetailsSearch } from "./details-search.ts";

const onSearchChange = fn();

interface StageProps {
  readonly role: Role;
  readonly search: Readonly<Record<string, unknown>>;
}

function Stage({ role, search: start }: StageProps) {
  return (
    <StoryAddress
      role={role}
      path="/dashboard/checkin/details"
      start={parseDetailsSearch(start)}
      onSearchChange={onSearchChange}
    >
      {(search, change) => <DetailsScreen search={search} onSearchChange={change} clock={() => moment} />}
    </StoryAddress>
  );
}

const meta = {
  title: "Check-in/Details page",
  component: Stage,
  args: { role: "OPERATOR", search: { pnr: "K7XQ2M", bookingNo: "60418827" } },
  loaders: [inWorld({ checkIns: fewCheckIns })],
  beforeEach: () => void onSearchChange.mockClear(),
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = (canvasElement: HTMLElement) => within(canvasElement).findByRole("region", { name: "Check-in details" });
const stage = async (canvasElement: HTMLElement, name: string) => {
  const found = await page(canvasElement);
  await waitFor(() => expect(found).toHaveAttribute("data-stage", name));
  return within(found);
};
const calledFor = (call: string) => callsOf(call).map(({ input }) => (input as { iata: string }).iata);

/** Flights with their passengers, airlines and airports by name. */
export const Complete: Story = {};

export const CompleteTest: Story = {
  ...Complete,
  play: async ({ canvasElement }) => {
    const canvas = await stage(canvasElement, "fetch-success-2");
    await expect(canvas.getByRole("heading", { level: 1, name: "PNR K7XQ2M" })).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 2, name: /TK 2204.*Turkish Airlines/ })).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 3, name: /NOVAK, Ana/ })).toBeVisible();
    await expect(canvas.getByText("Passport number")).toBeVisible();
    // As dense as the queue; the rest of a passenger unfolds.
    for (const heading of canvas.getAllByRole("heading", { level: 3 }))
      await expect(heading.closest("li")?.getBoundingClientRect().height).toBeLessThanOrEqual(60);
    const unfold = canvas.getByRole("button", { name: /^All that is known of M\w+ NOVAK, Ana$/ });
    await userEvent.click(unfold);
    await expect(unfold).toHaveAttribute("aria-expanded", "true");
    await expect(calledFor("reference.airport").toSorted()).toEqual(["IST", "LHR"]);
    await expect(canvas.queryByRole("group", { name: "Selected check-ins" })).toBeNull();
  },
};

/** What travellers supplied for the whole booking. */
const given = {
  bookingNo: "60418827",
  destinationAddress: {
    line1: "5 Rue de Rivoli",
    line2: "",
    city: "Paris",
    country: "FRA",
    state: "",
    pincode: "75001",
  },
  emergencyContact: {
    firstname: "Bo",
    lastname: "Berg",
    email: "bo.berg@traveller.example",
    phoneCode: "46",
    phoneNumber: "812345678",
    nationality: "SWE",
  },
};

/** What travellers supplied, and a name that waits for a decision: confirmed here. */
export const SuppliedByTravellers: Story = {
  loaders: [
    inWorld({
      checkIns: fewCheckIns,
      supplied: [
        {
          ...given,
          changes: [
            { checkInId: 1, field: "firstname", to: "Anna" },
            { checkInId: 1, field: "lastname", to: "Nowak" },
            { checkInId: 1, field: "email", to: "anna@traveller.example" },
          ],
        },
      ],
    }),
  ],
};

export const SuppliedByTravellersTest: Story = {
  ...SuppliedByTravellers,
  play: async ({ canvasElement }) => {
    const canvas = await stage(canvasElement, "fetch-success-2");
    await expect(await canvas.findByText("5 Rue de Rivoli, 75001 Paris, France")).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByText("Bo Berg, +46 812345678, bo.berg@traveller.example, Sweden")).toBeVisible(),
    );
    const waiting = within(canvas.getByRole("alert"));
    await expect(waiting.getByRole("heading", { level: 2, name: "Changes that travellers ask for" })).toBeVisible();
    await expect(waiting.getByText("Anna")).toBeVisible();
    await userEvent.click(waiting.getByRole("button", { name: "Confirm First name of NOVAK, Ana" }));
    // The rows stay where they are, the decided one says what happened and has the focus.
    await waitFor(() => expect(canvas.getByText("Confirmed")).toHaveFocus());
    const items = () => canvas.getAllByRole("listitem").filter((item) => item.textContent.includes("→"));
    await expect(items().map((item) => within(item).queryAllByRole("button").length)).toEqual([0, 2, 2]);
    await expect(callsOf("travellers.decideChange")).toMatchObject([
      { input: { id: "1", decision: "confirmed", to: "Anna" } },
    ]);
    // The second half of a double click decides nothing else.
    const refuse = canvas.getByRole("button", { name: "Refuse Last name of NOVAK, Ana" });
    await fireEvent.click(refuse, { detail: 2 });
    await expect(callsOf("travellers.decideChange")).toHaveLength(1);
    await waitFor(
      async () => {
        await userEvent.click(refuse);
        await expect(canvas.getByText("Refused")).toHaveFocus();
      },
      { timeout: 5000 },
    );
    // Where boarding passes go is asked about.
    const page = within(canvasElement.ownerDocument.body);
    const mail = canvas.getByRole("button", { name: "Confirm E-mail of NOVAK, Ana" });
    const dialog = await waitFor(
      async () => {
        await fireEvent.click(mail);
        return page.getByRole("alertdialog", { name: "Change where boarding passes go?" });
      },
      { timeout: 5000 },
    );
    const text = within(dialog).getByText(/will go to anna@traveller\.example from now on\.$/);
    await waitFor(() => expect(text).toBeVisible());
    await expect(callsOf("travellers.decideChange")).toHaveLength(2);
    await userEvent.click(within(dialog).getByRole("button", { name: "Confirm" }));
    await waitFor(() => expect(canvas.getAllByText("Confirmed")).toHaveLength(2));
    await expect(items()).toHaveLength(3);
    await userEvent.click(canvas.getByRole("button", { name: "Refresh" }));
    await waitFor(() => expect(canvas.queryByText("Changes that travellers ask for")).toBeNull());
  },
};

/** A refusal is done with, and no success: the panel says so without the colour and the sign of one. */
export const RefusedChange: Story = {
  loaders: [
    inWorld({
      checkIns: fewCheckIns,
      supplied: [{ bookingNo: "60418827", changes: [{ checkInId: 1, field: "lastname", to: "Nowak" }] }],
    }),
  ],
};

export const RefusedChangeTest: Story = {
  ...RefusedChange,
  play: async ({ canvasElement }) => {
    const canvas = await stage(canvasElement, "fetch-success-2");
    const panel = canvas.getByRole("alert");
    await expect(panel.querySelector(".lucide-triangle-alert")).not.toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Refuse Last name of NOVAK, Ana" }));
    await waitFor(() => expect(canvas.getByText("Refused")).toHaveFocus());
    const told = canvas.getByText("Changes that travellers ask for").closest("[role=status]");
    await expect(told?.querySelector(".lucide-info")).not.toBeNull();
    await expect(told?.querySelector(".lucide-circle-check")).toBeNull();
  },
};

const linkButton = { name: "Missing information link" };

/** A link to what is missing: asked about first, made and mailed; another one ends it. */
export const MissingInformationLink: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await stage(canvasElement, "fetch-success-2");
    const button = canvas.getByRole("button", linkButton);
    await userEvent.click(button);
    const asked = await screen.findByRole("alertdialog", { name: "Send a link to the first passenger?" });
    await expect(asked).toHaveTextContent(
      "A mail with a link to the missing information of booking 60418827 goes to ana.novak@mail.example.",
    );
    await expect(asked).not.toHaveTextContent("stops working");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(callsOf("travellers.createLink")).toHaveLength(0);
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole("button", { name: "Send the link" }));
    await expect(await canvas.findByText(/\/missing-info\?searchid=x{43}&bookingNo=60418827$/)).toBeVisible();
    await waitFor(() => expect(canvas.getByText("Link to the missing information of booking 60418827.")).toBeVisible());
    await userEvent.click(canvas.getByRole("button", { name: "Put the link away" }));
    await expect(canvas.queryByText(/missing-info/)).toBeNull();
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await userEvent.click(button);
    const again = await screen.findByRole("alertdialog", { name: "Send a link to the first passenger?" });
    await expect(again).toHaveTextContent("A link stands already, made here just now: it stops working.");
    await userEvent.click(within(again).getByRole("button", { name: "Send the link" }));
    await expect(await canvas.findByText(/The earlier link no longer works\./)).toBeVisible();
    await waitFor(() => expect(callsOf("travellers.createLink")).toHaveLength(2));
  },
};

/** Somebody made a link before, and nobody has a mail address: nothing is sent, and the earlier link ends. */
export const AnotherLinkWithoutAMail: Story = {
  loaders: [
    inWorld({
      checkIns: fewCheckIns,
      supplied: [{ bookingNo: "60418827", mail: "", link: { createdAt: moment - 3600, createdBy: "operator-7" } }],
    }),
  ],
  play: async ({ canvasElement }) => {
    const canvas = await stage(canvasElement, "fetch-success-2");
    await userEvent.click(canvas.getByRole("button", linkButton));
    const asked = await screen.findByRole("alertdialog", { name: "Make a link without a mail?" });
    await expect(asked).toHaveTextContent("Nothing is sent: you copy the link and send it yourself.");
    await expect(asked).toHaveTextContent(/made by operator-7 at .* UTC: it stops working\./);
    await userEvent.click(within(asked).getByRole("button", { name: "Make the link" }));
    await expect(await canvas.findByText(/has no e-mail address: copy it and send it yourself\./)).toBeVisible();
  },
};

/** Dispose both passengers of the flight from the page. */
export const Disposing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await stage(canvasElement, "fetch-success-2");
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select all passengers of TK 2204" }));
    const bar = within(await canvas.findByRole("group", { name: "Selected check-ins" }));
    await expect(canvas.getByText("2 selected")).toBeInTheDocument();
    await userEvent.click(bar.getByRole("button", { name: "Dispose" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Dispose 2 check-ins" }));
    await userEvent.click(await dialog.findByRole("radio", { name: "Passenger data problem" }));
    await userEvent.click(dialog.getByRole("radio", { name: "PNR not found" }));
    await userEvent.click(dialog.getByRole("button", { name: "Dispose" }));
    await message("Successfully disposed checkin ids - 1, 2");
    await waitFor(() => expect(canvas.getAllByText("Eligible for Disposal")).toHaveLength(2));
    await waitFor(() => expect(canvas.getAllByText("Passenger data problem – PNR not found")).toHaveLength(2));
  },
};

export const LockAndUnassign: Story = {
  loaders: [inWorld({ checkIns: heldCheckIns("operator") })],
  play: async ({ canvasElement }) => {
    const canvas = await stage(canvasElement, "fetch-success-2");
    await expect(canvas.getAllByText("Held by operator")).toHaveLength(2);
    await userEvent.click(canvas.getByRole("checkbox", { name: /^Select M\w+ NOVAK, Ana$/ }));
    await userEvent.click(canvas.getByRole("button", { name: "Un-assign" }));
    const asked = await screen.findByRole("alertdialog", { name: "Are you sure?" });
    await userEvent.click(within(asked).getByRole("button", { name: "Un-assign" }));
    await message("One check-in went back to the pool");
    // The unit is still the operator's: nobody else is given the rest of it.
    await waitFor(() =>
      expect(
        world()
          .rows()
          .map(({ _lock }) => _lock?.userid),
      ).toEqual(expect.arrayContaining(["operator", undefined])),
    );
    await waitFor(() => expect(canvas.getAllByText("Held by operator")).toHaveLength(2));
    await userEvent.click(canvas.getByRole("button", { name: "Lock" }));
    await message("K7XQ2M is locked for you: 2 check-ins");
  },
};

/** With what the travellers gave for all of them. */
export const CopyPassengerData: Story = {
  loaders: [inWorld({ checkIns: fewCheckIns, supplied: [given] })],
  play: async ({ canvasElement }) => {
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    const canvas = await stage(canvasElement, "fetch-success-2");
    await canvas.findByText("5 Rue de Rivoli, 75001 Paris, France");
    await userEvent.click(canvas.getByRole("button", { name: /^Copy passenger data of M\w+ NOVAK, Ana$/ }));
    await message(/^Passenger data of M\w+ NOVAK, Ana copied$/);
    await waitFor(() =>
      expect(write.mock.calls[0]?.[0]).toMatch(/^PNR: K7XQ2M\nFlight: TK 2204 IST-LHR [\s\S]*Last name: Novak/),
    );
    await waitFor(() =>
      expect(write.mock.calls[0]?.[0]).toMatch(
        /\nAddress at the destination: 5 Rue de Rivoli, 75001 Paris, France\nEmergency contact: Bo Berg, [^\n]*, Sweden$/,
      ),
    );
    write.mockRejectedValue(new Error("denied"));
    await userEvent.click(canvas.getByRole("button", { name: /^Copy passenger data of M\w+ NOVAK, Ana$/ }));
    await message("Failed to copy");
  },
};

/** A pass is uploaded from the page, for this booking. */
export const Uploading: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await stage(canvasElement, "fetch-success-2");
    await userEvent.click(canvas.getByRole("button", { name: "Upload boarding passes" }));
    const dialog = within(await screen.findByRole("dialog"));
    await expect(await dialog.findByDisplayValue("K7XQ2M")).toBeInTheDocument();
  },
};

/** Without a pass the viewer opens with the best candidate page. */
export const LinkingFromThePage: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await stage(canvasElement, "fetch-success-2");
    await userEvent.click(canvas.getByRole("button", { name: /^Link a candidate page to M\w+ NOVAK, Ana$/ }));
    await expect(await screen.findByRole("dialog", {}, { timeout: 15_000 })).toBeInTheDocument();
  },
};

/** Keys work as in the queue. */
export const DisposeByKey: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await stage(canvasElement, "fetch-success-2");
    await userEvent.keyboard("d");
    await message("Please select at least one checkin.");
    await userEvent.click(canvas.getByRole("checkbox", { name: /^Select M\w+ NOVAK, Ana$/ }));
    await userEvent.keyboard("d");
    await expect(await screen.findByRole("dialog", { name: "Dispose check-in" })).toBeInTheDocument();
  },
};

/** A PNR that two bookings have: the reader chooses, and the address keeps it. */
export const TwoBookings: Story = {
  args: { search: { pnr: "K7XQ2M" } },
  loaders: [
    inWorld({
      checkIns: (now) => [
        ...fewCheckIns(now),
        createCheckIn(now, {
          checkInId: 50,
          bookingNo: "70000001",
          departsIn: 7200,
          passenger: { firstname: "Noor", lastname: "Haddad" },
        }),
      ],
    }),
  ],
};

export const TwoBookingsTest: Story = {
  ...TwoBookings,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("heading", { name: "Several bookings have PNR K7XQ2M" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /70000001.*HADDAD, Noor/ }));
    await expect(onSearchChange).toHaveBeenLastCalledWith({ pnr: "K7XQ2M", bookingNo: "70000001", vendor: "NWT" });
    await expect(await canvas.findByRole("heading", { level: 3, name: /HADDAD, Noor/ })).toBeVisible();
  },
};

export const QueryMissing: Story = {
  args: { search: {} },
};

export const QueryMissingTest: Story = {
  ...QueryMissing,
  play: async ({ canvasElement }) => {
    const canvas = await stage(canvasElement, "query-missing");
    await expect(canvas.getByRole("heading", { name: "Failed to fetch query data" })).toBeVisible();
    await userEvent.type(canvas.getByRole("textbox", { name: "PNR Search" }), "k7xq2m{Enter}");
    await expect(onSearchChange).toHaveBeenLastCalledWith({ pnr: "K7XQ2M" });
    await stage(canvasElement, "fetch-success-2");
  },
};

export const Loading: Story = {
  loaders: [inWorld({ checkIns: fewCheckIns, slow: { "boardingPasses.pnr": "infinite" } })],
};

export const LoadingTest: Story = {
  ...Loading,
  play: async ({ canvasElement }) => {
    const canvas = await stage(canvasElement, "no-update");
    await expect(canvas.getByRole("status", { name: "Reading the PNR…" })).toBeVisible();
  },
};

/** The PNR is there, names of airlines and airports are on their way: work can begin. */
export const PlacesOnTheirWay: Story = {
  loaders: [inWorld({ checkIns: fewCheckIns, slow: { "reference.airport": "infinite" } })],
};

export const PlacesOnTheirWayTest: Story = {
  ...PlacesOnTheirWay,
  play: async ({ canvasElement }) => {
    const canvas = await stage(canvasElement, "fetch-success-1");
    await userEvent.click(canvas.getByRole("checkbox", { name: /^Select M\w+ NOVAK, Ana$/ }));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Dispose" })).toBeVisible());
  },
};

/** Names that cannot be had are done without: those that came with the PNR stand. */
export const PlacesUnknown: Story = {
  loaders: [
    inWorld({
      checkIns: fewCheckIns,
      failing: { "reference.airport": "LOOKUP_FAILED", "reference.airline": "NOT_FOUND" },
    }),
  ],
};

export const PlacesUnknownTest: Story = {
  ...PlacesUnknown,
  play: async ({ canvasElement }) => {
    const canvas = await stage(canvasElement, "fetch-success-2");
    await expect(canvas.getByRole("heading", { level: 2, name: /Turkish Airlines/ })).toBeVisible();
  },
};

export const NoSuchPnr: Story = {
  args: { search: { pnr: "NNNNNN" } },
};

export const NoSuchPnrTest: Story = {
  ...NoSuchPnr,
  play: async ({ canvasElement }) => {
    const canvas = await stage(canvasElement, "fetch-error");
    await expect(canvas.getByRole("heading", { name: "Failed to fetch PNR" })).toBeVisible();
    await expect(canvas.getByText("No booking matches. Check the PNR and the booking number.")).toBeVisible();
    await waitFor(() => expect(document.title).toBe("PNR NNNNNN · Check-in details · Gatehouse"));
    // Another one is looked for right here.
    const search = canvas.getByRole("textbox", { name: "PNR Search" });
    await userEvent.clear(search);
    await userEvent.type(search, "k7xq2m{Enter}");
    await expect(onSearchChange).toHaveBeenLastCalledWith({ pnr: "K7XQ2M" });
  },
};

export const FetchError: Story = {
  loaders: [inWorld({ checkIns: fewCheckIns, failing: { "boardingPasses.pnr": "LOOKUP_FAILED" } })],
};

export const FetchErrorTest: Story = {
  ...FetchError,
  play: async ({ canvasElement }) => {
    const canvas = await stage(canvasElement, "fetch-error");
    await expect(canvas.getByRole("heading", { name: "Failed to fetch checkin data" })).toBeVisible();
    world().mend("boardingPasses.pnr");
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await stage(canvasElement, "fetch-success-2");
  },
};

export const DisposeFetchError: Story = {
  loaders: [inWorld({ checkIns: fewCheckIns, failing: { "checkin.disposals.options": "LOOKUP_FAILED" } })],
  play: async ({ canvasElement }) => {
    const canvas = await stage(canvasElement, "dispose-fetch-error");
    await expect(canvas.getByRole("alert")).toHaveTextContent("Failed to fetch disposition options");
    world().mend("checkin.disposals.options");
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await stage(canvasElement, "fetch-success-2");
  },
};

/** All flights have departed: asked once more with the other flag, and said. */
export const NoSegments: Story = {
  args: { search: { pnr: "X1FQE0", bookingNo: "60416772" } },
};

export const NoSegmentsTest: Story = {
  ...NoSegments,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("No segments found for the given PNR")).toBeVisible();
    await waitFor(() =>
      expect(callsOf("boardingPasses.pnr").map(({ input }) => (input as { showExpired: string }).showExpired)).toEqual([
        "false",
        "true",
      ]),
    );
  },
};

/** Somebody else changes a check-in of the page: it is read again; others do not matter, because each reading is audited. */
export const Live: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await stage(canvasElement, "fetch-success-2");
    // The stream may still be opening: it is told until it has heard.
    await waitFor(async () => {
      world().change(1, { _lock: { userid: "operator-7", lockedAt: moment } });
      await canvas.findAllByText("Held by operator-7", {}, { timeout: 500 });
    });
    const before = callsOf("boardingPasses.pnr").length;
    world().change(5, { _lock: { userid: "operator-9", lockedAt: moment } });
    world().change(2, { _lock: { userid: "operator-8", lockedAt: moment } });
    await expect(await canvas.findByText("Held by operator-8")).toBeVisible();
    await waitFor(() => expect(callsOf("boardingPasses.pnr").length).toBe(before + 1));
  },
};

const withPassOf = (now: number): readonly CheckIn[] =>
  fewCheckIns(now).map((row) =>
    row.checkInId === 1 ? { ...row, pass: { dmscode: "DMS-1" }, currentState: "APPROVED" } : row,
  );

export const FrenchInTheDarkOnAPhone: Story = {
  globals: { theme: "dark", language: "fr", viewport: { value: "phone" } },
  loaders: [inWorld({ checkIns: withPassOf })],
};

export const FrenchInTheDarkOnAPhoneTest: Story = {
  ...FrenchInTheDarkOnAPhone,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("checkbox", { name: /^Sélectionner M\w+ NOVAK, Luka$/ }));
    await expect(await canvas.findByText("Numéro de passeport")).toBeVisible();
  },
};
