import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { CandidatePane } from "./candidate-pane.tsx";
import { inWorld, PassStage, world } from "./stories/pass-stage.tsx";
import { anastasia, checkIns, fewPages, manyPages, namesakes } from "./stories/pass-story-data.ts";
import { createCandidatePage, createReadPass } from "@gatehouse/api/mocks/factories";

interface StageProps {
  readonly onOpen: (dmscode?: string) => void;
  readonly onUpload: () => void;
}

const Stage = (handlers: StageProps) => (
  <PassStage>
    <CandidatePane checkIn={anastasia} {...handlers} />
  </PassStage>
);

const meta = {
  title: "Check-in/Candidate boarding passes",
  component: Stage,
  args: { onOpen: fn(), onUpload: fn() },
  loaders: [inWorld(fewPages)],
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const patient = { timeout: 12_000 };
const rows = async (canvasElement: HTMLElement, count: number) =>
  waitFor(
    () => expect(canvasElement.querySelectorAll("[role=row][data-row]").length).toBeGreaterThanOrEqual(count),
    patient,
  );

/** Every column; what matches the check-in comes first, and Enter opens it. */
export const Pages: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await rows(canvasElement, 4);
    await expect(canvas.getByText("2 of 4 pages matched")).toBeVisible();
    for (const name of ["Open BP", "DMS code", "Matched", "Page"])
      await expect(canvas.getByRole("columnheader", { name })).toBeInTheDocument();
    const [first] = canvasElement.querySelectorAll<HTMLElement>("[role=row][data-row]");
    await expect(first).toHaveTextContent("Matched");
    // What keeps a page from matching is named, in full where the column is too narrow.
    await expect(canvas.getByText("First name, Last name and PNR differ")).toBeInTheDocument();
    const grid = canvas.getByRole("grid");
    grid.scrollLeft = grid.scrollWidth;
    for (const name of ["Uploaded by", "Uploaded UTC", "Uploaded local"])
      await expect(await canvas.findByRole("columnheader", { name })).toBeInTheDocument();
    grid.scrollLeft = 0;
    await canvas.findByRole("button", { name: "Open BP, page 1, d_9f27a1c4" });
    await userEvent.click(canvas.getByRole("button", { name: "Open BP, page 1, d_9f27a1c4" }));
    await expect(args.onOpen).toHaveBeenCalledWith("d_9f27a1c4");
    await userEvent.click(canvas.getByRole("button", { name: /^Check and link/ }));
    await expect(args.onOpen).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByRole("button", { name: /^Upload BP/ }));
    await expect(args.onUpload).toHaveBeenCalled();
  },
};

/** A page that arrives meanwhile is there by itself. */
export const Arriving: Story = {
  loaders: [inWorld({ checkIns, candidates: [] })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("No candidate boarding passes yet", {}, patient)).toBeVisible();
    world().addCandidate(createCandidatePage(anastasia, { dmscode: "d_new" }));
    await expect(await canvas.findByText("d_new", {}, patient)).toBeVisible();
    await waitFor(() => expect(canvas.getByText("1 of 1 page matched")).toBeVisible());
  },
};

const ofHer = (
  dmscode: string,
  options: Parameters<typeof createReadPass>[1],
  source: "barcode" | "text" = "barcode",
) => createCandidatePage(anastasia, { dmscode, source, passes: [createReadPass(anastasia, { source, ...options })] });
/** A text cuts no name. */
const fullName = {
  printedName: `${anastasia.passenger.lastname}/${anastasia.passenger.firstname}`,
  lastName: anastasia.passenger.lastname,
  firstName: anastasia.passenger.firstname,
};

/** Pages that agree, and are no pass to travel with: each says what it is, and none is counted. */
export const NoPass: Story = {
  loaders: [
    inWorld({
      checkIns,
      candidates: [
        ofHer("d_receipt", { documentType: "I" }),
        ofHer("d_early", { leg: { status: "0" } }),
        ofHer("d_letter", { ...fullName, documentType: null, declared: "cancelled" }, "text"),
        ofHer("d_note", { ...fullName, documentType: null }, "text"),
      ],
    }),
  ],
};

export const NoPassTest: Story = {
  ...NoPass,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await rows(canvasElement, 4);
    await expect(canvas.getByText("0 of 4 pages matched")).toBeVisible();
    for (const said of ["Receipt, no pass", "Not checked in", "Cancelled flight", "Agrees, not proven"])
      await expect(canvas.getByText(said)).toBeVisible();
    await expect(canvas.getByText("The page does not show that it is a boarding pass.")).toBeInTheDocument();
  },
};

