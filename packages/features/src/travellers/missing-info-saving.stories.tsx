import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { isAt, isInWindow, missingList, phone, press, put, region, showAll } from "./stories/form-steps.ts";
import { inWorld, Stage, updates } from "./stories/info-stage.tsx";

const meta = {
  title: "Travellers/Missing information/Saving",
  component: Stage,
  globals: { density: "comfortable" },
  loaders: [inWorld()],
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

const part = async (name: string) => within(await region(name));
const rail = () => within(missingList());

/** From the first key on what is there can be saved, without a word about the rest; then what is missing is said, per passenger. */
export const SavesTheRest: Story = {
  play: async () => {
    const luka = await part("Luka Novak");
    await expect(screen.queryByRole("button", { name: "Save for now" })).toBeNull();
    await put(luka.getByRole("textbox", { name: "Passport number" }), "284713906");
    await press("Save for now");
    await screen.findByRole("heading", { name: "Successfully updated information." });
    await expect(screen.getByRole("alert")).toHaveTextContent(/^Some information is still missing\./);
    const missing = within(screen.getByRole("list", { name: "Still missing for Luka Novak" }));
    await expect(missing.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["Passport expiry date"]);
    await press("Go Back");
    await expect(await screen.findByText("1 detail still missing")).toBeVisible();
  },
};

/** What the server does not take stays as it was typed, with its text; the rest is saved. */
export const KeepsWhatWasRefused: Story = {
  globals: phone,
  play: async () => {
    const luka = await part("Luka Novak");
    await put(luka.getByRole("textbox", { name: "Passport number" }), "28471");
    await put(luka.getByRole("textbox", { name: "Passport expiry date" }), "2030-05-01");
    await press("Submit");
    const [rest] = await screen.findAllByRole("button", { name: "Save for now" });
    if (rest) await userEvent.click(rest);
    const saved = await screen.findByText("1 detail was saved.");
    const number = (await part("Luka Novak")).getByRole("textbox", { name: "Passport number" });
    await isAt(number);
    await expect(number).toHaveValue("28471");
    await expect(number).toHaveAccessibleDescription(/Please provide the valid passport number\./);
    await expect(screen.getByText("1 detail to correct")).toBeVisible();
    // Wherever the focus went, it is there to be read until all of it is right.
    await isInWindow(saved);
    await isInWindow(screen.getByText("One was not accepted: it stands as you typed it."));
    await userEvent.click(screen.getAllByRole("button", { name: "Save for now" }).at(-1) ?? number);
    const nothing = await screen.findByText("Nothing new was saved.");
    await userEvent.clear(number);
    await put(number, "284713906");
    await expect(nothing).not.toBeInTheDocument();
    await expect(saved).not.toBeInTheDocument();
  },
};

/** A telephone number is one detail, whatever of it was refused; put right, it is not refused any more. */
export const RefusedPhone: Story = {
  play: async () => {
    const luka = await part("Luka Novak");
    await put(luka.getByRole("textbox", { name: "Passport number" }), "284713906");
    await put(luka.getByRole("textbox", { name: "Passport expiry date" }), "2030-05-01");
    await showAll("Luka Novak");
    const number = luka.getByRole("textbox", { name: "Phone (optional)" });
    await userEvent.clear(number);
    await put(number, "12");
    await press("Submit");
    const [rest] = await screen.findAllByRole("button", { name: "Save for now" });
    if (rest) await userEvent.click(rest);
    await screen.findByText("One was not accepted: it stands as you typed it.");
    await waitFor(() => expect(screen.getByText("1 detail to correct")).toBeVisible());
    await waitFor(() => expect(rail().getAllByRole("link", { name: "Phone, Luka Novak" })).toHaveLength(1));
    await userEvent.clear(number);
    await put(number, "2025550123");
    await expect(await screen.findByText("Nothing is missing")).toBeVisible();
  },
};

/** A passenger is taken off the form after a question, and comes back; the one whom the booking is written to stays. */
export const RemovesAPassenger: Story = {
  play: async () => {
    await part("Luka Novak");
    await press("Remove Luka Novak");
    const question = within(await screen.findByRole("alertdialog", { name: "Remove Luka Novak?" }));
    await userEvent.click(question.getByRole("button", { name: /^Remove/ }));
    const undo = await screen.findByRole("button", { name: "Undo removing Luka Novak" });
    await isAt(undo);
    await expect(screen.getByText("Nothing is missing for the others")).toBeVisible();
    // Who was removed still flies: what the airline lacks of them is said, and nothing is called done.
    await press("Submit");
    await screen.findByRole("heading", { level: 1, name: "Nothing new was saved." });
    await expect(screen.getByText("Some information is still missing.")).toBeVisible();
    await expect(screen.queryByText(/^Nothing is missing\./)).toBeNull();
    const missing = within(screen.getByRole("list", { name: "Still missing for Luka Novak" }));
    await expect(missing.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "Passport number",
      "Passport expiry date",
    ]);
    await expect(screen.getByText(/^You removed Luka Novak from this form: .+ seat is not cancelled/)).toBeVisible();
    await expect(updates()).toMatchObject([{ passengers: [{ id: "1001" }] }]);
    await press("Go Back");
    await part("Luka Novak");
    await press("Remove Luka Novak");
    await userEvent.click(
      within(await screen.findByRole("alertdialog", { name: "Remove Luka Novak?" })).getByRole("button", {
        name: /^Remove/,
      }),
    );
    await userEvent.click(await screen.findByRole("button", { name: "Undo removing Luka Novak" }));
    const luka = await part("Luka Novak");
    await isAt(luka.getByRole("heading", { name: "Luka Novak" }));
    await press("Edit Ana Novak");
    const remove = screen.getByRole("button", { name: "Remove Ana Novak" });
    await expect(remove).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(remove);
    await expect(screen.getByRole("alert")).toHaveTextContent("Cannot remove a primary passenger");
  },
};

/** What was typed survives a reload, except for the passport; Reset asks, and goes back to what is stored. */
export const KeepsWhatWasTyped: Story = {
  args: { onUnsavedChange: fn() },
  beforeEach: () => {
    const key = "gatehouse.missing-info.bWlzc2luZy1pbmZvLW1vY2s.60418827";
    sessionStorage.setItem(key, JSON.stringify({ fields: { "passenger 1002 middlename": "Ivan" }, removed: [] }));
  },
};

export const KeepsWhatWasTypedTest: Story = {
  ...KeepsWhatWasTyped,
  play: async ({ args }) => {
    const luka = await part("Luka Novak");
    const middle = luka.getByRole("textbox", { name: "Middle name (optional)" });
    await expect(middle).toHaveValue("Ivan");
    await expect(screen.getByText(/^We kept what you typed on this device\./)).toBeVisible();
    await waitFor(() => expect(args.onUnsavedChange).toHaveBeenLastCalledWith(true));
    await put(luka.getByRole("textbox", { name: "Passport number" }), "284713906");
    await expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain("284713906");
    await press("Reset");
    const question = within(await screen.findByRole("alertdialog", { name: "Reset the form?" }));
    await userEvent.click(question.getByRole("button", { name: /^Reset/ }));
    await waitFor(() => expect(middle).toHaveValue(""));
    await waitFor(() => expect(args.onUnsavedChange).toHaveBeenLastCalledWith(false));
    await expect(sessionStorage).toHaveLength(0);
    await expect(screen.getByRole("button", { name: "Reset" })).toHaveAttribute("aria-disabled", "true");
  },
};
