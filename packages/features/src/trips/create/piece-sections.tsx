import { Button, chakra } from "@chakra-ui/react";
import { itineraryLimits, type Piece, type PieceKind } from "@gatehouse/domain/trips";
import { IconButton } from "@gatehouse/ui/icon-button";
import { Plus, Trash2 } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useToast } from "../../app/index.ts";
import { useMessages } from "../../i18n/index.ts";
import { PieceIcon } from "../words/piece-icon.ts";
import type { TripWords } from "../words/use-trip-words.ts";
import { listOf, withoutPiece, withoutTraveller, withPiece, withTraveller } from "./edit-content.ts";
import { messages } from "./messages/index.ts";
import { newId, newPiece, newTraveller } from "./new-piece.ts";
import { PieceFields } from "./piece-fields.tsx";
import { TripText, useFieldError } from "./trip-field.tsx";
import { fieldId, type TripForm } from "./use-trip-form.ts";

export interface PieceSectionsProps {
  readonly form: TripForm;
  readonly words: TripWords;
}

const kinds = ["flight", "accommodation", "car", "train"] as const satisfies readonly PieceKind[];

/** Travellers and pieces, each list under its heading. */
export function PieceSections({ form, words }: PieceSectionsProps) {
  const t = useMessages(messages);
  const toast = useToast();
  const { content, setContent } = form;
  const nobody = useFieldError(form, "travellers");
  const remove = (of: Piece): void => {
    setContent((before) => withoutPiece(before, of));
    toast({
      tone: "info",
      title: t("removed", { what: words.nameOf(of) }),
      action: { label: t("undo"), run: () => setContent((before) => withPiece(before, of)) },
    });
  };
  return (
    <>
      <Section
        title={t("section.travellers")}
        add={t("add.traveller")}
        count={content.travellers.length}
        most={itineraryLimits.travellers}
        addId={fieldId("travellers")}
        problem={nobody}
        onAdd={() => setContent((before) => withTraveller(before, newTraveller(newId())))}
      >
        {content.travellers.map((traveller, place) => {
          const name = `${traveller.firstName} ${traveller.lastName}`.trim() || t("traveller", { number: place + 1 });
          return (
            <Entry
              key={traveller.travelerId}
              title={name}
              remove={t("remove", { what: name })}
              onRemove={() => setContent((before) => withoutTraveller(before, traveller.travelerId))}
            >
              <chakra.div
                display="grid"
                gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "repeat(3, minmax(0, 1fr))" }}
                columnGap="4"
                rowGap="2"
              >
                {(["prefix", "firstName", "middleName", "lastName", "email", "phone"] as const).map((field) => (
                  <TripText
                    key={field}
                    form={form}
                    field={`travellers.${place}.${field}`}
                    label={words.fieldName(field)}
                    optional={field !== "firstName" && field !== "lastName"}
                    value={traveller[field]}
                    onChange={(value) =>
                      setContent((before) => withTraveller(before, { ...traveller, [field]: value }))
                    }
                  />
                ))}
              </chakra.div>
            </Entry>
          );
        })}
      </Section>
      {kinds.map((kind) => {
        const list = listOf(kind);
        const pieces = content[list].map((piece) => ({ kind, piece }) as Piece);
        return (
          <Section
            key={kind}
            title={t(`section.${kind}`)}
            add={t(`add.${kind}`)}
            count={pieces.length}
            most={itineraryLimits[list]}
            onAdd={() => setContent((before) => withPiece(before, newPiece(kind, newId())))}
          >
            {pieces.map((of, place) => {
              const name = words.nameOf(of);
              return (
                <Entry
                  key={of.piece.id}
                  title={name}
                  icon={<PieceIcon of={of} />}
                  remove={t("remove", { what: name })}
                  onRemove={() => remove(of)}
                >
                  <PieceFields form={form} of={of} place={place} words={words} />
                </Entry>
              );
            })}
          </Section>
        );
      })}
    </>
  );
}

interface SectionProps {
  readonly title: string;
  readonly add: string;
  readonly count: number;
  readonly most: number;
  /** Of the button that adds. */
  readonly addId?: string;
  /** What is wrong with the list as a whole. */
  readonly problem?: string | undefined;
  readonly onAdd: () => void;
  readonly children: ReactNode;
}

function Section({ title, add, count, most, addId, problem, onAdd, children }: SectionProps) {
  const t = useMessages(messages);
  const id = useId();
  return (
    <chakra.section aria-labelledby={id} display="grid" gap="2">
      <chakra.div display="flex" alignItems="center" gap="3">
        <chakra.h2 id={id} textStyle="md" fontWeight="strong" flex="1">
          {title}
        </chakra.h2>
        {count < most ? (
          <Button
            id={addId}
            size="sm"
            variant="outline"
            aria-describedby={problem === undefined ? undefined : `${id}-problem`}
            onClick={onAdd}
          >
            <Plus aria-hidden /> {add}
          </Button>
        ) : (
          <chakra.span color="fg.muted">{t("section.full", { most })}</chakra.span>
        )}
      </chakra.div>
      {count === 0 && (
        <chakra.p m="0" id={`${id}-problem`} color={problem === undefined ? "fg.muted" : "state.bad.fg"}>
          {problem ?? t("section.none")}
        </chakra.p>
      )}
      {children}
    </chakra.section>
  );
}

interface EntryProps {
  readonly title: string;
  readonly icon?: ReactNode;
  readonly remove: string;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

const Entry = ({ title, icon, remove, onRemove, children }: EntryProps) => (
  <chakra.fieldset
    aria-label={title}
    minW="0"
    m="0"
    borderWidth="1px"
    borderColor="border.subtle"
    borderRadius="panel"
    p="3"
  >
    <chakra.div display="flex" alignItems="center" gap="2" pb="1">
      {icon}
      <chakra.strong flex="1" minW="0" overflowWrap="anywhere">
        {title}
      </chakra.strong>
      <IconButton icon={Trash2} label={remove} onClick={onRemove} />
    </chakra.div>
    {children}
  </chakra.fieldset>
);
