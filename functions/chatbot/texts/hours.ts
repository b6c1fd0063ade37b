import { brand } from '#shared/brand.ts';

/** A date such as "Thursday, November 26" takes a comma after it too. */
const midSentence = (day: string) => (day.includes(',') ? `${day},` : day);

/** Texts about the hours. `who` is a clinic's name, or all of them. */
export const hoursTexts = {
  all: 'all ten clinics',
  some: (open: number, closed: string) => `${open} of our clinics (all but ${closed})`,
  we: 'we',
  openNow: (who: string, isOne: boolean, until: string) =>
    `Yes, ${who} ${isOne ? 'is' : 'are'} open until ${until} today. Walk-ins are welcome. If a clinic closes early, its page will say so.`,
  openAt: (until: string) =>
    `Yes. You can walk in until ${until} today, or book ahead to spend less time waiting.`,
  openOn: (who: string, isOne: boolean, day: string, from: string, until: string) =>
    `Yes, ${who} ${isOne ? 'is' : 'are'} open ${midSentence(day)} from ${from} to ${until}.`,
  closedNow: 'No, not right now.',
  notYet: 'Not yet.',
  closedToday: (reason: string) => `No. We’re closed today for ${reason}.`,
  closedWeekends: 'No. We’re closed on weekends.',
  closedOn: (day: string, reason: string) => `No. We’re closed ${midSentence(day)} for ${reason}.`,
  specialDayOnWeekend: (name: string, day: string) => `No. ${name} is ${day}, and we’re closed on weekends.`,
  openOnSpecialDay: (name: string, day: string, from: string, until: string) =>
    `Yes. ${name} is ${midSentence(day)} and we’re open from ${from} to ${until}.`,
  outside: (from: string, until: string) => `No. We’re open from ${from} to ${until}.`,
  reopens: (who: string, when: string) => `${who === 'we' ? 'We reopen' : `${who} reopens`} ${when}.`,
  opens: (who: string, when: string) => `${who === 'we' ? 'We open' : `${who} opens`} ${when}.`,
  general: (who: string, isOne: boolean) =>
    `${who} ${isOne ? 'is' : 'are'} open ${brand.hours}. We’re closed on weekends and holidays.`,
  generalOpen: (until: string) => `Right now, we’re open until ${until}.`,
  generalClosed: (when: string) => `Right now, we’re closed. We reopen ${when}.`,
  holidays: (name: string, day: string) => `No. We’re closed on holidays. The next one is ${name}, ${day}.`,
  /** How the texts above say yes or no. Left out where the question isn't answered with either. */
  verdict: /^(?:Yes|No)(?:, not right now\.|[.,]) /,
  urgent: 'If it can’t wait, go to an emergency room or call 911.',
};
