export { EmbeddedAlone } from "./embedded-states.tsx";
export { useTellOutcome } from "../app/outcome.ts";
export { BackBar } from "./back-bar.tsx";
export {
  EmbeddedPage,
  type EmbeddedPageProps,
  type EmbeddedScreen,
  type EmbeddedScreenProps,
} from "./embedded-page.tsx";
