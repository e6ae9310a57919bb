import { chakra } from "@chakra-ui/react";
import { piecesOf } from "@gatehouse/domain/trips";
import { AppLink } from "../../app/index.ts";
import { profilePath } from "../../app/profile-path.ts";
import { dateTime } from "../../app/time/index.ts";
import { tripPath } from "../../app/trip-path.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import type { useTripWords } from "../words/use-trip-words.ts";
import type { Itinerary } from "./data/itinerary-of.ts";
import { messages } from "./messages/index.ts";
import { PhoneLink } from "./timeline.tsx";

const Heading = chakra("h2", { base: { textStyle: "md", fontWeight: "strong", paddingBlockEnd: "1.5" } });

/** What does not take place any more. */
export function CancelledPieces({
  itinerary: { content },
  words,
}: {
  readonly itinerary: Itinerary;
  readonly words: ReturnType<typeof useTripWords>;
}) {
  const t = useMessages(messages);
  const names = piecesOf(content).filter(({ piece }) => piece.cancelled);
  return (
    <section>
      <Heading>{t("cancelled")}</Heading>
      <chakra.ul listStyleType="none" m="0" p="0">
        {names.map((of) => (
          <chakra.li key={of.piece.id} color="fg.muted">
            <s>{words.nameOf(of)}</s>
          </chakra.li>
        ))}
      </chakra.ul>
    </section>
  );
}

/** The list of an itinerary's travellers; those who look after them are led to their profiles (PRO-12). */
export function Travellers({ itinerary }: { readonly itinerary: Itinerary }) {
  const { content, profiles, bookingNo, vendorCode } = itinerary;
  const t = useMessages(messages);
  return (
    <section>
      <Heading>{t("travellers")}</Heading>
      <chakra.ul listStyleType="none" m="0" p="0" display="grid" gap="1">
        {content.travellers.map(({ travelerId, prefix, firstName, middleName, lastName, email, phone }) => (
          <chakra.li key={travelerId} display="flex" flexWrap="wrap" columnGap="4">
            <chakra.span>
              {[prefix, firstName, middleName, lastName].filter((part) => part !== "").join(" ")}
            </chakra.span>
            {email !== "" && <chakra.span color="fg.muted">{email}</chakra.span>}
            {phone !== "" && <PhoneLink number={phone} label={t("call", { number: phone })} />}
            <ProfileLink
              userId={profiles.find((one) => one.travelerId === travelerId)?.userId}
              name={`${firstName} ${lastName}`}
              back={tripPath(bookingNo, vendorCode)}
            />
          </chakra.li>
        ))}
      </chakra.ul>
    </section>
  );
}

interface ProfileLinkProps {
  /** Undefined where the traveller has no profile, or the reader does not see it. */
  readonly userId: string | undefined;
  readonly name: string;
  readonly back: string;
}

function ProfileLink({ userId, name, back }: ProfileLinkProps) {
  const t = useMessages(messages);
  if (userId === undefined) return null;
  return (
    <AppLink data-no-print="" href={profilePath(userId, back)} color="accent.fg" textDecoration="underline">
      {t("profile")}
      <chakra.span srOnly> {name}</chakra.span>
    </AppLink>
  );
}

/** Problems that somebody has marked as meant so (TRP-10). */
export function MarkedProblems({ itinerary: { meantSo } }: { readonly itinerary: Itinerary }) {
  const t = useMessages(messages);
  const language = useLanguage();
  return (
    <section data-no-print="">
      <Heading>{t("meantSo")}</Heading>
      <chakra.ul listStyleType="none" m="0" p="0" display="grid" gap="1">
        {meantSo.map(({ key, by, at, reason }) => (
          <li key={key}>
            {reason}{" "}
            <chakra.span color="fg.muted">
              {t("meantSo.by", { by, time: `${dateTime(at, "UTC", language)} UTC` })}
            </chakra.span>
          </li>
        ))}
      </chakra.ul>
    </section>
  );
}
