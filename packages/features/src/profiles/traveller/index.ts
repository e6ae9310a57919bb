export { TravellerProfileScreen, type TravellerProfileScreenProps } from "./profile-screen.tsx";
