import { createMockWorld, type MockWorld, type MockWorldOptions } from "@gatehouse/api/mocks";
import type { Role } from "@gatehouse/domain/access";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { StoryAddress } from "../../app/story-address.tsx";
import { PendingScreen } from "./pending-screen.tsx";
import { parsePendingSearch } from "./pending-search.ts";

const moment = Date.UTC(2026, 10, 20, 11, 42, 7) / 1000;
const onSearchChange = fn();
let world: MockWorld;

const inWorld =
  (options: MockWorldOptions = {}) =>
  ({ args, msw }: { readonly args: { readonly role?: Role }; readonly msw?: unknown }): Record<string, never> => {
    world = createMockWorld({ role: args.role ?? "CRM_OPERATOR", now: () => moment, checkIns: [], ...options });
    (msw as { use: (...handlers: MockWorld["handlers"]) => void }).use(...world.handlers);
    return {};
  };

interface StageProps {
  readonly role: Role;
  readonly search: Readonly<Record<string, unknown>>;
}

const Stage = ({ role, search }: StageProps) => (
  <StoryAddress
    role={role}
    path="/dashboard/travel-request/pending"
    start={parsePendingSearch(search)}
    onSearchChange={onSearchChange}
  >
    {(shown, change) => <PendingScreen search={shown} onSearchChange={change} />}
  </StoryAddress>
);

const meta = {
  title: "Requests/Pending Travel Requests",
  component: Stage,
  args: { role: "CRM_OPERATOR", search: {} },
  globals: { viewport: { value: "laptop" } },
  loaders: [inWorld()],
  beforeEach: () => void onSearchChange.mockClear(),
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A traveller sees their own, and nothing of who books them. */
export const Traveller: Story = { args: { role: "TRAVELLER" } };

export const Phone: Story = { globals: { viewport: { value: "phone" } } };

export const Empty: Story = { loaders: [inWorld({ requests: { requests: [] } })] };

export const NothingFound: Story = { args: { search: { text: "99999" } } };

/** The select of a row, once operators can be chosen. */
const operatorOf = (canvasElement: HTMLElement, place: number) =>
  waitFor(() => {
    const found = within(canvasElement).getAllByRole<HTMLSelectElement>("combobox", { name: /^Operator of TR-/ })[
      place
    ];
    if (!found || found.options.length < 3) throw new Error("No operator can be chosen yet.");
    return found;
  });
/** Operators that a row can be given to: everybody but the one who has it. */
const others = (select: HTMLSelectElement): readonly string[] =>
  [...select.options].map(({ value }) => value).filter((value) => value !== "" && value !== select.value);
const assigned = () => world.calls.filter(({ call }) => call === "requests.assign");

/** Operators are chosen for several requests and submitted together, one call per operator (REQ-16). */
export const Assigning: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first] = others(await operatorOf(canvasElement, 0));
    // It says what it waits for.
    await expect(canvas.getByRole("button", { name: /^Submit/ })).toBeDisabled();
    await expect(canvas.getByText("Choose an operator in a row, then submit.")).toBeVisible();
    const second = others(await operatorOf(canvasElement, 1)).find((one) => one !== first);
    const select = await operatorOf(canvasElement, 0);
    select.focus();
    await userEvent.selectOptions(select, first ?? "");
    await expect(await operatorOf(canvasElement, 0)).toHaveFocus();
    await userEvent.selectOptions(await operatorOf(canvasElement, 1), second ?? "");
    await expect(assigned()).toHaveLength(0);
    await expect(await canvas.findByText("2 operators chosen, not submitted yet")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /^Submit/ }));
    await expect(await screen.findByText("All travel requests assigned successfully")).toBeInTheDocument();
    await expect(assigned()).toHaveLength(2);
    await waitFor(async () => expect(await operatorOf(canvasElement, 0)).toHaveValue(first));
    await waitFor(() => expect(canvas.queryByText(/not submitted yet/)).toBeNull());
  },
};

/** Somebody else was faster: the request stays with them, and the list says who it is (REQ-17). */
export const TakenMeanwhile: Story = {
  play: async ({ canvasElement }) => {
    const select = await operatorOf(canvasElement, 0);
    const [first, second] = others(select);
    const id = Number(/TR-(\d+)/.exec(select.getAttribute("aria-label") ?? "")?.[1]);
    await userEvent.selectOptions(select, first ?? "");
    world.requests.change(id, { assignedTo: second ?? "", status: "ASSIGNED" });
    await userEvent.click(within(canvasElement).getByRole("button", { name: /^Submit/ }));
    await expect(
      await screen.findByText(`Failed to assign travel request(s) to operator ${first ?? ""}`),
    ).toBeInTheDocument();
    await expect(screen.getByText(`TR-${id} went to ${second ?? ""} meanwhile.`)).toBeInTheDocument();
    await waitFor(async () => expect(await operatorOf(canvasElement, 0)).toHaveValue(second));
  },
};

/** Operators of one vendor are offered for its requests alone, for several together only where all are its (REQ-16). */
export const OperatorsOfVendor: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await operatorOf(canvasElement, 0);
    const offered = [...canvas.getAllByRole<HTMLSelectElement>("combobox", { name: /^Operator of TR-/ })].map(
      (select) => ({
        id: Number(/TR-(\d+)/.exec(select.getAttribute("aria-label") ?? "")?.[1]),
        isOffered: [...select.options].some(({ value }) => value === "operator-vendor"),
      }),
    );
    const vendorOf = (id: number) => world.requests.all().find((request) => request.id === id)?.traveller.vendorCode;
    await expect(offered.map(({ isOffered }) => isOffered)).toEqual(offered.map(({ id }) => vendorOf(id) === "NWT"));
    await expect(new Set(offered.map(({ isOffered }) => isOffered)).size).toBe(2);
    await userEvent.click(canvas.getByRole("checkbox", { name: /all/i }));
    const together = await canvas.findByRole("combobox", { name: /^Assign/ });
    await expect(together).not.toHaveTextContent("Operator Vendor Demo");
  },
};

/** Who is assigned can be read as a whole, with the mark that it is oneself. */
export const ReadsOperator: Story = {
  play: async ({ canvasElement }) => {
    const select = await operatorOf(canvasElement, 0);
    await userEvent.selectOptions(select, "crm-operator");
    const field = await operatorOf(canvasElement, 0);
    const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(field);
    const pen = document.createElement("canvas").getContext("2d");
    if (!pen) throw new Error("Nothing can be measured.");
    pen.font = font;
    const text = field.selectedOptions[0]?.text ?? "";
    await expect(text).toBe("Crm Operator Demo (you)");
    await expect(pen.measureText(text).width).toBeLessThanOrEqual(
      field.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd),
    );
  },
};
