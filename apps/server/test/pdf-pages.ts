import { PDFiumLibrary } from "@hyzyla/pdfium";

/** The text of every page, as a reader copies it; spaces and ends of lines as one space. */
export async function pagesOfPdf(bytes: Uint8Array): Promise<readonly string[]> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(bytes);
    try {
      return [...document.pages()].map((page) => page.getText().replaceAll(/\s+/g, " "));
    } finally {
      document.destroy();
    }
  } finally {
    library.destroy();
  }
}
