export { CreateRequestScreen } from "./create-request-screen.tsx";
