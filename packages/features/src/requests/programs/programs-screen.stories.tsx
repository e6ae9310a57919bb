import { createMockWorld, type MockWorld, type MockWorldOptions } from "@gatehouse/api/mocks";
import type { Role } from "@gatehouse/domain/access";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { StoryAddress } from "../../app/story-address.tsx";
import { ProgramsScreen } from "./programs-screen.tsx";
import { parseProgramsSearch } from "./programs-search.ts";

const moment = Date.UTC(2026, 10, 20, 11, 42, 7) / 1000;
const onSearchChange = fn();
let world: MockWorld;

const inWorld =
  (options: MockWorldOptions = {}) =>
  ({ args, msw }: { readonly args: { readonly role?: Role }; readonly msw?: unknown }): Record<string, never> => {
    world = createMockWorld({ role: args.role ?? "VENDOR", now: () => moment, checkIns: [], ...options });
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
    path="/dashboard/travel-request/programs"
    start={parseProgramsSearch(search)}
    onSearchChange={onSearchChange}
  >
    {(shown, change) => <ProgramsScreen search={shown} onSearchChange={change} />}
  </StoryAddress>
);

const meta = {
  title: "Requests/Programs",
  component: Stage,
  args: { role: "VENDOR", search: {} },
  globals: { viewport: { value: "laptop" } },
  loaders: [inWorld()],
  beforeEach: () => void onSearchChange.mockClear(),
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** An administrator looks after the programs of every vendor. */
export const Administrator: Story = { args: { role: "ADMIN" } };

/** Those of a connected vendor can be looked at and not changed. */
export const ReadOnly: Story = { args: { role: "LEVEL1_VENDOR", search: { vendorCode: "NWT" } } };

export const Phone: Story = { globals: { viewport: { value: "phone" } } };

export const French: Story = { globals: { language: "fr", viewport: { value: "laptop" } } };

export const Dark: Story = { globals: { theme: "dark", viewport: { value: "laptop" } } };

export const Empty: Story = { loaders: [inWorld({ requests: { programs: [] } })] };

export const Failed: Story = { loaders: [inWorld({ failing: { "requests.programList": "LOOKUP_FAILED" } })] };

const file = (text: string): File => new File([text], "programs.csv", { type: "text/csv" });

/** Opens the import with a file. */
async function open(canvasElement: HTMLElement, text: string) {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole("button", { name: "Import CSV" }));
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error("There is no file field.");
  await userEvent.upload(input, file(text));
  return canvas;
}

/** What would change is shown first; then it is done, and the list shows it (REQ-22). */
export const Imports: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [standing] = world.requests.programsOf("ALD");
    if (!standing) throw new Error("There is a program.");
    await canvas.findByText(standing.hospital);
    await open(
      canvasElement,
      `hospital,city,bestAirport\n${standing.hospital},${standing.city},ORD\nNew Hope,Paris,CDG\n`,
    );
    await expect(
      await canvas.findByText("This is what the import will do. Nothing has been changed yet."),
    ).toBeVisible();
    await expect(canvas.getByText(/“ORD”$/)).toBeVisible();
    await expect(canvas.getByText("1 to add, 1 to change, 0 as they are")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Import 2 changes" }));
    await screen.findByText("Programs imported: 1 added, 1 changed");
    await expect(await canvas.findByText("New Hope")).toBeVisible();
    await expect(world.requests.programsOf("ALD").find(({ id }) => id === standing.id)?.bestAirport).toBe("ORD");
  },
};

/** Whatever is wrong is named with its line and column, and nothing can be imported. */
export const Problems: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement, "hospital,city,active,bestAirport\nNew Hope,Paris,maybe,Paris\n,Rome,,\n");
    await expect(await canvas.findByText("3 things to put right. Nothing can be imported until then.")).toBeVisible();
    await expect(canvas.getByRole("row", { name: "2 active Write yes or no." })).toBeVisible();
    await expect(
      canvas.getByRole("row", { name: "2 bestAirport No airport has this code. Three letters, like RST." }),
    ).toBeVisible();
    await expect(canvas.getByRole("row", { name: "3 hospital Name the hospital." })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^Import \d/ })).toBeNull();
  },
};

/** Somebody else changed the programs: the changes are worked out anew, and nothing of theirs is lost. */
export const ChangedMeanwhile: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement, "hospital,city\nNew Hope,Paris\n");
    const button = await canvas.findByRole("button", { name: "Import 1 change" });
    world.requests.changePrograms("ALD", []);
    await userEvent.click(button);
    await expect(
      await canvas.findByText("The programs were changed meanwhile. These are the changes of your file now."),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Import 1 change" }));
    await waitFor(() => expect(world.requests.programsOf("ALD").map(({ hospital }) => hospital)).toEqual(["New Hope"]));
  },
};

/** A failure keeps the file, which can be checked again. */
export const CheckFails: Story = {
  loaders: [inWorld({ failing: { "requests.importPrograms": "NETWORK" } })],
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement, "hospital\nA\n");
    await expect(await canvas.findByRole("button", { name: "Check again" })).toBeEnabled();
    await expect(canvas.getByText("programs.csv")).toBeVisible();
  },
};
