export { DownloadsScreen, type DownloadsScreenProps } from "./downloads-screen.tsx";
