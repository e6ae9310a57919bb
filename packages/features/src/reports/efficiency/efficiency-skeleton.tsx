import { chakra, Skeleton } from "@chakra-ui/react";
import { efficiencyLayout } from "./efficiency-layout.ts";

const six = ["a", "b", "c", "d", "e", "f"] as const;

/** The report's shape while its figures are on their way. */
export const EfficiencySkeleton = ({ label }: { readonly label: string }) => (
  <chakra.output aria-label={label} aria-busy css={efficiencyLayout}>
    <chakra.div
      display="grid"
      css={{
        gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
        "@container (min-width: 40rem)": { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
        "@container (min-width: 64rem)": { gridTemplateColumns: "repeat(6, minmax(0, 1fr))" },
      }}
      borderBottomWidth="1px"
    >
      {six.map((key) => (
        <chakra.div key={key} px="gutter" py="3.5" display="grid" gap="2">
          <Skeleton height="3" width="24" />
          <Skeleton height="6" width="14" />
          <Skeleton height="3" width="20" />
        </chakra.div>
      ))}
    </chakra.div>
    <div className="panels">
      {[true, false].map((start) => (
        <div key={String(start)} className="column">
          {["upper", "lower"].map((place) => (
            <chakra.section key={place} px="gutter" py="3" display="grid" gap="3" alignContent="start">
              <Skeleton height="4" width="32" />
              {six.map((key, row) => (
                <Skeleton key={key} height="3.5" width={start ? `${92 - row * 12}%` : "full"} />
              ))}
            </chakra.section>
          ))}
        </div>
      ))}
    </div>
  </chakra.output>
);
