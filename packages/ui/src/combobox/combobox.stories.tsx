import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Combobox } from "./combobox.tsx";

const cities = ["Lisbon", "Lima", "Lille", "London", "Madrid"];

const many = Array.from({ length: 40 }, (_, number) => `Llan ${number + 1}`);

interface StageProps {
  /** In the place of the list, whatever is typed. */
  readonly note?: string;
  readonly error?: string;
  readonly marks?: "first" | "none";
  readonly onSend?: () => void;
  /** The options come this long after what is typed, in milliseconds. */
  readonly delay?: number;
}

/** A caller that filters by itself; the widget shows what it is given. */
function Stage({ note, error, marks, onSend, delay = 0 }: StageProps) {
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState("");
  const [arrived, setArrived] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setArrived(text), delay);
    return () => clearTimeout(timer);
  }, [text, delay]);
  const isTyping = text !== chosen;
  const isLoading = isTyping && delay > 0 && arrived !== text;
  const options =
    note === undefined && isTyping && !isLoading
      ? [...cities, ...many].filter((city) => city.toLowerCase().startsWith(text.toLowerCase()))
      : undefined;
  return (
    <form
      style={{ padding: 16, blockSize: 320 }}
      onSubmit={(event) => {
        event.preventDefault();
        onSend?.();
      }}
    >
      <Combobox
        marks={marks}
        text={text}
        onTextChange={setText}
        options={options}
        isLoading={isLoading}
        optionKey={(city) => city}
        renderOption={(city) => city}
        onChoose={(city) => {
          setText(city);
          setChosen(city);
        }}
        note={note ?? (isTyping ? "Nothing is called that." : undefined)}
        announcement={options ? `${options.length} found` : (note ?? "")}
        labels={{ label: "City", placeholder: "Where?", clear: "Clear the city" }}
        error={error}
        required
      />
      <button type="submit">Send</button>
    </form>
  );
}

const meta = { title: "Combobox", tags: ["autodocs"], component: Stage, subcomponents: { Combobox } } satisfies Meta<
  typeof Stage
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = { parameters: { reach: [{ type: "li", into: "[role=combobox]" }] } };

const parts = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return { canvas, input: canvas.getByRole<HTMLInputElement>("combobox", { name: /^City/ }) };
};

export const ByKeys: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, input } = parts(canvasElement);
    await userEvent.type(input, "li");
    await expect(input).toHaveAttribute("aria-expanded", "true");
    await expect(canvas.getByRole("status")).toHaveTextContent("3 found");
    const active = () => canvas.getByRole("option", { selected: true });
    await expect(active()).toHaveTextContent("Lisbon");
    await expect(input).toHaveAttribute("aria-activedescendant", active().id);
    await userEvent.keyboard("{ArrowUp}");
    await expect(active()).toHaveTextContent("Lille");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(active()).toHaveTextContent("Lima");
    // What is typed next begins at the best match again.
    await userEvent.keyboard("l");
    await expect(active()).toHaveTextContent("Lille");
    await userEvent.keyboard("{Enter}");
    await expect(input).toHaveValue("Lille");
    await expect(canvas.queryByRole("option")).toBeNull();
    await expect(input).toHaveFocus();
  },
};

