import { Button, chakra, Field, Input, NativeSelect } from "@chakra-ui/react";
import { Search } from "lucide-react";
import { useState } from "react";
import { useMessages } from "../../i18n/index.ts";
import { OperatorSelect } from "../operator-select.tsx";
import { caseFields, type CaseSearch, isSearching } from "./list-search.ts";
import { messages } from "./messages/index.ts";

const labels = {
  bookingNo: "search.booking",
  name: "search.name",
  email: "search.email",
  vCode: "search.vendor",
  assignedTo: "search.assigned",
  text: "search.text",
} as const;

export interface CaseSearchFormProps {
  readonly search: CaseSearch;
  /** Asks for another address. */
  readonly onSearchChange: (next: CaseSearch) => void;
}

/** What a case is searched by: any of it, together. */
export function CaseSearchForm({ search, onSearchChange }: CaseSearchFormProps) {
  const t = useMessages(messages);
  const [typed, setTyped] = useState(() => Object.fromEntries(caseFields.map((field) => [field, search[field] ?? ""])));
  const [state, setState] = useState<"" | "OPEN" | "CLOSED">(search.state ?? "");
  const states = ["", "OPEN", "CLOSED"] as const;
  return (
    <chakra.form
      display="grid"
      // Seven fields and the buttons: two rows of four.
      gridTemplateColumns={{ base: "repeat(2, minmax(0, 1fr))", md: "repeat(4, minmax(0, 1fr))" }}
      alignItems="end"
      gap={{ base: "2", md: "3" }}
      onSubmit={(event) => {
        event.preventDefault();
        onSearchChange({
          ...Object.fromEntries(
            caseFields.flatMap((field) => {
              const value = (typed[field] ?? "").trim();
              return value === "" ? [] : [[field, value]];
            }),
          ),
          ...(state === "" ? {} : { state }),
          ...(search.size ? { size: search.size } : {}),
        });
      }}
    >
      {caseFields.map((field) => (
        <Field.Root key={field} minW="0">
          <Field.Label>{t(labels[field])}</Field.Label>
          {field === "assignedTo" ? (
            <OperatorSelect
              name={field}
              // The address names them by their user id.
              value={typed[field] ? { userid: typed[field], name: typed[field] } : null}
              none={t("state.all")}
              onChange={(operator) => setTyped({ ...typed, [field]: operator?.userid ?? "" })}
            />
          ) : (
            <Input
              name={field}
              maxLength={120}
              value={typed[field] ?? ""}
              onChange={({ currentTarget }) => setTyped({ ...typed, [field]: currentTarget.value })}
            />
          )}
        </Field.Root>
      ))}
      <Field.Root minW="0">
        <Field.Label>{t("search.state")}</Field.Label>
        <NativeSelect.Root>
          <NativeSelect.Field
            value={state}
            onChange={({ currentTarget }) => setState(states.find((each) => each === currentTarget.value) ?? "")}
          >
            {states.map((each) => (
              <option key={each} value={each}>
                {t(each === "" ? "state.all" : `state.${each}`)}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </Field.Root>
      <chakra.div display="flex" flexWrap="wrap" gap="2" gridColumn={{ base: "1 / -1", md: "auto" }}>
        <Button type="submit" variant="solid">
          <Search aria-hidden /> {t("search.do")}
        </Button>
        {isSearching(search) && <Button onClick={() => onSearchChange({})}>{t("search.clear")}</Button>}
      </chakra.div>
    </chakra.form>
  );
}
