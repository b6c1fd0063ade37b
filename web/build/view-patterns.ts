import { signedOutPath } from '#shared/sign-in.ts';
import { tokenPattern } from '#web/lib/browser/token-pattern.ts';
import { paths } from '#web/lib/paths.ts';
import { queryKeys, viewName, viewPaths, viewRules } from './first-views.ts';

/**
 * A pattern, and what replaces all that it matches. It is tried on what the inline script of index.html knows: a line with
 * the address below the domain, and a line of JSON with what the browser stores.
 */
export type Row = readonly [pattern: string, result: string];

const { raw } = String;

/** In a query, a `+` is a space. */
const token = tokenPattern.source.slice(1, -1).replace('+', '');

const noKeyOf = (keys: readonly string[]) => raw`(?!.*[?&](?:${keys.join('|')})[=&\n])`;

/** A query with this for the first value of the key. */
const queryWith = (key: string, value: string) => raw`\?(?:(?!${key}=)[^&\n]*&)*${key}=${value}(?:&.*)?`;

/** The query of a view's address: with its own key, or without any on which a screen depends. */
function queryOf(view: string): string {
  const [key, value] = view.split('?')[1]?.split('=') ?? [];
  if (key === undefined) return raw`${noKeyOf(queryKeys)}(?:\?.*)?`;
  if (value === undefined) return queryWith(key, token);
  // The same for all values that have a view.
  const others = viewPaths.filter((one) => one.startsWith(view.slice(0, -value.length)));
  const values = others.map((one) => one.slice(view.length - value.length));
  return noKeyOf(queryKeys.filter((one) => one !== key)) + queryWith(key, `(${values.join('|')})`);
}

/** Keeps the token of the booking whose number is the second group. */
const isKept = raw`.*"appointments":"(?:[^"\\]|\\.)*\\"confirmationNumber\\":\\"\2\\"`;

const noneOf = (keys: readonly string[]) => (keys.length > 0 ? `(?!.*"(?:${keys.join('|')})":)` : '');

interface Pattern {
  /** What the first group holds: the path without its first and last slash. */
  route: string;
  /** The pattern of all that follows. */
  rest: string;
  result: string;
}

/** For the address of a view. A path that ends with a slash stands for every address below it. */
function patternOf(view: string, stored: string, query = queryOf(view)): Pattern {
  const [path = '', value] = view.slice(1).split(/\?\w+=?/);
  const route = path.replace(/\/$/, '');
  const number = path === route ? '' : raw`/([^/?\n]+)`;
  // The router ignores slashes at the end, and adds a missing one in front.
  const rest = raw`${number}/*${query}\n${stored}`;
  const result = value
    ? `$1${viewName(view).slice(route.length, -value.length)}$2`
    : `$1${viewName(view).slice(route.length)}`;
  return { route, rest, result };
}

/** Those that differ only in their route become one row. */
function rowsOf(patterns: readonly Pattern[]): Row[] {
  const groups = Map.groupBy(patterns, ({ rest, result }) => JSON.stringify([rest, result]));
  return [...groups.values()].map((group): Row => {
    const routes = new Set(group.map(({ route }) => route));
    return [`^[^#]*#/?(${[...routes].join('|')})${group[0]?.rest}[^]*`, `${group[0]?.result}`];
  });
}

const rules = Object.entries(viewRules);

/** Which addresses lead to another one. */
export function redirects(): Row[] {
  // The sign-in service redirects to the root with its answer, or to the path after sign-out: both belong to the dashboard.
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

/** Which addresses have which first view. The first that matches counts. */
export function viewPatterns(): Row[] {
  const kept = rules
    .filter(([, { keeps }]) => keeps)
    .map(([path]) => patternOf(`${path}?token`, isKept, raw`(?:\?.*)?`));
  const others = viewPaths.map((view) => patternOf(view, noneOf(viewRules[view]?.without ?? [])));
  return rowsOf([...kept, ...others]);
}
