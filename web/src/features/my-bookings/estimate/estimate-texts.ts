import { brand } from '#shared/brand.ts';
import { clinicDateAt, formatLongDate } from '#shared/time/clinic-time.ts';

export const estimateTexts = {
  title: 'Your cost estimate',
  loading: 'Loading your cost estimate',
  print: 'Print Estimate',
  inTotal: (amount: string) => `${amount} in total`,
  openVisit: 'View my visit',
  findVisit: 'Find my visit',
  call: `Call ${brand.phone}`,
  /** Shown on the visit’s page and in My bookings. */
  visit: {
    name: 'Cost estimate',
    due: (dueBy: string) =>
      `We’ll email your cost estimate by ${formatLongDate(clinicDateAt(new Date(dueBy)))}.`,
    late: `Your cost estimate is taking longer than we promised. We’ll email it as soon as it’s ready, or call us at ${brand.phone}.`,
    dueAgain: (dueBy: string) =>
      `We’ll email you a new cost estimate by ${formatLongDate(clinicDateAt(new Date(dueBy)))}.`,
    see: 'See your cost estimate',
    seeEarlier: 'See your earlier cost estimate',
    ask: 'Ask for a cost estimate',
    failed: 'We couldn’t send your request',
    again: 'Please check your connection, then ask again. Asking twice doesn’t hurt.',
  },
  canceled: 'Your visit was canceled',
  outdated: 'Your visit or our prices have changed since this estimate',
  facts: {
    number: 'Confirmation number',
    patient: 'Patient',
    dob: 'Date of birth',
    when: 'Visit',
    where: 'Where',
    phone: 'Phone',
    service: 'Main service',
    diagnosis: 'Diagnosis code',
    noDiagnosis: 'Not known before your visit',
    provider: 'Provider',
    npi: 'NPI',
    taxId: 'Tax ID',
    madeOn: 'Date of estimate',
  },
  items: {
    title: 'Expected charges',
    service: 'Service',
    code: (serviceCode: string) => `Service code ${serviceCode}`,
    charge: 'Expected charge',
    total: 'Total expected charges',
  },
  notShown: 'We couldn’t load your cost estimate',
  tryAgain: 'Try again',
  checkConnection: 'Please check your connection and try again.',
  none: {
    title: 'No cost estimate yet',
    lead: 'We haven’t made a cost estimate for this visit.',
    leadElsewhere:
      'We haven’t made a cost estimate for this visit. To ask for one, open your visit or call us.',
  },
  reopen: {
    title: 'Open your cost estimate from your email',
    lead: 'For your privacy, we only keep the last estimate that you opened here, for 30 minutes. Open it again from the link in your email or from your visit’s page, or call us and we’ll send you a copy.',
  },
  unusable: {
    title: 'This cost estimate link doesn’t work',
    lead: 'It may be incomplete or more than two years old. Try opening it from the email again, or call us and we’ll send you a copy.',
  },
} as const;

/**
 * Says by when a visit's estimate will come, or that it's late.
 * @param now the server's time; undefined until it is known
 */
export function dueText(
  { dueBy, outdated }: { dueBy: string; outdated?: true | undefined },
  now: Date | undefined,
): string {
  const { late, due, dueAgain } = estimateTexts.visit;
  if (now && Date.parse(dueBy) < now.getTime()) return late;
  return outdated ? dueAgain(dueBy) : due(dueBy);
}
