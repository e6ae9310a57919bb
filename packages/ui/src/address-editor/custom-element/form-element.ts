/** Where there is no browser the module can still be imported; it defines nothing there. */
const Base = globalThis.HTMLElement ?? (Object as unknown as typeof HTMLElement);

/** What an element of a form has in common with an `input`. */
export class FormElement extends Base {
  static readonly formAssociated = true;

  protected readonly internals = this.attachInternals();

  get name(): string {
    return this.getAttribute("name") ?? "";
  }
  set name(name: string) {
    this.setAttribute("name", name);
  }
  get required(): boolean {
    return this.hasAttribute("required");
  }
  set required(required: boolean) {
    this.toggleAttribute("required", required);
  }
  get disabled(): boolean {
    return this.hasAttribute("disabled");
  }
  set disabled(disabled: boolean) {
    this.toggleAttribute("disabled", disabled);
  }
  get type(): string {
    return this.localName;
  }
  get form(): HTMLFormElement | null {
    return this.internals.form;
  }
  get validity(): ValidityState {
    return this.internals.validity;
  }
  get validationMessage(): string {
    return this.internals.validationMessage;
  }
  get willValidate(): boolean {
    return this.internals.willValidate;
  }
  checkValidity(): boolean {
    return this.internals.checkValidity();
  }
  reportValidity(): boolean {
    return this.internals.reportValidity();
  }

  /** Sends the form as Enter in an `input` does: by its first button, unless that one is disabled. */
  protected sendForm(): void {
    const { form } = this;
    const button = [...(form?.elements ?? [])].find((element) =>
      element.matches(":is(button, input):is([type=submit], button:not([type]))"),
    );
    if (!button?.matches(":disabled")) form?.requestSubmit(button as HTMLButtonElement | undefined);
  }
}
