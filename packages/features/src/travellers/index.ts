export { travellersApi, TravellersApiContext } from "./data/travellers-api.ts";
export { MissingInfoScreen, type MissingInfoScreenProps } from "./missing-info-screen.tsx";
