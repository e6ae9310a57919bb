import { createUser, mockToken } from "@gatehouse/api/mocks";
import type { Role } from "@gatehouse/domain/access";
import { type ReactNode, use, useEffect, useState } from "react";
import { type App, createApp } from "./app.ts";
import { AppProvider } from "./app-provider.tsx";
import { NavigationProvider } from "./navigation.tsx";
import { StoryRoleContext } from "./story-role.ts";

/**
 * The app of a story: everything is real, the calls and the live stream are answered by the story's mock world.
 * @param role who is signed in; nobody when left out
 */
function createStoryApp(role?: Role): App {
  const app = createApp(new URL("/api", location.origin).href);
  if (role) {
    const user = createUser(role);
    // The mock world answers whoever the token names.
    const accessToken = mockToken(user);
    app.session.adopt({ accessToken, expiresAt: Math.floor(Date.now() / 1000) + 900, user });
  }
  return app;
}

export interface StoryAppProps {
  /** Who is signed in, unless the toolbar chooses somebody else; nobody when left out. */
  readonly role?: Role;
  /** Finds out by a refresh who is signed in, as a page does when it is opened. */
  readonly start?: boolean;
  /** Default true. False for stories so short that their stream would still be opening when the next one begins. */
  readonly live?: boolean;
  /** Where the page is. */
  readonly path?: string;
  /** Hears where the screen wants to go. */
  readonly onNavigate?: (href: string) => void;
  readonly children: ReactNode;
}

/** Everything a screen needs around it in a story. */
export function StoryApp({
  role,
  start = false,
  live = true,
  path = "/dashboard/checkin/info",
  onNavigate,
  children,
}: StoryAppProps) {
  const chosen = use(StoryRoleContext);
  const [app] = useState(() => {
    const created = createStoryApp(role && (chosen ?? role));
    return live ? created : { ...created, live: { ...created.live, start: () => undefined } };
  });
  const [href, setHref] = useState(path);
  useEffect(() => {
    if (start) void app.session.start(true);
    return () => app.session.close();
  }, [app, start]);
  const navigate = (next: string): void => {
    setHref(next);
    onNavigate?.(next);
  };
  return (
    <NavigationProvider value={{ path: new URL(href, location.origin).pathname, href, navigate }}>
      <AppProvider app={app}>{children}</AppProvider>
    </NavigationProvider>
  );
}
