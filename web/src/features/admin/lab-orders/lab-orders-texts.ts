import { clinicById } from '#shared/clinics/clinics.ts';
import type { LabOrder } from '#shared/lab-orders/lab-order.ts';
import { capitalize } from '#shared/text/capitalize.ts';
import { formatDate } from '#web/features/admin/date-format.ts';

export const labOrdersTexts = {
  caption: 'Lab orders',
  searchHint: 'Name, phone or order number',
  none: 'No lab tests have been bought yet.',
  noMatch: 'No lab orders match your current filters.',
  status: capitalize,
  born: (date: string | undefined) => (date ? `Born ${formatDate(date)}` : 'No birth date provided'),
  noPhone: 'No phone number',
  noClinic: 'Clinic not chosen',
  refundedTest: 'refunded',
  refunded: 'This order is closed: its payment was refunded, disputed or canceled.',
  actions: { open: 'Drawn', drawn: 'Not drawn' },
  changed({ patientName, status, drawnAtClinicId }: LabOrder): string {
    if (drawnAtClinicId) return `${patientName}’s order was drawn at ${clinicById(drawnAtClinicId).name}.`;
    if (status === 'open') return `${patientName}’s order is open again.`;
    return `${patientName}’s order isn’t marked as drawn anymore. It’s closed.`;
  },
  draw: {
    title: 'Where was the sample taken?',
    labels: { clinicId: 'Clinic' },
    placeholder: 'Choose…',
    noClinic: 'Choose a clinic',
    meaning: 'The order can’t be used again. You can undo this.',
    leave: 'Back to the list',
    submit: 'Mark as drawn',
    busy: 'Saving…',
    failed: 'We couldn’t mark it as drawn',
    unknown: 'We’re not sure it was saved. It’s safe to try again.',
  },
};
