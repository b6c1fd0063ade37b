/**
 * Replaces ’ in a text for a template with an ASCII apostrophe. CloudFormation returns any non-ASCII character as "?",
 * and a command that reuses the deployed template would write that "?".
 */
export const ascii = (text: string) => text.replaceAll('’', "'");
