import { chakra } from "@chakra-ui/react";
import type { ComponentType } from "react";
import type { RenderElementProps } from "slate-react";
import type { PictureProps } from "./editor-props.ts";

/** A picture from its address. */
export const PlainPicture = ({ src, alt }: PictureProps) => <img src={src} alt={alt} />;

interface ElementViewProps extends RenderElementProps {
  readonly picture: ComponentType<PictureProps>;
}

/** A block, or what is no text within a line, while it is written. */
export function ElementView({ attributes, element, children, picture: Picture }: ElementViewProps) {
  switch (element.type) {
    case "link":
      // It is followed where it is read; here it is text.
      return (
        <a {...attributes} {...(element.video ? { "data-video": "" } : {})}>
          {children}
        </a>
      );
    case "mention":
      return (
        <span {...attributes} data-mention={element.userId} contentEditable={false}>
          @{element.name}
          {children}
        </span>
      );
    case "picture":
      return (
        <span {...attributes} contentEditable={false}>
          <Picture src={element.src} alt={element.alt} />
          {children}
        </span>
      );
    case "code-block":
      return (
        <pre {...attributes} dir="ltr">
          <code>{children}</code>
        </pre>
      );
    case "list-item":
      return (
        <chakra.div
          {...attributes}
          dir="auto"
          data-item={element.ordered ? "numbered" : "bulleted"}
          data-depth={element.depth}
          css={{
            display: "list-item",
            listStyleType: element.ordered ? "decimal" : "disc",
            marginInlineStart: `${element.depth * 1.5 + 1.25}rem`,
          }}
        >
          {children}
        </chakra.div>
      );
    case "heading": {
      const Heading = `h${element.level}` as const;
      return (
        <Heading {...attributes} dir="auto" data-align={element.align} data-indent={element.indent}>
          {children}
        </Heading>
      );
    }
    case "paragraph":
      return (
        <p {...attributes} dir="auto" data-align={element.align} data-indent={element.indent}>
          {children}
        </p>
      );
  }
}
