import { createPartnersApi, type PartnersApi } from "@gatehouse/api/client/partners";
import { type Context, createContext, use } from "react";
import { connection } from "../../../app/connection/index.ts";

/** The calls of the partners' pages: nobody signs in there. */
export const PartnersApiContext: Context<PartnersApi | undefined> = createContext<PartnersApi | undefined>(undefined);

/** The calls of the page on which a prospect sends their files, made by their link. */
export function usePartnersApi(): PartnersApi {
  const api = use(PartnersApiContext);
  if (!api) throw new Error("usePartnersApi needs a PartnersApiContext above it.");
  return api;
}

/** The calls of the pages. @param url base address of the calls, `https://…/api` */
export const partnersApi = (url: string): PartnersApi => createPartnersApi({ url, listener: connection.listener });
