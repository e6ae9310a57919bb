import { Button, chakra, Field, Input, Skeleton } from "@chakra-ui/react";
import { EmptyState } from "@gatehouse/ui/empty-state";
import { ErrorState } from "@gatehouse/ui/error-state";
import { Search } from "lucide-react";
import { type FormEvent, useCallback, useRef, useState } from "react";
import { useConfirm, useErrorText, usePageTitle } from "../../app/index.ts";
import { BillingForm } from "./billing-form.tsx";
import type { BillingSearch } from "./billing-search.ts";
import { useBilling } from "./data/use-billing.ts";
import { messages } from "./messages/index.ts";
import { useWords } from "./parts/use-words.ts";

export interface BillingEntryScreenProps {
  /** What the address says; read it with `parseBillingSearch`. */
  readonly search: BillingSearch;
  /** Asks for another address. */
  readonly onSearchChange: (next: BillingSearch) => void;
}

/** Billing Entry (COST-1): what a booking's trip costs, filled from what is known, corrected and confirmed by people. */
export function BillingEntryScreen({ search, onSearchChange }: BillingEntryScreenProps) {
  const { t } = useWords();
  const ask = useConfirm();
  usePageTitle(t("title"));
  const dirty = useRef(false);
  const onDirty = useCallback((isDirty: boolean): void => {
    dirty.current = isDirty;
  }, []);
  const go = async (next: BillingSearch): Promise<boolean> => {
    if (
      dirty.current &&
      !(await ask({
        title: t("leave.title"),
        description: t("leave.ask", { number: search.bookingNo ?? "" }),
        confirm: t("search.do"),
        tone: "danger",
      }))
    )
      return false;
    dirty.current = false;
    onSearchChange(next);
    return true;
  };
  return (
    <chakra.div display="grid" gridTemplateRows="auto minmax(0, 1fr)" height="full" minH="0">
      <SearchBar
        key={search.bookingNo ?? ""}
        bookingNo={search.bookingNo ?? ""}
        onSearch={(bookingNo) => void go({ bookingNo })}
      />
      <Found search={search} onDirty={onDirty} onVendor={(vendorCode) => void go({ ...search, vendorCode })} />
    </chakra.div>
  );
}

function SearchBar({ bookingNo, onSearch }: { readonly bookingNo: string; readonly onSearch: (text: string) => void }) {
  const { t } = useWords();
  const [typed, setTyped] = useState(bookingNo);
  const [isTried, setTried] = useState(false);
  const isMissing = isTried && typed.trim() === "";
  const field = useRef<HTMLInputElement>(null);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (typed.trim() === "") field.current?.focus();
    else if (typed.trim() !== bookingNo) onSearch(typed.trim());
  };
  return (
    <chakra.header
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="4"
      rowGap="2"
      px={{ base: "3", md: "gutter" }}
      py="2"
    >
      <chakra.h1 textStyle="lg">{t("title")}</chakra.h1>
      <chakra.search flex={{ base: "1 0 100%", md: "0 1 auto" }}>
        <chakra.form noValidate onSubmit={send} display="flex" alignItems="start" gap="2">
          <Field.Root invalid={isMissing} width={{ base: "full", md: "14rem" }}>
            <Input
              ref={field}
              aria-label={t("search.label")}
              placeholder={t("search.label")}
              value={typed}
              maxLength={60}
              autoComplete="off"
              spellCheck={false}
              fontFamily="mono"
              onChange={({ target }) => setTyped(target.value)}
            />
            <Field.ErrorText>{t("search.required")}</Field.ErrorText>
          </Field.Root>
          <Button type="submit" variant="outline">
            <Search aria-hidden /> {t("search.do")}
          </Button>
        </chakra.form>
      </chakra.search>
    </chakra.header>
  );
}

interface FoundProps {
  readonly search: BillingSearch;
  readonly onDirty: (isDirty: boolean) => void;
  readonly onVendor: (code: string) => void;
}

function Found({ search, onDirty, onVendor }: FoundProps) {
  const { t } = useWords();
  const errorText = useErrorText(messages);
  const { record, error, isUnknown, vendors, reading, read } = useBilling(search);
  const number = search.bookingNo ?? "";
  if (search.bookingNo === undefined)
    return (
      <EmptyState drawing="fog" title={t("start.title")}>
        {t("start.hint")}
      </EmptyState>
    );
  if (record)
    return (
      <chakra.div display="grid" gridTemplateRows="auto minmax(0, 1fr) auto" minH="0">
        <BillingForm key={`${record.vendorCode}/${record.bookingNo}`} loaded={record} onDirty={onDirty} />
      </chakra.div>
    );
  if (vendors)
    return (
      <EmptyState
        drawing="fog"
        title={t("several.title", { number })}
        actions={vendors.map(({ code, name }) => (
          <Button key={code} variant="outline" onClick={() => onVendor(code)}>
            {name}
          </Button>
        ))}
      >
        {t("several.hint")}
      </EmptyState>
    );
  if (isUnknown)
    return (
      <EmptyState drawing="fog" title={t("none.title", { number })}>
        {t("none.hint")}
      </EmptyState>
    );
  if (error !== undefined)
    return (
      <ErrorState labels={{ title: t("failed"), retry: t("retry") }} onRetry={read} retrying={reading}>
        {errorText(error)}
      </ErrorState>
    );
  return (
    <chakra.div px={{ base: "3", md: "gutter" }} py="3" display="grid" gap="3" alignContent="start" aria-busy="true">
      <chakra.output color="fg.muted">{t("loading")}</chakra.output>
      {["a", "b", "c", "d"].map((key) => (
        <Skeleton key={key} height="20" />
      ))}
    </chakra.div>
  );
}
