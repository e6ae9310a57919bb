import { ArgTypes, Description, Stories, Subtitle, Title, useOf } from "@storybook/addon-docs/blocks";
import type { ComponentType } from "react";

/** The widgets that a file of stories is about: its component, or those that the stage of its stories holds. */
function useWidgets(): readonly (readonly [string, ComponentType])[] {
  const { csfFile } = useOf("meta", ["meta"]);
  const { component, subcomponents } = csfFile.meta as {
    readonly component?: ComponentType;
    readonly subcomponents?: Readonly<Record<string, ComponentType>>;
  };
  if (subcomponents) return Object.entries(subcomponents);
  return component ? [["", component]] : [];
}

/** The docs page of a widget: what it is for, what it takes, and the states it can be in. */
export function DocsPage() {
  const widgets = useWidgets();
  return (
    <>
      <Title />
      <Subtitle />
      {widgets.map(([name, widget]) => (
        <section key={name}>
          {name && <h2>{name}</h2>}
          <Description of={widget} />
          <ArgTypes of={widget} />
        </section>
      ))}
      <Stories title="States" />
    </>
  );
}
