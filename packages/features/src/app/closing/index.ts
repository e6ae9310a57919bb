export { type Closing, closingText } from "./closing-text.ts";
export { timeToClose } from "./time-to-close.ts";
