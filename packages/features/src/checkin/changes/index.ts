export { ChangesScreen } from "./changes-screen.tsx";
