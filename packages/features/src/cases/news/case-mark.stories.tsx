import { createMockWorld, type MockWorld } from "@gatehouse/api/mocks";
import type { Role } from "@gatehouse/domain/access";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { useLiveState } from "../../app/index.ts";
import { StoryApp } from "../../app/story-app.tsx";
import { StoryMenuEntry } from "../../app/story-menu-entry.tsx";
import { CaseMark } from "./case-mark.tsx";

const moment = Date.UTC(2026, 10, 20, 11, 42, 7) / 1000;
let world: MockWorld;

interface LoaderContext {
  readonly args: { readonly role?: Role };
  readonly msw?: unknown;
}

const inWorld = ({ args, msw }: LoaderContext): Record<string, never> => {
  world = createMockWorld({ role: args.role ?? "CRM_OPERATOR", now: () => moment, checkIns: [] });
  (msw as { use: (...handlers: MockWorld["handlers"]) => void }).use(...world.handlers);
  return {};
};

/** Whether events arrive. */
const Stream = () => <output>{useLiveState()}</output>;

/** The entry of the menu, on a page of another area. */
const Stage = ({ role }: { readonly role: Role }) => (
  <StoryApp role={role} path="/dashboard/fsb">
    <main>
      <h1>Somewhere else</h1>
      <Stream />
      <StoryMenuEntry label="My Cases" href="/dashboard/casemgmt/my-cases" mark={CaseMark} />
    </main>
  </StoryApp>
);

const meta = {
  title: "Cases/News",
  component: Stage,
  args: { role: "CRM_OPERATOR" },
  loaders: [inWorld],
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const FrenchInTheDark: Story = { globals: { theme: "dark", language: "fr" } };

/** A comment in one of the reader's own cases is counted in the menu wherever they are (CMT-10). */
export const NewCommentTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText("open");
    const own = world.cases
      .all()
      .filter(({ state, assignedTo }) => state === "OPEN" && assignedTo?.userid === "crm-operator");
    for (const { id } of own)
      world.cases.say({
        caseId: id,
        kind: "TR",
        audience: "external",
        segmentId: 0,
        html: "<p>My bag is lost.</p>",
        at: 0,
        by: "traveller",
        name: "Hana Lindqvist",
        role: "TRAVELLER",
        alias: "",
      });
    await expect(await canvas.findByRole("link", { name: `My Cases ${own.length} with new comments` })).toBeVisible();
  },
};

/** Nothing is asked for those who look after no cases. */
export const TravellerTest: Story = {
  args: { role: "TRAVELLER" },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("open");
    await expect(world.calls.some(({ call }) => call === "cases.unread")).toBe(false);
  },
};
