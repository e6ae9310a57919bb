import { createCheckIn } from "@gatehouse/api/mocks/factories";
import type { MockWorldOptions } from "@gatehouse/api/mocks";
import type { Role } from "@gatehouse/domain/access";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { StoryApp } from "../../app/story-app.tsx";
import { callsOf, message } from "../stories/queue-queries.ts";
import { inWorld, moment, world } from "../stories/queue-stage.tsx";
import { fewCheckIns } from "../stories/queue-story-data.ts";
import { ChangeRequestsScreen } from "./change-requests-screen.tsx";

const onNavigate = fn<(href: string) => void>();

const Stage = ({ role }: { readonly role: Role }) => (
  <StoryApp role={role} path="/dashboard/checkin/changes" onNavigate={onNavigate}>
    <main style={{ blockSize: "100dvh" }}>
      <ChangeRequestsScreen clock={() => moment} />
    </main>
  </StoryApp>
);

/** Two travellers of one booking, and one of another, ask for something. */
const asked: MockWorldOptions = {
  checkIns: fewCheckIns,
  supplied: [
    {
      bookingNo: "60418827",
      changes: [
        { checkInId: 1, field: "firstname", to: "Anna" },
        { checkInId: 2, field: "lastname", to: "Nowak" },
      ],
    },
    { bookingNo: "60421002", changes: [{ checkInId: 5, field: "email", to: "ines@traveller.example" }] },
  ],
};

const meta = {
  title: "Check-in/Traveller changes",
  component: Stage,
  args: { role: "OPERATOR" },
  loaders: [inWorld(asked)],
  beforeEach: () => void onNavigate.mockClear(),
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const list = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement).findByRole("list", { name: "Changes that travellers ask for" }));
const items = async (canvasElement: HTMLElement) => (await list(canvasElement)).getAllByRole("listitem");
/** Somebody else decides about a change of a booking. */
const decidedElsewhere = (id: number) =>
  fetch("/api/travellers/missing-info/changes/" + id, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ decision: "confirmed", to: "" }),
  });

/** Whose booking, since when, what stands and what is wanted; the booking leads to its details. */
export const Waiting: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, second, third] = await items(canvasElement);
    await expect(canvas.getByRole("heading", { level: 1, name: "Changes that travellers ask for" })).toBeVisible();
    await expect(canvas.getByText(/^3 changes wait for a decision\./)).toBeVisible();
    await expect(first).toHaveTextContent("60418827 · K7XQ2M NWT");
    await expect(first).toHaveTextContent("Asked 10 minutes ago · 2026-Nov-21 11:32 AM UTC");
    await expect(first).toHaveTextContent("NOVAK, Ana · First name: Ana → Anna");
    await expect(second).toHaveTextContent("NOVAK, Luka · Last name: Novak → Nowak");
    await expect(third).toHaveTextContent("E-mail: → ines@traveller.example");
    await userEvent.click(canvas.getByRole("link", { name: "60421002 · M0VWY5: check-in details" }));
    await expect(onNavigate).toHaveBeenCalledWith("/dashboard/checkin/details?pnr=M0VWY5&bookingNo=60421002");
  },
};

/** Decided by keys, as on the details page: the row stays and says what became of it, until the list is read again. */
export const Deciding: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await list(canvasElement);
    canvas.getByRole("button", { name: "Confirm First name of NOVAK, Ana" }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByText("Confirmed")).toHaveFocus());
    await expect(await items(canvasElement)).toHaveLength(3);
    await expect(callsOf("travellers.decideChange")).toMatchObject([
      { input: { id: "1", decision: "confirmed", to: "Anna" } },
    ]);
    await waitFor(() => expect(canvas.getByText(/^2 changes wait for a decision\./)).toBeVisible());
    // Where boarding passes go is asked about.
    const mail = canvas.getByRole("button", { name: /^Confirm E-mail of/ });
    const dialog = await waitFor(
      async () => {
        await fireEvent.click(mail);
        return screen.getByRole("alertdialog", { name: "Change where boarding passes go?" });
      },
      { timeout: 5000 },
    );
    await userEvent.click(within(dialog).getByRole("button", { name: "Confirm" }));
    await waitFor(() => expect(canvas.getAllByText("Confirmed")).toHaveLength(2));
    await userEvent.keyboard("r");
    await waitFor(async () => expect(await items(canvasElement)).toHaveLength(1));
    await expect(canvas.getByText(/^1 change waits for a decision\./)).toBeVisible();
  },
};

