import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { filled, inWorld, keepTyped, Stage, world } from "./stories/request-stage.tsx";

const meta = {
  title: "Requests/Create travel request/Behaviour",
  component: Stage,
  args: { role: "TRAVELLER", onNavigate: fn<(href: string) => void>() },
  globals: { viewport: { value: "desktop" } },
  loaders: [inWorld()],
  beforeEach: (context) => {
    keepTyped(context);
  },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

const dates = (canvasElement: HTMLElement): readonly string[] =>
  within(canvasElement)
    .getAllByRole<HTMLInputElement>("textbox", { name: "Departure date" })
    .map(({ value }) => value);

const type = async (field: HTMLElement, text: string): Promise<void> => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await userEvent.tab();
};

/** REQ-10: the next flight is raised, those after it are cleared; the warning stands at the gap, and takes the change back. */
export const DatesFollowTest: Story = {
  args: { draft: filled },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first] = await canvas.findAllByRole("textbox", { name: "Departure date" });
    await type(first as HTMLElement, "2026-12-09");
    await expect(dates(canvasElement)).toEqual(["9 Dec 2026", "9 Dec 2026", ""]);
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "1 subsequent flight date(s) cleared due to the date change. Please select new dates.",
    );
    await expect(canvas.getByText("you changed this")).toBeVisible();
    await expect(canvas.getByText("moved from Tue 8 Dec")).toBeVisible();
    await expect(canvas.getByText("was Tue 8 Dec")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Undo the change of flight 1" }));
    await expect(dates(canvasElement)).toEqual(["8 Dec 2026", "8 Dec 2026", "8 Dec 2026"]);
    await expect(canvas.queryByText(/subsequent flight date/)).toBeNull();
  },
};

/** REQ-20: nothing is red before an attempt; then each field says what it lacks, and the first has the focus. */
export const NothingFilledInTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("button", { name: /^Submit/ })).toBeVisible();
    await expect(canvas.queryByText("Please select the start date.")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: /^Submit/ }));
    await expect(await canvas.findByText("Please select mandatory fields.")).toBeVisible();
    await expect(canvas.getByText("Please select the start date.")).toBeVisible();
    await expect(canvas.getByText("Please fill out the visit purpose")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Start date" })).toHaveFocus());
  },
};

/** REQ-13: only a travel mode is missing. */
export const NoTravelModeTest: Story = {
  args: { draft: { ...filled, flights: [], hotels: [], cars: [], consent: null } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: /^Submit/ }));
    const told = await canvas.findAllByText("Please add at least one travel mode to create a travel request.");
    await expect(told[0]).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("button", { name: "Add flight" })).toHaveFocus());
  },
};

/** REQ-19: what was restored says so; a submitted request empties the form and leads on. */
export const SubmittedTest: Story = {
  args: { draft: filled },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^What you typed at .* was restored$/)).toBeVisible();
    await userEvent.keyboard("{Tab}");
    await userEvent.click(canvas.getByRole("button", { name: /^Submit/ }));
    await expect(await canvas.findByText("Travel Request submitted successfully.")).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Start date" })).toHaveValue("");
    const [row] = world().requests.all();
    await expect(row?.request.accommodations.map(({ type: kind }) => kind)).toEqual(["HOTEL", "CALL_HOUSE"]);
    await userEvent.click(canvas.getByRole("link", { name: `Open TR-${row?.id}` }));
    await expect(args.onNavigate).toHaveBeenCalledWith(
      `/dashboard/travel-request/view-travel-details?data=${row?.id}&showComments=false&type=TR`,
    );
  },
};

/** What the server finds is said at its field; what fails keeps everything, and is the same request when it is sent again. */
export const RefusedTest: Story = {
  args: { draft: filled },
  loaders: [
    inWorld({
      failing: {
        "requests.submit": {
          code: "INVALID_REQUEST",
          data: { problems: [{ field: "programId", code: "program.invalid" }] },
        },
      },
    }),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: /^Submit/ }));
    const told = await canvas.findAllByText("This program is no longer offered.");
    await expect(told[0]).toBeVisible();
    world().fail("requests.submit", "INTERNAL_SERVER_ERROR");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Program" }), "Lakeshore Heart Institute");
    await userEvent.click(canvas.getByRole("button", { name: /^Submit/ }));
    await expect(await canvas.findByText(/^Failed to submit Travel Request\. Please try again\./)).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Start date" })).toHaveValue("8 Dec 2026");
  },
};

