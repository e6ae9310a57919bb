export { disruptionApi } from "./data/disruption-api.ts";
export { DisruptionApiContext } from "./data/use-landing.ts";
export { LandingScreen, type LandingScreenProps } from "./landing-screen.tsx";
export { takeLink } from "./landing-search.ts";
