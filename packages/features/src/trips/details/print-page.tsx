import { css, Global } from "@emotion/react";

/** On paper there is what is marked with `data-print`, from edge to edge, and nothing of the page around it. */
const paper = css`
  @media print {
    @page {
      margin: 16mm;
    }
    html,
    body,
    body :has([data-print]),
    [data-print] {
      display: block !important;
      position: static !important;
      block-size: auto !important;
      min-block-size: 0 !important;
      max-inline-size: none !important;
      overflow: visible !important;
      padding: 0 !important;
      margin: 0 !important;
    }
    [data-print] > * {
      margin-block-end: 4mm;
    }
    /* Ink on paper, whatever the screen's theme: browsers print no dark background, and light letters would be lost. */
    [data-print],
    [data-print] * {
      color: black !important;
      background: none !important;
      border-color: gray !important;
      box-shadow: none !important;
    }
    body :has([data-print]) > :not([data-print], :has([data-print])),
    body > :not(:has([data-print])),
    [data-no-print] {
      display: none !important;
    }
  }
`;

/** The styles with which a page prints only what is marked for paper, such as an itinerary. */
export const PrintPage = () => <Global styles={paper} />;
