import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { FileDrop } from "./index.ts";

const meta = {
  title: "File drop",
  tags: ["autodocs"],
  component: FileDrop,
  args: {
    file: undefined,
    onFile: fn(),
    accept: "application/pdf",
    labels: { label: "PDF", choose: "Choose a file", change: "Choose another", hint: "Or drop it here." },
  },
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const EmptyTest: Story = {
  ...Empty,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("button", { name: "Choose a file PDF" })).toBeVisible();
  },
};

export const WithFile: Story = {
  args: { file: new File(["%PDF-"], "passes.pdf") },
};

export const WithFileTest: Story = {
  ...WithFile,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("passes.pdf")).toBeVisible();
  },
};

export const Wrong: Story = {
  args: { error: "This file is not a PDF." },
};

export const WrongTest: Story = {
  ...Wrong,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("button")).toHaveAccessibleDescription(/This file is not a PDF\./);
  },
};
