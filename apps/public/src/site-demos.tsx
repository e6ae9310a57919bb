import type { DemoName } from "@gatehouse/features/site/demo-names";
import type { ComponentType } from "react";

/** The code of each demonstration, fetched by itself. */
export const demos: Readonly<Record<DemoName, () => Promise<ComponentType>>> = {
  address: async () => (await import("@gatehouse/features/site/address-demo")).AddressDemo,
  chat: async () => (await import("@gatehouse/features/chat/sample")).ChatSample,
  cart: async () => (await import("@gatehouse/features/site/cart-demo")).CartDemo,
  flights: async () => (await import("@gatehouse/features/flights/sample")).FlightSample,
  guarantee: async () => (await import("@gatehouse/features/site/guarantee-demo")).GuaranteeDemo,
  queue: async () => (await import("@gatehouse/features/site/queue-demo")).QueueDemo,
  watch: async () => (await import("@gatehouse/features/site/watch-demo")).WatchDemo,
  weather: async () => (await import("@gatehouse/features/flights/weather-sample")).WeatherSample,
};

/** Where each has its code: the end of its path, by which the build knows it. */
export const demoFiles: Readonly<Record<DemoName, string>> = {
  address: "/site/demos/address.tsx",
  chat: "/chat/sample/chat-sample.tsx",
  cart: "/site/demos/cart.tsx",
  flights: "/flights/sample/flight-sample.tsx",
  guarantee: "/site/demos/guarantee.tsx",
  queue: "/site/demos/queue.tsx",
  watch: "/site/demos/watch.tsx",
  weather: "/flights/sample/weather-sample.tsx",
};
