export { UsersScreen, type UsersScreenProps } from "./users-screen.tsx";
