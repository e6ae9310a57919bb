/** Keys of the queue that lead to boarding passes. */
export const passKeys = { open: "o", upload: "u", fold: "c" } as const;

/** Keys of the viewer. Digits tick the points of their number. */
export const viewerKeys = {
  all: "a",
  absent: "m",
  choice: "t",
  link: "Enter",
  previousCheckIn: "[",
  nextCheckIn: "]",
  previousPage: "ArrowLeft",
  nextPage: "ArrowRight",
  newTab: "o",
  unlink: "x",
  upload: "u",
  zoomIn: "+",
  zoomOut: "-",
  fitPage: "0",
  fitWidth: "w",
  rotate: "r",
  frame: "k",
  dismiss: "d",
  goBack: "b",
  qcPass: "p",
  qcFail: "f",
  qcNote: "n",
} as const;
