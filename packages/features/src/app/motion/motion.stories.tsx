import { Box, Button } from "@chakra-ui/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, spyOn, userEvent, waitFor } from "storybook/test";
import {
  AnimatedCollapse,
  AnimatedList,
  AnimatedListItem,
  AnimatedOrder,
  AnimatedPosition,
  MotionArea,
} from "./index.ts";

function Stage() {
  const [order, setOrder] = useState<readonly string[]>(["First", "Second", "Third"]);
  const [isOpen, setOpen] = useState(false);
  return (
    <Box as="main" p="4" width="24rem">
      <MotionArea>
        <Button onClick={() => setOrder((before) => before.toReversed())}>Turn round</Button>
        <Button onClick={() => setOpen((before) => !before)}>Unfold</Button>
        <Button onClick={() => setOrder((before) => before.slice(1))}>Remove the first</Button>
        <AnimatedCollapse isOpen={isOpen}>
          <Box p="6">What was folded up</Box>
        </AnimatedCollapse>
        <AnimatedOrder value={order}>
          {order.map((name) => (
            <AnimatedPosition key={name}>
              <Box p="3" data-testid={name}>
                {name}
              </Box>
            </AnimatedPosition>
          ))}
        </AnimatedOrder>
        <Box as="ul" aria-label="Chips" listStyleType="none" position="relative">
          <AnimatedList>
            {order.map((name) => (
              <AnimatedListItem key={name}>{name}</AnimatedListItem>
            ))}
          </AnimatedList>
        </Box>
      </MotionArea>
    </Box>
  );
}

const meta = { title: "App/Motion", component: Stage } satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const topOf = (name: string): number => screen.getByTestId(name).getBoundingClientRect().top;

/** Every place at which something stands, frame by frame, until it has stood still for a while. */
async function placesOf(name: string): Promise<ReadonlySet<number>> {
  const places = new Set<number>();
  for (let still = 0; still < 12; still += 1) {
    const before = places.size;
    await new Promise((resolve) => requestAnimationFrame(resolve));
    places.add(Math.round(topOf(name)));
    if (places.size > before) still = 0;
  }
  return places;
}

export const ForEverybodyElse: Story = {
  beforeEach: () => {
    // Tests run as for people who want less motion.
    const asked = globalThis.matchMedia.bind(globalThis);
    const spy = spyOn(globalThis, "matchMedia").mockImplementation((query) =>
      asked(query.includes("reduced-motion") ? "not all" : query),
    );
    return () => spy.mockRestore();
  },
  play: async () => {
    // Nothing moves before the code is there: pressed until something does.
    await waitFor(async () => {
      await press("Turn round");
      await expect((await placesOf("First")).size).toBeGreaterThan(2);
    });
    await press("Unfold");
    await waitFor(() => expect(screen.getByText("What was folded up")).toBeVisible());
    await press("Unfold");
    await waitFor(() => expect(screen.queryByText("What was folded up")).toBeNull());
    await press("Remove the first");
    await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(2));
  },
};

/** People who want less motion see everything at its place at once. */
export const LessMotion: Story = {
  play: async () => {
    const from = topOf("First");
    await press("Turn round");
    await waitFor(() => expect(topOf("First")).toBeGreaterThan(from));
    await expect((await placesOf("First")).size).toBe(1);
    await press("Unfold");
    await expect(screen.getByText("What was folded up").getBoundingClientRect().height).toBeGreaterThan(40);
    await press("Unfold");
    await expect(screen.queryByText("What was folded up")).toBeNull();
    await press("Remove the first");
    await expect(screen.getAllByRole("listitem")).toHaveLength(2);
  },
};
