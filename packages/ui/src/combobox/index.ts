export { ComboboxBox } from "./combobox-box.tsx";
export { Combobox } from "./combobox.tsx";
export type { ComboboxProps, TextSource } from "./types.ts";
