import { createMockWorld, type MockWorld, type MockWorldOptions } from "@gatehouse/api/mocks";
import type { Role } from "@gatehouse/domain/access";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { StoryApp } from "../../app/story-app.tsx";
import { CaseListScreen } from "./case-list-screen.tsx";
import type { CaseView } from "./data/use-cases.ts";
import type { CaseSearch } from "./list-search.ts";

const moment = Date.UTC(2026, 10, 20, 17, 12, 0) / 1000;
const role: Role = "CRM_OPERATOR";
let world: MockWorld;

const inWorld =
  (options: MockWorldOptions = {}) =>
  ({ msw }: { readonly args: object; readonly msw?: unknown }): Record<string, never> => {
    world = createMockWorld({ role, now: () => moment, checkIns: [], ...options });
    (msw as { use: (...handlers: MockWorld["handlers"]) => void }).use(...world.handlers);
    return {};
  };

const Stage = ({ view }: { readonly view: CaseView }) => {
  const [search, setSearch] = useState<CaseSearch>({});
  return (
    <StoryApp role={role} path="/dashboard/casemgmt/my-cases">
      <main style={{ blockSize: "100dvh" }}>
        <CaseListScreen view={view} search={search} onSearchChange={setSearch} />
      </main>
    </StoryApp>
  );
};

const meta = {
  title: "Cases/Lists",
  component: Stage,
  args: { view: "open" },
  globals: { viewport: { value: "laptop" } },
  loaders: [inWorld()],
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const OpenTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { level: 1, name: "All Open Cases" })).toBeVisible();
    await expect((await canvas.findAllByRole("link", { name: /^View the case of / })).length).toBeGreaterThan(3);
    // Late in the morning, too, their times are whole.
    const [first] = world.cases.all().filter(({ state }) => state === "OPEN");
    world.cases.change(first?.id ?? 0, { createdAt: Date.UTC(2026, 10, 20, 10, 46) / 1000 });
    const time = await canvas.findByRole("gridcell", { name: "2026-11-20 10:46 AM" });
    await expect(time.scrollWidth).toBeLessThanOrEqual(time.clientWidth);
  },
};

/** Each case says what opened it, whatever that was (CMT-28). */
export const OpeningsTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, second] = world.cases.all().filter(({ state }) => state === "OPEN");
    if (!first || !second) throw new Error("There are no two cases.");
    world.cases.change(first.id, {
      trouble: { flight: "DL 2265", from: "BOS", to: "DTW", kind: "CANCELLED", minutes: 0 },
    });
    world.cases.change(second.id, { initialComment: "My bag is lost", openedBy: "comment" });
    await expect(await canvas.findByText("Cancelled: DL 2265 BOS → DTW")).toBeVisible();
    await expect(canvas.getByText("My bag is lost")).toBeVisible();
    await expect(canvas.getAllByText(/^Travel request: .+, [A-Z]{3} → [A-Z]{3}$/).length).toBeGreaterThan(0);
  },
};

export const Mine: Story = { args: { view: "mine" } };

/** What was said in cases that nobody is assigned to is counted, and leads to the open cases with new comments (CMT-20). */
export const UnassignedTest: Story = {
  args: { view: "mine" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const nobodys = world.cases.all().find(({ state, assignedTo }) => state === "OPEN" && assignedTo === null);
    world.cases.say({
      caseId: nobodys?.id ?? 0,
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
    await expect(await canvas.findByText("1 open case that nobody is assigned to has new comments.")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Show cases with new comments" })).toHaveAttribute(
      "href",
      expect.stringContaining("/dashboard/casemgmt/all-open-cases?unread=true"),
    );
  },
};

export const OpenUnreadTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const links = () => canvas.queryAllByRole("link", { name: /^View the case of / });
    await waitFor(() => expect(links().length).toBeGreaterThan(3));
    await userEvent.click(canvas.getByRole("button", { name: "With new comments" }));
    await waitFor(() => expect(links()).toHaveLength(1));
  },
};

export const Closed: Story = { args: { view: "closed" } };

export const Search: Story = { args: { view: "search" } };

// CMT-12
export const SearchTest: Story = {
  ...Search,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("Search for a case")).toBeVisible();
    await userEvent.type(canvas.getByRole("textbox", { name: "Words in the case" }), "aisle{Enter}");
    await expect(await canvas.findByText("aisle", { selector: "mark" })).toBeVisible();
    await userEvent.clear(canvas.getByRole("textbox", { name: "Words in the case" }));
    await userEvent.type(canvas.getByRole("textbox", { name: "Booking number" }), "NOTHING{Enter}");
    await expect(await canvas.findByText("No case was found.")).toBeVisible();
    // Whose they are is chosen by name.
    await userEvent.clear(canvas.getByRole("textbox", { name: "Booking number" }));
    const assignee = canvas.getByRole("combobox", { name: "Assigned to" });
    const [operator] = within(assignee).getAllByRole<HTMLOptionElement>("option").slice(1);
    if (!operator) throw new Error("There is no operator.");
    await userEvent.selectOptions(assignee, operator.value);
    await userEvent.click(canvas.getByRole("button", { name: "Search" }));
    const called = operator.text;
    await expect(called).not.toBe(operator.value);
    await waitFor(() => expect(canvas.getAllByRole("gridcell", { name: called }).length).toBeGreaterThan(0));
    await expect(canvas.queryByText(operator.value)).toBeNull();
    // The whole name is seen.
    for (const cell of canvas.getAllByRole("gridcell", { name: called }))
      for (const part of [cell, ...cell.querySelectorAll("*")])
        await expect(part.scrollHeight, called).toBeLessThanOrEqual(part.clientHeight + 1);
    await expect(canvas.queryAllByText("Not assigned")).toHaveLength(0);
  },
};

export const NotRead: Story = { loaders: [inWorld({ failing: { "cases.list": "INTERNAL_SERVER_ERROR" } })] };

export const NotReadTest: Story = {
  ...NotRead,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("The cases could not be read.")).toBeVisible();
  },
};

export const FrenchPhone: Story = { globals: { viewport: { value: "phone" }, language: "fr" } };

/** Two cases of one booking are told apart by their flights on a phone, too (CMT-12). */
export const PhoneTest: Story = {
  ...FrenchPhone,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, second] = world.cases.all().filter(({ state, assignedTo }) => state === "OPEN" && assignedTo);
    if (!first || !second) throw new Error("There are no two cases.");
    const alike = { bookingNo: "60421980", travellerName: "Ellen Marchetti" };
    world.cases.change(first.id, { ...alike, segmentId: 4711 });
    world.cases.change(second.id, { ...alike, segmentId: 4712 });
    await expect(await canvas.findByText(/^60421980 · Segment 4711 · /)).toBeVisible();
    await expect(await canvas.findByText(/^60421980 · Segment 4712 · /)).toBeVisible();
  },
};
