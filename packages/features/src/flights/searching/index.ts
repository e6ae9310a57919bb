export { EmptyView } from "./empty-view.tsx";
export { SearchingView } from "./searching-view.tsx";
