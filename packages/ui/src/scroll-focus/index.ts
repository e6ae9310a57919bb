export { useScrollFocus } from "./use-scroll-focus.ts";
