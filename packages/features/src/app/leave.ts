/** Leaves for another site: only where the web is. @param url what the server answered; null to stay */
export function leaveFor(url: string | null): void {
  if (url && /^https?:\/\//i.test(url)) location.assign(url);
}
