/** What a form-encoded body or query says: `a[b]=c` is nested, lists have their indexes as names. */
export interface Params {
  [name: string]: string | Params;
}

const emptyParams = (): Params => Object.create(null) as Params;

/** `metadata[payment]` is ['metadata', 'payment']; `expand[]` is ['expand', '']. */
function pathOf(key: string): string[] {
  const [, head = key, rest = ''] = key.match(/^([^[]+)((?:\[[^\]]*\])*)$/) ?? [];
  return [head, ...[...rest.matchAll(/\[([^\]]*)\]/g)].map(([, name = '']) => name)];
}

/** Reads a body or a query in the way that the stripe package writes them. */
export function parseForm(text: string): Params {
  const params = emptyParams();
  for (const [key, value] of new URLSearchParams(text)) {
    const path = pathOf(key);
    const last = path.pop() ?? key;
    const place = path.reduce((parent, name) => {
      const child = parent[name];
      const group = typeof child === 'object' ? child : emptyParams();
      parent[name] = group;
      return group;
    }, params);
    place[last === '' ? String(Object.keys(place).length) : last] = value;
  }
  return params;
}

/** A parameter that is text, or undefined: an empty one counts as not given, as with Stripe. */
export function textOf(params: Params | undefined, name: string): string | undefined {
  const value = params?.[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** A parameter that holds others. */
export function groupOf(params: Params | undefined, name: string): Params | undefined {
  const value = params?.[name];
  return typeof value === 'object' ? value : undefined;
}

/** A parameter that is a list of texts. */
export function listOf(params: Params, name: string): string[] {
  return Object.values(groupOf(params, name) ?? {}).filter((value) => typeof value === 'string');
}
