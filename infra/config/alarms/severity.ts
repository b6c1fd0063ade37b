/**
 * How soon a person has to act on an alarm, most urgent first. Each severity has its own topic, and its own
 * recipients in each stage.
 */
export const severities = {
  /**
   * Pages the engineer, who acts right away at any hour: patients can't book, pay or get our emails, or money
   * is going wrong.
   */
  critical: 'act now, at any hour',
  /** One thing fails and can wait until the next working day. */
  warning: 'look today',
} as const;

export type Severity = keyof typeof severities;
