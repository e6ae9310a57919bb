import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { persist } from "../../app/persisted-storage.ts";
import { inWorld, Stage, world } from "./stories/profile-stage.tsx";

/** What the traveller profile does. */
const meta = {
  title: "Profiles/Traveller profile/Tests",
  component: Stage,
  args: { role: "TRAVELLER", back: "/dashboard/travel-request/create", onNavigate: fn() },
  loaders: [inWorld()],
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

const save = async () => userEvent.click(await screen.findByRole("button", { name: "Save" }));
const saves = () => world().calls.filter(({ call }) => call === "profiles.save");

/** PRO-2: what is missing says what it costs, leads to its field, and is gone once it is filled. */
export const CompletesTest: Story = {
  loaders: [inWorld({ profile: { tz: "" } })],
  play: async ({ args }) => {
    await expect(await screen.findByText("6 of 7 parts filled")).toBeVisible();
    await expect(screen.getByText("Your travel team goes by it when they contact you.")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Time zone" }));
    const zone = screen.getByRole("combobox", { name: "Time zone" });
    await expect(zone).toHaveFocus();
    await userEvent.type(zone, "new yo");
    await userEvent.click(await screen.findByRole("option", { name: /America\/New York/ }));
    await expect(zone).toHaveValue("America/New_York");
    await expect(screen.getByText("Your profile is complete.")).toBeVisible();
    await save();
    const told = await screen.findByText("Your profile is saved.");
    await expect(world().profile.get().tz).toBe("America/New_York");
    const notice = told.closest<HTMLElement>("[role=status]");
    if (!notice) throw new Error("What was saved is not told to screen readers.");
    await userEvent.click(within(notice).getByRole("link", { name: "Back to where you were" }));
    await expect(args.onNavigate).toHaveBeenCalledWith("/dashboard/travel-request/create");
  },
};

/** PRO-3: what is wrong is told beside its field after an attempt, and nothing is sent. */
export const WrongTest: Story = {
  play: async () => {
    const name = await screen.findByRole("textbox", { name: "First name" });
    await userEvent.clear(name);
    await userEvent.type(name, "R2D2");
    await userEvent.click(screen.getByRole("button", { name: "Add a frequent flyer number" }));
    await expect(screen.queryByText("Use the letters of your passport.")).toBeNull();
    await save();
    await expect(await screen.findByText("Use the letters of your passport.")).toBeVisible();
    await expect(screen.getAllByText("Please fill this out, or remove the entry.")).toHaveLength(2);
    await expect(screen.getByText("3 fields cannot be saved like this. Nothing was saved.")).toBeVisible();
    await expect(name).toHaveFocus();
    await expect(saves()).toHaveLength(0);
    await userEvent.click(screen.getByRole("button", { name: "Remove frequent flyer number 2" }));
    await userEvent.clear(name);
    await userEvent.type(name, "Elena");
    await save();
    await expect(await screen.findByText("Your profile is saved.")).toBeVisible();
    await expect(world().profile.get().firstName).toBe("Elena");
  },
};

/** PRO-4: saved in another tab meanwhile; what stands there is shown, and both changes can be kept. */
export const ConflictTest: Story = {
  play: async () => {
    const note = await screen.findByRole("textbox", { name: "Special note" });
    await userEvent.clear(note);
    await userEvent.type(note, "Window seat.");
    world().profile.set({ tz: "Europe/London", specialNote: "No nuts." });
    await save();
    const conflict = await screen.findByRole("alert");
    await expect(within(conflict).getByText("Europe/London")).toBeVisible();
    await expect(within(conflict).getByText("No nuts.")).toBeVisible();
    await userEvent.click(within(conflict).getByRole("button", { name: "Save mine over it" }));
    await expect(await screen.findByText("Your profile is saved.")).toBeVisible();
    await expect(world().profile.get()).toMatchObject({ tz: "Europe/London", specialNote: "Window seat." });
  },
};

/** PRO-6: what was typed and not saved is there again, and can be discarded. */
export const RestoredTest: Story = {
  beforeEach: () => persist("profile.traveller", "traveller", { specialNote: "Window seat." }),
  play: async () => {
    await expect(await screen.findByDisplayValue("Window seat.")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Discard it" }));
    await expect(screen.getByDisplayValue("Aisle seat, near the front.")).toBeVisible();
    await waitFor(() => expect(sessionStorage.getItem("gatehouse.kept.profile.traveller")).toBeNull());
  },
};

/** PRO-6: an address cannot lead back to elsewhere. */
export const ForeignBackTest: Story = {
  args: { back: "//elsewhere.example/dashboard/" },
  play: async () => {
    await screen.findByRole("button", { name: "Save" });
    await expect(screen.queryByRole("link", { name: "Back to where you were" })).toBeNull();
  },
};

export const FailedSaveTest: Story = {
  loaders: [inWorld({ failing: { "profiles.save": "INTERNAL_SERVER_ERROR" } })],
  play: async () => {
    const note = await screen.findByRole("textbox", { name: "Special note" });
    await userEvent.type(note, " Please.");
    await save();
    await expect(
      await screen.findByText("Your profile could not be saved. What you typed is still here."),
    ).toBeVisible();
    await expect(note).toHaveValue("Aisle seat, near the front. Please.");
  },
};
