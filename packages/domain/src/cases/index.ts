export {
  commentAudiences,
  commentKinds,
  senderOf,
  takeBackSeconds,
  teamName,
  unassignedCounted,
  unreadMailSeconds,
  type CommentAudience,
  type CommentKind,
  type CommentSender,
} from "./comments.ts";
export {
  caseActions,
  caseAfter,
  caseStates,
  caseTextLength,
  type CaseAction,
  type CaseEvent,
  type CaseState,
} from "./states.ts";
