import { Box, Button } from "@chakra-ui/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { toaster, Toaster } from "./toaster.tsx";

const undo = fn();

const meta = {
  title: "Toaster",
  tags: ["autodocs"],
  component: Toaster,
  args: { labels: { region: "Notifications", close: "Close this message" } },
  render: (args) => (
    <Box p="4" minH="80">
      <Button
        onClick={() =>
          toaster.create({
            type: "success",
            title: "Disposed",
            description: "NOVAK, Ana",
            action: { label: "Undo", onClick: undo },
          })
        }
      >
        Dispose
      </Button>
      <Toaster {...args} />
    </Box>
  ),
  beforeEach: () => () => toaster.remove(),
} satisfies Meta<typeof Toaster>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithUndo: Story = {
  parameters: { reach: ["#storybook-root button"] },
};

export const WithUndoTest: Story = {
  ...WithUndo,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Dispose" }));
    const message = await screen.findByText("Disposed");
    await waitFor(() => expect(message).toBeVisible());
    await userEvent.click(screen.getByRole("button", { name: "Undo" }));
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText("Disposed")).toBeNull());
  },
};

/** Along the navigation at the bottom, and never more than two at once: the work beside it stays free. */
export const OutOfTheWay: Story = {
  parameters: { layout: "fullscreen" },
  render: (args) => (
    <Box display="flex" height="100dvh">
      <Box data-toast-room="start" width="nav" bg="bg.sunken" />
      <Box flex="1" />
      <Toaster {...args} />
    </Box>
  ),
  play: async ({ canvasElement }) => {
    for (const title of ["First", "Second", "Third"]) toaster.create({ type: "info", title });
    const shown = await screen.findByText("Third");
    await waitFor(() => expect(shown).toBeVisible());
    await waitFor(() => expect(screen.getAllByText(/^(First|Second|Third)$/)).toHaveLength(2));
    const bar = canvasElement.querySelector("[data-toast-room]") as HTMLElement;
    const { right: end } = bar.getBoundingClientRect();
    await waitFor(() =>
      expect((shown.closest("[data-part=root]") as HTMLElement).getBoundingClientRect().right).toBeLessThanOrEqual(end),
    );
    await expect(shown.getBoundingClientRect().top).toBeGreaterThan(innerHeight / 2);
  },
};

/** As narrow as the navigation: what can be done stands below the words, which are not squeezed into a column of letters. */
export const ActionBelow: Story = {
  ...OutOfTheWay,
  // UI-15
  play: async () => {
    toaster.create({
      type: "warning",
      title: "GVHLRR retourne bientôt dans le pool",
      description: "Personne n’y a travaillé depuis 28 minutes. Appuyez sur K, ou continuez à y travailler.",
      action: { label: "Garder", onClick: undo },
      meta: { until: Date.now() + 60_000 },
    });
    const words = await screen.findByText(/^Personne/);
    await waitFor(() => expect(words).toBeVisible());
    const text = words.getBoundingClientRect();
    await expect(text.width).toBeGreaterThanOrEqual(128);
    await expect(screen.getByRole("button", { name: /^Garder/ }).getBoundingClientRect().top).toBeGreaterThanOrEqual(
      text.bottom,
    );
  },
};

/** The newest is there at once; what is offered for a while stays, however much is said after it, and ends with its time. */
export const NewestAtOnce: Story = {
  play: async () => {
    const until = Date.now() + 4000;
    toaster.create({
      id: "disposed",
      type: "success",
      title: "Disposed",
      action: { label: "Undo", onClick: undo },
      meta: { until },
    });
    for (const title of ["First", "Second", "Third"]) {
      toaster.create({ type: "info", title });
      await waitFor(() => expect(screen.getByText(title)).toBeVisible(), { timeout: 1000 });
      await expect(screen.getByRole("button", { name: /^Undo/ })).toBeVisible();
    }
    await waitFor(() => expect(screen.queryByText("Second")).toBeNull(), { timeout: 1000 });
    await waitFor(() => expect(screen.queryByText("Disposed")).toBeNull());
    await expect(Date.now()).toBeGreaterThanOrEqual(until);
  },
};

/** On its way out a message takes no later one with it that says the same. */
export const SaidAgainWhileItGoes: Story = {
  play: async () => {
    const tell = () => toaster.create({ id: "warning", type: "warning", title: "Select something" });
    tell();
    await waitFor(() => expect(screen.getByText("Select something")).toBeVisible());
    const first = screen.getByText("Select something");
    toaster.dismiss("warning");
    tell();
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await expect(screen.getByText("Select something")).toBeVisible();
  },
};

/** What is said before anybody does anything. */
const saying =
  (...types: readonly string[]) =>
  () => {
    for (const type of types)
      toaster.create({ type, title: `A message: ${type}`, description: "What happened, and what to do about it." });
  };

export const GoodTones: Story = { globals: { theme: "dark" }, beforeEach: saying("success", "info") };

export const GoodTonesTest: Story = {
  ...GoodTones,
  play: async () => {
    for (const type of ["success", "info"]) await screen.findByText(`A message: ${type}`);
  },
};

export const BadTones: Story = { globals: { theme: "dark" }, beforeEach: saying("warning", "error") };

export const BadTonesTest: Story = {
  ...BadTones,
  play: async () => {
    for (const type of ["warning", "error"]) await screen.findByText(`A message: ${type}`);
  },
};
