export { createVisitApi } from "@gatehouse/api/client/visit";
export { createVisitorSession, type Visitor, type VisitorSession } from "./visitor-session.ts";
export { VisitorDock, type VisitorDockProps } from "./visitor-dock.tsx";
