export { SiteChat } from "./deferred-site-chat.tsx";
export { useSiteAnnounce } from "./site-flights.ts";
