import { useEffect } from "react";

/** Names the browser's tab after the page. @param title undefined leaves the name to somebody else */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · Gatehouse`;
  }, [title]);
}
