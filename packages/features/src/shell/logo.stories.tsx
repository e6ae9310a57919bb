import { Box } from "@chakra-ui/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { StoryApp } from "../app/story-app.tsx";
import { Logo } from "./logo.tsx";

const drawn =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='120' height='28'%3E%3Crect width='120' height='28' rx='6' fill='%23556070'/%3E%3C/svg%3E";

const organisation = { code: "NWT", name: "Northwind Travel", logo: null, address: null };

const meta = {
  title: "Shell/Logo",
  component: Logo,
  args: { organisation, folded: false },
  decorators: [
    (Story) => (
      <StoryApp live={false}>
        <Box width="nav" bg="bg.sunken">
          <Story />
        </Box>
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ours: Story = {};

export const OursTest: Story & Required<Pick<Story, "play">> = {
  ...Ours,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("link", { name: "Gatehouse" })).toHaveAttribute("href", "/dashboard");
  },
};

export const Folded: Story = { ...Ours, args: { folded: true } };

export const FoldedTest: Story = { ...Folded, play: OursTest.play };

export const OfTheVendor: Story = {
  args: { organisation: { ...organisation, logo: drawn } },
};

/** UI-7 */
export const OfTheVendorTest: Story = {
  ...OfTheVendor,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("img", { name: "Northwind Travel" })).toBeVisible();
  },
};

export const OursWhenTheVendorsIsBroken: Story = {
  args: { organisation: { ...organisation, logo: "data:image/png;base64,AAAA" } },
};

export const OursWhenTheVendorsIsBrokenTest: Story = {
  ...OursWhenTheVendorsIsBroken,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("Gatehouse")).toBeVisible();
  },
};
