/** The address if it is one of the web, http or https; a link to anything else could run a script. */
export function httpUrl(text: string): string | undefined {
  const url = URL.parse(text);
  return url && ['http:', 'https:'].includes(url.protocol) ? url.href : undefined;
}
