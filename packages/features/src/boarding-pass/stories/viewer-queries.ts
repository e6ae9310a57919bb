import { withPass } from "@gatehouse/api/mocks/factories";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { world } from "./pass-stage.tsx";

export const patient = { timeout: 15_000 };
/** Waits for the open viewer of a story. */
export const viewer = () => screen.findByRole("dialog", { name: "9-point quality check" }, patient);
/** The points are there, and the keyboard is the viewer's. */
export const opened = async (): Promise<HTMLElement> => {
  const dialog = await viewer();
  await within(dialog).findByRole("list", { name: "The nine points" }, patient);
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return dialog;
};
/** The page is on the screen: points can be settled. */
export const drawn = async () => {
  await waitFor(() => expect(document.querySelector(".react-pdf__Page__canvas")).not.toBeNull(), patient);
  await waitFor(() => expect(screen.queryByText(/^Loading the PDF|being drawn/)).toBeNull(), patient);
};
/** Waits for a message of the viewer to be seen: it is there before it can be seen. */
export const message = async (text: string, exact = true) => {
  const [found] = await screen.findAllByText(text, { exact }, patient);
  await waitFor(() => expect(found).toBeVisible());
};
/** Where in the order of calls a document was first asked for, and something was linked. */
export const asked = (dmscode: string) =>
  world().calls.findIndex(
    ({ call, input }) => call === "documents.url" && (input as { dmscode: string }).dmscode === dmscode,
  );
/** Where in the order of a story's calls a pass was linked. */
export const linkedAt = () => world().calls.findIndex(({ call }) => call === "boardingPasses.link");
/** All nine are ticked by their two keys. */
export const ticked = async () => {
  await waitFor(() => expect(screen.getByRole("button", { name: /^Tick all that agree/ })).toBeEnabled(), patient);
  await userEvent.keyboard("am");
  await waitFor(() => expect(screen.getByRole("button", { name: /^Link/ })).toBeEnabled(), patient);
};
/** A key that is refused as long as nobody can have looked at the page is pressed again, as by a person. */
export const pressedUntil = (key: string, isDone: () => boolean) =>
  waitFor(async () => {
    if (isDone()) return;
    await userEvent.keyboard(key);
    await expect(isDone()).toBe(true);
  }, patient);
/** Whether an element that is looked for each time has the focus. */
export const hasFocus = (element: () => Element) => () => document.activeElement === element();
/** The story's check-in with this page linked by operator 7. */
export const linkedBy7 = (dmscode: string) => ({ ...withPass(1, "operator-7", world().now()), pass: { dmscode } });
/** The calls of a story that linked a pass. */
export const linkCalls = () => world().calls.filter(({ call }) => call === "boardingPasses.link");
/** Whether a story has linked a pass. */
export const isLinked = () => linkCalls().length > 0;
