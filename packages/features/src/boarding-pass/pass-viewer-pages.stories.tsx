import { createCandidatePage } from "@gatehouse/api/mocks/factories";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { connection } from "../app/connection/index.ts";
import { inWorld, world } from "./stories/pass-stage.tsx";
import { anastasia, checkIns, fewPages, manyPages, onePage } from "./stories/pass-story-data.ts";
import { patient, viewer, opened, drawn, ticked, linkCalls } from "./stories/viewer-queries.ts";
import { ViewerStage } from "./stories/viewer-stage.tsx";

const meta = {
  title: "Check-in/Boarding pass viewer, pages",
  component: ViewerStage,
  args: { role: "OPERATOR", onChanged: fn(), closed: false },
  loaders: [inWorld(fewPages)],
} satisfies Meta<typeof ViewerStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoCandidates: Story = {
  loaders: [inWorld({ ...fewPages, candidates: [] })],
};

export const NoCandidatesTest: Story = {
  ...NoCandidates,
  play: async () => {
    const dialog = within(await viewer());
    const hint = await dialog.findByText("Nothing has been uploaded for this booking, or all of it is linked.");
    await waitFor(() => expect(hint).toBeVisible());
    // What the pass must say can be read meanwhile.
    const points = within(await dialog.findByRole("region", { name: "The nine points of the booking" }, patient));
    await expect(points.getAllByRole("definition")).toHaveLength(9);
    await expect(points.getByText("Papadopoulou")).toBeVisible();
    await expect(dialog.getByRole("button", { name: /^Upload BP/ })).toBeVisible();
    // By its key, and what arrives is compared at once.
    await waitFor(() => expect(document.activeElement?.closest("[role=dialog]")).not.toBeNull());
    await userEvent.keyboard("u");
    const upload = await screen.findByRole("dialog", { name: "Upload BP" }, patient);
    await expect(within(upload).getByRole("textbox", { name: /PNR/ })).toHaveValue("KM4T7Q");
    const input = upload.querySelector<HTMLInputElement>("input[type=file]") as HTMLInputElement;
    await userEvent.upload(input, new File(["%PDF-1.4"], "passes.pdf", { type: "application/pdf" }));
    await userEvent.click(within(upload).getByRole("button", { name: "Upload" }));
    await userEvent.click(await within(upload).findByRole("button", { name: "Done" }, patient));
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Upload BP" })).toBeNull());
    await expect(await dialog.findByRole("list", { name: "The nine points" }, patient)).toBeVisible();
    await expect(dialog.getByText("Page 1 of 2")).toBeVisible();
  },
};

/** The page is still being read: its PDF and the booking's points are there already. */
export const BeingRead: Story = {
  loaders: [inWorld(onePage({ reading: "reading", passes: [] }))],
};

export const BeingReadTest: Story = {
  ...BeingRead,
  play: async () => {
    const dialog = within(await viewer());
    const points = await dialog.findByRole("region", { name: "The nine points of the booking" }, patient);
    await waitFor(() => expect(points).toBeVisible());
    await expect(
      within(points).getByText("The page is still being read; then it is compared with them."),
    ).toBeVisible();
    await expect(dialog.getByRole("button", { name: /^Link/ })).toBeDisabled();
  },
};

/** Three hundred pages: the one that matches comes first. */
export const ManyPages: Story = {
  loaders: [inWorld(manyPages)],
};

export const ManyPagesTest: Story = {
  ...ManyPages,
  play: async () => {
    const dialog = within(await opened());
    await expect(dialog.getByText("Page 1 of 300")).toBeVisible();
    await expect(dialog.getByText("PDF page 12")).toBeVisible();
  },
};

/** A document of three hundred pages: only those in view are drawn. */
export const LongDocument: Story = {
  loaders: [inWorld({ ...fewPages, documentPages: 300 })],
};

export const LongDocumentTest: Story = {
  ...LongDocument,
  play: async () => {
    const dialog = within(await opened());
    await drawn();
    await expect(dialog.getAllByRole("listitem", { name: /^Page \d+ of 300$/ })).toHaveLength(300);
    await expect(document.querySelectorAll(".react-pdf__Page__canvas").length).toBeLessThan(8);
    await userEvent.keyboard("w+r");
    await expect(dialog.getByRole("button", { name: "Fit width" })).toHaveAttribute("aria-pressed", "false");
  },
};

export const SlowPdf: Story = {
  loaders: [inWorld({ ...fewPages, slow: { "documents.file": "infinite" } })],
};

