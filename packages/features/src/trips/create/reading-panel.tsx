import { Button, chakra } from "@chakra-ui/react";
import {
  comparePassengers,
  compareRead,
  counterpartOf,
  pieceFrom,
  withKnownTravellers,
  type ReadPiece,
} from "@gatehouse/domain/trips/confirmations";
import type { ItineraryContent, Piece } from "@gatehouse/domain/trips";
import { Choice } from "@gatehouse/ui/choice";
import { Notice } from "@gatehouse/ui/notice";
import { useState } from "react";
import { useToast } from "../../app/index.ts";
import { textOf, useMessages } from "../../i18n/index.ts";
import type { TripWords } from "../words/use-trip-words.ts";
import type { ReadFile } from "./data/read-file.ts";
import { withPiece, withPieceField } from "./edit-content.ts";
import { messages } from "./messages/index.ts";
import { newId } from "./new-piece.ts";
import { textAt } from "./piece-fields.tsx";
import { ReadingRow, ReadingTable } from "./reading-table.tsx";
import type { TripForm } from "./use-trip-form.ts";

/** What was chosen of a reservation, put into the piece that stands, or made a new one. */
function taken(
  read: ReadPiece,
  current: Piece | null,
  fields: ReadonlySet<string>,
  zoneOf: ZoneOf,
  travellers: ItineraryContent["travellers"],
): Piece {
  const made = withKnownTravellers(pieceFrom(read, current?.piece.id ?? newId(), zoneOf, fields), travellers);
  if (!current) return made;
  return [...fields].reduce<Piece>((piece, field) => {
    if (field === "passengers")
      return made.kind === "flight" || made.kind === "train"
        ? withPieceField(piece, "passengerExtra", made.piece.passengerExtra)
        : piece;
    return withPieceField(piece, field, field === "cancelled" ? made.piece.cancelled : textAt(made.piece, field));
  }, current);
}

/** The passengers of a reservation beside those of the itinerary; undefined where the file names nobody. */
function readPassengers(
  read: ReadPiece,
  current: Piece | null,
  travellers: ItineraryContent["travellers"],
  words: TripWords,
) {
  const verdict = comparePassengers(read, current, travellers);
  if (verdict === null) return undefined;
  const aboard = current?.kind === "flight" || current?.kind === "train" ? current.piece.passengerExtra : [];
  const values = (fields: ReadPiece["passengers"][number]): string =>
    fields.flatMap(({ value }) => (value === null || value === "" ? [] : [value])).join(", ");
  return {
    verdict,
    // Nobody is on the piece yet: the name that differs stands beside those of the trip.
    current:
      aboard.length === 0 && verdict === "differs"
        ? travellers.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim()).join(" · ")
        : words.valueText(aboard),
    said: read.passengers.map(values).join(" · "),
    sources: read.passengers.flatMap((fields) => {
      const named = fields.find(({ field }) => field === "name") ?? fields[0];
      return named ? [named.source] : [];
    }),
    isDoubtful: read.passengers.flat().some(({ doubts }) => doubts.length > 0),
  };
}

type ZoneOf = (iata: string) => string | undefined;

export interface ReadingPanelProps {
  readonly file: ReadFile;
  readonly form: TripForm;
  readonly words: TripWords;
  readonly zoneOf: ZoneOf;
}

/** What a confirmation says, field by field beside the itinerary (TRP-6). */
export function ReadingPanel({ file, form, words, zoneOf }: ReadingPanelProps) {
  const t = useMessages(messages);
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
      {!file.understood && (
        <Notice tone="warn">{file.reason === null ? t("drop.failed") : t(`reason.${file.reason}`)}</Notice>
      )}
      {file.pieces.map((read, place) => (
        <ReadReservation
          key={place}
          number={t("drop.of", { number: place + 1, total: file.pieces.length })}
          read={read}
          form={form}
          words={words}
          zoneOf={zoneOf}
        />
      ))}
      {file.ignored.length > 0 && (
        <chakra.p color="fg.muted" m="0">
          {t("drop.ignored", { what: file.ignored.map(({ what }) => what).join(", ") })}
        </chakra.p>
      )}
    </chakra.div>
  );
}

