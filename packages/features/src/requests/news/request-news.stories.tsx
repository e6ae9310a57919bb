import { chakra } from "@chakra-ui/react";
import { createMockWorld, type MockWorld } from "@gatehouse/api/mocks";
import type { Role } from "@gatehouse/domain/access";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { useLiveState } from "../../app/index.ts";
import { StoryApp } from "../../app/story-app.tsx";
import { StoryMenuEntry } from "../../app/story-menu-entry.tsx";
import { RequestAnnouncer } from "./request-announcer.tsx";
import { RequestMark } from "./request-mark.tsx";

const moment = Date.UTC(2026, 10, 20, 11, 42, 7) / 1000;
const onNavigate = fn<(href: string) => void>();
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

/** A page of another area, with the entry of the menu beside it. */
const Stage = ({ role }: { readonly role: Role }) => (
  <StoryApp role={role} path="/dashboard/fsb" onNavigate={onNavigate}>
    <RequestAnnouncer />
    <chakra.main p="4" minH="96">
      <h1>Somewhere else</h1>
      <Stream />
      <StoryMenuEntry label="Pending Travel Requests" href="/dashboard/travel-request/pending" mark={RequestMark} />
    </chakra.main>
  </StoryApp>
);

const meta = {
  title: "Requests/News",
  component: Stage,
  args: { role: "CRM_OPERATOR" },
  loaders: [inWorld],
  beforeEach: () => void onNavigate.mockClear(),
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const connected = (canvasElement: HTMLElement) => within(canvasElement).findByText("open");
const mine = (): number => world.requests.all().filter(({ assignedTo }) => assignedTo === "crm-operator").length;

/** A request is assigned to the reader: it is said, leads there, and is counted in the menu (REQ-16, REQ-21). */
export const AssignedTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByRole("link", { name: new RegExp(`^Pending Travel Requests.*${mine()} assigned to you$`) }),
    ).toBeVisible();
    await connected(canvasElement);
    const free = world.requests.all().find(({ status }) => status === "SUBMITTED");
    if (!free) throw new Error("Every request is assigned.");
    world.requests.change(free.id, { status: "ASSIGNED", assignedTo: "crm-operator" });
    world.emit({ type: "request.assigned", ids: [free.id], by: "admin" });
    await expect(await screen.findByText(`TR-${free.id} is assigned to you`)).toBeInTheDocument();
    await canvas.findByRole("link", { name: new RegExp(`^Pending Travel Requests.*${mine()} assigned to you$`) });
    await userEvent.click(screen.getByRole("link", { name: `Open TR-${free.id}` }));
    await expect(onNavigate).toHaveBeenCalledWith(
      `/dashboard/travel-request/view-travel-details?data=${free.id}&showComments=false&type=TR`,
    );
  },
};

/** Several at once are one message; what one assigns to oneself is none. */
export const SeveralTest: Story = {
  play: async ({ canvasElement }) => {
    await connected(canvasElement);
    world.emit({ type: "request.assigned", ids: [4], by: "crm-operator" });
    world.emit({ type: "request.assigned", ids: [1, 2, 3], by: "admin" });
    await screen.findByText("3 travel requests are assigned to you");
    await expect(screen.queryByText("TR-4 is assigned to you")).toBeNull();
    await userEvent.click(screen.getByRole("link", { name: "Pending Travel Requests" }));
    await expect(onNavigate).toHaveBeenCalledWith("/dashboard/travel-request/pending?mine=true");
  },
};

/** Nothing is asked for those who are assigned to nothing. */
export const TravellerTest: Story = {
  args: { role: "TRAVELLER" },
  play: async ({ canvasElement }) => {
    await connected(canvasElement);
    await waitFor(() => expect(world.calls.some(({ call }) => call === "requests.pending")).toBe(false));
  },
};

export const FrenchInTheDark: Story = { globals: { theme: "dark", language: "fr" } };
