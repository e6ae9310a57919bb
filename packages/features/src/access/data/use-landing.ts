import { landingPath, safeRedirect } from "@gatehouse/domain/access";
import { useEffect } from "react";
import { fetchMenu, hasPage, useApi, useNavigation, useSession } from "../../app/index.ts";

/**
 * Takes the signed-in user to where they belong (ACC-13): after the form, after a sign-in in another tab, and when somebody
 * who is signed in already opens the page.
 * @param requested the address parameter `redirectUrl`; anything but a path of a page that this site has is dropped
 */
export function useLanding(requested: string | undefined): void {
  const { user } = useSession();
  const { navigate } = useNavigation();
  const api = useApi();
  useEffect(() => {
    if (!user) return undefined;
    let gone = false;
    const land = async (): Promise<void> => {
      // Without the menu the dashboard's own start page decides.
      const path = await fetchMenu(api).then(
        (menu) => landingPath(user.role, menu, requested, hasPage),
        () => safeRedirect(requested, hasPage) ?? "/dashboard",
      );
      if (!gone) navigate(path, { replace: true });
    };
    void land();
    return () => {
      gone = true;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- once per user: what else changes must not send anybody elsewhere
  }, [user?.id]);
}
