import type { Meta, StoryObj } from "@storybook/react-vite";
import { http, HttpResponse } from "msw";
import { useEffect } from "react";
import { expect } from "storybook/test";

let answers = 0;

/** Asks, and counts the answer. */
async function ask(): Promise<void> {
  await fetch("/api/late");
  answers += 1;
}

/** Makes a call the moment it goes away, as a screen does whose live events come until then. */
function AsksAsItGoes() {
  useEffect(() => () => void ask(), []);
  return <p>A screen that asks on</p>;
}

const meta = { title: "App/Calls of a story that ends", component: AsksAsItGoes } satisfies Meta<typeof AsksAsItGoes>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A call of a story that ends is answered by that story's mocks: those of the next one do not know it. */
export const AsksAsItGoesTest: Story = {
  parameters: { msw: [http.get("*/api/late", () => HttpResponse.json({}))] },
  render: () => <AsksAsItGoes />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("A screen that asks on")).toBeVisible();
  },
};

export const BeginsAfterItsAnswerTest: Story = {
  render: () => <p>Another screen</p>,
  play: async () => {
    await expect(answers).toBe(1);
    // What is told of unanswered calls comes in their order: this one's answer comes after what was told of the other.
    await fetch("/api/health");
  },
};
