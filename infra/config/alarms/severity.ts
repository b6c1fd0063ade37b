/** How soon someone has to look at an alarm, most urgent first. Each severity has its own topic, and its own recipients in each stage. */
export const severities = {
  /** Page: patients can't book, pay or hear from us, or money is going wrong. Someone acts now, at any hour. */
  critical: 'act now, at any hour',
  /** One thing fails, and waits at most until the working day: someone looks today. */
  warning: 'look today',
} as const;

/** `critical` or `warning`. */
export type Severity = keyof typeof severities;
