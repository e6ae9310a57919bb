export { EmptyView } from "./empty-view.tsx";
export { FailedView } from "./failed-view.tsx";
export { SearchingView } from "./searching-view.tsx";
