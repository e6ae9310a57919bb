import { CreateRequestScreen } from "@gatehouse/features/requests/create";

/** Asking for a trip. */
export const TravelRequest = () => <CreateRequestScreen />;
