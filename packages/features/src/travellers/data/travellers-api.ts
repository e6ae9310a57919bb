import { createTravellersApi, type TravellersApi } from "@gatehouse/api/client/travellers";
import { type Context, createContext, use } from "react";
import { connection } from "../../app/connection/index.ts";

/** The calls of the missing-information page: nobody signs in there. */
export const TravellersApiContext: Context<TravellersApi | undefined> = createContext<TravellersApi | undefined>(
  undefined,
);

/** The calls of the missing-information page, on which nobody is signed in. */
export function useTravellersApi(): TravellersApi {
  const api = use(TravellersApiContext);
  if (!api) throw new Error("useTravellersApi needs a TravellersApiContext above it.");
  return api;
}

/** The calls of the page. @param url base address of the calls, `https://…/api` */
export const travellersApi = (url: string): TravellersApi =>
  createTravellersApi({ url, listener: connection.listener });
