import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFObjectCopier,
  PDFPage,
  type PDFPageLeaf,
  PDFRef,
  PDFStream,
  PDFString,
} from "@cantoo/pdf-lib";

const words = (text: string): readonly string[] => text.trim().split(/\s+/);
/** What makes a page look as it does. Everything else of it stays behind: scripts, actions, files, and ways to other pages. */
const pageKeys = new Set(
  words("Type Parent MediaBox CropBox BleedBox TrimBox ArtBox Rotate UserUnit Resources Contents Group Annots"),
);
/** Annotations that are drawings; others are kept as what they look like, or not at all. */
const drawings = new Set(
  words("Stamp FreeText Highlight Underline Squiggly StrikeOut Ink Line Square Circle Polygon PolyLine Caret"),
);
const drawingKeys = words("Rect F AS C IC CA BS BE Border QuadPoints InkList L LE Vertices DA DS Q RD Contents");
/** What acts, reaches out or carries something along, wherever below a page it stands. */
const activeKeys = words(`
  A AA PA JS JavaScript OpenAction Dest Names URI AcroForm XFA AF EF EmbeddedFiles Ref OPI Alternates PieceInfo Metadata PS
  Parent RichMediaContent RichMediaSettings Movie Sound Popup StructParent StructParents`);
/** Of a stream whose bytes would come from another file. */
const outsideKeys = words("F FFilter FDecodeParms");
const harmlessLink = /^(?:https?|mailto|tel):/i;

const name = (key: string) => PDFName.of(key);
const nameIn = (dict: PDFDict, key: string): string | undefined => {
  const value = dict.lookup(name(key));
  return value instanceof PDFName ? value.decodeText() : undefined;
};

/** Where a link leads, if that is a harmless place. */
function linkOf(annotation: PDFDict): string | undefined {
  const action = annotation.lookup(name("A"));
  if (!(action instanceof PDFDict) || nameIn(action, "S") !== "URI") return undefined;
  const target = action.lookup(name("URI"));
  if (!(target instanceof PDFString || target instanceof PDFHexString)) return undefined;
  const link = target.decodeText();
  return harmlessLink.test(link) && !/[\p{C}\s]/u.test(link) ? link : undefined;
}

function take(from: PDFDict, to: PDFDict, keys: readonly string[]): void {
  for (const key of keys) {
    const value = from.get(name(key));
    if (value) to.set(name(key), value);
  }
}

/** An annotation as far as it is to be looked at. */
function inertAnnotation(annotation: PDFDict): PDFDict | undefined {
  const { context } = annotation;
  const subtype = nameIn(annotation, "Subtype") ?? "";
  const link = subtype === "Link" ? linkOf(annotation) : undefined;
  if (link !== undefined) {
    const made = context.obj({ Type: "Annot", Subtype: "Link" });
    take(annotation, made, ["Rect", "Border", "BS", "C", "QuadPoints"]);
    made.set(name("A"), context.obj({ S: "URI", URI: PDFString.of(link.replaceAll(/[\\()]/g, "\\$&")) }));
    return made;
  }
  const looks = annotation.lookup(name("AP"));
  const look = looks instanceof PDFDict ? looks.get(name("N")) : undefined;
  if (!look && !drawings.has(subtype)) return undefined;
  const made = context.obj({ Type: "Annot", Subtype: drawings.has(subtype) ? subtype : "Stamp" });
  take(annotation, made, drawingKeys);
  if (look) made.set(name("AP"), context.obj({ N: look }));
  return made;
}

/** A page of an opened file with nothing but its looks; the file itself is left as it is. */
function inertLeaf(page: PDFPage): PDFPageLeaf {
  const leaf = page.node.clone();
  for (const key of leaf.keys()) if (!pageKeys.has(key.decodeText())) leaf.delete(key);
  const annotations = leaf.lookup(name("Annots"));
  leaf.delete(name("Annots"));
  if (!(annotations instanceof PDFArray)) return leaf;
  const kept = page.doc.context.obj([]);
  for (let index = 0; index < annotations.size(); index += 1) {
    const annotation = annotations.lookup(index);
    const inert = annotation instanceof PDFDict ? inertAnnotation(annotation) : undefined;
    if (inert) kept.push(inert);
  }
  if (kept.size() > 0) leaf.set(name("Annots"), kept);
  return leaf;
}

function disarm(dict: PDFDict, isStream: boolean): void {
  const isLink = nameIn(dict, "Type") === "Annot" && linkOf(dict) !== undefined;
  const isAction = nameIn(dict, "S") === "URI";
  for (const key of activeKeys) {
    if ((key === "A" && isLink) || (key === "URI" && isAction)) continue;
    if (key === "Parent" && nameIn(dict, "Type") === "Page") continue;
    dict.delete(name(key));
  }
  if (isStream) for (const key of outsideKeys) dict.delete(name(key));
}

/** Takes what acts out of everything that can be reached in a document, and what cannot be reached out of the document. */
function disarmDocument({ context, catalog }: PDFDocument): void {
  const reached = new Set<PDFObject>();
  const waiting: (PDFObject | undefined)[] = [catalog, context.trailerInfo.Root, context.trailerInfo.Info];
  for (let next = waiting.pop(); waiting.length > 0 || next; next = waiting.pop()) {
    if (!next || reached.has(next)) continue;
    reached.add(next);
    if (next instanceof PDFRef) waiting.push(context.lookup(next));
    else if (next instanceof PDFArray) waiting.push(...next.asArray());
    else if (next instanceof PDFDict || next instanceof PDFStream) {
      const dict = next instanceof PDFStream ? next.dict : next;
      if (next !== catalog) disarm(dict, next instanceof PDFStream);
      waiting.push(...dict.values());
    }
  }
  for (const [ref] of context.enumerateIndirectObjects()) if (!reached.has(ref)) context.delete(ref);
}

/** Puts pages of an opened file into a new document, with their text and looks and nothing that acts. */
export function addInertPages(to: PDFDocument, pages: readonly PDFPage[]): void {
  const copiers = new Map<PDFDocument, PDFObjectCopier>();
  for (const page of pages) {
    // One for all pages of a file: what they share is there once.
    const copier = copiers.get(page.doc) ?? PDFObjectCopier.for(page.doc.context, to.context);
    copiers.set(page.doc, copier);
    const leaf = copier.copy(inertLeaf(page));
    to.addPage(PDFPage.of(leaf, to.context.register(leaf), to));
  }
  disarmDocument(to);
}
