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

/** The imports of these files that violate the table, as `file: specifier (reason)`. */
export function layerViolations(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => !/\.(test|harness)\.tsx?$/.test(path))
    .flatMap(({ path, text }) => {
      const specifiers = [staticImport, dynamicImport].flatMap((pattern) =>
        Array.from(text.matchAll(pattern), ([, specifier = '']) => specifier),
      );
      return specifiers.flatMap((specifier) => {
        const reason = reasonAgainst(specifier, path);
        return reason ? [`${path}: ${specifier} (${reason})`] : [];
      });
    });
}
