export { ResetScreen, type ResetScreenProps } from "./reset-screen.tsx";
