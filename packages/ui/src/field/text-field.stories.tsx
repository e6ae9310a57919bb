import { Box } from "@chakra-ui/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { TextField } from "./text-field.tsx";

const meta = {
  title: "Text field",
  component: TextField,
  args: { id: "booking", label: "Booking number" },
  render: (args) => (
    <Box p="4" maxW="sm">
      <TextField {...args} />
    </Box>
  ),
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Required: Story = { args: { required: true } };
export const Optional: Story = { args: { optional: "(optional)" } };
export const WithHelp: Story = { args: { helper: "It is in the confirmation of your booking." } };
export const Invalid: Story = { args: { defaultValue: "6041", error: "A booking number has eight digits." } };
export const Disabled: Story = { args: { defaultValue: "60418827", disabled: true } };
export const Large: Story = { args: { fieldSize: "lg" }, globals: { density: "comfortable" } };

/** The text keeps its own direction and stands where the lines of the page begin. */
export const RightToLeft: Story = {
  args: { label: "رقم الحجز", defaultValue: "NW-60418827", helper: "ستجده في تأكيد الحجز." },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        <Story />
      </div>
    ),
  ],
};

export const InvalidTest: Story = {
  ...Invalid,
  args: { ...Invalid.args, required: true },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole("textbox", { name: /^Booking number/ });
    await expect(field).toBeInvalid();
    await expect(field).toBeRequired();
    await waitFor(() => expect(field).toHaveAccessibleDescription("A booking number has eight digits."));
    await userEvent.type(field, "8827");
    await expect(field).toHaveValue("60418827");
  },
};
