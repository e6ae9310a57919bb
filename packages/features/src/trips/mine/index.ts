export { MineScreen, type MineScreenProps } from "./mine-screen.tsx";
