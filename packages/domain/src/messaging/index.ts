export { type DeliveryState, deliveryStates, laterDelivery } from "./delivery-report.ts";
export { maskAddress, maskNumber } from "./mask-address.ts";
export { optOutOf } from "./opt-out.ts";
export { type QuietHours, quietHours, quietUntil } from "./quiet-hours.ts";
export { maxSmsSegments, type SmsEncoding, type SmsLength, smsLength, smsText } from "./sms-length.ts";
export { mostSmsFound, type SmsStatus, smsStatus, smsStatuses, smsTime } from "./sms-status.ts";
export {
  canSendAgain,
  type EndReason,
  hiddenMessages,
  isEndReason,
  type ChannelState,
  channelStates,
  messageChannels,
  type MessageChannel,
  type MessageKind,
  messagePurposes,
  type MessagePurpose,
  messageReasons,
  type MessageReason,
  messageStates,
  type MessageState,
  waitingReasons,
} from "./states.ts";
export { checkTemplate, type TemplateProblem } from "./template-check.ts";
export { renderSms, smsTemplateText } from "./template-sms.ts";
export { escapeHtml } from "./escape-html.ts";
export { type ParsedTemplate, parseTemplate, renderTemplate, type TemplateUse } from "./template-text.ts";
export {
  compulsoryOf,
  sentTemplates,
  type TemplateContext,
  templateContexts,
  type TemplatePlace,
  templateSamples,
  type TemplateVariable,
  templateVariables,
  variablesOf,
} from "./template-variables.ts";
