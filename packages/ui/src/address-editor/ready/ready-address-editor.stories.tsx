import { Box, Button, Stack } from "@chakra-ui/react";
import type { AddressIssue } from "@gatehouse/domain/addresses";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { ReadyAddressEditor, type ReadyAddressEditorHandle, type ReadyAddressEditorProps } from "./index.ts";

interface StageProps extends ReadyAddressEditorProps {
  readonly noValidate?: boolean;
  readonly onSend: (sent: Record<string, unknown>) => void;
  readonly onCheck: (issues: readonly AddressIssue[]) => void;
}

/** A form of the browser's around it; with `noValidate` the button of a form that checks for itself. */
function Form({ noValidate = false, onSend, onCheck, ...props }: StageProps) {
  const editor = useRef<ReadyAddressEditorHandle>(null);
  return (
    <Box p="4" maxW="2xl" minH="lg">
      <form
        noValidate={noValidate}
        onSubmit={(event) => {
          event.preventDefault();
          const issues = noValidate ? (editor.current?.check() ?? []) : [];
          if (noValidate) onCheck(issues);
          if (issues.length === 0) onSend(Object.fromEntries(new FormData(event.currentTarget)));
        }}
      >
        <Stack gap="4">
          <ReadyAddressEditor {...props} ref={editor} />
          <Stack direction="row" gap="2">
            <Button type="submit" variant="solid">
              Send
            </Button>
            <Button type="reset">Reset</Button>
          </Stack>
        </Stack>
      </form>
    </Box>
  );
}

const meta = {
  title: "Address editor/Ready-made",
  component: Form,
  args: { name: "shipping", required: true, onSend: fn(), onCheck: fn(), onChange: fn() },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InArabic: Story = { args: { locale: "ar" } };

export const WhatTheServerFound: Story = {
  args: {
    defaultValue: { line1: "1 Main St", line2: "", city: "Reno", country: "USA", state: "NV", pincode: "89501" },
    errors: { line1: "Nothing is delivered to this street." },
  },
};

const box = (name: RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name });
const list = (name: RegExp) => screen.getByRole<HTMLInputElement>("combobox", { name });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

/** Nothing is said before a field was left; a form that is sent too early says all of it and begins at the first. */
export const HeldBack: Story = {
  play: async ({ args }) => {
    await expect(screen.getByRole("group", { name: "Address" })).toBeVisible();
    await expect(screen.queryByText("Enter the street and number.")).toBeNull();
    await press("Send");
    await expect(await screen.findByText("Enter the street and number.")).toBeVisible();
    await expect(box(/^Address line 1/)).toHaveFocus();
    await expect(args.onSend).not.toHaveBeenCalled();

    await userEvent.type(box(/^Address line 1/), "1 Main St");
    await userEvent.type(box(/^City/), "Reno");
    await userEvent.type(list(/^Country/), "united states{Enter}");
    await userEvent.type(await screen.findByRole("combobox", { name: /^State/ }), "nevada{Enter}");
    await userEvent.type(box(/^ZIP code/), "8950");
    await userEvent.tab();
    await expect(await screen.findByText("This is no postal code of the country.")).toBeVisible();
    await userEvent.type(box(/^ZIP code/), "1");
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(expect.anything(), expect.objectContaining({ issues: [] })),
    );
    await press("Send");
    await expect(args.onSend).toHaveBeenLastCalledWith({
      "shipping.line1": "1 Main St",
      "shipping.line2": "",
      "shipping.city": "Reno",
      "shipping.country": "USA",
      "shipping.state": "NV",
      "shipping.pincode": "89501",
    });
    await press("Reset");
    await waitFor(() => expect(box(/^Address line 1/)).toHaveValue(""));
    await expect(screen.queryByText("Enter the street and number.")).toBeNull();
  },
};

/** A form that checks for itself asks `check`, which shows what is wrong. */
export const CheckedByTheForm: Story = {
  args: { noValidate: true, locale: "fr" },
  play: async ({ args }) => {
    await press("Send");
    await expect(args.onCheck).toHaveBeenLastCalledWith([
      { field: "line1", code: "addresses.line1.required" },
      { field: "city", code: "addresses.city.required" },
      { field: "country", code: "addresses.country.required" },
    ]);
    await waitFor(() => expect(screen.getAllByRole("textbox")[0]).toHaveFocus());
    await expect(screen.getAllByRole("textbox")[0]).toHaveAccessibleDescription();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** What a server found is said at once, and holds the form back until it is taken away. */
export const ServersErrorHoldsBack: Story = {
  ...WhatTheServerFound,
  play: async ({ args }) => {
    await expect(await screen.findByText("Nothing is delivered to this street.")).toBeVisible();
    await press("Send");
    await expect(box(/^Address line 1/)).toHaveFocus();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
