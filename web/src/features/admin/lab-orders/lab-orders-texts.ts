import type { LabOrderStatus } from '#shared/lab-orders/lab-order.ts';

const statuses: Record<string, string> = {
  open: 'Open',
  drawn: 'Drawn',
  closed: 'Closed',
} satisfies Record<LabOrderStatus, string>;

export const labOrdersTexts = {
  caption: 'Lab orders',
  searchHint: 'Name, phone or order number',
  clinic: 'Clinic',
  none: 'No lab tests have been bought yet.',
  noMatch: 'No lab orders match your current filters.',
  status: (status: string) => statuses[status] ?? status,
  columns: {
    patient: 'Patient',
    tests: 'Tests',
    contact: 'Contact',
    order: 'Order',
    paid: 'Paid',
    status: 'Status',
    actions: 'Actions',
  },
  born: (date: string) => `Born ${date}`,
  noBirthDate: 'No birth date provided',
  noPhone: 'No phone number',
  noClinic: 'Clinic not chosen',
  refundedTest: 'refunded',
  refunded: 'This order is closed: its payment was refunded, disputed or canceled.',
  drawnAt: (clinic: string, instant: string) => `${clinic}, ${instant}`,
  draw: {
    action: 'Drawn',
    actionOf: (name: string) => `Drawn: ${name}’s order`,
    question: 'Where was the sample taken?',
    meaning: 'The order can’t be used again. You can undo this.',
    placeholder: 'Choose…',
    noClinic: 'Choose a clinic',
    no: 'Not yet',
    leave: 'Back to the list',
    yes: 'Mark as drawn',
    busy: 'Saving…',
    done: (name: string, clinic: string) => `${name}’s order was drawn at ${clinic}.`,
    failed: 'We couldn’t mark it as drawn',
    unknown: 'We’re not sure it was saved. It’s safe to try again.',
  },
  takeBack: {
    action: 'Not drawn',
    actionOf: (name: string) => `Not drawn: ${name}’s order`,
    done: (name: string) => `${name}’s order is open again.`,
    closed: (name: string) => `${name}’s order isn’t marked as drawn anymore. It’s closed.`,
  },
};
