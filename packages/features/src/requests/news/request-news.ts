/** What the frame shows of travel requests, in one part that is loaded after what is in view. */
export { RequestAnnouncer } from "./request-announcer.tsx";
export { RequestMark } from "./request-mark.tsx";
