import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { hardCodedTexts } from "../app/story-text.ts";
import { dark, isAt, missingList, phone, press, put, region, showAll } from "./stories/form-steps.ts";
import { inWorld, Stage } from "./stories/info-stage.tsx";

const meta = {
  title: "Travellers/Missing information/Form on all screens",
  component: Stage,
  globals: { density: "comfortable" },
  loaders: [inWorld()],
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

const part = async (name: string) => within(await region(name));
const rail = () => within(missingList());

export const Phone: Story = {
  globals: phone,
};

export const PhoneTest: Story = {
  ...Phone,
  play: async () => {
    await part("Luka Novak");
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    for (const button of screen.getAllByRole("button", { name: /^(Submit|Reset|Edit|Remove)/ }))
      await expect(Math.min(button.offsetWidth, button.offsetHeight)).toBeGreaterThanOrEqual(40);
  },
};

/** On phones what is missing is folded into one line: the first field is in the first screen (TRV-22). */
export const LongListOnAPhone: Story = {
  globals: phone,
  loaders: [inWorld({ sample: "nothing" })],
};

export const LongListOnAPhoneTest: Story = {
  ...LongListOnAPhone,
  play: async () => {
    const ana = await part("Ana Novak");
    const [first] = ana.getAllByRole("combobox");
    const submit = screen.getByRole("button", { name: "Submit" });
    await expect(first?.getBoundingClientRect().bottom).toBeLessThan(submit.getBoundingClientRect().top);
    await expect(scrollY).toBe(0);
    await expect(screen.queryByRole("region", { name: "What is still missing" })).toBeNull();
    const fold = screen.getByRole("button", { name: "60418827 · 2 flights · 10 missing" });
    await userEvent.click(fold);
    await expect(fold).toHaveAttribute("aria-expanded", "true");
    await expect(rail().getAllByRole("link")).toHaveLength(10);
    await userEvent.click(rail().getByRole("link", { name: "Passport number, Ana Novak" }));
    await isAt(ana.getByRole("textbox", { name: "Passport number" }));
  },
};

export const SmallestPhoneWithErrorsInTheDark: Story = {
  globals: { density: "comfortable", theme: "dark", viewport: { value: "small" } },
  loaders: [inWorld({ sample: "expired" })],
  parameters: { reach: ["[type=submit]"] },
};

export const SmallestPhoneWithErrorsInTheDarkTest: Story = {
  ...SmallestPhoneWithErrorsInTheDark,
  play: async () => {
    await part("Ana Novak");
    await press("Submit");
    await expect(await screen.findByRole("alert")).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

export const Dark: Story = {
  globals: dark,
};

export const French: Story = {
  globals: { density: "comfortable", language: "fr" },
};

export const FrenchTest: Story = {
  ...French,
  play: async () => {
    await part("Luka Novak");
    await press("Envoyer");
    const luka = await part("Luka Novak");
    await expect(luka.getByRole("textbox", { name: "Numéro de passeport" })).toHaveAccessibleDescription(
      /Veuillez indiquer un numéro de passeport valable\./,
    );
    await expect(screen.getByText("2 informations manquent encore")).toBeVisible();
    await press("Ajouter : Contact d’urgence");
    const contact = (await part("Contact d’urgence")).getByRole("textbox", { name: "Prénom" });
    await put(contact, "Bo 2");
    await expect(contact).toHaveAccessibleDescription("Veuillez écrire le prénom en lettres.");
  },
};

/** Beside the window's edge the list of countries stays in its panel. */
export const CountriesOnALaptop: Story = {
  globals: { density: "comfortable", viewport: { value: "laptop" } },
  play: async () => {
    const luka = await part("Luka Novak");
    await showAll("Luka Novak");
    const nationality = luka.getByRole("combobox", { name: "Nationality" });
    await userEvent.clear(nationality);
    await put(nationality, "united");
    await screen.findByRole("option", { name: /^United States/ });
    const list = screen.getByRole("listbox").getBoundingClientRect();
    const panel = screen.getByRole("region", { name: "Luka Novak" }).getBoundingClientRect();
    const field = nationality.getBoundingClientRect();
    await expect(list.right).toBeLessThanOrEqual(panel.right);
    await expect(list.left).toBeLessThan(field.left);
    await expect(list.width).toBeGreaterThan(field.width);
  },
};

export const PseudoLanguage: Story = {
  globals: { density: "comfortable", language: "en-XA" },
  play: async ({ canvasElement }) => {
    await part("Luka Novak");
    const data = [
      /^(Ana|Luka) Novak$/,
      /Croatia|United Kingdom/,
      /^(BUD|LTN|W6 \d+)$/,
      /London|Budapest|Gordon Square|WC1H/,
    ];
    const more = [
      /•@•••\.example$/,
      /^\w+, \w+ \d+, \d{4}( · )?$/,
      /^\w{3}$/,
      /Ana Novak|Luka Novak/,
      /^title: Wizz Air$/,
    ];
    await expect(hardCodedTexts(canvasElement, [...data, ...more])).toEqual([]);
  },
};

export const RightToLeft: Story = {
  play: async ({ canvasElement }) => {
    canvasElement.dir = "rtl";
    await part("Luka Novak");
    // The mask is before the signs that it leaves, in every direction of writing.
    const mask = (await part("Ana Novak")).getByText("•••417");
    await expect(getComputedStyle(mask)).toMatchObject({ direction: "ltr", unicodeBidi: "isolate" });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
