import { ResetScreen } from "@gatehouse/features/access/reset";
import { getRouteApi } from "@tanstack/react-router";

const route = getRouteApi("/reset-password");

export function ResetPassword() {
  const { id } = route.useSearch();
  return <ResetScreen id={typeof id === "string" && id !== "" ? id : undefined} />;
}
