import { useNavigation } from "@gatehouse/features/app";
import { TravellerColumn } from "@gatehouse/features/shell/traveller";
import {
  ConfirmScreen,
  keyOf,
  PartnerFormScreen,
  partnersApi,
  PartnersApiContext,
  SendFileScreen,
  showsKey,
} from "@gatehouse/features/vendors/partner";
import { useBlocker, useSearch } from "@tanstack/react-router";
import { type ComponentType, useCallback, useEffect, useRef, useState } from "react";

/** Parameters are plain texts (`readAddress`). */
const everywhere = { strict: false } as const;

// Nobody signs in on this site: these calls are all that the pages make.
const api = partnersApi(new URL("/api", location.origin).href);

/** The form of prospects (VEN-15). */
export function BecomeAPartner() {
  const isUnsaved = useRef(false);
  useBlocker({ shouldBlockFn: () => false, enableBeforeUnload: () => isUnsaved.current });
  const remember = useCallback((unsaved: boolean) => {
    isUnsaved.current = unsaved;
  }, []);
  return (
    <PartnersApiContext value={api}>
      <TravellerColumn>
        <PartnerFormScreen onUnsavedChange={remember} />
      </TravellerColumn>
    </PartnersApiContext>
  );
}

/** A page that the link of a mail opens: its key is in the address no longer than this takes (VEN-17). */
const byLink = (Screen: ComponentType<{ readonly partnerKey: string }>) =>
  function ByLink() {
    const search: Readonly<Record<string, string>> = useSearch(everywhere);
    const { path, navigate } = useNavigation();
    const [key, setKey] = useState(() => keyOf(path, search));
    const isShown = showsKey(search);
    useEffect(() => {
      if (!isShown) return;
      setKey(keyOf(path, search));
      const rest = Object.entries(search).filter(([name]) => !showsKey({ [name]: "" }));
      const query = new URLSearchParams(rest).toString();
      navigate(query === "" ? path : `${path}?${query}`, { replace: true });
    }, [isShown, path, search, navigate]);
    return (
      <PartnersApiContext value={api}>
        <TravellerColumn>
          <Screen key={key} partnerKey={key} />
        </TravellerColumn>
      </PartnersApiContext>
    );
  };

export const ConfirmPartner = byLink(ConfirmScreen);
export const SendAgreement = byLink(SendFileScreen);
