/** What a mail to a patient is for, most needed first. When few are left of a recipient's day, they go in this order. */
export const mailClasses = [
  'closure',
  'cancellation',
  'reminder',
  'receipt',
  'confirmation',
  /** A lookup code, asked for by the client that booked the first of the appointments. */
  'own-code',
  'code',
] as const;

export type MailClass = (typeof mailClasses)[number];

/** How many mails of each class went to a recipient today. */
export type Sent = Partial<Record<MailClass, number>>;

export interface BudgetLimits {
  /** All mails to a recipient in a day. */
  mails: number;
  /** How many of those may be lookup codes. */
  codes: number;
}

const urgent: readonly MailClass[] = ['closure', 'cancellation', 'reminder'];
const codes: readonly MailClass[] = ['own-code', 'code'];

const keptForUrgent = 1;
/** So that strangers can't use up a patient's codes, neither with codes nor with visits that they book and cancel. */
const keptForOwnCodes = 2;

function sumOf(sent: Sent, classes: readonly MailClass[]): number {
  return classes.reduce((sum, one) => sum + (sent[one] ?? 0), 0);
}

export function isUrgent(mailClass: MailClass): boolean {
  return urgent.includes(mailClass);
}

export function isCode(mailClass: MailClass): boolean {
  return codes.includes(mailClass);
}

/** Whether a mail leaves room for reminders ahead. Cancellations and reminders do as well: strangers can book and cancel. */
export function yieldsToReminders(mailClass: MailClass): boolean {
  return mailClass !== 'closure';
}

/** Below this number of mails, one more of this class has room, whatever the others were for. Half of a day's at most. */
export function alwaysRoomBelow(mailClass: MailClass, limits: BudgetLimits): number {
  const kept = keptForUrgent + keptForOwnCodes;
  const half = Math.min(Math.floor(limits.mails / 2), limits.mails - kept);
  return isCode(mailClass) ? Math.min(half, limits.codes - keptForOwnCodes) : half;
}

/**
 * Whether a recipient may get one more mail today.
 * @param remindersAhead how many reminders that the recipient is still to get today are needed more than this mail
 */
export function hasRoom(
  mailClass: MailClass,
  sent: Sent,
  limits: BudgetLimits,
  remindersAhead: number,
): boolean {
  const total = sumOf(sent, mailClasses);
  if (mailClass === 'closure') return total < limits.mails;
  const codesSent = sumOf(sent, codes);
  const ownCodesLeft = Math.max(0, keptForOwnCodes - (sent['own-code'] ?? 0));
  const forUrgent = Math.max(remindersAhead, keptForUrgent - sumOf(sent, urgent));
  if (mailClass === 'own-code') {
    return codesSent < limits.codes && total + (ownCodesLeft > 0 ? 0 : forUrgent) < limits.mails;
  }
  if (isUrgent(mailClass)) return total + remindersAhead + ownCodesLeft < limits.mails;
  if (mailClass === 'code' && codesSent >= limits.codes - keptForOwnCodes) return false;
  return total + forUrgent + ownCodesLeft < limits.mails;
}
