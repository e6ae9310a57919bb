export { useTellOutcome } from "../app/outcome.ts";
export { BackBar } from "./back-bar.tsx";
export {
  EmbeddedAlone,
  EmbeddedPage,
  type EmbeddedPageProps,
  type EmbeddedScreen,
  type EmbeddedScreenProps,
} from "./embedded-page.tsx";
