import { Button, chakra, Field, Input } from "@chakra-ui/react";
import { Search } from "lucide-react";
import { type FormEvent, useState } from "react";

export interface SearchFormProps {
  /** What is being shown; the field starts with it. */
  readonly text: string;
  readonly label: string;
  /** What the button says. */
  readonly action: string;
  readonly onSearch: (text: string) => void;
}

/** A single field with a button above a list, for words to look for. An empty field shows everything. */
export function SearchForm({ text, label, action, onSearch }: SearchFormProps) {
  const [typed, setTyped] = useState(text);
  // Back and forward lead to other words: the field follows them.
  const [shown, setShown] = useState(text);
  if (shown !== text) {
    setShown(text);
    setTyped(text);
  }
  const send = (event: FormEvent): void => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <chakra.search width={{ base: "full", md: "auto" }}>
      <chakra.form onSubmit={send} display="flex" alignItems="end" gap="2">
        <Field.Root width={{ base: "full", md: "16rem" }}>
          <Field.Label>{label}</Field.Label>
          <Input value={typed} onChange={({ target }) => setTyped(target.value)} maxLength={254} type="search" />
        </Field.Root>
        <Button type="submit" variant="outline">
          <Search aria-hidden /> {action}
        </Button>
      </chakra.form>
    </chakra.search>
  );
}
