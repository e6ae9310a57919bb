import type { AuditEntry } from "@gatehouse/domain/checkin";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { ActionLog } from "./action-log.tsx";
import { ClockContext } from "../clock.ts";
import { useWords } from "../use-words.ts";

const now = 1_795_300_000;

const entry = (
  id: number,
  action: AuditEntry["action"],
  userid: string,
  rest: Partial<AuditEntry> = {},
): AuditEntry => ({
  id,
  action,
  userid,
  actionTimestamp: now - 6000 + id * 60,
  note: null,
  from: null,
  to: null,
  dmscode: null,
  checks: null,
  findings: null,
  supplied: null,
  ...rest,
});

function Stage({ entries }: { readonly entries: readonly AuditEntry[] }) {
  const words = useWords();
  return (
    <ClockContext value={() => now}>
      <ActionLog entries={entries} words={words} />
    </ClockContext>
  );
}

const meta = { title: "Check-in/Action log", component: Stage, args: { entries: [] } } satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { tags: ["gate"] };

/** Beside what happened to the check-in: who supplied what about the booking's travellers, and who decided about it. */
export const SuppliedByTravellers: Story = {
  args: {
    entries: [
      entry(1, "NEW", "SYSTEM", { to: "NEW" }),
      entry(1, "LINK_CREATED", "operator-2", {
        actionTimestamp: now - 5900,
        supplied: { passenger: null, fields: [] },
      }),
      entry(2, "INFO_SUPPLIED", "TRAVELLER", {
        supplied: { passenger: "Amelia Hart", fields: ["nationality", "passportNo", "address.line1", "address.city"] },
      }),
      entry(3, "CHANGE_REQUESTED", "TRAVELLER", { supplied: { passenger: "Amelia Hart", fields: ["lastname"] } }),
      entry(4, "CHANGE_CONFIRMED", "operator", { supplied: { passenger: "Amelia Hart", fields: ["lastname"] } }),
      entry(5, "INFO_COMPLETED", "SYSTEM", { from: "ELIGIBLE_FOR_DISPOSAL", to: "ELIGIBLE_FOR_CHECKIN" }),
    ],
  },
};

/** The newest is the first (QUE-18). */
export const SuppliedByTravellersTest: Story = {
  ...SuppliedByTravellers,
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole("row").slice(1);
    await expect(rows).toHaveLength(6);
    await expect(rows[1]).toHaveTextContent(/^Change confirmed.*Amelia HartLast nameoperator/);
    await expect(rows[3]).toHaveTextContent("Nationality, Passport number, Address");
    await expect(rows[4]).toHaveTextContent(/^Link for missing information made/);
  },
};

export const SuppliedInFrench: Story = {
  ...SuppliedByTravellers,
  globals: { language: "fr" },
};

export const SuppliedInFrenchTest: Story = {
  ...SuppliedInFrench,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("Nationalité, Numéro de passeport, Adresse")).toBeVisible();
  },
};
