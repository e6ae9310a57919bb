export { ProfileOfTravellerScreen } from "./profile-of-traveller-screen.tsx";
