import { parseMessageAbout } from "@gatehouse/features/messaging/message-about";
import { SendEmailScreen } from "@gatehouse/features/messaging/send-email";
import { getRouteApi } from "@tanstack/react-router";
import { useParsed } from "./use-parsed.ts";

const route = getRouteApi("/dashboard/communication/send-email");

export function SendEmail() {
  return <SendEmailScreen about={useParsed(route.useSearch(), parseMessageAbout)} />;
}
