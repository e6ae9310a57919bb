export { ReloadScreen } from "./reload-screen.tsx";
