/**
 * States that exist only after somebody did something: a dialog that is open, a form that was refused. A story says how to get there
 * by selectors, which are the same in every language: `parameters: { reach: ["button", { type: "li", into: "input" }] }`.
 * Tests and docs pages begin at the beginning instead.
 */
import type { StoryContext } from "@storybook/react-vite";
import { useEffect } from "react";
import { userEvent } from "storybook/test";
import { isTest } from "./appearance.ts";

/** What to press, what to point at, what to type into what, or keys for what has the focus. */
type Step =
  | string
  | { readonly hover: string }
  | { readonly type: string; readonly into: string }
  | { readonly keys: string };

let underWay: Promise<unknown> = Promise.resolve();

/** Resolves when the story of the moment is where it says, and forgets how that went: it is nothing to the next one. */
export function reached(): Promise<unknown> {
  const ofThisStory = underWay;
  underWay = Promise.resolve();
  return ofThisStory;
}

const often = 50;
const patience = 15_000;

async function find(selector: string, isOver: () => boolean): Promise<HTMLElement> {
  for (const until = Date.now() + patience; Date.now() < until && !isOver();) {
    const found = document.querySelector<HTMLElement>(selector);
    if (found && !found.matches(":disabled")) return found;
    await new Promise((resolve) => setTimeout(resolve, often));
  }
  throw new Error(`There is no ${selector} to go on with.`);
}

async function take(step: Step, isOver: () => boolean): Promise<void> {
  if (typeof step === "string") return userEvent.click(await find(step, isOver));
  if ("hover" in step) return userEvent.hover(await find(step.hover, isOver));
  if ("into" in step) return userEvent.type(await find(step.into, isOver), step.type);
  await userEvent.keyboard(step.keys);
}

/** Takes the steps of a story once it stands. */
export function useReach(context: StoryContext): void {
  const { parameters, viewMode } = context;
  const steps =
    isTest(context) || viewMode === "docs" ? undefined : (parameters["reach"] as readonly Step[] | undefined);
  useEffect(() => {
    if (!steps) return;
    let over = false;
    const go = async () => {
      for (const step of steps) if (!over) await take(step, () => over);
    };
    underWay = go().catch((error: unknown) => {
      if (!over) throw error;
    });
    return () => {
      over = true;
    };
  }, [steps]);
}