export const SlowPdfTest: Story = {
  ...SlowPdf,
  play: async () => {
    const dialog = within(await opened());
    await expect(dialog.getByText("Loading the PDF")).toBeVisible();
    // Nobody can have looked at it yet: one point after the other may be ticked, but nothing is settled at once, nor linked.
    await expect(dialog.getByText("The page is being drawn; points are settled once it can be seen")).toBeVisible();
    await expect(dialog.getByRole("button", { name: /^Tick all that agree/ })).toBeDisabled();
    await userEvent.keyboard("123456789");
    await expect(dialog.getAllByRole("checkbox", { checked: true })).toHaveLength(9);
    await userEvent.keyboard("1am{Enter}");
    await expect(dialog.getAllByRole("checkbox", { checked: true })).toHaveLength(8);
    await expect(dialog.getByText("Typed, and done as soon as it can be:")).toBeVisible();
    await expect(linkCalls()).toHaveLength(0);
    await expect(
      await dialog.findByText("This takes longer than usual. The points can be read meanwhile.", {}, patient),
    ).toBeVisible();
  },
};

export const BrokenPdf: Story = {
  parameters: { expectedErrors: [/Invalid PDF|InvalidPDF/] },
  loaders: [inWorld({ ...fewPages, failing: { "documents.file": "BROKEN_PDF" } })],
};

export const BrokenPdfTest: Story = {
  ...BrokenPdf,
  play: async () => {
    const dialog = within(await opened());
    await expect(await dialog.findByText("This PDF is damaged and cannot be shown.", {}, patient)).toBeVisible();
    // It will never be seen here: that is said, and the points can be settled.
    await ticked();
    await expect(dialog.getByText("The page could not be shown here")).toBeVisible();
  },
};

export const DeletedPdf: Story = {
  loaders: [inWorld({ ...fewPages, failing: { "documents.url": "NOT_KEPT" } })],
};

export const DeletedPdfTest: Story = {
  ...DeletedPdf,
  play: async () => {
    const dialog = within(await opened());
    await expect(await dialog.findByText(/^This boarding pass is no longer kept/, {}, patient)).toBeVisible();
    await expect(dialog.queryByRole("button", { name: "Try again" })).toBeNull();
  },
};

export const LostPdf: Story = {
  loaders: [inWorld({ ...fewPages, failing: { "documents.file": "NETWORK", "documents.url": "LOOKUP_FAILED" } })],
};

export const LostPdfTest: Story = {
  ...LostPdf,
  play: async () => {
    const dialog = within(await opened());
    await expect(await dialog.findByText("The PDF could not be loaded.", {}, patient)).toBeVisible();
    await expect(dialog.queryByRole("link", { name: /^Open in new tab/ })).toBeNull();
    world().mend("documents.file");
    world().mend("documents.url");
    await userEvent.click(dialog.getByRole("button", { name: "Try again" }));
    await drawn();
    await expect(await dialog.findByRole("link", { name: /^Open in new tab/ })).toBeVisible();
  },
};

/** The PDF comes by itself when the network is back. */
export const PdfWithoutANetwork: Story = {
  loaders: [inWorld({ ...fewPages, failing: { "documents.file": "NETWORK" } })],
};

export const PdfWithoutANetworkTest: Story = {
  ...PdfWithoutANetwork,
  play: async () => {
    const dialog = within(await opened());
    await expect(await dialog.findByText("The PDF could not be loaded.", {}, patient)).toBeVisible();
    world().mend("documents.file");
    connection.state.set("offline");
    connection.state.set("online");
    await drawn();
  },
};

/** A page that could not be taken out of its PDF says so in its place, and why; nothing can be settled, nor linked. */
export const MissingPage: Story = {
  loaders: [
    inWorld({
      checkIns,
      candidates: [
        createCandidatePage(anastasia, {
          dmscode: "d_gone",
          page: 3,
          pageCount: 4,
          reading: "failed",
          failure: "NOT_TAKEN_MEMORY",
          source: "none",
          passes: [],
        }),
      ],
    }),
  ],
};

export const MissingPageTest: Story = {
  ...MissingPage,
  play: async () => {
    const dialog = within(await viewer());
    await expect(await dialog.findByText("It needs more memory than a page may take.", {}, patient)).toBeVisible();
    await waitFor(() => expect(dialog.getByText(/print page 3 alone/)).toBeVisible());
    await waitFor(() => expect(dialog.getAllByText("This page could not be taken out of its PDF.")).toHaveLength(3));
    await userEvent.keyboard("am{Enter}");
    await expect(dialog.getByRole("button", { name: /^Link/ })).toBeDisabled();
    await expect(linkCalls()).toHaveLength(0);
  },
};
