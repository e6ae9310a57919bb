export { type DialogProps } from "./dialog.tsx";
export { LazyDialog as Dialog } from "./lazy-dialog.tsx";
