/** What a restore may find that no rule can decide, each with what a person does about it. */
export const findingKinds = {
  'slot-taken': {
    title:
      'Visits whose time another patient has booked since. They were restored as canceled, without an email',
    todo: 'Open each in the dashboard, call the patient and offer another time.',
  },
  'appointment-lost': {
    title: 'Visits booked after the instant, of which no record is left',
    todo: 'Their patients expect to come, and their times stay held, but the dashboard does not show them. Tell each clinic the times; it takes the details when the patient arrives.',
  },
  'closure-lost': {
    title: 'Closures made after the instant, of which no record is left. Their times stay closed',
    todo: 'Close exactly these hours again in the dashboard, and tell the patients of the visits that it lists, unless they were told before. If the clinic is open then after all, reopen it there after that.',
  },
  'move-unknown': {
    title: 'Visits moved after the instant, and nothing says where to. They were restored at their old time',
    todo: 'Call each patient, and move the visit to the time that they were told.',
  },
  'email-lost': {
    title: 'Visits whose email address was corrected after the instant. The old one gets no email',
    todo: 'Call each patient, and ask for the address.',
  },
  'slot-released': {
    title:
      'Visits whose time was released after the instant, and nothing says why. They were restored with their time',
    todo: 'Call each patient and ask whether they canceled.',
  },
  'told-unbooked': {
    title: 'Visits whose patient was told, while the record was missing, that the booking had failed',
    todo: 'Look in the dashboard for a second visit of the patient, and cancel one of them with them.',
  },
  'other-record': {
    title: 'Numbers under which another record was made since',
    todo: 'Look at both, the copy’s and the live one. Call the patient of the copy’s, and book the visit anew on the site.',
  },
  'change-lost': {
    title: 'What managers did after the instant to records that were restored',
    todo: 'Do it again, if it still holds.',
  },
  'payment-lost': {
    title: 'Payments that a manager entered by hand after the instant',
    todo: 'Enter them again, from the paper receipts.',
  },
  'payment-without-details': {
    title:
      'Payments made after the instant that only Stripe knows. Their money is in the books, their details are lost',
    todo: 'Look each up at Stripe, and ask the payer which bill or tests it was for.',
  },
  'message-lost': {
    title: 'Messages received after the instant, of which no record is left',
    todo: 'Those marked “sent” are in the clinic’s inbox; of the others, nothing is left.',
  },
  'audit-damaged': {
    title:
      'The audit log itself had lost entries, so cancellations and moves after the instant may be unknown',
    todo: 'Look through the day’s visits with the clinics before relying on them.',
  },
  'counters-busy': {
    title: 'Counters that kept changing while they were recounted',
    todo: 'Run the command again at a quiet time.',
  },
  'table-younger': {
    title: 'Tables that are younger than the instant, so there is no copy to compare them with',
    todo: 'If the update that you took back added them, or AWS’s copy is in them already, nothing. If not, make them again from it.',
  },
  'books-differ': {
    title: 'Differences between our records and Stripe, after the check',
    todo: 'Go through the dashboard’s Books, as after any check.',
  },
  'books-unchecked': {
    title: 'The check against Stripe has not finished',
    todo: 'Look at the reconcile job in the runbook, then run the command again.',
  },
} as const;

/** A kind of finding. */
export type FindingKind = keyof typeof findingKinds;

/** One thing that a person has to look at. It holds ids, instants and amounts, and nothing personal. */
export interface Finding {
  kind: FindingKind;
  /** The id of an appointment, closure, payment, message, table, counter or difference. */
  id: string;
  /** What is known about it. */
  detail?: string;
}

/** What a run keeps in the audit log for the next one: a finding, or an email that may go out a second time. */
export interface Note extends Omit<Finding, 'kind'> {
  kind: FindingKind | 'mail-resent';
}

/** Collects findings, each once. */
export class Findings {
  private readonly found = new Map<string, Finding>();
  private readonly mails = new Set<string>();

  /** Adds what was noted in the audit log. */
  addNote({ kind, id, detail }: Note): void {
    if (kind === 'mail-resent') this.addMail(id);
    else this.add(kind, id, detail);
  }

  /** Adds an email that goes out now, and may have been sent before. */
  addMail(id: string): void {
    this.mails.add(id);
  }

  /** The ids of the emails that go out now, and may have been sent before. */
  resentMails(): string[] {
    return [...this.mails].sort();
  }

  /** Adds a finding, unless an earlier one says the same. */
  add(kind: FindingKind, id: string, detail?: string): void {
    this.found.set([kind, id, detail].join(' '), { kind, id, ...(detail && { detail }) });
  }

  /** Whether there is one of a kind. */
  has(kind: FindingKind): boolean {
    return [...this.found.values()].some((finding) => finding.kind === kind);
  }

  /** Returns all findings, by kind in the order of `findingKinds`. */
  list(): Finding[] {
    const kinds = Object.keys(findingKinds);
    const textOf = ({ id, detail = '' }: Finding) => `${id} ${detail}`;
    return [...this.found.values()].sort(
      (one, other) =>
        kinds.indexOf(one.kind) - kinds.indexOf(other.kind) || textOf(one).localeCompare(textOf(other)),
    );
  }
}
