import { chakra } from "@chakra-ui/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { DropZone, type DropZoneProps } from "./index.ts";

const Stage = ({ onFile }: Pick<DropZoneProps, "onFile">) => (
  <DropZone onFile={onFile} labels={{ drop: "Drop the PDF to upload it" }}>
    <chakra.p p="8">Candidate pages</chakra.p>
  </DropZone>
);

const meta = {
  title: "Drop zone",
  tags: ["autodocs"],
  component: Stage,
  subcomponents: { DropZone },
  args: { onFile: fn() },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const withFile = (): DataTransfer => {
  const held = new DataTransfer();
  held.items.add(new File(["%PDF-"], "passes.pdf"));
  return held;
};

/** As the browser does it: what is held comes with the event. */
const drag = (type: string, target: Element, dataTransfer: DataTransfer): boolean =>
  target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));

/** While a file is held above it the region says what a drop would do, and takes the file. */
export const Dropped: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const child = canvas.getByText("Candidate pages");
    const zone = child.parentElement as HTMLElement;
    const dataTransfer = withFile();
    drag("dragenter", zone, dataTransfer);
    drag("dragenter", child, dataTransfer);
    drag("dragleave", zone, dataTransfer);
    await expect(await canvas.findByText("Drop the PDF to upload it")).toBeVisible();
    drag("drop", child, dataTransfer);
    await expect(args.onFile).toHaveBeenCalledWith(expect.objectContaining({ name: "passes.pdf" }));
    await waitFor(() => expect(canvas.queryByText("Drop the PDF to upload it")).toBeNull());
  },
};

/** Text that is dragged over it is none of its business. */
export const NoFile: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const dataTransfer = new DataTransfer();
    dataTransfer.setData("text/plain", "K7XQ2M");
    const zone = canvas.getByText("Candidate pages");
    drag("dragenter", zone, dataTransfer);
    await expect(canvas.queryByText("Drop the PDF to upload it")).toBeNull();
    drag("drop", zone, dataTransfer);
    await expect(args.onFile).not.toHaveBeenCalled();
  },
};

export const Held: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    drag("dragenter", canvas.getByText("Candidate pages"), withFile());
    await expect(await canvas.findByText("Drop the PDF to upload it")).toBeVisible();
  },
};
