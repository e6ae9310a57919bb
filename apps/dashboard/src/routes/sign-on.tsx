import { SignOnScreen } from "@gatehouse/features/access/sign-on";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";

const route = getRouteApi("/login/sso/$provider");

export function SignOn() {
  const { provider } = route.useParams();
  // As it came: the screen takes it out of the address.
  const [answer] = useState(() => location.search);
  return <SignOnScreen provider={provider} answer={answer} />;
}