/** Some pages are being read, one could not be, and one is missing: the list says why. */
export const Reading: Story = {
  loaders: [
    inWorld({
      checkIns,
      candidates: [
        createCandidatePage(anastasia, { dmscode: "d_1", page: 1, pageCount: 4 }),
        createCandidatePage(anastasia, { dmscode: "d_2", page: 2, pageCount: 4, reading: "reading", passes: [] }),
        createCandidatePage(anastasia, { dmscode: "d_3", page: 3, pageCount: 4, reading: "waiting", passes: [] }),
        createCandidatePage(anastasia, { dmscode: "d_4", page: 4, pageCount: 4, reading: "failed", passes: [] }),
        createCandidatePage(anastasia, {
          dmscode: "d_5",
          page: 5,
          pageCount: 5,
          reading: "failed",
          failure: "NOT_TAKEN_MEMORY",
          passes: [],
        }),
      ],
    }),
  ],
};

export const ReadingTest: Story = {
  ...Reading,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await rows(canvasElement, 5);
    await expect(canvas.getByRole("progressbar", { name: "Reading pages: 3 of 5" })).toBeVisible();
    await expect(canvas.getByText("Being read")).toBeVisible();
    await expect(canvas.getByText("Could not be read")).toBeVisible();
    await expect(canvas.getByText("Missing: too large")).toBeVisible();
    await expect(canvas.getByText("The page could not be taken out of its PDF")).toBeVisible();
  },
};

export const None: Story = {
  loaders: [inWorld({ checkIns, candidates: [] })],
};

export const NoneTest: Story = {
  ...None,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("No candidate boarding passes yet", {}, patient)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("button", { name: /^Check and link/ })).toBeDisabled());
  },
};

export const Loading: Story = {
  loaders: [inWorld({ ...fewPages, slow: { "boardingPasses.candidatePages": "infinite" } })],
};

export const LoadingTest: Story = {
  ...Loading,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("grid", {}, patient)).toHaveAttribute("aria-busy", "true");
  },
};

export const Failed: Story = {
  loaders: [inWorld({ ...fewPages, failing: { "boardingPasses.candidatePages": "INTERNAL_SERVER_ERROR" } })],
};

export const FailedTest: Story = {
  ...Failed,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByText("The candidate boarding passes could not be read.", {}, patient),
    ).toBeVisible();
    world().mend("boardingPasses.candidatePages");
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await rows(canvasElement, 4);
  },
};

export const ThreeHundred: Story = {
  loaders: [inWorld(manyPages)],
};

export const ThreeHundredTest: Story = {
  ...ThreeHundred,
  play: async ({ canvasElement }) => {
    await rows(canvasElement, 5);
    await expect(within(canvasElement).getByText("300 of 300 pages matched")).toBeVisible();
    await expect(canvasElement.querySelectorAll("[role=row]").length).toBeLessThan(60);
  },
};

/** A page that fits somebody else of the booking too names them, what tells them apart first. */
export const FitsANamesake: Story = {
  loaders: [inWorld(namesakes(undefined, ["MISS", "MS"]))],
};

export const FitsANamesakeTest: Story = {
  ...FitsANamesake,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const said = await canvas.findByText(/^Fits MS .*WILLIAMS, Emma.* too$/, {}, patient);
    await userEvent.hover(said.closest("[role=gridcell]") ?? said);
    await waitFor(() => expect(screen.getByRole("tooltip")).toHaveTextContent(/Fits .*WILLIAMS, Emma.* \(MS\) too/));
    await expect(canvas.getByText("0 of 1 page matched")).toBeVisible();
    // Who they are is known without a passport being read, which would be audited.
    await expect(world().calls.filter(({ call }) => call === "boardingPasses.pnr")).toEqual([]);
  },
};

export const FitsANamesakeInFrench: Story = {
  ...FitsANamesake,
  globals: { language: "fr" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^Aussi pour .*MS .*WILLIAMS, Emma/, {}, patient)).toBeInTheDocument();
    await expect(canvas.getByText("Concordantes : 0 sur 1")).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
};

export const PhoneTest: Story = {
  ...Phone,
  play: async ({ canvasElement }) => {
    await rows(canvasElement, 1);
  },
};

/** On the smallest phone in French nothing of its head is cut or wider than the screen. */
export const FrenchPhone: Story = {
  globals: { language: "fr", viewport: { value: "small" } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("Concordantes : 2 sur 4", {}, patient)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    const head = canvasElement.querySelector("header");
    if (!head) throw new Error("The pane has a head.");
    const texts = [head, ...head.querySelectorAll<HTMLElement>("h2, span:not([style*=clip]), button")];
    for (const { scrollWidth, clientWidth, textContent } of texts)
      await expect([textContent, clientWidth === 0 || scrollWidth <= clientWidth]).toEqual([textContent, true]);
    for (const each of head.querySelectorAll("button"))
      await expect(each.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
  },
};

export const French: Story = {
  globals: { language: "fr" },
};

export const FrenchTest: Story = {
  ...French,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("Concordantes : 2 sur 4", {}, patient)).toBeVisible();
  },
};
