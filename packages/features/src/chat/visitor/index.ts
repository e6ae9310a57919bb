export { createVisitApi } from "@gatehouse/api/client/visit";
export { type GuestKey, ownGuestKey } from "./guest-key.ts";
export { createVisitorSession, type GuestDetails, type Visitor } from "./visitor-session.ts";
export { VisitorDock } from "./visitor-dock.tsx";
