import { createDisruptionApi, type DisruptionApi } from "@gatehouse/api/client/disruption";
import { connection } from "../../../app/connection/index.ts";

/** The calls of the landing page. @param url base address of the calls, `https://…/api` */
export const disruptionApi = (url: string): DisruptionApi =>
  createDisruptionApi({ url, listener: connection.listener });
