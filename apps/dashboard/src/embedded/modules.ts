import type { EmbeddedModule } from "@gatehouse/domain/embedding";
import type { EmbeddedScreen, EmbeddedScreenProps } from "@gatehouse/features/embedding";
import { lazyComponent } from "@gatehouse/ui/lazy";

/** The real screens of each module, without the shell around them; each is fetched by whoever opens it. */
export const modules: Readonly<Record<EmbeddedModule, EmbeddedScreen>> = {
  fsb: {
    Screen: lazyComponent<EmbeddedScreenProps>(() => import("./flights.tsx").then(({ Flights }) => Flights)),
  },
  trips: {
    Screen: lazyComponent<EmbeddedScreenProps>(() => import("./trips.tsx").then(({ Trips }) => Trips)),
    height: 640,
  },
  "travel-request": {
    Screen: lazyComponent<EmbeddedScreenProps>(() => import("./travel-request.tsx").then((it) => it.TravelRequest)),
  },
  ancillary: {
    Screen: lazyComponent<EmbeddedScreenProps>(() => import("./ancillary.tsx").then(({ Ancillary }) => Ancillary)),
  },
  "missing-info": {
    Screen: lazyComponent<EmbeddedScreenProps>(() => import("./missing-info.tsx").then((it) => it.MissingInfo)),
  },
  chat: {
    Screen: lazyComponent<EmbeddedScreenProps>(() => import("./chat.tsx").then(({ Chat }) => Chat)),
    height: 640,
  },
};
