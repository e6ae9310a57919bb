import { createMockWorld, type MockWorld, type MockWorldOptions } from "@gatehouse/api/mocks";
import type { Role } from "@gatehouse/domain/access";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { StoryApp } from "../../app/story-app.tsx";
import { ClockContext } from "../../app/time/index.ts";
import { AgreementScreen, PendingAgreementsScreen } from "./index.ts";

const moment = Date.UTC(2026, 10, 20, 17, 12, 0) / 1000;
const onNavigate = fn();
let world: MockWorld;

const inWorld =
  (options: MockWorldOptions = {}) =>
  ({ args, msw }: { readonly args: { readonly role?: Role }; readonly msw?: unknown }): Record<string, never> => {
    world = createMockWorld({ role: args.role ?? "ADMIN", now: () => moment, checkIns: [], ...options });
    (msw as { use: (...handlers: MockWorld["handlers"]) => void }).use(...world.handlers);
    return {};
  };

interface StageProps {
  readonly role: Role;
  /** The prospect that is looked at; without one the list. */
  readonly orgName?: string;
  readonly id?: number;
}

const Stage = ({ role, orgName, id = 0 }: StageProps) => (
  <StoryApp role={role} path="/dashboard/admin/agreement-details" onNavigate={onNavigate}>
    <ClockContext value={() => moment}>
      <main style={{ blockSize: "100dvh" }}>
        {orgName === undefined ? <PendingAgreementsScreen /> : <AgreementScreen search={{ orgName, id }} />}
      </main>
    </ClockContext>
  </StoryApp>
);

const meta = {
  title: "Vendors/Agreements",
  component: Stage,
  args: { role: "ADMIN" },
  globals: { viewport: { value: "laptop" } },
  loaders: [inWorld()],
  beforeEach: () => {
    onNavigate.mockClear();
    sessionStorage.clear();
  },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = {};

// VEN-16, VEN-21
export const PendingTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("link", { name: "View Aurelia Journeys" })).toHaveAttribute(
      "href",
      "/dashboard/admin/view-Agreement?orgName=Aurelia+Journeys",
    );
    await userEvent.click(canvas.getByRole("link", { name: "View Tidewater Cruises" }));
    await expect(onNavigate).toHaveBeenLastCalledWith("/dashboard/admin/view-Agreement?orgName=Tidewater+Cruises");
    // Another of the name: the address says which.
    const [first] = world.agreements.all();
    if (!first) throw new Error("There is no prospect.");
    world.agreements.add({ ...first, id: 21, orgName: "AURELIA Journeys", email: "other@aurelia.example" });
    await expect(await canvas.findByRole("link", { name: "View AURELIA Journeys" })).toHaveAttribute(
      "href",
      "/dashboard/admin/view-Agreement?orgName=AURELIA+Journeys&id=21",
    );
    world.agreements.step(11, "refused", "admin-2", { reason: "No." });
    await expect(await canvas.findByText("3 wait")).toBeVisible();
    const search = canvas.getByRole("searchbox", { name: "Organization, e-mail or website" });
    await userEvent.type(search, "TIDEWATER");
    await expect(canvas.queryByRole("link", { name: "View Fjellvind Reiser" })).toBeNull();
    await userEvent.clear(search);
    await userEvent.type(search, "nobody");
    await userEvent.click(await canvas.findByRole("button", { name: "Show all" }));
    await expect(await canvas.findByRole("link", { name: "View Fjellvind Reiser" })).toBeVisible();
  },
};

export const PendingLoading: Story = { loaders: [inWorld({ slow: { "agreements.pending": "infinite" } })] };

export const PendingNotRead: Story = {
  loaders: [inWorld({ failing: { "agreements.pending": "INTERNAL_SERVER_ERROR" } })],
};

export const PendingNotReadTest: Story = {
  ...PendingNotRead,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("The agreements could not be read.")).toBeVisible();
    world.mend("agreements.pending");
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await canvas.findByRole("link", { name: "View Aurelia Journeys" })).toBeVisible();
  },
};

