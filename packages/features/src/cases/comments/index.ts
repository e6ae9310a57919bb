export { FlightComments } from "./flight-comments.tsx";
export { FoldedComments, type FoldedCommentsProps } from "./folded-comments.tsx";
export { CommentsPanel, type CommentsPanelProps } from "./comments-panel.tsx";
