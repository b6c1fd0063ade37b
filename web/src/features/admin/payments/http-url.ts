/** The URL if it is http or https, because a link with another scheme could run a script. */
export function httpUrl(text: string): string | undefined {
  const url = URL.parse(text);
  return url && ['http:', 'https:'].includes(url.protocol) ? url.href : undefined;
}
