import type { IncomingMessage } from 'node:http';

/** Where this machine is reached: the names and the port of the loopback addresses it listens on. */
export function ownHosts(port: number): ReadonlySet<string> {
  return new Set([`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`]);
}

interface LocalRequest {
  /** Whether other sites may link to it, as every sign-in begins with a link. */
  isLinked: boolean;
}

/**
 * Whether a request to a local service comes from our own pages, from a script, or from the address bar. A website open in
 * the same browser can send requests here, and with a name that it makes point to this machine (DNS rebinding) read the
 * answers: its Host is another, and its browser names the site it comes from.
 */
export function isFromOwnPages(
  { method, headers }: IncomingMessage,
  hosts: ReadonlySet<string>,
  { isLinked }: LocalRequest,
): boolean {
  const { host = '', origin, 'sec-fetch-site': site } = headers;
  if (!hosts.has(host)) return false;
  if (site === 'same-origin') return true;
  // Signing in on 127.0.0.1 talks to localhost, which browsers call another site.
  if (origin !== undefined) return origin.startsWith('http://') && hosts.has(origin.slice('http://'.length));
  if (site === undefined || site === 'none') return true;
  return isLinked && method === 'GET' && headers['sec-fetch-dest'] === 'document';
}
