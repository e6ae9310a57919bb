import { createCheckIn } from "@gatehouse/api/mocks/factories";
import type { Role } from "@gatehouse/domain/access";
import type { CheckIn } from "@gatehouse/domain/checkin";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { StoryApp } from "../../app/story-app.tsx";
import { callsOf, message } from "../stories/queue-queries.ts";
import { inWorld, world } from "../stories/queue-stage.tsx";
import { fewCheckIns } from "../stories/queue-story-data.ts";
import { ReloadScreen } from "./reload-screen.tsx";

const Stage = ({ role }: { readonly role: Role }) => (
  <StoryApp role={role} path="/dashboard/checkin/reload">
    <main style={{ blockSize: "100dvh" }}>
      <ReloadScreen />
    </main>
  </StoryApp>
);

/** Vueling hangs, Pegasus was disposed, an operator holds Wizz. */
const airlines = (now: number): readonly CheckIn[] => [
  ...fewCheckIns(now),
  createCheckIn(now, {
    checkInId: 31,
    pnr: "VYSTUK",
    bookingNo: "80000001",
    airline: { iata: "VY" },
    departsIn: 8 * 3600,
    currentState: "WAITING_FOR_AUTOMATION",
    _lock: { userid: "AUTOMATION", lockedAt: now - 50 * 60 },
  }),
  createCheckIn(now, {
    checkInId: 32,
    pnr: "W6HELD",
    bookingNo: "80000002",
    airline: { iata: "W6" },
    departsIn: 8 * 3600,
    _lock: { userid: "operator-2", lockedAt: now - 60 },
  }),
];

const meta = {
  title: "Check-in/Reload automation",
  component: Stage,
  args: { role: "OPERATOR_ADMIN" },
  loaders: [inWorld({ checkIns: airlines })],
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const answer = async (name: string) => {
  const asked = await screen.findByRole("alertdialog", { name: "Are you sure?" });
  await userEvent.click(within(asked).getByRole("button", { name }));
};
const choose = async (canvasElement: HTMLElement, airline: string) =>
  userEvent.click(await within(canvasElement).findByRole("checkbox", { name: new RegExp(`\\b${airline}\\b`) }));
const button = (canvasElement: HTMLElement, name: string) => within(canvasElement).getByRole("button", { name });

/** AUT-7, QUE-14: blanks and quotes are stripped, commas split; what became of each PNR is said. */
export const ByPnr: Story = {
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByRole("textbox", { name: "PNRs, separated by commas" });
    await userEvent.type(field, `"b9hcqj", 'K7XQ2M' , b9hcqj`);
    await userEvent.click(button(canvasElement, "Reload PNRs"));
    await answer("Reload");
    await message("PNR's Reload successful");
    await waitFor(() =>
      expect(callsOf("checkin.automation.reloadByPnr")[0]?.input).toEqual({ pnrs: ["B9HCQJ", "K7XQ2M"] }),
    );
    const row = (pnr: string) => within(canvasElement).findByRole("row", { name: new RegExp(pnr) });
    await expect(await row("B9HCQJ")).toHaveTextContent("Reloaded");
    await expect(await row("K7XQ2M")).toHaveTextContent("Not reloaded");
  },
};

/** QUE-14: an empty list asks for one. */
export const NoPnr: Story = {
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByRole("textbox", { name: "PNRs, separated by commas" });
    await userEvent.type(field, ` "" , ,`);
    await userEvent.click(button(canvasElement, "Reload PNRs"));
    await expect(await within(canvasElement).findByRole("alert")).toHaveTextContent("Provide at least one PNR");
    await waitFor(() => expect(field).toHaveAttribute("aria-invalid", "true"));
    await expect(screen.queryByRole("alertdialog")).toBeNull();
  },
};

/** Only what hangs is asked again (AUT-7). */
export const StuckOfAnAirline: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, "VY");
    await userEvent.click(within(canvasElement).getByRole("checkbox", { name: /^Stuck tasks only/ }));
    await userEvent.click(button(canvasElement, "Reload"));
    await answer("Reload");
    await message("One check-in was sent to automation");
    await waitFor(() =>
      expect(callsOf("checkin.automation.reloadByAirline")[0]?.input).toEqual({
        stuck: true,
        airlineCodes: ["VY"],
      }),
    );
  },
};

export const Redistribute: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, "W6");
    await userEvent.click(button(canvasElement, "Redistribute"));
    await answer("Redistribute");
    await message("One check-in went back to the pool");
    await expect(
      world()
        .rows()
        .find(({ checkInId }) => checkInId === 32)?._lock,
    ).toBeNull();
  },
};

export const NoAirline: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("grid");
    await userEvent.click(button(canvasElement, "Reload"));
    await message("Please select at least one airline.");
  },
};

/** What automation has had for too long is taken back (AUT-7). */
export const ReleaseAutomation: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "Release Atmn" }));
    await answer("Release");
    await message("2 check-ins were taken back from automation");
    await waitFor(() => expect(callsOf("checkin.automation.release")[0]?.input).toEqual({ minutes: 30 }));
  },
};

export const ReloadFails: Story = {
  loaders: [inWorld({ checkIns: airlines, failing: { "checkin.automation.reloadByPnr": "INTERNAL_SERVER_ERROR" } })],
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByRole("textbox", { name: "PNRs, separated by commas" });
    await userEvent.type(field, "B9HCQJ");
    await userEvent.click(button(canvasElement, "Reload PNRs"));
    await answer("Reload");
    await message("The PNRs could not be reloaded");
    await waitFor(() => expect(field).toHaveValue("B9HCQJ"));
  },
};

export const NothingToDo: Story = {
  loaders: [inWorld({ checkIns: [] })],
};

export const NothingToDoTest: Story = {
  ...NothingToDo,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("Automation has nothing to do")).toBeVisible();
  },
};

export const Loading: Story = {
  loaders: [inWorld({ checkIns: airlines, slow: { "checkin.automation.airlines": "infinite" } })],
};

export const LoadingTest: Story = {
  ...Loading,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("grid")).toHaveAttribute("aria-busy", "true");
  },
};

export const Failed: Story = {
  loaders: [inWorld({ checkIns: airlines, failing: { "checkin.automation.airlines": "INTERNAL_SERVER_ERROR" } })],
};

export const FailedTest: Story = {
  ...Failed,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("The figures of automation could not be read")).toBeVisible();
    world().mend("checkin.automation.airlines");
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(canvas.queryByText("The figures of automation could not be read")).toBeNull());
  },
};

export const FrenchInTheDarkOnAPhone: Story = {
  globals: { theme: "dark", language: "fr", viewport: { value: "phone" } },
};

export const FrenchInTheDarkOnAPhoneTest: Story = {
  ...FrenchInTheDarkOnAPhone,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("button", { name: "Relancer les PNR" })).toBeInTheDocument();
  },
};
