import { chakra } from "@chakra-ui/react";
import { AirportField } from "../../../app/airport-field/airport-field.tsx";
import { useAirport } from "../../../app/airport-field/use-airport.ts";
import { useKeepAirport } from "../../../app/airport-field/use-keep-airport.ts";
import type { TextPath } from "../form/paths.ts";
import { useRequestForm } from "../form/request-form-context.ts";
import { useFieldLabel, useRequestField } from "../form/use-request-field.ts";

/** An airport of the request; those of the program are offered first, with the word that says why (REQ-4). */
export function RequestAirport({ path }: { readonly path: TextPath }) {
  const label = useFieldLabel(path);
  const keep = useKeepAirport();
  const { suggested, isNarrow } = useRequestForm();
  const { id, ref, value, error, change, leave } = useRequestField(path);
  const { airport, failed } = useAirport(value);
  const tag = suggested.find((one) => one.airport.code === value)?.tag;
  return (
    <chakra.div position="relative" minW="0">
      <AirportField
        id={id}
        inputRef={ref}
        label={label}
        value={value}
        airport={airport}
        unknown={failed}
        onChange={(text, chosen) => {
          if (chosen) keep(chosen);
          change(text);
        }}
        onLeave={leave}
        error={error}
        size={isNarrow ? "lg" : "md"}
        suggested={suggested}
        narrow
      />
      {tag !== undefined && (
        <chakra.span position="absolute" top="0" insetEnd="0" textStyle="xs" color="accent.fg" data-tag="">
          {tag}
        </chakra.span>
      )}
    </chakra.div>
  );
}
