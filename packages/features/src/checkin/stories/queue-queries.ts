import { expect, screen, waitFor, within } from "storybook/test";
import { world } from "./queue-stage.tsx";

/** The list of views beside the queue of a story. */
export const rail = (canvasElement: HTMLElement): HTMLElement =>
  within(canvasElement).getByRole("navigation", { name: "Queue views" });
/** The rows come before their candidate pages, which are a grid too. */
export const grid = async (canvasElement: HTMLElement): Promise<HTMLElement> =>
  (await within(canvasElement).findAllByRole("grid"))[0] as HTMLElement;
/** A cold start fetches code, the session's stream and the first rows. */
const patient = { timeout: 12_000 };
/** The row of a PNR; of a passenger where a PNR has several. */
export const rowOf = async (canvasElement: HTMLElement, name: string) => {
  const cell = await within(await grid(canvasElement)).findByText(name, {}, patient);
  return cell.closest<HTMLElement>("[role=row]") as HTMLElement;
};
/** Waits for a message of the queue to be seen: it is there before it can be seen. */
export const message = async (text: string | RegExp) => {
  const found = await screen.findByText(text, {}, patient);
  await waitFor(() => expect(found).toBeVisible());
};
/** The calls of one name that a check-in story made. */
export const callsOf = (call: string) => world().calls.filter((each) => each.call === call);
