export { SelectionView } from "./selection-view.tsx";
