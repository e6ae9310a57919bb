import { LoginScreen } from "@gatehouse/features/access";
import { getRouteApi } from "@tanstack/react-router";

// Whoever signs in by a provider comes back to it from here: both pages come in one file.
export { SignOn } from "./sign-on.tsx";

const route = getRouteApi("/login");

export function Login() {
  const { redirectUrl } = route.useSearch();
  return <LoginScreen redirectUrl={redirectUrl} />;
}
