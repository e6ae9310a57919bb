import { Box, Grid } from "@chakra-ui/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Moon, Sun } from "lucide-react";
import { useState } from "react";
import { expect, screen, userEvent } from "storybook/test";
import { CheckboxFacet, type CheckboxFacetProps } from "./index.ts";

function Facet(props: Omit<CheckboxFacetProps, "checked" | "onCheckedChange">) {
  const [checked, setChecked] = useState(false);
  return <CheckboxFacet {...props} checked={checked} onCheckedChange={setChecked} />;
}

const Stage = () => (
  <Box p="4" maxW="xs">
    <Facet name="Non-stop" count="7" best="$571.20" spoken="7 flights from $571.20" />
    <Facet
      code="BOM"
      name="Chhatrapati Shivaji Maharaj International Airport"
      count="1,204"
      best="$1,571.20"
      spoken="1,204 flights from $1,571.20"
    />
    <Facet name="Aer Lingus" count="0" best="–" spoken="no flights" muted />
    <Grid templateColumns="1fr 1fr" gap="2" pt="3">
      <Facet name="12–18" count="9" best="$571.60" spoken="9 flights from $571.60" tile={Sun} />
      <Facet name="23–05" count="0" best="–" spoken="no flights" muted tile={Moon} />
    </Grid>
  </Box>
);

const meta = {
  title: "Checkbox facet",
  tags: ["autodocs"],
  component: Stage,
  subcomponents: { CheckboxFacet },
  globals: { density: "comfortable" },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SaysWhatChoosingGives: Story = {
  play: async () => {
    const nonstop = screen.getByRole("checkbox", { name: "Non-stop , 7 flights from $571.20" });
    await userEvent.tab();
    await expect(nonstop).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(nonstop).toBeChecked();
    await userEvent.click(screen.getByText("12–18"));
    await expect(screen.getByRole("checkbox", { name: /^12–18/ })).toBeChecked();
    // What has nothing stays, and can be chosen.
    await userEvent.click(screen.getByText("Aer Lingus"));
    await expect(screen.getByRole("checkbox", { name: /^Aer Lingus\s?, no flights/ })).toBeChecked();
    for (const box of screen.getAllByRole("checkbox"))
      await expect(box.closest("label")?.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

export const Dark: Story = {
  globals: { theme: "dark" },
};

export const DarkTest: Story = {
  ...Dark,
  play: async () => {
    await userEvent.click(screen.getByText("12–18"));
    await userEvent.click(screen.getByText("Non-stop"));
  },
};
