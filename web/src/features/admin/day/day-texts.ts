import type { countRows, DayRow } from './day-rows.ts';

/** Texts that several parts of the day share. */
export const dayTexts = {
  closedFor: (reason: string) => `Closed: ${reason}`,
  /** `5 visits, 1 open, 2 closed`. Leaves out counts of zero, except for visits. */
  summary: ({ appointment, available, closed, passed, held }: ReturnType<typeof countRows>) =>
    [
      appointment === 1 ? '1 visit' : `${appointment || 'No'} visits`,
      available > 0 && `${available} open`,
      closed > 0 && `${closed} closed`,
      held > 0 && `${held} being booked`,
      passed > 0 && `${passed} not booked`,
    ]
      .filter(Boolean)
      .join(', '),
  kinds: {
    available: 'Open',
    closed: 'Closed',
    passed: 'Not booked',
    held: 'Being booked',
  } satisfies Record<Exclude<DayRow['kind'], 'appointment'>, string>,
};
