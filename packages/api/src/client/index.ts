export { createApi, type Api, type ApiOptions } from "./create-api.ts";
export { errorCode, errorData, retryAfter } from "./errors.ts";
