export { ErrorPage } from "./error-page.tsx";
export { Guarded } from "./guarded.tsx";
export { NotFoundPage } from "./not-found-page.tsx";
export { UnreachablePage } from "./unreachable-page.tsx";
