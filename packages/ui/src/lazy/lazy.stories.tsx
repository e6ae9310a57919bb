import { Box, Button } from "@chakra-ui/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentType, useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { ErrorState } from "../error-state/index.ts";
import { FailedChunkContext, type FailedChunkProps, lazyComponent } from "./index.ts";

interface StageProps {
  /** How the loading of the code goes. */
  readonly code: "comes" | "is on its way" | "does not come" | "comes the second time";
}

const Panel = () => <section aria-label="Weather">Sunny, 24 °C</section>;

const Failed = ({ onRetry, retrying }: FailedChunkProps) => (
  <ErrorState labels={{ title: "This could not be loaded", retry: "Try again" }} onRetry={onRetry} retrying={retrying}>
    The rest of the page works.
  </ErrorState>
);

function load(code: StageProps["code"]) {
  let attempts = 0;
  return async (): Promise<ComponentType> => {
    attempts++;
    if (code === "is on its way") return new Promise(() => undefined);
    if (code === "does not come" || (code === "comes the second time" && attempts === 1))
      throw new TypeError("Failed to fetch dynamically imported module");
    return Panel;
  };
}

function Stage({ code }: StageProps) {
  const [Lazy] = useState(() => lazyComponent(load(code), { waiting: <output>Loading…</output> }));
  return (
    <FailedChunkContext value={Failed}>
      <Box p="4">
        <Button mb="4">What is around it works</Button>
        <Lazy />
      </Box>
    </FailedChunkContext>
  );
}

const meta = { title: "Lazy component", component: Stage, args: { code: "comes" } } satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const Loading: Story = { args: { code: "is on its way" } };
export const Failing: Story = { args: { code: "does not come" } };

export const FailingTest: Story = {
  args: { code: "comes the second time" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await expect(await canvas.findByRole("region", { name: "Weather" })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("alert")).toBeNull());
  },
};
