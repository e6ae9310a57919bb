import { chakra } from "@chakra-ui/react";
import { createMockWorld } from "@gatehouse/api/mocks";
import type { Role } from "@gatehouse/domain/access";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { version } from "../../app/index.ts";
import { StoryApp } from "../../app/story-app.tsx";
import { ErrorPage } from "./error-page.tsx";
import { Guarded } from "./guarded.tsx";
import { NotFoundPage } from "./not-found-page.tsx";
import { UnreachablePage } from "./unreachable-page.tsx";

const onNavigate = fn<(href: string) => void>();
const onAct = fn();

interface StageProps {
  readonly role?: Role;
  readonly path?: string;
  readonly start?: boolean;
  readonly children: ReactNode;
}

const Stage = ({ role, path = "/dashboard/nonsense", start = false, children }: StageProps) => (
  <StoryApp {...(role ? { role } : {})} path={path} start={start} live={false} onNavigate={onNavigate}>
    <chakra.main display="flex" minH="80" height="100dvh">
      {children}
    </chakra.main>
  </StoryApp>
);

const meta = {
  title: "Shell/Pages",
  component: Stage,
  beforeEach: () => {
    onNavigate.mockClear();
    onAct.mockClear();
  },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

const Broken = () => <ErrorPage error={new Error("x is undefined")} onRetry={onAct} />;

export const NotFound: Story = {
  args: { children: <NotFoundPage startHref="/dashboard" /> },
};

export const NotFoundTest: Story = {
  ...NotFound,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { level: 1, name: "There is no such page" })).toBeVisible();
    await expect(canvas.getByText(/\/dashboard\/nonsense/)).toBeVisible();
    await waitFor(() => expect(document.title).toBe("There is no such page · Gatehouse"));
    await userEvent.click(canvas.getByRole("link", { name: "Go to the start page" }));
    await expect(onNavigate).toHaveBeenCalledWith("/dashboard");
  },
};

export const NoPermission: Story = {
  args: {
    role: "OPERATOR",
    path: "/dashboard/report/billing-report",
    children: <Guarded permission="reportBilling">secret</Guarded>,
  },
  parameters: { msw: createMockWorld({ checkIns: [] }).handlers },
};

export const NoPermissionTest: Story = {
  ...NoPermission,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("heading", { name: "You have no permission for this page" })).toBeVisible();
    await expect(
      canvas.getByText(/“Billing report” \(reportBilling\), which the role Operator does not have/),
    ).toBeVisible();
    await expect(canvas.queryByText("secret")).toBeNull();
    await userEvent.click(await canvas.findByRole("link", { name: "Go to Home" }));
    await expect(onNavigate).toHaveBeenCalledWith("/dashboard/checkin/info");
  },
};

export const Permitted: Story = {
  args: { role: "BILLING", children: <Guarded permission="reportBilling">secret</Guarded> },
  parameters: { msw: createMockWorld({ role: "BILLING", checkIns: [] }).handlers },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("secret")).toBeVisible();
  },
};

export const Failed: Story = {
  args: { children: <Broken /> },
};

export const FailedTest: Story = {
  ...Failed,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("alert")).toHaveTextContent("This page stopped working");
    // What went wrong inside is nobody's business here.
    await expect(canvas.queryByText(/undefined/)).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(onAct).toHaveBeenCalledOnce();
  },
};

/** A page whose data could not be fetched is no broken page. */
export const CutOff: Story = {
  args: { children: <ErrorPage error={new TypeError("Failed to fetch")} onRetry={onAct} /> },
};

export const CutOffTest: Story = {
  ...CutOff,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("alert")).toHaveTextContent("The server could not be reached");
    await expect(canvas.queryByText(/stopped working/)).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(onAct).toHaveBeenCalledOnce();
  },
};

/** Another build is offered only where the server said that it has one. */
export const FailedInAnOldBuild: Story = {
  args: { children: <Broken /> },
  beforeEach: () => {
    version.set("updated");
    return () => version.set("same");
  },
};

export const FailedInAnOldBuildTest: Story = {
  ...FailedInAnOldBuild,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("alert")).toHaveTextContent("Gatehouse has been updated");
    await expect(canvas.getByRole("alert").querySelector("button")).toHaveTextContent("Load again");
  },
};

const away = createMockWorld({ checkIns: [], failing: { "access.refresh": "NETWORK" } });

export const ServerUnreachable: Story = {
  args: { start: true, children: <UnreachablePage onReachable={onAct} /> },
  parameters: { msw: away.handlers },
  beforeEach: () => away.fail("access.refresh", "NETWORK"),
};

export const ServerUnreachableTest: Story = {
  ...ServerUnreachable,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { name: "The server could not be reached" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(onAct).not.toHaveBeenCalled();
    away.mend("access.refresh");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Try again" })).toBeEnabled());
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(onAct).toHaveBeenCalledOnce());
  },
};

export const FrenchInTheDark: Story = {
  ...NotFound,
  globals: { theme: "dark", language: "fr", viewport: { value: "phone" } },
};

export const FrenchInTheDarkTest: Story = {
  ...FrenchInTheDark,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("heading", { name: "Cette page n’existe pas" })).toBeVisible();
  },
};