export const PendingEmpty: Story = {
  loaders: [inWorld({ agreements: { prospects: [] } })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("No data found")).toBeVisible();
  },
};

export const PendingDarkFrenchPhone: Story = {
  globals: { viewport: { value: "phone" }, language: "fr", theme: "dark" },
};

export const Agreement: Story = { args: { orgName: "Aurelia Journeys" } };

// VEN-19
export const AgreementTest: Story = {
  ...Agreement,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("heading", { level: 1, name: "Aurelia Journeys" })).toBeVisible();
    await expect(await canvas.findByRole("region", { name: "Signed agreement" }, { timeout: 10_000 })).toBeVisible();
    await expect(canvas.getByText("+33-144550187")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Approve" })).toHaveAttribute(
      "href",
      "/dashboard/admin/create-vendor?prospect=11",
    );
  },
};

/** Nobody said that it is signed: whoever looks is told. */
export const Unsigned: Story = { args: { orgName: "Tidewater Cruises" } };

/** Without a file there is nothing to approve, and what was asked for is said. */
export const FileAsked: Story = { args: { orgName: "Fjellvind Reiser" } };

export const FileAskedTest: Story = {
  ...FileAsked,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("No agreement yet")).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Approve" })).toBeNull();
    await expect(canvas.getByText(/admin has asked for another file/)).toBeVisible();
    // The file comes: the page shows it by itself.
    world.agreements.step(13, "fileReceived", "", {
      reason: "",
      agreementAttached: true,
      agreementSigned: true,
      file: { name: "signed.pdf", size: 50_000, pages: 1 },
    });
    await expect(await canvas.findByRole("link", { name: "Approve" })).toBeVisible();
    await expect(await canvas.findByText("signed.pdf, 50 kB, 1 page")).toBeVisible();
  },
};

// VEN-20
export const Refuses: Story = {
  ...Agreement,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Refuse" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Refuse Aurelia Journeys" }));
    const reason = dialog.getByRole("textbox", { name: "Reason" });
    await userEvent.click(dialog.getByRole("button", { name: "Refuse and send" }));
    await expect(dialog.getByText("Please fill out the Reason")).toBeVisible();
    await userEvent.type(reason, "We work with rail companies only.");
    world.fail("agreements.refuse", "NETWORK");
    await userEvent.click(dialog.getByRole("button", { name: "Refuse and send" }));
    await expect(await dialog.findByText(/You are offline/)).toBeVisible();
    await expect(reason).toHaveValue("We work with rail companies only.");
    world.mend("agreements.refuse");
    await userEvent.click(dialog.getByRole("button", { name: "Refuse and send" }));
    await expect(await canvas.findByText(/Refused by admin/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Refuse" })).toBeNull();
  },
};

/** Of two administrators one comes first; the other is told, and keeps what was written (VEN-21). */
export const SomebodyWasFirst: Story = {
  ...Agreement,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Ask for another file" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Ask Aurelia Journeys for another file" }));
    await userEvent.type(dialog.getByRole("textbox", { name: "Reason" }), "The second page is missing.");
    world.fail("agreements.askForFile", { code: "CHANGED", data: { state: "REFUSED", by: "admin-2" } });
    await userEvent.click(dialog.getByRole("button", { name: "Ask and send" }));
    await expect(await canvas.findByText("admin-2 has refused it meanwhile.")).toBeVisible();
  },
};

export const AgreementLoading: Story = { ...Agreement, loaders: [inWorld({ slow: { "agreements.one": "infinite" } })] };

export const AgreementNotRead: Story = {
  ...Agreement,
  loaders: [inWorld({ failing: { "agreements.one": "INTERNAL_SERVER_ERROR" } })],
};

export const FileNotRead: Story = {
  ...Agreement,
  loaders: [inWorld({ failing: { "agreements.file": "INTERNAL_SERVER_ERROR" } })],
};

export const NoSuchProspect: Story = { args: { orgName: "Nobody" } };

export const AgreementDarkFrenchPhone: Story = {
  ...Agreement,
  globals: { viewport: { value: "phone" }, language: "fr", theme: "dark" },
};