/** What somebody else decides is said in its place. */
export const DecidedElsewhere: Story = {
  play: async ({ canvasElement }) => {
    await list(canvasElement);
    await decidedElsewhere(2);
    await waitFor(
      async () => {
        world().emit({ type: "checkin.changed", ids: [2] });
        const [, second] = await items(canvasElement);
        await expect(second).toHaveTextContent("Decided by somebody else");
      },
      { timeout: 12_000, interval: 2500 },
    );
    await expect(await items(canvasElement)).toHaveLength(3);
  },
};

/** Somebody else was first, and this page did not know yet. */
export const DecisionFails: Story = {
  loaders: [inWorld({ ...asked, failing: { "travellers.decideChange": "ALREADY_DECIDED" } })],
  play: async ({ canvasElement }) => {
    await list(canvasElement);
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Refuse Last name of NOVAK, Luka" }));
    await message("The change could not be decided");
    await message("Somebody else has decided already; the page shows what stands now.");
  },
};

/** More wait than are read at once: the oldest, and the next ones when the user asks. */
export const Many: Story = {
  loaders: [
    inWorld({
      checkIns: (now) =>
        Array.from({ length: 60 }, (_, index) =>
          createCheckIn(now, {
            checkInId: index + 1,
            pnr: `P${String(index).padStart(5, "0")}`,
            bookingNo: String(70_000_000 + index),
            departsIn: 7200,
          }),
        ),
      supplied: [
        {
          bookingNo: "70000000",
          changes: Array.from({ length: 60 }, (_, index) => ({
            checkInId: index + 1,
            field: "firstname" as const,
            to: `Ana ${String.fromCodePoint(65 + (index % 26))}`,
          })),
        },
      ],
    }),
  ],
};

export const ManyTest: Story = {
  ...Many,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await items(canvasElement)).toHaveLength(50);
    await expect(canvas.getByText(/The 50 oldest of 60 are shown\.$/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Show more" }));
    await waitFor(async () => expect(await items(canvasElement)).toHaveLength(60));
    await expect(canvas.queryByRole("button", { name: "Show more" })).toBeNull();
    await waitFor(() => expect(canvas.getAllByRole("link")).toHaveLength(60));
  },
};

/** A vendor's operators see what their own travellers ask for. */
export const OfOneVendor: Story = {
  args: { role: "OPERATOR_VENDOR" },
  loaders: [
    inWorld({
      ...asked,
      checkIns: (now) => fewCheckIns(now).map((row) => (row.checkInId === 5 ? { ...row, vendor: "ZED" } : row)),
    }),
  ],
};

export const OfOneVendorTest: Story = {
  ...OfOneVendor,
  play: async ({ canvasElement }) => {
    await expect(await items(canvasElement)).toHaveLength(2);
  },
};

export const NobodyAsks: Story = {
  loaders: [inWorld({ checkIns: fewCheckIns })],
};

export const NobodyAsksTest: Story = {
  ...NobodyAsks,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("No traveller asks for a change")).toBeVisible();
    await waitFor(() => expect(canvas.getByText("No change waits")).toBeVisible());
  },
};

export const Loading: Story = {
  loaders: [inWorld({ ...asked, slow: { "travellers.changes": "infinite" } })],
};

export const LoadingTest: Story = {
  ...Loading,
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole("status", { name: "Reading what travellers ask for…" }),
    ).toBeVisible();
  },
};

export const Failed: Story = {
  loaders: [inWorld({ ...asked, failing: { "travellers.changes": "INTERNAL_SERVER_ERROR" } })],
};

export const FailedTest: Story = {
  ...Failed,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("The changes could not be read")).toBeVisible();
    world().mend("travellers.changes");
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await items(canvasElement)).toHaveLength(3);
  },
};

export const Dark: Story = {
  globals: { theme: "dark", viewport: { value: "desktop" } },
};

export const DarkTest: Story = {
  ...Dark,
  play: async ({ canvasElement }) => void (await list(canvasElement)),
};

export const FrenchInTheDarkOnAPhone: Story = {
  globals: { theme: "dark", language: "fr", viewport: { value: "phone" } },
};

export const FrenchInTheDarkOnAPhoneTest: Story = {
  ...FrenchInTheDarkOnAPhone,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("button", { name: "Confirmer Prénom de NOVAK, Ana" })).toBeVisible();
    await expect(canvas.getByText(/^3 modifications attendent une décision\./)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
