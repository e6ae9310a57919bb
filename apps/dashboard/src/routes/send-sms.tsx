import { parseMessageAbout } from "@gatehouse/features/messaging/message-about";
import { SendSmsScreen } from "@gatehouse/features/messaging/send-sms";
import { getRouteApi } from "@tanstack/react-router";
import { useParsed } from "./use-parsed.ts";

const route = getRouteApi("/dashboard/communication/send-sms");

export function SendSms() {
  return <SendSmsScreen about={useParsed(route.useSearch(), parseMessageAbout)} />;
}
