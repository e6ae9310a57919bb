export { DockedPanel, type DockedPanelProps } from "./docked-panel.tsx";
export { LazySidePanel as SidePanel } from "./lazy-side-panel.tsx";
export { type SidePanelProps } from "./side-panel.tsx";
