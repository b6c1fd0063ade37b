import { posix } from 'node:path';
import { rooms } from './layers.ts';

export interface Source {
  /** Relative to the repository's root. */
  path: string;
  text: string;
}

/** The aliases of package.json's `imports`. */
const aliases = {
  '#shared/': 'shared/',
  '#functions/': 'functions/',
  '#web/': 'web/src/',
  '#infra/': 'infra/',
};

const staticImport = /^(?:import|export)\s(?:[^'"`;]*?\sfrom\s)?'([^'\n]+)'/gm;
const dynamicImport = /\bimport\(\s*'([^'\n]+)'\s*\)/g;
const quotedPath = /(?<!\b(?:from |import |import\())'([\w./-]+\.\w+)'/g;

/**
 * The room of a file: its name in the table, and its folder, which distinguishes rooms that share a name with
 * `*`.
 */
function roomOf(path: string): { name: string; folder: string } | undefined {
  for (let folder = path; folder !== '.'; folder = posix.dirname(folder)) {
    const name = [folder, `${posix.dirname(folder)}/*`].find((candidate) => Object.hasOwn(rooms, candidate));
    if (name) return { name, folder };
  }
  return undefined;
}

/** The repository's file that an import specifier names; undefined for a package. */
function fileOf(specifier: string, importer: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(importer), specifier);
  const alias = Object.entries(aliases).find(([prefix]) => specifier.startsWith(prefix));
  return alias && alias[1] + specifier.slice(alias[0].length);
}

function allows(patterns: readonly string[], packageName: string): boolean {
  return patterns.some((pattern) =>
    pattern.endsWith('*') ? packageName.startsWith(pattern.slice(0, -1)) : packageName === pattern,
  );
}

function reasonAgainst(specifier: string, path: string): string | undefined {
  const room = roomOf(path);
  const terms = room && rooms[room.name];
  if (!room || !terms) return 'the file is in no room of infra/layers.ts';
  const target = fileOf(specifier, path);
  if (!target) return allows(terms.packages, specifier) ? undefined : `${room.name} may not use this package`;
  const other = roomOf(target);
  if (other?.folder === room.folder || terms.rooms.includes('*')) return undefined;
  return other && terms.rooms.includes(other.name) ? undefined : `${room.name} may not import ${other?.name}`;
}

interface Import {
  /** The file that imports. */
  path: string;
  specifier: string;
}

function importsOf(sources: readonly Source[]): Import[] {
  return sources.flatMap(({ path, text }) =>
    [staticImport, dynamicImport].flatMap((pattern) =>
      Array.from(text.matchAll(pattern), ([, specifier = '']) => ({ path, specifier })),
    ),
  );
}

/** Files that code names by a quoted path below its own folder, the root or `web/`. They count as imports. */
function namedFiles(sources: readonly Source[], files: ReadonlySet<string>): Import[] {
  return sources.flatMap(({ path, text }) => {
    const folder = posix.dirname(path);
    return Array.from(text.matchAll(quotedPath)).flatMap(([, quoted = '']) => {
      const file = [folder, '.', 'web'].map((base) => posix.join(base, quoted)).find((one) => files.has(one));
      return file && roomOf(file) ? { path, specifier: `./${posix.relative(folder, file)}` } : [];
    });
  });
}

/** The folder directly below `outer` that contains `inner`; undefined when `inner` is not below `outer`. */
function subfolder(outer: string, inner: string): string | undefined {
  return inner.startsWith(`${outer}/`) ? inner.slice(outer.length + 1).split('/')[0] : undefined;
}

/** The imports from a subfolder by files directly in its parent, if the subfolder also imports from the parent. */
function twoWayImports(imports: readonly Import[]): string[] {
  const down: [pair: string, Import][] = [];
  const up = new Map<string, string>();
  for (const { path, specifier } of imports) {
    const from = posix.dirname(path);
    const to = posix.dirname(fileOf(specifier, path) ?? path);
    const below = subfolder(from, to);
    if (below) down.push([`${from}/${below}`, { path, specifier }]);
    const above = subfolder(to, from);
    if (above) up.set(`${to}/${above}`, path);
  }
  return down.flatMap(([pair, { path, specifier }]) => {
    const back = up.get(pair);
    return back ? [`${path}: ${specifier} (${back} imports from the folder above it)`] : [];
  });
}

/**
 * The two sibling folders that contain two files, below their last common folder; undefined if a file is
 * directly in the common folder.
 */
function siblingFolders(file: string, other: string): [folder: string, sibling: string] | undefined {
  let common = posix.dirname(file);
  while (common !== '.' && !other.startsWith(`${common}/`)) common = posix.dirname(common);
  const under = common === '.' ? '' : `${common}/`;
  const [folder, sibling] = [file, other].map((path) => path.slice(under.length).split('/'));
  if (!folder?.[1] || !sibling?.[1]) return undefined;
  return [`${under}${folder[0]}`, `${under}${sibling[0]}`];
}

/** The imports from a sibling folder that imports back, directly or through other folders. */
function circularImports(imports: readonly Import[]): string[] {
  const arrows = imports.flatMap((one) => {
    const pair = siblingFolders(one.path, fileOf(one.specifier, one.path) ?? one.path);
    return pair ? [{ ...one, from: pair[0], to: pair[1] }] : [];
  });
  const targets = Map.groupBy(arrows, ({ from }) => from);
  const reach = (folder: string, seen = new Set<string>()): Set<string> => {
    for (const { to } of targets.get(folder) ?? []) {
      if (!seen.has(to)) reach(to, seen.add(to));
    }
    return seen;
  };
  return arrows
    .filter(({ from, to }) => reach(to).has(from))
    .map(({ path, specifier, from, to }) => `${path}: ${specifier} (${to} leads back to ${from})`);
}

/**
 * The imports of these files that violate the table, run both ways between a folder and its subfolder, or
 * form a circle of sibling folders, as `file: specifier (reason)`. Quoted file paths must not violate the
 * table either.
 * @param files all files that code could name
 */
export function layerViolations(all: readonly Source[], files: readonly string[] = []): string[] {
  const sources = all.filter(({ path }) => !/\.(test|harness)\.tsx?$/.test(path));
  const imports = importsOf(sources);
  // Skip the tables themselves, which name rooms that are files.
  const named = namedFiles(sources, new Set(files)).filter(
    ({ path }) => !/^infra\/(\w+-)?layers\.ts$/.test(path),
  );
  const againstTable = [...imports, ...named].flatMap(({ path, specifier }) => {
    const reason = reasonAgainst(specifier, path);
    return reason ? [`${path}: ${specifier} (${reason})`] : [];
  });
  return [...againstTable, ...twoWayImports(imports), ...circularImports(imports)];
}
