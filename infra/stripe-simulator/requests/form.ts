/** A parsed form-encoded body or query: `a[b]=c` is nested, list items are named by their index. */
export interface Params {
  [name: string]: string | Params;
}

const emptyParams = (): Params => Object.create(null) as Params;

/** `metadata[payment]` is ['metadata', 'payment']; `expand[]` is ['expand', '']. */
function pathOf(key: string): string[] {
  const [, head = key, rest = ''] = key.match(/^([^[]+)((?:\[[^\]]*\])*)$/) ?? [];
  return [head, ...[...rest.matchAll(/\[([^\]]*)\]/g)].map(([, name = '']) => name)];
}

/** Parses a body or query in the format of the stripe package. */
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

/** A text parameter, or undefined. As with Stripe, an empty one counts as missing. */
export function textOf(params: Params | undefined, name: string): string | undefined {
  const value = params?.[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** A nested parameter. */
export function groupOf(params: Params | undefined, name: string): Params | undefined {
  const value = params?.[name];
  return typeof value === 'object' ? value : undefined;
}

/** A parameter that is a list of strings. */
export function listOf(params: Params, name: string): string[] {
  return Object.values(groupOf(params, name) ?? {}).filter((value) => typeof value === 'string');
}
