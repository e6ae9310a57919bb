import { Button, chakra } from "@chakra-ui/react";
import {
  compareRead,
  counterpartOf,
  pieceFrom,
  withKnownTravellers,
  type FieldVerdict,
  type ReadPiece,
} from "@gatehouse/domain/trips/confirmations";
import type { ItineraryContent, Piece } from "@gatehouse/domain/trips";
import { Choice } from "@gatehouse/ui/choice";
import { Notice } from "@gatehouse/ui/notice";
import { StatusPill } from "@gatehouse/ui/status-pill";
import { Check, CircleHelp, Minus, Plus, X } from "lucide-react";
import { useState } from "react";
import { useToast } from "../../app/index.ts";
import { textOf, useMessages } from "../../i18n/index.ts";
import type { TripWords } from "../words/use-trip-words.ts";
import type { ReadFile } from "./data/use-trip-start.ts";
import { withPiece, withPieceField } from "./edit-content.ts";
import { messages } from "./messages/index.ts";
import { newId } from "./new-piece.ts";
import { textAt } from "./piece-fields.tsx";
import type { TripForm } from "./use-trip-form.ts";

const verdicts = {
  fillsGap: { tone: "accent", icon: Plus },
  agrees: { tone: "ok", icon: Check },
  differs: { tone: "bad", icon: X },
  notInFile: { tone: "slate", icon: Minus },
  unreadable: { tone: "warn", icon: CircleHelp },
} as const satisfies Record<FieldVerdict, object>;

const hasPassengers = (of: Piece | null): boolean =>
  (of?.kind === "flight" || of?.kind === "train") && of.piece.passengerExtra.length > 0;

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
    <chakra.div display="grid" gap="3">
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

const Head = chakra("th", {
  base: {
    textAlign: "start",
    textStyle: "xs",
    color: "fg.muted",
    fontWeight: "regular",
    paddingInlineEnd: "3",
    paddingBlock: "1",
  },
});
const Cell = chakra("td", {
  base: {
    paddingBlock: "1.5",
    paddingInlineEnd: "3",
    verticalAlign: "top",
    overflowWrap: "anywhere",
    borderTopWidth: "1px",
    borderColor: "border.subtle",
  },
});

function ReadReservation({ number, read, form, words, zoneOf }: ReadReservationProps) {
  const t = useMessages(messages);
  const toast = useToast();
  const current = counterpartOf(form.content, read, zoneOf);
  const compared = compareRead(read, current);
  const passengers = read.passengers
    .map((one) =>
      one
        .map(({ value }) => value ?? "")
        .filter((value) => value !== "")
        .join(", "),
    )
    .join(" · ");
  // Nothing is chosen that is doubtful or stands otherwise: that is the reader's to say.
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () =>
      new Set([
        ...compared
          .filter(({ verdict, read: field }) => verdict === "fillsGap" && field?.doubts.length === 0)
          .map(({ field }) => field),
        ...(passengers !== "" && !hasPassengers(current) ? ["passengers"] : []),
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
      <chakra.div overflowX="auto" tabIndex={0}>
        <chakra.table width="full" minW="40rem">
          <thead>
            <tr>
              <Head scope="col">{t("read.take")}</Head>
              <Head scope="col">{t("read.field")}</Head>
              <Head scope="col">{t("read.current")}</Head>
              <Head scope="col">{t("read.file")}</Head>
              <Head scope="col">{t("read.found")}</Head>
              <Head scope="col">{t("read.verdict")}</Head>
            </tr>
          </thead>
          <tbody>
            {compared.map(({ field, current: stands, read: found, verdict }) => (
              <tr key={field}>
                <Cell>{box(field, words.fieldName(field), found === null || found.value === null)}</Cell>
                <Cell color="fg.muted">{words.fieldName(field)}</Cell>
                <Cell>{words.valueText(stands)}</Cell>
                <Cell>
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
                </Cell>
                <Cell textStyle="xs">
                  {found && (
                    <>
                      <chakra.div textStyle="code">{found.source.excerpt}</chakra.div>
                      <chakra.div color="fg.muted">
                        {found.source.path} · {t("read.line", { part: found.source.part, line: found.source.line })}
                      </chakra.div>
                    </>
                  )}
                </Cell>
                <Cell>
                  <StatusPill tone={verdicts[verdict].tone} icon={verdicts[verdict].icon}>
                    {t(`verdict.${verdict}`)}
                  </StatusPill>
                </Cell>
              </tr>
            ))}
            {passengers !== "" && (
              <tr>
                <Cell>{box("passengers", t("passengers"))}</Cell>
                <Cell color="fg.muted">{t("passengers")}</Cell>
                <Cell>
                  {words.valueText(
                    current && (current.kind === "flight" || current.kind === "train")
                      ? current.piece.passengerExtra
                      : "",
                  )}
                </Cell>
                <Cell>
                  <strong>{passengers}</strong>
                </Cell>
                <Cell textStyle="xs">
                  <chakra.div textStyle="code">{read.passengers[0]?.[0]?.source.excerpt}</chakra.div>
                </Cell>
                <Cell />
              </tr>
            )}
          </tbody>
        </chakra.table>
      </chakra.div>
      <chakra.div display="flex" justifyContent="flex-end" pt="2">
        <Button variant="solid" disabled={chosen.size === 0} onClick={take}>
          {t("read.takeAll", { count: chosen.size })}
        </Button>
      </chakra.div>
    </chakra.section>
  );
}
