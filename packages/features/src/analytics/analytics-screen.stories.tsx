import { createMockWorld, type MockWorld, type MockWorldOptions } from "@gatehouse/api/mocks";
import type { Role } from "@gatehouse/domain/access";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { StoryApp } from "../app/story-app.tsx";
import type { AnalyticsSearch } from "./analytics-search.ts";
import { AnalyticsScreen } from "./analytics-screen.tsx";

const moment = Date.UTC(2026, 10, 20, 17, 32, 0) / 1000;
let world: MockWorld;

const inWorld =
  (options: MockWorldOptions = {}) =>
  ({ msw, args }: { readonly args: { readonly role?: Role }; readonly msw?: unknown }): Record<string, never> => {
    world = createMockWorld({ role: args.role ?? "OPERATOR_ADMIN", now: () => moment, checkIns: [], ...options });
    (msw as { use: (...handlers: MockWorld["handlers"]) => void }).use(...world.handlers);
    return {};
  };

interface StageProps {
  readonly q?: string;
  readonly role?: Role;
}

const Stage = ({ q, role = "OPERATOR_ADMIN" }: StageProps) => {
  const [search, setSearch] = useState<AnalyticsSearch>(q === undefined ? {} : { q });
  return (
    <StoryApp role={role} path="/dashboard/travel-request/operation-data-analytics">
      <main style={{ blockSize: "100dvh" }}>
        <AnalyticsScreen search={search} onSearchChange={setSearch} />
      </main>
    </StoryApp>
  );
};

const meta = {
  title: "Analytics/Database Analytics",
  component: Stage,
  globals: { viewport: { value: "laptop" } },
  loaders: [inWorld()],
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

const failed = "failed automation by airline for redeye flights last 2 weeks, compared with before, top 8";

export const Samples: Story = {};
export const Bars: Story = { args: { q: failed } };
export const Line: Story = { args: { q: "check-ins per day this month" } };
export const OneNumber: Story = { args: { q: "passes attached today" } };
export const WithoutPlan: Story = { args: { q: "Why is Lufthansa so bad" } };
export const Forbidden: Story = { args: { q: "open cases by vendor" } };
export const CareStaff: Story = { args: { role: "CRM_OPERATOR", q: "open cases by vendor" } };
export const Loading: Story = { args: { q: failed }, loaders: [inWorld({ slow: { "analytics.query": "infinite" } })] };
export const NetworkError: Story = {
  args: { q: failed },
  loaders: [inWorld({ failing: { "analytics.query": "NETWORK" } })],
};
export const TimedOut: Story = {
  args: { q: failed },
  loaders: [inWorld({ failing: { "analytics.query": "TIMED_OUT" } })],
};
export const BoardFailed: Story = { loaders: [inWorld({ failing: { "analytics.board": "INTERNAL_SERVER_ERROR" } })] };
export const Phone: Story = { args: { q: failed }, globals: { viewport: { value: "phone" } } };
export const Dark: Story = { args: { q: failed }, globals: { theme: "dark" } };

// ANA-8
export const SamplesTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByRole("heading", { level: 1, name: "Database Analytics with Deep Learning" }),
    ).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: "Check-ins by day this month" }));
    await expect(await canvas.findByRole("heading", { level: 3, name: /^Check-ins: last / })).toBeVisible();
  },
};

// ANA-3, ANA-4
export const BarsTest: Story = {
  ...Bars,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("Not understood: “redeye”.")).toBeVisible();
    const chip = await canvas.findByRole("button", { name: "Change: top 8" });
    chip.focus();
    await userEvent.keyboard("{Enter}");
    const menu = await within(document.body).findByRole("menu", { name: "Change: top 8" });
    await userEvent.click(within(menu).getByRole("menuitemradio", { name: "3 rows" }));
    await waitFor(() =>
      expect(world.calls.at(-1)?.input).toEqual({
        q: "Failed automation by airline last 2 weeks, compared with before, top 3",
      }),
    );
    await expect(await canvas.findByRole("button", { name: "Change: top 3" })).toBeVisible();
  },
};

// ANA-9
export const PinTest: Story = {
  ...Line,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Pin to board" }));
    const board = canvas.getByRole("region", { name: "Board" });
    const pinned = await within(board).findByRole("button", { name: "Ask Check-ins by day this month" });
    await expect(pinned).toBeVisible();
    await userEvent.click(
      within(board).getByRole("button", { name: "Take Check-ins by day this month off the board" }),
    );
    await waitFor(() => expect(pinned).not.toBeInTheDocument());
  },
};

// ANA-2, ANA-9
export const CostsTest: Story = {
  args: { role: "BILLING", q: "trip costs by month and hospital" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const chip of ["month", "hospital", "currency"])
      await expect(await canvas.findByRole("button", { name: `Change: by ${chip}` })).toBeVisible();
    await expect(canvas.queryByText(/^Not understood/)).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Pin to board" }));
    const board = canvas.getByRole("region", { name: "Board" });
    await within(board).findByRole("button", { name: "Ask Trip costs by month and hospital and currency" });
    // Amounts of several hospitals and currencies are a list, and no line from one to the next.
    await expect((await within(board).findAllByRole("listitem"))[0]).toHaveTextContent("St. Brigid Medical");
    await expect(board.querySelector("polyline")).toBeNull();
  },
};

// ANA-4
export const SharesTest: Story = {
  args: { q: "pass rate by vendor last 30 days, compared with before" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByRole("heading", {
        level: 3,
        name: /\d\.\d\d%, that is [\d.]+ points (?:more|less) than before$/,
      }),
    ).toBeVisible();
  },
};

// ANA-5
export const WithoutPlanTest: Story = {
  ...WithoutPlan,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^This asks for a reason/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Failed automation by week for airline LH" }));
    await expect(await canvas.findByRole("button", { name: "Change: where airline Lufthansa" })).toBeVisible();
  },
};

// ANA-1
export const ForbiddenTest: Story = {
  ...Forbidden,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("alert")).toHaveTextContent(
      "You do not have permission to access this data.",
    );
  },
};

export const NetworkErrorTest: Story = {
  ...NetworkError,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("alert")).toHaveTextContent(
      "Network error. Please check your connection.",
    );
  },
};

export const TimedOutTest: Story = {
  ...TimedOut,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("alert")).toHaveTextContent(
      "Request timed out. Please try again.",
    );
  },
};

export const LoadingTest: Story = {
  ...Loading,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("status", { name: "Fetching the answer" })).toBeVisible();
  },
};

export const BoardFailedTest: Story = {
  ...BoardFailed,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("Your board could not be read.")).toBeVisible();
  },
};

export const PhoneTest: Story = {
  ...Phone,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("Not understood: “redeye”.")).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
