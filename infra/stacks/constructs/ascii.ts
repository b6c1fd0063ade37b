/**
 * Converts text for a template to ASCII: CloudFormation returns any other character as "?", and a command
 * that reuses the deployed template would write that.
 */
export const ascii = (text: string) => text.replaceAll('’', "'");
