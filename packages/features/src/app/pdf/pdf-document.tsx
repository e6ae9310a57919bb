import "react-pdf/dist/Page/TextLayer.css";
import { chakra } from "@chakra-ui/react";
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Document, Page, pdfjs } from "react-pdf";
import { libraryOptions, workerUrl } from "./pdf-library.ts";
import { type PageSize, pixelRatioOf, scaleOf, turned, defaultZoom, type Zoom } from "./page-geometry.ts";

// In the module of `Document`, or its own default would win.
pdfjs.GlobalWorkerOptions.workerSrc = workerUrl;

interface PdfLabels {
  /** Names the document for screen readers. */
  readonly document: string;
  readonly page: (page: number, count: number) => string;
}

export interface PdfDocumentProps {
  readonly file: Blob;
  readonly labels: PdfLabels;
  /** Undefined until the reader chooses. */
  readonly zoom: Zoom | undefined;
  /** In degrees, a multiple of 90. */
  readonly rotation: number;
  /** Lies over the first page. */
  readonly overlay?: ReactNode;
  /** Tells what is drawn, for the zoom buttons. */
  readonly onDrawn: (scale: number, zoom: Zoom) => void;
  readonly onBroken: () => void;
  /** Its first page is on the screen. */
  readonly onPainted: () => void;
}

/** The parts of pdf.js' document that are used. */
type LoadedPdf = Parameters<NonNullable<React.ComponentProps<typeof Document>["onLoadSuccess"]>>[0];

interface Loaded {
  readonly pages: number;
  /** Pages of one document mostly have one size: the first stands for those that were not drawn yet. */
  readonly first: PageSize & { readonly rotation: number };
}

/** Around the pages, in CSS pixels. */
const margin = 16;

/** A PDF, all its pages below one another; only those in view and their neighbours are drawn. */
export function PdfDocument({ file, labels, zoom, rotation, overlay, onDrawn, onBroken, onPainted }: PdfDocumentProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<PageSize>({ width: 0, height: 0 });
  const [loaded, setLoaded] = useState<Loaded>();
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const measure = (): void =>
      setRoom({ width: element.clientWidth - 2 * margin, height: element.clientHeight - 2 * margin });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);

  const onLoad = async (pdf: LoadedPdf): Promise<void> => {
    try {
      const page = await pdf.getPage(1);
      const { width, height } = page.getViewport({ scale: 1 });
      setLoaded({ pages: pdf.numPages, first: { width, height, rotation: page.rotate } });
    } catch {
      onBroken();
    }
  };
  const page = loaded && turned(loaded.first, rotation);
  const shown = zoom ?? (page && defaultZoom(page));
  const scale = page && shown !== undefined && room.width > 0 ? scaleOf(shown, page, room) : undefined;
  useEffect(() => {
    if (scale !== undefined && shown !== undefined) onDrawn(scale, shown);
  }, [scale, shown, onDrawn]);

  return (
    <chakra.section
      ref={scroller}
      data-pdf=""
      aria-label={labels.document}
      tabIndex={0}
      overflow="auto"
      height="full"
      minH="0"
      outlineOffset="-2px"
      overscrollBehavior="contain"
      css={{ "& .react-pdf__Document": { minWidth: "fit-content", minHeight: "full", display: "grid" } }}
    >
      <Document
        file={file}
        options={libraryOptions}
        suspense={false}
        loading={null}
        error={null}
        noData={null}
        onLoadSuccess={(pdf) => void onLoad(pdf)}
        onLoadError={onBroken}
        onSourceError={onBroken}
      >
        {loaded && scale !== undefined && (
          <chakra.ol
            listStyleType="none"
            display="grid"
            gap="4"
            p="4"
            justifyContent="center"
            alignContent="safe center"
            minWidth="fit-content"
            minHeight="full"
          >
            {Array.from({ length: loaded.pages }, (_, index) => (
              <PageFrame
                key={index + 1}
                number={index + 1}
                loaded={loaded}
                scale={scale}
                rotation={rotation}
                scroller={scroller}
                overlay={index === 0 ? overlay : undefined}
                labels={labels}
                onBroken={onBroken}
                onPainted={onPainted}
              />
            ))}
          </chakra.ol>
        )}
      </Document>
    </chakra.section>
  );
}

interface PageFrameProps extends Pick<PdfDocumentProps, "labels" | "rotation" | "overlay" | "onBroken" | "onPainted"> {
  /** One-based. */
  readonly number: number;
  readonly loaded: Loaded;
  readonly scale: number;
  readonly scroller: RefObject<HTMLDivElement | null>;
}

/** The place of a page; the page itself is drawn when it comes near the view, and forgotten when it has gone far away. */
function PageFrame({
  number,
  loaded,
  scale,
  rotation,
  scroller,
  overlay,
  labels,
  onBroken,
  onPainted,
}: PageFrameProps) {
  const frame = useRef<HTMLLIElement>(null);
  const [near, setNear] = useState(number === 1);
  const [own, setOwn] = useState(loaded.first);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      root: scroller.current,
      rootMargin: "100% 0px",
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);
  const { width, height } = turned(own, rotation);
  return (
    <chakra.li
      ref={frame}
      aria-label={labels.page(number, loaded.pages)}
      // Paper is white in the dark too; a shade less, so that it does not blind.
      bg="white"
      boxShadow="float"
      _dark={{ filter: "brightness(0.95)" }}
      position="relative"
      overflow="hidden"
      style={{ inlineSize: width * scale, blockSize: height * scale }}
    >
      {near && (
        <Page
          pageNumber={number}
          scale={scale}
          rotate={(own.rotation + rotation) % 360}
          loading={null}
          error={null}
          renderAnnotationLayer={false}
          devicePixelRatio={pixelRatioOf({ width, height }, scale, window.devicePixelRatio)}
          onLoadSuccess={(page) => {
            const view = page.getViewport({ scale: 1 });
            if (view.width !== own.width || view.height !== own.height || page.rotate !== own.rotation)
              setOwn({ width: view.width, height: view.height, rotation: page.rotate });
          }}
          {...(number === 1 ? { onRenderSuccess: onPainted } : {})}
          onRenderError={onBroken}
        />
      )}
      {overlay}
    </chakra.li>
  );
}
