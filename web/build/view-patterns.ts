import { signedOutPath } from '#shared/sign-in.ts';
import { tokenPattern } from '#web/lib/browser/token-pattern.ts';
import { paths } from '#web/lib/paths.ts';
import { queryKeys, viewName, viewPaths, viewRules } from './first-views.ts';

/**
 * A pattern, and the text that replaces its match. The inline script of index.html matches it against two lines:
 * the URL after the domain, and the browser's stored values as JSON.
 */
export type Row = readonly [pattern: string, result: string];

const { raw } = String;

/** The pattern of a token in a query, without `+`, which means a space there. */
const token = tokenPattern.source.slice(1, -1).replace('+', '');

const noKeyOf = (keys: readonly string[]) => raw`(?!.*[?&](?:${keys.join('|')})[=&\n])`;

/** The pattern of a query in which the first value of `key` matches `value`. */
const queryWith = (key: string, value: string) => raw`\?(?:(?!${key}=)[^&\n]*&)*${key}=${value}(?:&.*)?`;

/** Matches queries that open a view: they have the view's query key or, if it has none, none of `queryKeys`. */
function queryOf(view: string): string {
  const [key, value] = view.split('?')[1]?.split('=') ?? [];
  if (key === undefined) return raw`${noKeyOf(queryKeys)}(?:\?.*)?`;
  if (value === undefined) return queryWith(key, token);
  // Matches all values that have a view, so that `rowsOf` merges the patterns of these views.
  const others = viewPaths.filter((one) => one.startsWith(view.slice(0, -value.length)));
  const values = others.map((one) => one.slice(view.length - value.length));
  return noKeyOf(queryKeys.filter((one) => one !== key)) + queryWith(key, `(${values.join('|')})`);
}

/** Matches when the browser stores the token of the booking whose number is the second group. */
const isKept = raw`.*"appointments":"(?:[^"\\]|\\.)*\\"confirmationNumber\\":\\"\2\\"`;

const noneOf = (keys: readonly string[]) => (keys.length > 0 ? `(?!.*"(?:${keys.join('|')})":)` : '');

interface Pattern {
  /** The content of the first group: the path without its first and last slash. */
  route: string;
  /** The pattern of everything after the route. */
  rest: string;
  result: string;
}

/** The pattern of a view's URL. A path that ends with a slash matches every URL below it. */
function patternOf(view: string, stored: string, query = queryOf(view)): Pattern {
  const [path = '', value] = view.slice(1).split(/\?\w+=?/);
  const route = path.replace(/\/$/, '');
  const number = path === route ? '' : raw`/([^/?\n]+)`;
  // Allows trailing slashes, which the router ignores.
  const rest = raw`${number}/*${query}\n${stored}`;
  const result = value
    ? `$1${viewName(view).slice(route.length, -value.length)}$2`
    : `$1${viewName(view).slice(route.length)}`;
  return { route, rest, result };
}

/** Merges patterns that differ only in their route into one row. */
function rowsOf(patterns: readonly Pattern[]): Row[] {
  const groups = Map.groupBy(patterns, ({ rest, result }) => JSON.stringify([rest, result]));
  return [...groups.values()].map((group): Row => {
    const routes = new Set(group.map(({ route }) => route));
    return [`^[^#]*#/?(${[...routes].join('|')})${group[0]?.rest}[^]*`, `${group[0]?.result}`];
  });
}

const rules = Object.entries(viewRules);

/** The rows that redirect a URL to another one. */
export function redirects(): Row[] {
  // The sign-in service redirects to the root with its reply and, after a sign-out, to `signedOutPath`. Both belong
  // to the dashboard.
  const signIn: Row = [
    raw`^(?:${signedOutPath}(?=[?#\n])|[^?#\n]*(?=\?(?:[^#\n]*&)?state=))([^#\n]*)[^]*`,
    `/#${paths.adminBookings}$1`,
  ];
  const others = rules.flatMap(([path, { without = [], keeps, otherwise }]) => {
    const stored = noneOf(without) + (keeps ? `(?!${isKept})` : '');
    return otherwise ? { ...patternOf(path, stored), result: `#${otherwise}$2` } : [];
  });
  return [signIn, ...rowsOf(others)];
}

/** The rows that lead from a URL to its first view. The first match counts. */
export function viewPatterns(): Row[] {
  const kept = rules
    .filter(([, { keeps }]) => keeps)
    .map(([path]) => patternOf(`${path}?token`, isKept, raw`(?:\?.*)?`));
  const others = viewPaths.map((view) => patternOf(view, noneOf(viewRules[view]?.without ?? [])));
  return rowsOf([...kept, ...others]);
}
