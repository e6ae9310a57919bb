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
.launcher {
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
.launcher svg { width: 26px; height: 26px; fill: none; stroke: currentcolor; stroke-width: 2; stroke-linejoin: round; }
.launcher b {
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
iframe, section {
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
section {
  display: flex;
  flex-direction: column;
  color: #1f2937;
  background: #fff;
}
header { display: flex; align-items: center; gap: 8px; padding: 8px 8px 8px 16px; border-bottom: 1px solid #d1d5db; }
h2 { flex: 1; min-width: 0; margin: 0; font: 600 16px/1.4 system-ui, sans-serif; }
header button {
  all: unset;
  box-sizing: border-box;
  width: 44px;
  height: 44px;
  border-radius: 8px;
  cursor: pointer;
  display: grid;
  place-items: center;
}
header button::before {
  content: "";
  width: 9px;
  height: 9px;
  margin-top: -5px;
  border: solid currentcolor;
  border-width: 0 2px 2px 0;
  transform: rotate(45deg);
}
section div { display: grid; flex: 1; gap: 16px; align-content: center; justify-items: center; padding: 24px; }
p { max-width: 32ch; margin: 0; text-align: center; text-wrap: balance; font: 400 15px/1.5 system-ui, sans-serif; }
.retry {
  all: unset;
  box-sizing: border-box;
  padding: 12px 20px;
  border-radius: 8px;
  cursor: pointer;
  color: var(--ink, #fff);
  background: var(--color, #1d4ed8);
  font: 600 15px/20px system-ui, sans-serif;
}
i {
  width: 28px;
  height: 28px;
  border: 3px solid #d1d5db;
  border-top-color: #1d4ed8;
  border-radius: 50%;
  animation: turn 1s linear infinite;
}
@keyframes turn { to { transform: rotate(1turn); } }
@media (prefers-reduced-motion: reduce) { i { animation: none; } }
@media (prefers-color-scheme: dark) {
  section { color: #f3f4f6; background: #15181e; }
  header, i { border-color: #4b5563; }
  i { border-top-color: #93c5fd; }
}
:host([position="left"]) :is(iframe, section) { inset: auto auto 16px 16px; }
@media (max-width: 768px) {
  :is(iframe, section), :host([position="left"]) :is(iframe, section) { inset: 0; width: 100%; height: 100%; border-radius: 0; }
}
@media print { :host { display: none !important; } }
[hidden] { display: none !important; }
`;
