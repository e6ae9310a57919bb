export { CountScreen, type CountScreenProps } from "./count-screen.tsx";
