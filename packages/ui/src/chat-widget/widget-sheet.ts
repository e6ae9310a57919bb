/** The widget's own styles. What is `!important` on the host element wins over the page, however it styles everything. */
export const widgetSheet = `
:host {
  all: initial !important;
  display: block !important;
  position: fixed !important;
  z-index: 2147483000 !important;
  inset: auto 16px 16px auto !important;
  font: 600 14px/1 system-ui, sans-serif !important;
}
:host([position="left"]) { inset: auto auto 16px 16px !important; }
:host([hidden]) { display: none !important; }
button {
  all: unset;
  box-sizing: border-box;
  display: grid;
  place-items: center;
  position: relative;
  width: 56px;
  height: 56px;
  border-radius: 50%;
  cursor: pointer;
  color: var(--ink, #fff);
  background: var(--color, #1d4ed8);
  box-shadow: 0 6px 20px rgb(0 0 0 / 28%);
}
button:focus-visible { outline: 3px solid var(--color, #1d4ed8); outline-offset: 3px; }
button svg { width: 26px; height: 26px; fill: none; stroke: currentcolor; stroke-width: 2; stroke-linejoin: round; }
button b {
  position: absolute;
  top: -4px;
  right: -4px;
  min-width: 22px;
  padding: 4px 6px;
  box-sizing: border-box;
  border-radius: 11px;
  text-align: center;
  color: #fff;
  background: #b42318;
}
iframe {
  position: fixed;
  inset: auto 16px 16px auto;
  width: max(360px, min(45vw, 512px));
  height: 70vh;
  height: 70dvh;
  border: 0;
  border-radius: 12px;
  color-scheme: normal;
  box-shadow: 0 12px 40px rgb(0 0 0 / 32%);
}
:host([position="left"]) iframe { inset: auto auto 16px 16px; }
@media (max-width: 768px) {
  iframe, :host([position="left"]) iframe { inset: 0; width: 100%; height: 100%; border-radius: 0; }
}
@media print { :host { display: none !important; } }
[hidden] { display: none; }
`;
