export {
  type Attachment,
  attachmentLimits,
  attachmentProblem,
  attachmentRate,
  type AttachmentType,
  attachmentTypes,
  thumbnailSize,
} from "./attachments.ts";
export {
  type ApiContent,
  type ApplicationContent,
  type ApplicationType,
  applicationTypes,
  type MessageContent,
  readContent,
  type SearchContent,
  writeContent,
} from "./content.ts";
export {
  type Conversation,
  type ConversationEvent,
  converse,
  lastSeq,
  markOf,
  newConversation,
  type Step,
} from "./conversation.ts";
export type { ChatMessage, ClientFrame, Receipts, RefusalReason, ServerFrame, Unsent } from "./frames.ts";
export {
  chatPageSize,
  chatRetentionDays,
  type ChatSide,
  chatSides,
  chatTicketSeconds,
  messageLength,
  type MessageType,
  messageTypes,
  otherSide,
  presenceSeconds,
  roomCapacity,
  sendingRate,
  type SentType,
  sentTypes,
  typingSeconds,
} from "./kinds.ts";
export { mayTake, roomAfter, type RoomEvent, type RoomHolder, type RoomState, roomStates } from "./rooms.ts";
export { fillReply, readyReplies, type ReplyFacts, type ReplyLanguage, replyLanguages } from "./ready-replies.ts";
