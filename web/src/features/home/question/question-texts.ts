import type { FoundState } from '#web/domain/clinics/use-place-search.ts';
import type { NextTime } from '#web/domain/openings/use-openings.ts';

function title(found: FoundState | undefined): string {
  if (!found) return 'Next available';
  if (found.step === 'clinics') return `Clinics for “${found.text}”`;
  const { name = 'you', town } = found.place;
  if (!town) return `Nearest to ${name}`;
  return name === town ? `In and near ${town}` : `In ${town} and near ${name}`;
}

/** Texts of home's question and its answer. */
export const questionTexts = {
  formName: 'Find the next opening near you',
  place: 'ZIP, city or clinic',
  submit: 'Search',
  missing: 'Enter a ZIP code, city or clinic name.',
  title,
  checking: 'Checking openings…',
  next: ({ day, clock }: NextTime) => `next available ${day}, ${clock}`,
  /** The space before a dot is non-breaking, so that no line begins with a dot. */
  join: (facts: readonly (string | false)[]) => facts.filter(Boolean).join(' · ').replaceAll(' ·', '\u00a0·'),
  at: (clinic: string) => `at ${clinic}`,
  noTimes: 'No openings online right now.',
  call: (phone: string) => `Call ${phone}`,
  seeTimes: 'See times',
  /** Replaces three clinics whose times could not be loaded. */
  failedTitle: 'We can’t show openings right now',
  failed: {
    call: { title: 'Call us', text: 'We’ll find you the next opening at the clinic closest to you.' },
    book: { title: 'Book online', text: 'Choose a clinic, a day and a time on the booking page.' },
    retry: { title: 'Check again', text: 'Sorry about that. Wait a minute, then try again.' },
  },
  tryAgain: 'Try again',
  seeBooking: 'See all times',
} as const;
