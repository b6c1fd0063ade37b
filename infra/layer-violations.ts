import { posix } from 'node:path';
import { rooms } from './layers.ts';

export interface Source {
  /** From the root of the repository. */
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

/** The room of a file: its name in the table, and its folder, which tells rooms apart that share a name with `*`. */
function roomOf(path: string): { name: string; folder: string } | undefined {
  for (let folder = path; folder !== '.'; folder = posix.dirname(folder)) {
    const name = [folder, `${posix.dirname(folder)}/*`].find((candidate) => Object.hasOwn(rooms, candidate));
    if (name) return { name, folder };
  }
  return undefined;
}

/** The file of this repository that a specifier names; undefined for a package. */
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
  return sources
    .filter(({ path }) => !/\.(test|harness)\.tsx?$/.test(path))
    .flatMap(({ path, text }) =>
      [staticImport, dynamicImport].flatMap((pattern) =>
        Array.from(text.matchAll(pattern), ([, specifier = '']) => ({ path, specifier })),
      ),
    );
}

/** The folder directly below `outer` that contains `inner`; undefined when `inner` is not below `outer`. */
function subfolder(outer: string, inner: string): string | undefined {
  return inner.startsWith(`${outer}/`) ? inner.slice(outer.length + 1).split('/')[0] : undefined;
}

/** The imports of a folder's own files from one of its subfolders, while that subfolder imports from them. */
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
 * The imports of these files that violate the table, or run both ways between a folder and its subfolder, as
 * `file: specifier (reason)`.
 */
export function layerViolations(sources: readonly Source[]): string[] {
  const imports = importsOf(sources);
  const againstTable = imports.flatMap(({ path, specifier }) => {
    const reason = reasonAgainst(specifier, path);
    return reason ? [`${path}: ${specifier} (${reason})`] : [];
  });
  return [...againstTable, ...twoWayImports(imports)];
}
