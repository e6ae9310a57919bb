export { FlightComments } from "./flight-comments.tsx";
export { CommentsPanel, type CommentsPanelProps } from "./comments-panel.tsx";