/** REQ-11, REQ-12: the seventh flight is refused; one that is taken away can come back. */
export const LimitTest: Story = {
  args: { draft: { ...filled, flights: [...filled.flights, ...filled.flights] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Add flight" }));
    await expect(await screen.findByText("Cannot add more than 6 flights")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Remove flight 6" }));
    await expect(canvas.queryByRole("button", { name: "Remove flight 6" })).toBeNull();
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await expect(await canvas.findByRole("button", { name: "Remove flight 6" })).toBeVisible();
  },
};

/** REQ-6: each kind has a comment, and each comment says that it promises nothing; what is sent has all that was asked for. */
export const CommentsTest: Story = {
  args: {
    draft: {
      ...filled,
      trains: [
        {
          trainDeparture: "NYP",
          otherDeparture: "",
          trainDestination: "Others",
          otherDestination: "Albany",
          trainDepartureDate: "2026-12-10",
          trainDepartureTime: "",
        },
      ],
      comments: { flightComment: "Aisle", hotelComment: "Quiet", carComment: "Small", trainComment: "Early" },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const kind of ["flights", "hotels", "cars", "trains"])
      await expect(await canvas.findByRole("textbox", { name: `Comment on ${kind}` })).toHaveAccessibleDescription(
        "Special requests cannot be accommodated.",
      );
    await userEvent.click(canvas.getByRole("button", { name: /^Submit/ }));
    await expect(await canvas.findByText("Travel Request submitted successfully.")).toBeVisible();
    await expect(world().requests.all()[0]?.request).toMatchObject({
      startDate: "2026-12-08",
      endDate: "2026-12-11",
      program: { id: 1, deptCode: "4410" },
      visitPurpose: { purpose: "Surgeon/APP Travel" },
      flights: [{}, {}, {}],
      accommodations: [{ name: "Mill Race Inn" }, { type: "CALL_HOUSE" }],
      cars: [{ company: "National Car Rental" }],
      trains: [{ departureStation: "NYP", arrivalStation: "Albany" }],
      timePreferences: ["Morning"],
      flightComments: "Aisle",
      hotelComments: "Quiet",
      carComments: "Small",
      trainComments: "Early",
    });
  },
};

/** REQ-9: a train goes between ten stations; whoever chooses the last one writes its name. */
export const StationsTest: Story = {
  args: { draft: filled },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Add train" }));
    const station = await canvas.findByRole<HTMLSelectElement>("combobox", { name: "Destination station" });
    const offered = within(station).getAllByRole("option").slice(1);
    await expect(offered.map(({ textContent }) => textContent)).toHaveLength(10);
    await expect(offered[0]).toHaveTextContent("New York Penn (NYP)");
    await expect(canvas.queryByRole("textbox", { name: "Name of the destination station" })).toBeNull();
    await userEvent.selectOptions(station, "Others");
    await expect(await canvas.findByRole("textbox", { name: "Name of the destination station" })).toBeVisible();
    await userEvent.selectOptions(station, "Providence (PVD)");
    await expect(canvas.queryByRole("textbox", { name: "Name of the destination station" })).toBeNull();
  },
};

/** REQ-19: what was taken out of a request that is sent is not offered to the empty form. */
export const UndoEndsTest: Story = {
  args: { draft: { ...filled, flights: [...filled.flights, ...filled.flights] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Remove flight 6" }));
    await expect(await screen.findByRole("button", { name: "Undo" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /^Submit/ }));
    await expect(await canvas.findByText("Travel Request submitted successfully.")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("button", { name: "Undo" })).toBeNull(), { timeout: 3000 });
    await expect(canvas.queryByRole("button", { name: "Remove flight 1" })).toBeNull();
  },
};

/** The key of Submit works wherever the focus is on the page, and submits once. */
export const KeyAnywhereTest: Story = {
  args: { draft: filled },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole("button", { name: /^Submit/ });
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect(await canvas.findByText("Travel Request submitted successfully.")).toBeVisible();
    await expect(world().calls.filter(({ call }) => call === "requests.submit")).toHaveLength(1);
  },
};

export const KeyInFieldTest: Story = {
  args: { draft: filled },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    (await canvas.findByRole("textbox", { name: "Start date" })).focus();
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect(await canvas.findByText("Travel Request submitted successfully.")).toBeVisible();
    await expect(world().calls.filter(({ call }) => call === "requests.submit")).toHaveLength(1);
  },
};

/** After the last field of the flights the keyboard comes to what adds another one. */
export const AddAfterFieldsTest: Story = {
  args: { draft: filled },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const part = await canvas.findByRole("region", { name: "Flight Details" });
    within(part)
      .getByRole("textbox", { name: /^Comment/ })
      .focus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Add flight" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Add return flight" })).toHaveFocus();
  },
};

/** At 1366 px with menu and summary, what is chosen can be read as a whole, and the hint of an airport as well. */
export const ReadableTest: Story = {
  args: { draft: filled },
  globals: { viewport: { value: "laptop" } },
  decorators: [
    (Beside) => (
      <div style={{ inlineSize: 1134 }}>
        <Beside />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole("button", { name: /^Submit/ });
    const pen = document.createElement("canvas").getContext("2d");
    if (!pen) throw new Error("Nothing can be measured.");
    const fits = async (field: HTMLInputElement | HTMLSelectElement, text: string): Promise<void> => {
      const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(field);
      pen.font = font;
      await expect(pen.measureText(text).width).toBeLessThanOrEqual(
        field.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd),
      );
    };
    for (const name of ["Program", "Department", "Purpose"]) {
      const field = canvas.getByRole<HTMLSelectElement>("combobox", { name });
      await fits(field, field.selectedOptions[0]?.text ?? "");
    }
    for (const field of canvas.getAllByRole<HTMLInputElement>("combobox", { name: /airport/ }))
      await fits(field, field.placeholder);
  },
};

/** On a tablet beside the menu no field lies over another one. */
export const TabletTest: Story = {
  args: { draft: filled },
  globals: { viewport: { value: "tablet" } },
  parameters: { viewport: { options: { tablet: { name: "Tablet", styles: { width: "820px", height: "1180px" } } } } },
  decorators: [
    (Beside) => (
      <div style={{ inlineSize: 588 }}>
        <Beside />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const part = within(await within(canvasElement).findByRole("region", { name: "Flight Details" }));
    const [from, to] = part.getAllByRole("combobox", { name: /airport/ });
    if (!from || !to) throw new Error("There is no flight.");
    await expect(from.getBoundingClientRect().width).toBeGreaterThan(120);
    await expect(from.getBoundingClientRect().right).toBeLessThan(to.getBoundingClientRect().left);
  },
};
