import { createContext, use } from "react";
import type { App } from "./app.ts";

export const AppContext = createContext<App | undefined>(undefined);

/** What all screens share. Screens use the hooks built on it; the shell uses it directly. */
export function useApp(): App {
  const app = use(AppContext);
  if (!app) throw new Error("This hook needs an AppProvider above it.");
  return app;
}
