export { SplitPane, type SplitPaneProps } from "./split-pane.tsx";
