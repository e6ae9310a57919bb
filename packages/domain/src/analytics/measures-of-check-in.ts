import type { Measure } from "./measure.ts";

const minutes = { unit: "minutes", factor: 1 / 60 } as const;

/** What can be counted of check-ins, of the work on them and of automation. */
export const measuresOfCheckIn = {
  checkIns: {
    view: "check_ins",
    formula: { sum: "check_ins" },
    unit: "count",
    more: "neither",
    words: {
      en: ["Check-ins", "check in", "checkins", "check-ins created"],
      fr: ["Enregistrements", "enregistrement", "enregistrements créés", "check-ins"],
    },
  },
  openCheckIns: {
    view: "check_ins",
    formula: { sum: "open" },
    unit: "count",
    more: "bad",
    words: {
      en: ["Open check-ins", "unfinished check-ins", "check-ins that are open", "pending check-ins"],
      fr: ["Enregistrements ouverts", "enregistrements en cours", "enregistrements en attente", "check-ins ouverts"],
    },
  },
  checkInsWithPass: {
    view: "check_ins",
    formula: { sum: "with_pass" },
    unit: "count",
    more: "good",
    outOf: { column: "check_ins", words: { en: "% of check-ins", fr: "% des enregistrements" } },
    words: {
      en: ["Check-ins with a pass", "check-ins with pass", "check-ins with a boarding pass"],
      fr: [
        "Enregistrements avec carte",
        "enregistrements avec une carte",
        "enregistrements avec carte d’embarquement",
        "check-ins avec carte",
      ],
    },
  },
  passShare: {
    view: "check_ins",
    formula: { part: "with_pass", whole: "check_ins" },
    unit: "percent",
    more: "good",
    words: {
      en: ["Share with a pass", "pass rate", "percentage with a pass", "share of check-ins with a pass"],
      fr: ["Part avec carte", "taux de cartes", "pourcentage avec carte", "part des enregistrements avec carte"],
    },
  },
  departedWithoutPass: {
    view: "check_ins",
    formula: { sum: "departed_without_pass" },
    unit: "count",
    more: "bad",
    outOf: { column: "check_ins", words: { en: "% of check-ins", fr: "% des enregistrements" } },
    words: {
      en: ["Departed without a pass", "departures without a pass", "departed without pass"],
      fr: ["Départs sans carte", "partis sans carte", "parti sans carte"],
    },
  },
  passesAttached: {
    view: "work",
    formula: { sum: "passes_attached" },
    unit: "count",
    more: "good",
    words: {
      en: ["Passes attached", "boarding passes attached", "BP attached", "attached passes", "attachments"],
      fr: ["Cartes jointes", "cartes d’embarquement jointes", "cartes attachées", "BP jointes"],
    },
  },
  passesTakenOff: {
    view: "work",
    formula: { sum: "passes_taken_off" },
    unit: "count",
    more: "bad",
    words: {
      en: ["Passes taken off", "passes detached", "BP detached", "unlinked passes"],
      fr: ["Cartes retirées", "cartes détachées", "BP retirées"],
    },
  },
  disposals: {
    view: "work",
    formula: { sum: "disposals" },
    unit: "count",
    more: "bad",
    words: {
      en: ["Disposals", "dispositions", "disposed check-ins", "check-ins disposed"],
      fr: ["Dispositions", "clôtures sans carte", "enregistrements clôturés sans carte"],
    },
  },
  disposalsUndone: {
    view: "work",
    formula: { sum: "disposals_undone" },
    unit: "count",
    more: "bad",
    words: {
      en: ["Disposals undone", "undone disposals", "dispositions undone"],
      fr: ["Dispositions annulées", "clôtures annulées"],
    },
  },
  checksFailed: {
    view: "work",
    formula: { sum: "checks_failed" },
    unit: "count",
    more: "bad",
    words: {
      en: ["Failed quality checks", "quality checks failed", "QC failed", "failed QC"],
      fr: ["Contrôles qualité échoués", "contrôles échoués", "QC échoués"],
    },
  },
  checksPassed: {
    view: "work",
    formula: { sum: "checks_passed" },
    unit: "count",
    more: "good",
    words: {
      en: ["Passed quality checks", "quality checks passed", "QC passed", "passed QC"],
      fr: ["Contrôles qualité réussis", "contrôles réussis", "QC réussis"],
    },
  },
  minutesToAttach: {
    view: "work",
    formula: { total: "seconds_to_attach", count: "passes_timed", factor: minutes.factor },
    unit: minutes.unit,
    more: "bad",
    words: {
      en: ["Minutes to attach", "time to attach", "average time to attach", "average minutes to attach"],
      fr: ["Minutes pour joindre", "temps pour joindre", "délai pour joindre", "temps moyen pour joindre"],
    },
  },
  automationTasks: {
    view: "automation",
    formula: { sum: "tasks" },
    unit: "count",
    more: "neither",
    words: {
      en: ["Automation tasks", "tasks sent", "sent to automation", "automation"],
      fr: ["Tâches d’automatisation", "tâches envoyées", "envoyés à l’automatisation", "automatisation"],
    },
  },
  failedAutomation: {
    view: "automation",
    formula: { sum: "failed" },
    unit: "count",
    more: "bad",
    outOf: { column: "tasks", words: { en: "% of tasks sent", fr: "% des tâches envoyées" } },
    words: {
      en: [
        "Failed automation",
        "automation failures",
        "failed tasks",
        "failed automation tasks",
        "failures of automation",
      ],
      fr: ["Échecs d’automatisation", "échecs de l’automatisation", "tâches échouées", "automatisation échouée"],
    },
  },
  deliveredAutomation: {
    view: "automation",
    formula: { sum: "delivered" },
    unit: "count",
    more: "good",
    outOf: { column: "tasks", words: { en: "% of tasks sent", fr: "% des tâches envoyées" } },
    words: {
      en: [
        "Successful automation",
        "automation successes",
        "successful tasks",
        "delivered tasks",
        "passes from automation",
      ],
      fr: ["Automatisations réussies", "automatisation réussie", "tâches réussies", "cartes de l’automatisation"],
    },
  },
  automationFailureShare: {
    view: "automation",
    formula: { part: "failed", whole: "tasks" },
    unit: "percent",
    more: "bad",
    words: {
      en: ["Automation failure rate", "failure rate", "failure rate of automation", "share of failed automation"],
      fr: ["Taux d’échec de l’automatisation", "taux d’échec", "part des échecs d’automatisation"],
    },
  },
  minutesOfAutomation: {
    view: "automation",
    formula: { total: "seconds", count: "settled", factor: minutes.factor },
    unit: minutes.unit,
    more: "bad",
    words: {
      en: ["Minutes of automation", "time of automation", "automation time", "average automation time"],
      fr: ["Minutes d’automatisation", "temps d’automatisation", "temps moyen d’automatisation"],
    },
  },
} as const satisfies Readonly<Record<string, Measure>>;
