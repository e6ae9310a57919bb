import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { inWorld, PassStage, world } from "../stories/pass-stage.tsx";
import { anastasia, checkIns } from "../stories/pass-story-data.ts";
import { UploadDialog } from "./upload-dialog.tsx";
import type { UploadStart } from "./use-upload-form.ts";

interface StageProps extends UploadStart {
  readonly onClose: () => void;
}

const Stage = (props: StageProps) => (
  <PassStage>
    <UploadDialog open {...props} />
  </PassStage>
);

const { pnr, bookingNo, vendor } = anastasia;
const sample = "Northwind";

const meta = {
  title: "Check-in/Upload of boarding passes",
  component: Stage,
  args: { pnr, bookingNo, vendor, onClose: fn() },
  loaders: [inWorld({ checkIns, candidates: [] })],
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const patient = { timeout: 12_000 };
/** A dialog slides in: it is there before it can be seen. */
const opened = async (name: string) => {
  const element = await screen.findByRole("dialog", { name }, patient);
  await waitFor(() => expect(element).toBeVisible());
  return within(element);
};
const dialog = () => opened("Upload BP");
const choose = async (name: string, content: BlobPart = "%PDF-1.4") => {
  await dialog();
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("There is no file field.");
  await userEvent.upload(input, new File([content], name, { type: "application/pdf" }));
};
const send = async () => userEvent.click((await dialog()).getByRole("button", { name: "Upload" }));

/** Sent, read, and what came of it. */
export const Uploaded: Story = {
  play: async () => {
    await choose("passes.pdf");
    await send();
    await expect(await (await dialog()).findByText("2 pages read, 2 matched.", {}, patient)).toBeVisible();
    const [call] = world().calls.filter((each) => each.call === "boardingPasses.upload");
    await expect(call?.input).toMatchObject({ pnr, bookingNo });
  },
};

/** Chosen, then Enter sends and Enter closes: the focus is always where one goes on. A pasted PNR may have its quotes. */
export const ByEnter: Story = {
  args: { pnr: undefined, bookingNo: undefined, vendor: undefined },
  play: async ({ args }) => {
    const pnrField = (await dialog()).getByRole("textbox", { name: /PNR/ });
    await waitFor(() => expect(pnrField).toHaveFocus());
    await userEvent.paste(`"${pnr.toLowerCase()}" `);
    await userEvent.tab();
    await expect((await dialog()).getByRole("button", { name: /^Choose a PDF/ })).toHaveFocus();
    await choose("passes.pdf");
    await expect((await dialog()).getByText("8 bytes")).toBeVisible();
    await waitFor(async () => expect((await dialog()).getByRole("button", { name: "Upload" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    const done = await (await dialog()).findByRole("button", { name: "Done" }, patient);
    await waitFor(() => expect(done).toHaveFocus());
    const [call] = world().calls.filter((each) => each.call === "boardingPasses.upload");
    await expect(call?.input).toMatchObject({ pnr });
    await userEvent.keyboard("{Enter}");
    await expect(args.onClose).toHaveBeenCalled();
  },
};

/** The PNR is known: the only empty field has the focus. */
export const FirstEmptyField: Story = {
  play: async () => {
    const choice = (await dialog()).getByRole("button", { name: /^Choose a PDF/ });
    await waitFor(() => expect(choice).toHaveFocus());
  },
};

export const Mandatory: Story = {
  play: async () => {
    await send();
    await expect((await dialog()).getByText("Please fill/select all mandatory fields")).toBeVisible();
    await userEvent.clear((await dialog()).getByRole("textbox", { name: /PNR/ }));
    await choose("passes.pdf");
    await send();
    await expect((await dialog()).getByText("Please fill/select all mandatory fields")).toBeVisible();
    await expect((await dialog()).getByText("passes.pdf")).toBeVisible();
  },
};

export const NotAPdf: Story = {
  play: async () => {
    await choose("passes.pdf", "GIF89a");
    await send();
    await expect(await (await dialog()).findByText("This file is not a PDF.", {}, patient)).toBeVisible();
    await expect(world().calls.some(({ call }) => call === "boardingPasses.upload")).toBe(false);
  },
};

export const Encrypted: Story = {
  play: async () => {
    await choose("encrypted.pdf");
    await send();
    await expect(await (await dialog()).findByText(/This PDF is protected by a password\./, {}, patient)).toBeVisible();
    await expect((await dialog()).getByText("encrypted.pdf")).toBeVisible();
  },
};

export const Broken: Story = {
  play: async () => {
    await choose("broken.pdf");
    await send();
    await expect(await (await dialog()).findByText(/This PDF is damaged\./, {}, patient)).toBeVisible();
  },
};

export const TooManyPages: Story = {
  play: async () => {
    await choose("many-pages.pdf");
    await send();
    await expect(
      await (await dialog()).findByText("This PDF has 51 pages; 50 are allowed.", {}, patient),
    ).toBeVisible();
  },
};

export const TooManyWait: Story = {
  play: async () => {
    await choose("busy.pdf");
    await send();
    await expect(
      await (
        await dialog()
      ).findByText("Too many PDFs wait to be read. Nothing was lost: try again in 10 seconds.", {}, patient),
    ).toBeVisible();
    await expect((await dialog()).getByText("busy.pdf")).toBeVisible();
  },
};

export const TooLarge: Story = {
  play: async () => {
    await choose("large.pdf", new Uint8Array(21 * 1024 * 1024));
    await send();
    await expect(
      await (await dialog()).findByText("This file has 21 MB; 20 MB are allowed.", {}, patient),
    ).toBeVisible();
  },
};

export const NoSuchPnr: Story = {
  args: { pnr: "", bookingNo: undefined, vendor: undefined },
  play: async () => {
    await userEvent.type((await dialog()).getByRole("textbox", { name: /PNR/ }), "zz99zz");
    await choose("passes.pdf");
    await send();
    await expect(await (await dialog()).findByText("There is no booking with this PNR.", {}, patient)).toBeVisible();
    await expect((await dialog()).getByRole("textbox", { name: /PNR/ })).toHaveValue("zz99zz");
  },
};

/** Two bookings have the PNR: the operator chooses. */
export const Ambiguous: Story = {
  args: { pnr: "", bookingNo: undefined, vendor: undefined },
  loaders: [
    inWorld({
      checkIns: [anastasia, { ...anastasia, checkInId: 9, _id: "9", bookingNo: "60499999", vendorName: sample }],
      candidates: [],
    }),
  ],
  play: async () => {
    await userEvent.type((await dialog()).getByRole("textbox", { name: /PNR/ }), pnr);
    await choose("passes.pdf");
    await send();
    const choice = await (await dialog()).findByRole("combobox", { name: /Booking/ }, patient);
    await send();
    await expect((await dialog()).getByText("Please fill/select all mandatory fields")).toBeVisible();
    await userEvent.selectOptions(choice, "1");
    await send();
    await expect(await (await dialog()).findByText("One page read, 1 matched.", {}, patient)).toBeVisible();
  },
};

/** What was uploaded could not be kept, and the dialog says so (API-2). */
export const LookupFailed: Story = {
  loaders: [inWorld({ checkIns, failing: { "boardingPasses.upload": "LOOKUP_FAILED" } })],
  play: async () => {
    await choose("passes.pdf");
    await send();
    await expect(
      await (await dialog()).findByText("Failed to upload BP. Response status is false.", {}, patient),
    ).toBeVisible();
  },
};

/** How far the sending is while it goes on: the machine tells, and waits for the story. */
class HeldRequest extends EventTarget {
  static made: HeldRequest[] = [];
  readonly upload = new EventTarget();
  open(): void {}
  setRequestHeader(): void {}
  send(): void {
    HeldRequest.made.push(this);
  }
  sent(share: number): void {
    this.upload.dispatchEvent(new ProgressEvent("progress", { loaded: share * 1000, total: 1000 }));
  }
  abort(): void {
    this.dispatchEvent(new Event("abort"));
  }
}

const heldSending = () => {
  const real = globalThis.XMLHttpRequest;
  HeldRequest.made = [];
  globalThis.XMLHttpRequest = HeldRequest as unknown as typeof XMLHttpRequest;
  return () => {
    globalThis.XMLHttpRequest = real;
  };
};
const sendingTo = async (share: number) => {
  await waitFor(() => expect(HeldRequest.made).toHaveLength(1), patient);
  HeldRequest.made[0]?.sent(share);
};

/** The percentage is the one of the bytes that were sent; then the server looks at them. */
export const Sending: Story = {
  beforeEach: heldSending,
  play: async () => {
    await choose("passes.pdf");
    await send();
    await sendingTo(0.42);
    const bar = await (await dialog()).findByRole("progressbar", { name: "Sending 8 bytes" });
    await expect(bar).toHaveAttribute("value", "0.42");
    await expect((await dialog()).getByText("42%")).toBeVisible();
    await expect((await dialog()).getByRole("button", { name: "Upload" })).toBeDisabled();
  },
};

export const Checking: Story = {
  beforeEach: heldSending,
  play: async () => {
    await choose("passes.pdf");
    await send();
    await sendingTo(1);
    const bar = await (await dialog()).findByRole("progressbar", { name: "Sent. The server looks at the PDF." });
    await expect(bar).not.toHaveAttribute("value");
  },
};

/** Cancelled: nothing was uploaded, and everything that was filled in is still there. */
export const Cancelled: Story = {
  beforeEach: heldSending,
  play: async () => {
    await choose("passes.pdf");
    await send();
    await sendingTo(0.42);
    await userEvent.click(await (await dialog()).findByRole("button", { name: "Cancel" }));
    await waitFor(async () => expect((await dialog()).queryByRole("progressbar")).toBeNull());
    await expect((await dialog()).getByText("passes.pdf")).toBeVisible();
    await expect((await dialog()).getByRole("button", { name: "Upload" })).toBeEnabled();
    await expect((await dialog()).queryByRole("button", { name: "Cancel" })).toBeNull();
  },
};

/** The network goes in the middle: it is said, what was filled in stays, and the same file goes out again. */
export const CutOff: Story = {
  loaders: [inWorld({ checkIns, candidates: [], failing: { "boardingPasses.upload": "NETWORK" } })],
  play: async () => {
    await choose("passes.pdf");
    await send();
    const failed = await (
      await dialog()
    ).findByText(/^The PDF could not be uploaded\. The server could not be/, {}, patient);
    await expect(failed).toBeVisible();
    await expect((await dialog()).getByText("passes.pdf")).toBeVisible();
    await expect((await dialog()).getByRole("textbox", { name: /^PNR/ })).toHaveValue(pnr);
    world().mend("boardingPasses.upload");
    await send();
    await expect(await (await dialog()).findByText("2 pages read, 2 matched.", {}, patient)).toBeVisible();
  },
};

/** A PDF that was dropped where the PNR is known is sent at once. */
export const Dropped: Story = {
  args: { file: new File(["%PDF-1.4"], "passes.pdf", { type: "application/pdf" }) },
};

export const DroppedTest: Story = {
  ...Dropped,
  play: async () => {
    const read = await (await dialog()).findByText("2 pages read, 2 matched.", {}, patient);
    await waitFor(() => expect(read).toBeVisible());
    await waitFor(() => expect(world().calls.filter(({ call }) => call === "boardingPasses.upload")).toHaveLength(1));
  },
};

/** The server reads the pages, one after the other. */
export const ReadingPages: Story = {
  play: async () => {
    await choose("slow-reading.pdf");
    await send();
    const bar = await (await dialog()).findByRole("progressbar", { name: "Reading pages: 1 of 2" }, patient);
    await expect(bar).toHaveAttribute("value", "1");
    await expect((await dialog()).getByText("50%")).toBeVisible();
  },
};

/** The reading broke off: what was read is there. */
export const Stopped: Story = {
  play: async () => {
    await choose("stopped.pdf");
    await send();
    await expect(
      await (await dialog()).findByText(/^Not every page could be taken out of the PDF\./, {}, patient),
    ).toBeVisible();
  },
};

export const French: Story = {
  globals: { language: "fr" },
};

export const FrenchTest: Story = {
  ...French,
  play: async () => {
    const french = await opened("Déposer une carte d’embarquement");
    await userEvent.click(french.getByRole("button", { name: "Envoyer" }));
    await expect(french.getByText("Veuillez remplir ou choisir tous les champs obligatoires")).toBeVisible();
  },
};
