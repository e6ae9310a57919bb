/** The longest address with a picture in it that is read: a picture of 10 MB. */
const longest = 14_000_000;

const written = /^data:image\/(png|gif|jpeg|bmp|x-icon|vnd\.microsoft\.icon);base64,([A-Za-z0-9+/=\s]+)$/;

/** Whether a pasted picture stands in its address itself, so that nothing has to be fetched. */
export const isWritten = (src: string): boolean => src.length <= longest && written.test(src);

/** The file of a picture that stands in its own address; undefined for every other address. @param name what it is called, without an ending */
export function pictureFile(src: string, name: string): File | undefined {
  const [, type = "", base64 = ""] = isWritten(src) ? (written.exec(src) ?? []) : [];
  if (base64 === "") return undefined;
  try {
    const bytes = Uint8Array.from(atob(base64.replaceAll(/\s/g, "")), (letter) => letter.charCodeAt(0));
    const ending = type === "jpeg" ? "jpg" : type.endsWith("icon") ? "ico" : type;
    const title = name.replaceAll(/\s+/g, " ").trim().slice(0, 100);
    return new File([bytes], title === "" ? `picture.${ending}` : `${title}.${ending}`, { type: `image/${type}` });
  } catch {
    // What is no base64 is no picture.
    return undefined;
  }
}

/** What a picture is called, without the folders of somebody's disk that Word may write there. */
export const pictureName = (alt: string): string =>
  alt.replace(/(?:(?<![\p{L}\p{N}])[a-z]:\\|macintosh hd:|file:\/\/)(?:[^\\/:]*[\\/:])*/iu, "");
