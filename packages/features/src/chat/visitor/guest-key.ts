/** Where the key is that opens a guest's conversation again (CHAT-1). */
export interface GuestKey {
  /** Empty where there is none. */
  readonly read: () => string;
  /** @returns whether it is kept */
  readonly keep: (key: string) => boolean;
}

/** In the storage of this page, for each vendor. Storage can be forbidden: then a guest says again who they are. */
export function ownGuestKey(vendor: string): GuestKey {
  const name = `gatehouse.chat.guest.${vendor}`;
  return {
    read() {
      try {
        return localStorage.getItem(name) ?? "";
      } catch {
        return "";
      }
    },
    keep(key) {
      try {
        localStorage.setItem(name, key);
        return true;
      } catch {
        return false;
      }
    },
  };
}
