export { QueueScreen, type QueueScreenProps } from "./queue-screen.tsx";
