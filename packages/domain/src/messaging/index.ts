export { maskAddress } from "./mask-address.ts";
export {
  canSendAgain,
  type ChannelState,
  channelStates,
  messagePurposes,
  type MessagePurpose,
  messageReasons,
  type MessageReason,
  messageStates,
  type MessageState,
  waitingReasons,
} from "./states.ts";
export { checkTemplate, type TemplateProblem } from "./template-check.ts";
export { type ParsedTemplate, parseTemplate, renderTemplate, type TemplateUse } from "./template-text.ts";
export {
  compulsoryOf,
  type TemplateContext,
  templateContexts,
  type TemplatePlace,
  templateSamples,
  type TemplateVariable,
  templateVariables,
  variablesOf,
} from "./template-variables.ts";
