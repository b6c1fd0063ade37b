import { brand } from '#shared/brand.ts';

/** Texts about the hours. `who` is a clinic's name, or all of them. */
export const hoursTexts = {
  all: 'all ten clinics',
  some: (open: number, closed: string) => `${open} of our clinics (not ${closed})`,
  we: 'we',
  openNow: (who: string, isOne: boolean, until: string) =>
    `Yes — ${who} ${isOne ? 'is' : 'are'} open now, until ${until}. Walk-ins are welcome. If a clinic has to close early, its page says so.`,
  openAt: (until: string) =>
    `Yes. Walk-ins are welcome until ${until} today, or book ahead to spend less time waiting.`,
  openOn: (who: string, isOne: boolean, day: string, from: string, until: string) =>
    `Yes — ${who} ${isOne ? 'is' : 'are'} open ${day}, ${from} to ${until}.`,
  closedNow: 'No, not right now.',
  notYet: 'Not yet.',
  closedToday: (reason: string) => `No. We’re closed today for ${reason}.`,
  closedWeekends: 'No. We’re closed on weekends.',
  closedOn: (day: string, reason: string) => `No. We’re closed ${day} for ${reason}.`,
  specialDayOnWeekend: (name: string, day: string) => `No. ${name} is ${day}, and we’re closed on weekends.`,
  openOnSpecialDay: (name: string, day: string, from: string, until: string) =>
    `Yes. ${name} is ${day}, and we’re open ${from} to ${until}.`,
  outside: (from: string, until: string) => `No. We’re open from ${from} to ${until}.`,
  reopens: (who: string, when: string) => `${who === 'we' ? 'We reopen' : `${who} reopens`} ${when}.`,
  opens: (who: string, when: string) => `${who === 'we' ? 'We open' : `${who} opens`} ${when}.`,
  general: (who: string, isOne: boolean) =>
    `${who} ${isOne ? 'is' : 'are'} open ${brand.hours}, and closed on weekends and holidays.`,
  generalOpen: (until: string) => `Open right now, until ${until}.`,
  generalClosed: (when: string) => `Closed right now, opening ${when}.`,
  holidays: (name: string, day: string) => `No. We’re closed on holidays. The next one is ${name}, ${day}.`,
  /** How the texts above say yes or no. Left out where the question isn't answered with either. */
  verdict: /^(?:Yes|No)(?:\.| —|, not right now\.) /,
  urgent: 'If it can’t wait, go to an emergency room, or call 911.',
};