interface ReadReservationProps {
  readonly number: string;
  readonly read: ReadPiece;
  readonly form: TripForm;
  readonly words: TripWords;
  readonly zoneOf: ZoneOf;
}

function ReadReservation({ number, read, form, words, zoneOf }: ReadReservationProps) {
  const t = useMessages(messages);
  const toast = useToast();
  const current = counterpartOf(form.content, read, zoneOf);
  const compared = compareRead(read, current);
  const passengers = readPassengers(read, current, form.content.travellers, words);
  // Nothing is chosen that is doubtful or stands otherwise: that is the reader's to say.
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () =>
      new Set([
        ...compared
          .filter(({ verdict, read: field }) => verdict === "fillsGap" && field?.doubts.length === 0)
          .map(({ field }) => field),
        ...(passengers?.verdict === "fillsGap" && !passengers.isDoubtful ? ["passengers"] : []),
      ]),
  );
  const made = pieceFrom(read, current?.piece.id ?? "", zoneOf);
  const toggle = (field: string, wanted: boolean): void =>
    setChosen(new Set(wanted ? [...chosen, field] : [...chosen].filter((one) => one !== field)));
  const take = (): void => {
    const piece = taken(read, current, chosen, zoneOf, form.content.travellers);
    form.setContent((content: ItineraryContent) => withPiece(content, piece));
    toast({ tone: "success", title: t("read.taken", { what: words.nameOf(piece) }) });
    setChosen(new Set());
  };
  const box = (field: string, name: string, disabled = false) => (
    <Choice
      type="checkbox"
      aria-label={t("read.takeField", { field: name })}
      disabled={disabled}
      checked={chosen.has(field)}
      onChange={({ currentTarget }) => toggle(field, currentTarget.checked)}
    />
  );
  return (
    <chakra.section
      aria-label={words.nameOf(made)}
      borderWidth="1px"
      borderColor="border.subtle"
      borderRadius="panel"
      p="3"
      bg="bg.canvas"
      minW="0"
    >
      <chakra.h2 textStyle="md" fontWeight="strong" pb="1">
        {words.nameOf(made)}{" "}
        <chakra.span fontWeight="regular" color="fg.muted">
          {number} · {current ? t("read.stands", { what: words.nameOf(current) }) : t("read.new")}
        </chakra.span>
      </chakra.h2>
      {read.doubts.map((doubt) => (
        <Notice key={doubt} tone="warn">
          {t(`doubt.${doubt}`)}
        </Notice>
      ))}
      <ReadingTable>
        {compared.map(({ field, current: stands, read: found, verdict }) => (
          <ReadingRow
            key={field}
            box={box(field, words.fieldName(field), found === null || found.value === null)}
            name={words.fieldName(field)}
            current={words.valueText(stands)}
            said={
              <>
                <strong>{found?.value === null || found === null ? "–" : words.valueText(found.value)}</strong>
                {found && found.others.length > 0 && (
                  <chakra.div textStyle="xs">
                    {t("read.others", { values: found.others.map(({ value }) => value).join(", ") })}
                  </chakra.div>
                )}
                {found?.doubts.map((doubt) => (
                  <chakra.div key={doubt} textStyle="xs" color="state.warn.fg">
                    {textOf(messages, `doubt.${doubt}`)}
                  </chakra.div>
                ))}
              </>
            }
            sources={found ? [found.source] : []}
            verdict={verdict}
          />
        ))}
        {passengers && (
          <ReadingRow
            box={box("passengers", t("passengers"))}
            name={t("passengers")}
            current={passengers.current}
            said={<strong>{passengers.said}</strong>}
            sources={passengers.sources}
            verdict={passengers.verdict}
          />
        )}
      </ReadingTable>
      <chakra.div display="flex" justifyContent="flex-end" pt="2">
        <Button variant="solid" disabled={chosen.size === 0} onClick={take}>
          {t("read.takeAll", { count: chosen.size })}
        </Button>
      </chakra.div>
    </chakra.section>
  );
}
