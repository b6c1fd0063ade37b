/** Path and query of a request target, undecoded; undefined if it has no path. */
export function splitTarget(target: string): { path: string; query: string } | undefined {
  const fromRoot = target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?#]*/i, '');
  if (!fromRoot.startsWith('/')) return undefined;
  const [beforeHash = ''] = fromRoot.split('#', 1);
  const [path = '', ...query] = beforeHash.split('?');
  return { path, query: query.join('?') };
}
