import { NotFoundPage } from "@gatehouse/features/shell/pages";
import { Navigate, useParams } from "@tanstack/react-router";

/** Where the modules of frames stand in the dashboard. */
const pages: Readonly<Record<string, string>> = {
  fsb: "/dashboard/fsb",
  trips: "/dashboard/my-trips/upcoming-trips",
  "travel-request": "/dashboard/travel-request/create",
  ancillary: "/dashboard/ancillary/add",
  "missing-info": "/dashboard/traveler-profile",
  chat: "/dashboard/chat",
};

export function EmbeddedBelow() {
  const { _splat: module = "" } = useParams({ from: "/dashboard/embedded/$" });
  const page = new Map(Object.entries(pages)).get(module);
  return page === undefined ? <NotFoundPage startHref="/dashboard" /> : <Navigate to={page} replace />;
}
