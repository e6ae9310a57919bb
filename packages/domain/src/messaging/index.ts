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
