import { TravellerHome } from "@gatehouse/features/shell/traveller";

export const Home = () => <TravellerHome />;
