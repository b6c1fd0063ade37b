/**
 * Text for a template, in ASCII: CloudFormation gives back anything else as "?", and a command that reuses the deployed
 * template would write that.
 */
export const ascii = (text: string) => text.replaceAll('’', "'");
