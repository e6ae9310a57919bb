export { type DrawingName } from "./drawing.tsx";
export { EmptyState, type EmptyStateProps } from "./empty-state.tsx";
