import { pictureTypes } from "@gatehouse/domain/rich-text";
import type { Ref } from "react";

interface PictureChooserProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly label: string;
  readonly onFiles: (files: readonly File[]) => void;
}

/** What the button of the toolbar presses: the browser's own dialog for files. */
export const PictureChooser = ({ ref, label, onFiles }: PictureChooserProps) => (
  <input
    ref={ref}
    type="file"
    hidden
    multiple
    accept={pictureTypes.join(",")}
    aria-label={label}
    onChange={({ currentTarget }) => {
      onFiles([...(currentTarget.files ?? [])]);
      // The same file can be chosen once more.
      currentTarget.value = "";
    }}
  />
);
