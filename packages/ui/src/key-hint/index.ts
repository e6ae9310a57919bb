export { ariaKeys, KeyHint, KeyName, type KeyHintProps } from "./key-hint.tsx";
