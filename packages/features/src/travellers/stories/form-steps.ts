import { expect, screen, userEvent, waitFor } from "storybook/test";

/** Globals of a story on a phone, and of one in the dark. */
export const phone = { density: "comfortable", viewport: { value: "phone" } };
export const dark = { density: "comfortable", theme: "dark" };

/** Text at once, as it is pasted: typed key by key where keys are what a story is about. */
export const put = async (field: HTMLElement, text: string): Promise<void> => {
  await userEvent.click(field);
  await userEvent.paste(text);
};
/** The part of the form that has this name. */
export const region = (name: string): Promise<HTMLElement> => screen.findByRole("region", { name });
/** All fields of the passenger whose step is open. */
export const showAll = async (name: string) => {
  await region(name);
  await press(`Show all details of ${name}`);
};
/** The list of what is missing. */
export const missingList = (): HTMLElement => screen.getByRole("region", { name: "What is still missing" });
/** Presses a button of a missing-information story by its name. */
export const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
/** Nothing has to be scrolled to be read. */
export const isInWindow = (element: HTMLElement) =>
  waitFor(async () => {
    const { top, bottom } = element.getBoundingClientRect();
    await expect(Math.min(top, innerHeight - bottom)).toBeGreaterThanOrEqual(0);
  });
/** Waits until an element of a missing-information story has the focus. */
export const isAt = (element: HTMLElement) => waitFor(() => expect(element).toHaveFocus());
