export type { Action, FinderProps, Found } from "./actions.ts";
export { onlyParsed, readAddress, writeAddress } from "./address.ts";
export { createApp, type App } from "./app.ts";
export { onReconnect } from "./connection/index.ts";
export { AppLink, type AppLinkProps } from "./app-link.tsx";
export { useApp } from "./app-context.ts";
export { AppProvider } from "./app-provider.tsx";
export { Brand } from "./brand.tsx";
export { useConfirm } from "./confirm.tsx";
export { remember, remembered } from "./device.ts";
export {
  Can,
  useActions,
  useApi,
  useErrorText,
  useLive,
  useLiveState,
  usePermission,
  useRoleName,
  useSession,
  useShortcut,
  useToast,
} from "./hooks.ts";
export { prefetchChunks } from "./prefetch-chunks.ts";
export { lazyScreen } from "./lazy-screen.ts";
export type { LiveState } from "./live.ts";
export { hasPage, product } from "./product.ts";
export { fetchMenu } from "./menu.ts";
export { NavigationProvider, useNavigation, type Navigation } from "./navigation.tsx";
export { usePageName, usePageTitle } from "./page-title.ts";
export { PageNotices } from "./page-notices/page-notices.tsx";
export { ChunkFailed } from "./chunk-failed.tsx";
export { ColorModeSwitch, LanguageSwitch } from "./preferences.tsx";
export type { Question } from "./question.ts";
export type { SessionAnswer, SessionState, User } from "./session.ts";
export type { Shortcut } from "./shortcuts.ts";
export { useStore } from "./store.ts";
export { dismissToast, type Toast } from "./toasts.ts";
export { Toasts } from "./toasts-region.tsx";
export { UserCache } from "./user-cache.tsx";
export { checkVersion, version } from "./version.ts";
