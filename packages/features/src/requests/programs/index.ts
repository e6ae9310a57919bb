export { ProgramsScreen, type ProgramsScreenProps } from "./programs-screen.tsx";
