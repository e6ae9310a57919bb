import { Button, chakra } from "@chakra-ui/react";
import { lazyComponent } from "@gatehouse/ui/lazy";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { connection } from "./connection/index.ts";
import { StoryApp } from "./story-app.tsx";

interface PanelProps {
  readonly open?: boolean;
  readonly onClose?: () => void;
}

const Panel = ({ open = true, onClose }: PanelProps) =>
  open && (
    <chakra.section aria-label="Weather" p="4">
      Sunny {onClose && <button onClick={onClose}>Done</button>}
    </chakra.section>
  );

/** A part that does not come as long as the network is away. */
function stage() {
  const network = { isThere: false };
  const load = async () => {
    if (!network.isThere) throw new TypeError("Failed to fetch dynamically imported module");
    return Panel;
  };
  return { network, Inside: lazyComponent<PanelProps>(load), Over: lazyComponent<PanelProps>(load, { over: true }) };
}

const inside = stage();
const over = stage();
let waiting = stage();

function Page({ where }: { readonly where: "inside" | "over" | "waiting" }) {
  const [isOpen, open] = useState(false);
  return (
    <StoryApp>
      <chakra.main p="4" minH="60">
        <label>
          Notes <input defaultValue="" />
        </label>
        {where === "inside" && <inside.Inside />}
        {where !== "inside" && <Button onClick={() => open(true)}>Open</Button>}
        {isOpen && where === "over" && <over.Over onClose={() => open(false)} />}
        {where === "waiting" && <waiting.Over open={isOpen} onClose={() => open(false)} />}
      </chakra.main>
    </StoryApp>
  );
}

const meta = {
  title: "App/Part that did not come",
  component: Page,
  args: { where: "inside" },
  beforeEach: () => {
    for (const { network } of [inside, over]) network.isThere = false;
    waiting = stage();
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** It says so in its own place; what is around it stays, and trying again really tries again. */
export const InThePage: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole("textbox", { name: "Notes" }), "half a word");
    await expect(await canvas.findByRole("alert")).toHaveTextContent("This could not be loaded.");
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "Try again" })).toHaveAttribute("aria-busy", "false"),
    );
    await expect(canvas.getByRole("alert")).toBeVisible();
    inside.network.isThere = true;
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await canvas.findByRole("region", { name: "Weather" })).toBeVisible();
    await expect(canvas.queryByRole("alert")).toBeNull();
    await expect(canvas.getByRole("textbox", { name: "Notes" })).toHaveValue("half a word");
  },
};

/** A dialog that did not come can be given up, by Escape too, and asked for again. */
export const OverThePage: Story = {
  args: { where: "over" },
};

export const OverThePageTest: Story = {
  ...OverThePage,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Open" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("This could not be loaded.");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.queryByRole("alert")).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: "Open" }));
    await canvas.findByRole("alert");
    over.network.isThere = true;
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await canvas.findByRole("region", { name: "Weather" })).toBeVisible();
  },
};

/** The network comes back: what somebody waits for opens; who types meanwhile is left alone, and opens it when they like. */
export const WhenTheNetworkIsBack: Story = {
  args: { where: "waiting" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const notes = canvas.getByRole("textbox", { name: "Notes" });
    connection.state.set("offline");
    await userEvent.click(canvas.getByRole("button", { name: "Open" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("there is no connection");
    await userEvent.type(notes, "half");
    waiting.network.isThere = true;
    connection.state.set("online");
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveTextContent("This could not be loaded."));
    await userEvent.type(notes, " a word");
    await expect(canvas.queryByRole("region", { name: "Weather" })).toBeNull();
    await expect(notes).toHaveValue("half a word");
    await userEvent.click(canvas.getByRole("button", { name: "Close" }));
    waiting.network.isThere = false;
    connection.state.set("offline");
    await userEvent.click(canvas.getByRole("button", { name: "Open" }));
    await canvas.findByRole("alert");
    waiting.network.isThere = true;
    connection.state.set("online");
    await expect(await canvas.findByRole("region", { name: "Weather" })).toBeVisible();
  },
};

/** What was given up without a network opens at the next press once there is one, without a word about the last time. */
export const OpenedAgain: Story = {
  args: { where: "waiting" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Open" }));
    await canvas.findByRole("alert");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.queryByRole("alert")).toBeNull());
    waiting.network.isThere = true;
    await userEvent.click(canvas.getByRole("button", { name: "Open" }));
    await expect(await canvas.findByRole("region", { name: "Weather" })).toBeVisible();
  },
};
