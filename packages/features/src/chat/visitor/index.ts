export { createVisitApi } from "@gatehouse/api/client/visit";
export { type GuestKey, ownGuestKey } from "./guest-key.ts";
export { createVisitorSession, type GuestDetails, type Visitor, type VisitorSession } from "./visitor-session.ts";
export { VisitorDock, type VisitorDockProps } from "./visitor-dock.tsx";
