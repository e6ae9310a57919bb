import { createContext, use } from "react";

/** What a screen has done for its reader. */
type Outcome = "search" | "selection" | "requested" | "ordered" | "paid" | "saved" | "connection";
export type TellOutcome = (what: Outcome, detail: Readonly<Record<string, unknown>>) => void;

/** Hears it where the screen is in a frame of another product's page (EMB-9); elsewhere nobody does. */
export const OutcomeContext = createContext<TellOutcome>(() => undefined);

/** Tells the page around a screen's frame what the screen has done for its reader. */
export const useTellOutcome = (): TellOutcome => use(OutcomeContext);
