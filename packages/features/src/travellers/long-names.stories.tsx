import { createMissingInfo } from "@gatehouse/api/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { inWorld, Stage } from "./stories/info-stage.tsx";
import { today } from "./stories/sample-info.ts";

const firstname = "Ana".repeat(14);
const lastname = `${"Novak-".repeat(6)}Novak`;
const name = `${firstname} ${lastname}`;
/** Travellers of whom all is missing, whose names are wider than a phone: one word, and words that a hyphen joins. */
const passengers = createMissingInfo(today, { sample: "nothing" }).passengers.map((passenger) => ({
  ...passenger,
  firstname,
  lastname,
}));

const meta = {
  title: "Travellers/Missing information/Long names",
  component: Stage,
  globals: { density: "comfortable", viewport: { value: "small" } },
  loaders: [inWorld({ sample: "nothing", passengers })],
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Nothing stands beyond the edges of the window or of its part of the form, and nothing scrolls sideways: neither the page nor a box in it. */
async function fits(): Promise<void> {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  const wide = [...document.querySelectorAll("main *, [role=alertdialog], [role=alertdialog] *")].filter((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    const room = element.closest("section")?.getBoundingClientRect().right ?? innerWidth;
    // What only a screen reader finds is one pixel wide and out of the way; in a field the text may be longer than it.
    if (width <= 1 || element.matches("input, select, select *")) return false;
    const scrolls = getComputedStyle(element).overflowX !== "visible" && element.scrollWidth > element.clientWidth + 1;
    // The words of a button that break stay in it.
    const isLow = element.matches("button") && element.scrollHeight > element.clientHeight + 1;
    return scrolls || isLow || left < 0 || right > Math.min(room, innerWidth) + 1;
  });
  await expect(wide.map((element) => element.outerHTML.slice(0, 160))).toEqual([]);
}

const shown = async () => (await screen.findAllByRole("region", { name }))[1] ?? document.body;

/** From the list to the success: the page is as wide as the phone. */
export const OnTheSmallestPhone: Story = {
  play: async () => {
    const second = within(await shown());
    await userEvent.click(screen.getByRole("button", { name: /^60418827 · 2 flights/ }));
    await fits();
    await userEvent.click(screen.getByRole("button", { name: "Submit" }));
    await screen.findByRole("alert");
    await fits();
    await userEvent.click(second.getByRole("button", { name: `Fill in for ${name}` }));
    await fits();
    await userEvent.click(second.getByRole("button", { name: `Remove ${name}` }));
    const question = within(await screen.findByRole("alertdialog"));
    await fits();
    await userEvent.click(question.getByRole("button", { name: /^Remove/ }));
    await screen.findByRole("button", { name: `Undo removing ${name}` });
    await fits();
    await userEvent.click(screen.getByRole("button", { name: `Fill in for ${name}` }));
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Gender" }), "Female");
    const [save] = screen.getAllByRole("button", { name: "Save for now" });
    if (save) await userEvent.click(save);
    await screen.findByRole("heading", { level: 1, name: "Successfully updated information." });
    await fits();
  },
};

/** A name that waits for staff is told of, and so is the one that stands. */
export const WaitingName: Story = {
  loaders: [inWorld({ passengers: passengers.map((each) => ({ ...each, gender: "F" })) })],
  play: async () => {
    const second = within(await shown());
    await userEvent.click(second.getByRole("button", { name: `Fill in for ${name}` }));
    await userEvent.click(second.getByRole("button", { name: `Show all details of ${name}` }));
    await fits();
    await userEvent.type(second.getByRole("textbox", { name: "First name" }), "a");
    await userEvent.click(screen.getByRole("button", { name: "Submit" }));
    const [save] = await screen.findAllByRole("button", { name: "Save for now" });
    if (save) await userEvent.click(save);
    await screen.findByText(/^First name “Ana.+counts once/);
    await fits();
  },
};

/** What French says is longer, even of a short name. */
export const FrenchOnTheSmallestPhone: Story = {
  globals: { density: "comfortable", language: "fr", viewport: { value: "small" } },
  loaders: [inWorld({ sample: "nothing" })],
};

export const FrenchOnTheSmallestPhoneTest: Story = {
  ...FrenchOnTheSmallestPhone,
  play: async () => {
    const fold = await screen.findByRole("button", { name: /^60418827 · 2 vols · 10 à compléter$/ });
    await expect(fold.offsetHeight).toBeGreaterThanOrEqual(32);
    await userEvent.click(fold);
    await fits();
    await userEvent.click(screen.getByRole("button", { name: "Envoyer" }));
    await screen.findByRole("alert");
    await fits();
  },
};
