import { Box, Button, HStack } from "@chakra-ui/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { ReadyRichTextEditor, type ReadyRichTextEditorHandle, type ReadyRichTextEditorProps } from "./index.ts";

interface StageProps extends ReadyRichTextEditorProps {
  readonly noValidate?: boolean;
  readonly onSend: (sent: Record<string, unknown>) => void;
}

/** A form of the browser's around it; with `noValidate` one that checks for itself. */
function Form({ noValidate = false, onSend, ...props }: StageProps) {
  const editor = useRef<ReadyRichTextEditorHandle>(null);
  return (
    <Box p="4" maxW="3xl">
      <form
        noValidate={noValidate}
        onSubmit={(event) => {
          event.preventDefault();
          if (!noValidate || editor.current?.check()) onSend(Object.fromEntries(new FormData(event.currentTarget)));
        }}
      >
        <ReadyRichTextEditor {...props} ref={editor} />
        <HStack mt="3">
          <Button type="submit" variant="solid">
            Send
          </Button>
          <Button type="reset">Reset</Button>
        </HStack>
      </form>
    </Box>
  );
}

const meta = {
  title: "Rich text/Ready-made",
  component: Form,
  args: { name: "comment", label: "Comment", required: true, onSend: fn(), onChange: fn() },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = () => screen.getByRole("textbox");
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

export const Default: Story = { args: { placeholder: "Type your message here..." } };

export const InArabic: Story = { args: { locale: "ar", label: "تعليق" } };

// CMT-26: the tools stand from the right, and the arrow keys go where they point.
export const InArabicTest: Story = {
  ...InArabic,
  play: async () => {
    const bold = await screen.findByRole("button", { name: "غامق" });
    const italic = screen.getByRole("button", { name: "مائل" });
    await expect(italic.getBoundingClientRect().right).toBeLessThanOrEqual(bold.getBoundingClientRect().left);
    bold.focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(italic).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(bold).toHaveFocus();
    const arrow = screen.getByRole("button", { name: "تراجع" }).querySelector("svg");
    await expect(arrow && getComputedStyle(arrow).transform).toBe("matrix(-1, 0, 0, 1, 0, 0)");
  },
};

export const WhatTheServerFound: Story = {
  args: { initialHtml: "<p>See <strong>gate 14</strong>.</p>", error: "This trip has no gate 14." },
};

/** A form goes when something is written, and is what it was after a reset. */
export const FormTest: Story = {
  play: async ({ args }) => {
    await press("Send");
    await expect(await screen.findByText("Write something.")).toBeVisible();
    await waitFor(() => expect(box()).toHaveFocus());
    await expect(box()).toBeInvalid();
    await expect(box()).toHaveAccessibleDescription("Write something.");
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard("**Gate 14**");
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith("<p><strong>Gate 14</strong></p>"));
    await waitFor(() => expect(screen.queryByText("Write something.")).toBeNull());
    await press("Send");
    await expect(args.onSend).toHaveBeenLastCalledWith({ comment: "<p><strong>Gate 14</strong></p>" });
    await press("Reset");
    await waitFor(() => expect(box()).not.toHaveTextContent("Gate"));
    await press("Send");
    await expect(args.onSend).toHaveBeenCalledTimes(1);
  },
};

/** A form that checks for itself asks `check`; what is not required may be empty, and is sent as nothing. */
export const CheckedByTheFormTest: Story = {
  args: { noValidate: true, locale: "fr-CA", words: { bold: "Caractères gras" } },
  play: async ({ args }) => {
    await expect(screen.getByRole("button", { name: "Caractères gras" })).toBeVisible();
    await press("Send");
    await expect(await screen.findByText("Écrivez quelque chose.")).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const NotRequiredTest: Story = {
  args: { required: false },
  play: async ({ args }) => {
    await press("Send");
    await expect(args.onSend).toHaveBeenLastCalledWith({ comment: "" });
  },
};

export const ServersErrorTest: Story = {
  ...WhatTheServerFound,
  play: async ({ args }) => {
    await expect(await screen.findByRole("alert")).toHaveTextContent("This trip has no gate 14.");
    await press("Send");
    await waitFor(() => expect(box()).toHaveFocus());
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
