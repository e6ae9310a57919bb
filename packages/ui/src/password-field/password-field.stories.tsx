import { Box } from "@chakra-ui/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { PasswordField } from "./password-field.tsx";

const meta = {
  title: "Password field",
  tags: ["autodocs"],
  component: PasswordField,
  args: {
    labels: { label: "Password", show: "Show the password", hide: "Hide the password" },
    autoComplete: "current-password",
  },
  render: (args) => (
    <Box p="4" maxW="sm">
      <PasswordField {...args} />
    </Box>
  ),
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ShowAndHide: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText("Password");
    await userEvent.type(field, "gate 12");
    await expect(field).toHaveAttribute("type", "password");
    await userEvent.click(canvas.getByRole("button", { name: "Show the password" }));
    await expect(field).toHaveAttribute("type", "text");
    await expect(field).toHaveValue("gate 12");
    await userEvent.click(canvas.getByRole("button", { name: "Hide the password" }));
    await expect(field).toHaveAttribute("type", "password");
  },
};

/** Its id is that of the input: a form leads to it by that. */
export const IdOfTheInput: Story = {
  args: { id: "start-password" },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText("Password");
    await expect(field).toHaveAttribute("id", "start-password");
    document.getElementById("start-password")?.focus();
    await expect(field).toHaveFocus();
  },
};

export const Invalid: Story = {
  args: { error: "Please enter your password." },
};

export const InvalidTest: Story = {
  ...Invalid,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText("Password");
    await expect(field).toBeInvalid();
    await waitFor(() => expect(field).toHaveAccessibleErrorMessage("Please enter your password."));
  },
};
