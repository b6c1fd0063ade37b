import { brand } from '#shared/brand.ts';

/** A date such as "Thursday, November 26" takes a comma after it too. */
const midSentence = (day: string) => (day.includes(',') ? `${day},` : day);

/** Texts about the hours. `who` is a clinic or all of them, with its verb; `clinic` is a name; `we` stands for all. */
export const hoursTexts = {
  all: 'all ten clinics are',
  one: (clinic: string) => `${clinic} is`,
  some: (open: number, closed: string) =>
    `${open} of our clinics (all but ${closed}) ${open === 1 ? 'is' : 'are'}`,
  we: 'we',
  it: 'It',
  span: (from: string, until: string) => `${from} to ${until}`,
  openNow: (who: string, until: string) => `Yes, ${who} open until ${until} today. Walk-ins are welcome.`,
  /** While closures by staff aren't known. */
  mayCloseEarly: 'If a clinic closes early, its page will say so.',
  closesEarly: 'It’s closing early today.',
  reopensToday: (from: string) => `It will then be closed until ${from}.`,
  otherHours: (clinic: string, hours: string, day: string) => `${clinic} is only open ${hours} ${day}.`,
  manyOtherHours: (day: string) => `Some clinics have different hours ${day}. Check your clinic’s page.`,
  notOpen: (clinics: string, isOne: boolean, day: string) =>
    `${clinics} ${isOne ? 'is' : 'are'} closed ${day}.`,
  openAt: (until: string) =>
    `Yes. You can walk in until ${until} today, or book ahead to spend less time waiting.`,
  openOn: (who: string, day: string, hours: string) => `Yes, ${who} open ${midSentence(day)} from ${hours}.`,
  closedNow: 'No, not right now.',
  notYet: 'Not yet.',
  closedToday: (reason: string) => `No. We’re closed today for ${reason}.`,
  closedByStaff: (clinic: string, day: string) =>
    `No. ${clinic === 'we' ? 'We’re' : `${clinic} is`} closed ${day}.`,
  closedEarly: (clinic: string) => `No. ${clinic === 'we' ? 'We' : clinic} closed early today.`,
  othersOpen: (until: string) => `Our other clinics are open until ${until} today.`,
  closedWeekends: 'No. We’re closed on weekends.',
  closedOn: (day: string, reason: string) => `No. We’re closed ${midSentence(day)} for ${reason}.`,
  specialDayOnWeekend: (name: string, day: string) => `No. ${name} is ${day}, and we’re closed on weekends.`,
  openOnSpecialDay: (name: string, day: string, hours: string) =>
    `Yes. ${name} is ${midSentence(day)} and we’re open from ${hours}.`,
  outside: (hours: string) => `No. We’re open from ${hours}.`,
  outsideOn: (clinic: string, day: string, hours: string) =>
    `No. ${clinic} is open ${midSentence(day)} from ${hours}.`,
  reopens: (clinic: string, when: string) =>
    `${clinic === 'we' ? 'We reopen' : `${clinic} reopens`} ${when}.`,
  opens: (clinic: string, when: string) => `${clinic === 'we' ? 'We open' : `${clinic} opens`} ${when}.`,
  askWhen: `Call ${brand.phone} to ask when it reopens.`,
  general: (who: string) => `${who} open ${brand.hoursInWords}. We’re closed on weekends and holidays.`,
  generalOpen: (until: string) => `Right now, we’re open until ${until}.`,
  generalClosed: (when: string) => `Right now, we’re closed. We reopen ${when}.`,
  generalOpenAt: (until: string) => `Right now, it’s open until ${until}.`,
  generalClosedAt: (when: string) => `Right now, it’s closed. It reopens ${when}.`,
  holidays: (name: string, day: string) => `No. We’re closed on holidays. The next one is ${name}, ${day}.`,
  /** How the texts above say yes or no. Left out where the question isn't answered with either. */
  verdict: /^(?:Yes|No)(?:, not right now\.|[.,]) /,
  urgent: 'If it can’t wait, go to an emergency room or call 911.',
};
