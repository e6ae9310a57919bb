export { AnimatedCollapse } from "./animated-collapse.tsx";
export { AnimatedList, AnimatedListItem } from "./animated-list.tsx";
export { AnimatedOrder, AnimatedPosition } from "./animated-position.tsx";
export { MotionArea } from "./motion-area.tsx";
