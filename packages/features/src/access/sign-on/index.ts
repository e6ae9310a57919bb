export { SignOnScreen, type SignOnScreenProps } from "./sign-on-screen.tsx";
