import { LoginScreen } from "@gatehouse/features/access";
import { getRouteApi } from "@tanstack/react-router";

const route = getRouteApi("/login");

export function Login() {
  const { redirectUrl } = route.useSearch();
  return <LoginScreen redirectUrl={redirectUrl} />;
}