/** Keys that come before the list wait for it: nothing is sent, and what they mean is chosen. */
export const KeysBeforeTheList: Story = {
  args: { delay: 150, onSend: fn() },
  play: async ({ canvasElement, args }) => {
    const { canvas, input } = parts(canvasElement);
    await userEvent.type(input, "li{Enter}");
    await waitFor(() => expect(input).toHaveValue("Lisbon"));
    await expect(canvas.queryByRole("option")).toBeNull();
    await userEvent.clear(input);
    await userEvent.type(input, "li{ArrowDown}{ArrowDown}{Enter}");
    await waitFor(() => expect(input).toHaveValue("Lille"));
    // Arrows alone mark, and Enter chooses what they marked.
    await userEvent.clear(input);
    await userEvent.type(input, "li{ArrowDown}");
    await waitFor(() => expect(canvas.getByRole("option", { selected: true })).toHaveTextContent("Lima"));
    await userEvent.keyboard("{Enter}");
    await expect(input).toHaveValue("Lima");
    // Tab goes on at once, and the field is right a moment later.
    await userEvent.clear(input);
    await userEvent.type(input, "lon{Tab}");
    await expect(input).not.toHaveFocus();
    await waitFor(() => expect(input).toHaveValue("London"));
    // What is typed after them means something else.
    await userEvent.clear(input);
    await userEvent.type(input, "li{ArrowDown}{Enter}m");
    await waitFor(() => expect(canvas.getByRole("option", { selected: true })).toHaveTextContent("Lima"));
    await expect(input).toHaveValue("lim");
    // Nothing is called that: nothing is chosen, nothing is sent.
    await userEvent.clear(input);
    await userEvent.type(input, "xyz{Enter}");
    await waitFor(() => expect(canvas.getByText("Nothing is called that.")).toBeVisible());
    await expect(input).toHaveValue("xyz");
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** Escape closes the list and keeps the text; Tab chooses what is marked and goes on. */
export const EscapeAndTab: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, input } = parts(canvasElement);
    await userEvent.type(input, "mad{Escape}");
    await expect(canvas.queryByRole("option")).toBeNull();
    await expect(input).toHaveValue("mad");
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("option", { selected: true })).toHaveTextContent("Madrid");
    await userEvent.tab();
    await expect(input).toHaveValue("Madrid");
    await expect(input).not.toHaveFocus();
  },
};

/** Enter answers the list that is open, and sends the form only after it: where nothing is marked too. */
export const EnterWithNothingMarked: Story = {
  args: { marks: "none", onSend: fn() },
  play: async ({ canvasElement, args }) => {
    const { canvas, input } = parts(canvasElement);
    await userEvent.type(input, "li{Enter}");
    // Several could be meant: none is taken.
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(canvas.queryByRole("option")).toBeNull();
    await expect(input).toHaveValue("li");
    await userEvent.keyboard("{Enter}");
    await expect(args.onSend).toHaveBeenCalledTimes(1);
    // The only one that is listed is meant.
    await userEvent.keyboard("l{Enter}");
    await expect(input).toHaveValue("Lille");
    await expect(args.onSend).toHaveBeenCalledTimes(1);
    await userEvent.keyboard("{Enter}");
    await expect(args.onSend).toHaveBeenCalledTimes(2);
  },
};

export const ByPointer: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, input } = parts(canvasElement);
    await userEvent.type(input, "lo");
    await userEvent.click(canvas.getByRole("option", { name: "London" }));
    await expect(input).toHaveValue("London");
    await expect(input).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Clear the city" }));
    await expect(input).toHaveValue("");
  },
};

/** It is the list that scrolls, not a box around it that no key could reach; what is marked stays in view. */
export const LongList: Story = {
  parameters: { reach: [{ type: "llan", into: "[role=combobox]" }] },
};

export const LongListTest: Story = {
  ...LongList,
  play: async ({ canvasElement }) => {
    const { canvas, input } = parts(canvasElement);
    await userEvent.type(input, "llan");
    const list = canvas.getByRole("listbox", { name: "City" });
    await expect(list.scrollHeight).toBeGreaterThan(list.clientHeight);
    await expect(getComputedStyle(list.parentElement ?? list).overflowY).toBe("visible");
    await userEvent.keyboard("{ArrowUp}");
    await expect(list.scrollTop).toBeGreaterThan(0);
    const marked = canvas.getByRole("option", { selected: true });
    await expect(marked).toHaveTextContent("Llan 40");
    await expect(marked.getBoundingClientRect().bottom).toBeLessThanOrEqual(list.getBoundingClientRect().bottom + 1);
  },
};

export const NothingFound: Story = {
  parameters: { reach: [{ type: "x", into: "[role=combobox]" }] },
};

export const NothingFoundTest: Story = {
  ...NothingFound,
  play: async ({ canvasElement }) => {
    const { canvas, input } = parts(canvasElement);
    await userEvent.type(input, "x");
    await expect(canvas.getByText("Nothing is called that.")).toBeVisible();
    await expect(input).toHaveAttribute("aria-expanded", "false");
  },
};

export const WrongInTheDark: Story = {
  args: { error: "Choose a city." },
  globals: { theme: "dark" },
};

export const WrongInTheDarkTest: Story = {
  ...WrongInTheDark,
  play: async ({ canvasElement }) => {
    const { input } = parts(canvasElement);
    await waitFor(() => expect(input).toHaveAccessibleDescription("Choose a city."));
    await expect(input).toBeInvalid();
  },
};
