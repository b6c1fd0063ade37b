/** A number as three letters, since names have no digits: 0 is `aaa`. */
function lettersOf(index: number): string {
  return [676, 26, 1].map((size) => String.fromCharCode(97 + (Math.floor(index / size) % 26))).join('');
}

/**
 * The names, mailbox and phone numbers of a week's patients. Those of another week differ, so that no search finds
 * them.
 */
export function patientsOf(week: number) {
  return {
    firstNames: ['Ana', 'Björn'],
    lastNames: [`Ortega${lettersOf(week)}`, `O’Neil${lettersOf(week)}`],
    /** What their email addresses end in. */
    mailbox: `${lettersOf(week)}@example.com`,
    /** The last four digits of their phone numbers. */
    endings: [2 * week, 2 * week + 1].map((digits) => String(digits).padStart(4, '0')),
  };
}
