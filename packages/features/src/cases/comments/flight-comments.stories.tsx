import { createMockWorld, type MockWorld } from "@gatehouse/api/mocks";
import type { Role } from "@gatehouse/domain/access";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { StoryApp } from "../../app/story-app.tsx";
import { ClockContext } from "../../app/time/index.ts";
import { FlightComments } from "./flight-comments.tsx";

const moment = Date.UTC(2026, 10, 20, 17, 12, 0) / 1000;
const clock = () => moment;
let world: MockWorld;

const say = (segmentId: number, html: string) =>
  world.cases.say({
    caseId: 1,
    kind: "FS",
    audience: "external",
    segmentId,
    html,
    at: moment,
    by: "crm-operator",
    name: "Crm Operator Demo",
    role: "CRM_OPERATOR",
    alias: "Northwind",
  });

const begin = ({ msw }: { readonly args: unknown; readonly msw?: unknown }): Record<string, never> => {
  world = createMockWorld({ role: "TRAVELLER", now: () => moment, checkIns: [] });
  const flight = { pnr: "GK8M2T", date: "2026-11-20", cancelled: false };
  world.cases.change(1, {
    bookingNo: "60422031",
    segments: [
      { ...flight, id: 71, flight: "DL 2265", from: "BOS", to: "DTW", time: "08:30" },
      { ...flight, id: 72, flight: "DL 4872", from: "DTW", to: "RST", time: "11:55" },
    ],
  });
  say(72, "<p>The gate changed to B7.</p>");
  (msw as { use: (...handlers: MockWorld["handlers"]) => void }).use(...world.handlers);
  return {};
};

const role: Role = "TRAVELLER";

const Stage = () => (
  <StoryApp role={role} path="/dashboard/my-trips/view-trips-details">
    <main style={{ maxInlineSize: "30rem", padding: "1rem" }}>
      <ClockContext value={clock}>
        <FlightComments kind="IT" bookingNo="60422031" />
      </ClockContext>
    </main>
  </StoryApp>
);

const meta = {
  title: "Cases/Comments on flights",
  component: Stage,
  globals: { viewport: { value: "laptop" } },
  loaders: [begin],
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Traveller: Story = {};

/** What is said about a flight is open where it is new, is read when it was seen, and other flights open when pressed (CMT-21). */
export const TravellerTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const told = await canvas.findByText("The gate changed to B7.");
    told.scrollIntoView({ block: "center" });
    await expect(await canvas.findByRole("button", { name: /DL 4872/ })).toHaveAttribute("aria-expanded", "true");
    await waitFor(() => expect(canvas.getByRole("button", { name: /DL 4872/ })).not.toHaveTextContent("1 new"), {
      timeout: 5000,
    });
    await expect(canvas.getByRole("button", { name: /DL 4872/ })).toHaveAttribute("aria-expanded", "true");
    const other = canvas.getByRole("button", { name: /DL 2265/ });
    await expect(other).toHaveAttribute("aria-expanded", "false");
    // Another comes while the page stands open.
    say(71, "<p>Delayed by an hour.</p>");
    await expect(await within(other).findByText("1 new")).toBeVisible();
    await userEvent.click(other);
    await expect(await canvas.findByText("Delayed by an hour.")).toBeVisible();
  },
};

export const FrenchPhone: Story = { globals: { viewport: { value: "phone" }, language: "fr" } };
