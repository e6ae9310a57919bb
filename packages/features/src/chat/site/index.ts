export { SiteChat } from "./deferred-site-chat.tsx";
