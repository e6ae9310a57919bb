import { Box, ChakraProvider, chakra, defaultSystem } from "@chakra-ui/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { ReadyAddressEditor } from "../address-editor/ready/index.ts";
import { EmbeddedTheme } from "./index.ts";

/** An app with Chakra's own system around our editor. */
function OtherApp() {
  return (
    <ChakraProvider value={defaultSystem}>
      <Box maxW="2xl" p="4" fontFamily="serif">
        <chakra.p mb="4" color="teal.600">
          A paragraph of the app
        </chakra.p>
        <EmbeddedTheme>
          <ReadyAddressEditor name="shipping" required />
        </EmbeddedTheme>
      </Box>
    </ChakraProvider>
  );
}

const meta = { title: "Theme/In a Chakra app", component: OtherApp } satisfies Meta<typeof OtherApp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The editor has our colours and sizes, the app keeps its own. */
export const EachKeepsItsLook: Story = {
  play: async () => {
    const input = screen.getByRole("textbox", { name: /^City/ });
    const app = screen.getByText("A paragraph of the app");
    const token = (element: Element, name: string) => getComputedStyle(element).getPropertyValue(name);
    // The tokens are those of the element, not the ones that Storybook has around all stories.
    document.documentElement.style.setProperty("--gh-radii-control", "31px");
    await expect(token(app, "--gh-radii-control")).toBe("31px");
    await expect(token(input, "--gh-radii-control")).not.toBe("31px");
    await expect(getComputedStyle(input).borderRadius).toBe(token(input, "--gh-radii-control"));
    document.documentElement.style.removeProperty("--gh-radii-control");
    // Storybook's own density is the compact one.
    await expect(getComputedStyle(input).height).toBe("44px");
    await expect(getComputedStyle(input).fontFamily).toContain("Inter");
    await expect(getComputedStyle(app).fontFamily).not.toContain("Inter");
    await expect(token(app, "--chakra-colors-teal-600")).not.toBe("");
    const light = getComputedStyle(input).color;
    document.documentElement.classList.add("dark");
    await expect(getComputedStyle(input).color).not.toBe(light);
    document.documentElement.classList.remove("dark");
    await expect(getComputedStyle(app).color).not.toBe(getComputedStyle(input).color);
  },
};
