import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { AppLink, Brand, type User } from "../app/index.ts";

/** The vendor's logo, or ours where it has none or it does not load; leads to the start page. */
export function Logo({
  organisation,
  folded,
}: {
  readonly organisation: User["organisation"];
  readonly folded: boolean;
}) {
  const [broken, setBroken] = useState(false);
  return (
    <AppLink
      href="/dashboard"
      display="flex"
      alignItems="center"
      height="topBar"
      px={folded ? "0" : "4"}
      justifyContent={folded ? "center" : "flex-start"}
    >
      {organisation.logo !== null && !broken ? (
        <chakra.img
          src={organisation.logo}
          alt={organisation.name}
          onError={() => setBroken(true)}
          maxH="7"
          maxW={folded ? "9" : "full"}
          objectFit="contain"
        />
      ) : (
        <Brand named={!folded} />
      )}
    </AppLink>
  );
}
