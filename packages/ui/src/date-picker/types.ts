/** Every word of the pickers; the same for all of them, so that a product writes them once. Dates come as `YYYY-MM-DD`. */
export interface DateLabels {
  /** What an empty field asks for: "YYYY-MM-DD". */
  readonly datePlaceholder: string;
  /** "HH:MM" */
  readonly timePlaceholder: string;
  /** The button beside a field and the dialog that it opens: "Choose a date". */
  readonly calendar: string;
  readonly close: string;
  readonly previousMonth: string;
  readonly nextMonth: string;
  /** Name of the list of months. */
  readonly month: string;
  readonly year: string;
  /** The button that goes to today, and the word read with that day. */
  readonly today: string;
  /** The button that accepts a range. */
  readonly done: string;
  /** How the calendar is used by keys; read with it. */
  readonly keys: string;
  /** In the calendar, over the range: "Choose the first day". */
  readonly chooseFirst: string;
  readonly chooseLast: string;
  /** Beside a field, when what was typed is no date. */
  readonly notADate: string;
  /** What was typed may be either of two days, since day and month can be swapped; both are written as they can be typed. */
  readonly ambiguous: (one: string, other: string) => string;
  readonly notATime: string;
  readonly tooEarly: (min: string) => string;
  readonly tooLate: (max: string) => string;
}

/** What every picker takes beside its value. */
export interface DatePickerBase {
  /** The first day that may be chosen, `YYYY-MM-DD`. Default 1900-01-01 (UI-4). */
  readonly min?: string | undefined;
  /** The last. Default 2099-12-31. */
  readonly max?: string | undefined;
  /** Today where the reader (or the report) is, `YYYY-MM-DD`: the picker has no clock of its own. */
  readonly today: string;
  /**
   * BCP 47: names of months and days, their order, the first day of the week. A language alone is read with the region of the reader's
   * browser, where that has the same language; without any region `05/10/2030` is refused in English, since it may be two days.
   */
  readonly locale: string;
  readonly disabled?: boolean | undefined;
  readonly required?: boolean | undefined;
  /**
   * For days that are ahead, and readers who are no staff: days are read without a year and by their words (`15 dec`, `tomorrow`), a
   * day is shown as people write it (`Sun 22 Nov 2026`), and a press on the field opens the calendar.
   */
  readonly ahead?: boolean | undefined;
  /** `lg` for the traveller site. */
  readonly size?: "md" | "lg" | undefined;
}
