export { scrollParent } from "./scroll-parent.ts";
export { VirtualList, type VirtualListProps } from "./virtual-list.tsx";
