export { ChatFrame, type ChatFrameProps, parentOf } from "./chat-frame.tsx";
