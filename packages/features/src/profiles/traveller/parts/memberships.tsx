import { Button, chakra } from "@chakra-ui/react";
import { type LoyaltyMembership, profileLimits } from "@gatehouse/domain/profiles";
import { IconButton } from "@gatehouse/ui/icon-button";
import { Plus, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { useMessages } from "../../../i18n/index.ts";
import { ProfileSelect } from "../fields/profile-select.tsx";
import { ProfileText } from "../fields/profile-text.tsx";
import { idOf, useProfileForm } from "../form/profile-form-context.ts";
import { messages } from "../messages/index.ts";

type Kind = "flyer" | "loyalty";

interface RowsProps<Entry> {
  readonly kind: Kind;
  readonly entries: readonly Entry[];
  readonly empty: Entry;
  /** The first field of an entry. */
  readonly firstField: (place: number) => string;
  readonly onChange: (entries: readonly Entry[]) => void;
  readonly children: (entry: Entry, place: number, change: (part: Partial<Entry>) => void) => ReactNode;
}

/** Entries of a list, one below the other; the place of an entry is all that it is known by. */
function Rows<Entry extends object>({ kind, entries, empty, firstField, onChange, children }: RowsProps<Entry>) {
  const t = useMessages(messages);
  const addId = idOf(`${kind}-add`);
  const isFull = entries.length >= profileLimits.memberships;
  return (
    <chakra.div display="flex" flexDirection="column" gap="3" alignItems="start">
      {Array.from(entries.entries(), ([place, entry]) => (
        <chakra.fieldset
          key={place}
          minW="0"
          aria-label={t(`${kind}.place`, { place: place + 1 })}
          display="grid"
          gridTemplateColumns={{
            base: "minmax(0, 1fr) auto",
            md: `${kind === "loyalty" ? "9rem " : ""}minmax(0, 1fr) minmax(0, 1fr) auto`,
          }}
          columnGap="3"
          rowGap="2"
          width="full"
          alignItems="start"
          css={{ "& > :not(:last-child)": { gridColumn: { base: "1", md: "auto" } } }}
        >
          {children(entry, place, (part) =>
            onChange(entries.map((other, index) => (index === place ? { ...other, ...part } : other))),
          )}
          <chakra.div gridColumn={{ base: "2", md: "auto" }} gridRow={{ base: "1", md: "auto" }} pt="5">
            <IconButton
              icon={Trash2}
              label={t(`${kind}.remove`, { place: place + 1 })}
              onClick={() => {
                onChange(entries.filter((_, index) => index !== place));
                // The button goes with its entry; when the list was full, the button to add one comes with the next rendering.
                requestAnimationFrame(() => document.getElementById(addId)?.focus());
              }}
            />
          </chakra.div>
        </chakra.fieldset>
      ))}
      {isFull ? (
        <chakra.p color="fg.muted">{t("membership.most", { count: profileLimits.memberships })}</chakra.p>
      ) : (
        <Button
          id={addId}
          variant="outline"
          onClick={() => {
            onChange([...entries, empty]);
            const id = idOf(firstField(entries.length));
            requestAnimationFrame(() => document.getElementById(id)?.focus());
          }}
        >
          <Plus aria-hidden size={16} />
          {t(`${kind}.add`)}
        </Button>
      )}
    </chakra.div>
  );
}

/** Frequent flyer numbers: an airline, and the number. */
export function FrequentFlyerNos() {
  const t = useMessages(messages);
  const { values, change } = useProfileForm();
  return (
    <Rows
      kind="flyer"
      entries={values.frequentFlyerNos}
      empty={{ airline: "", membershipId: "" }}
      firstField={(place) => `frequentFlyerNos.${place}.airline`}
      onChange={(frequentFlyerNos) => change({ frequentFlyerNos })}
    >
      {({ airline, membershipId }, place, put) => (
        <>
          <ProfileText
            field={`frequentFlyerNos.${place}.airline`}
            label={t("field.airline")}
            value={airline}
            onChange={(text) => put({ airline: text })}
          />
          <ProfileText
            field={`frequentFlyerNos.${place}.membershipId`}
            label={t("field.membershipId")}
            value={membershipId}
            onChange={(text) => put({ membershipId: text })}
          />
        </>
      )}
    </Rows>
  );
}

const newMembership: LoyaltyMembership = { memberShipType: "hotel", programName: "", membershipId: "" };

/** Memberships of car rentals and hotels. */
export function LoyaltyMemberships() {
  const t = useMessages(messages);
  const { values, change } = useProfileForm();
  return (
    <Rows
      kind="loyalty"
      entries={values.loyaltyMemberships}
      empty={newMembership}
      firstField={(place) => `loyaltyMemberships.${place}.memberShipType`}
      onChange={(loyaltyMemberships) => change({ loyaltyMemberships })}
    >
      {({ memberShipType, programName, membershipId }, place, put) => (
        <>
          <ProfileSelect
            field={`loyaltyMemberships.${place}.memberShipType`}
            label={t("field.memberShipType")}
            value={memberShipType}
            isAnswered
            options={[
              { value: "car", text: t("loyalty.car") },
              { value: "hotel", text: t("loyalty.hotel") },
            ]}
            onChange={(kind) => put({ memberShipType: kind === "car" ? "car" : "hotel" })}
          />
          <ProfileText
            field={`loyaltyMemberships.${place}.programName`}
            label={t("field.programName")}
            value={programName}
            onChange={(text) => put({ programName: text })}
          />
          <ProfileText
            field={`loyaltyMemberships.${place}.membershipId`}
            label={t("field.membershipId")}
            value={membershipId}
            onChange={(text) => put({ membershipId: text })}
          />
        </>
      )}
    </Rows>
  );
}
