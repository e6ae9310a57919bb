export { createApi, type Api, type ApiOptions } from "./create-api.ts";
export { type OnReachability, timeoutError, sendWithTimeout } from "./timeout.ts";
export type { SendProgress } from "./send-with-progress.ts";
export { declaredError, type DeclaredError, errorCode, retryAfter } from "./errors.ts";
