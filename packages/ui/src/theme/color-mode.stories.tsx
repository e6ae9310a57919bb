import { chakra } from "@chakra-ui/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ThemeProvider, useColorMode } from "./index.ts";

/** A page that says what it looks like. */
function Page() {
  return (
    <ThemeProvider density="compact">
      <Look />
    </ThemeProvider>
  );
}

const Look = () => <chakra.p>This page is {useColorMode().mode}.</chakra.p>;

const meta = { title: "Theme/Light and dark", component: Page } satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** What is chosen in another tab. */
function chooseElsewhere(mode: "light" | "dark"): void {
  localStorage.setItem("gatehouse.color-mode", mode);
  window.dispatchEvent(new StorageEvent("storage", { key: "gatehouse.color-mode" }));
}

/** An open page follows the reader; an appearance that something else has set stays. */
export const FollowsTheReader: Story = {
  render: () => (
    <ThemeProvider density="compact">
      <p>A page that nobody asks for its appearance</p>
    </ThemeProvider>
  ),
  play: async () => {
    const { dataset } = document.documentElement;
    const before = dataset["theme"];
    try {
      dataset["themeFrom"] = "reader";
      chooseElsewhere("dark");
      await expect(dataset["theme"]).toBe("dark");
      chooseElsewhere("light");
      await expect(dataset["theme"]).toBe("light");
      delete dataset["themeFrom"];
      chooseElsewhere("dark");
      await expect(dataset["theme"]).toBe("light");
    } finally {
      localStorage.removeItem("gatehouse.color-mode");
      delete dataset["themeFrom"];
      if (before !== undefined) dataset["theme"] = before;
    }
  },
};
