import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type JsonObject, readableJson, sorted } from './json.ts';
import type { Snapshot, StackSnapshot } from './snapshot.ts';

/** Beside a file for each stack, one for what the templates don't say. */
const buildFile = 'build.json';

function read<Content>(file: string): Content {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The last release of a stage; undefined if there was none. */
export function readReleased(stage: string, root: string): Snapshot | undefined {
  const directory = join(root, stage);
  if (!existsSync(join(directory, buildFile))) return undefined;
  const stacks = globSync('*.json', { cwd: directory })
    .filter((file) => file !== buildFile)
    .toSorted()
    .map((file) => [basename(file, '.json'), read<StackSnapshot>(join(directory, file))] as const);
  return {
    stage,
    stacks: Object.fromEntries(stacks),
    ...read<Pick<Snapshot, 'code' | 'inlineScripts' | 'publishableKey'>>(join(directory, buildFile)),
  };
}

/** Writes a release, in a form whose changes can be reviewed. */
export function writeReleased({ stage, stacks, ...build }: Snapshot, root: string): void {
  const directory = join(root, stage);
  // A stack that is gone must not stay in the release.
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  const write = (file: string, content: object) =>
    writeFileSync(join(directory, file), `${readableJson(sorted(content as JsonObject))}\n`);
  for (const [name, stack] of Object.entries(stacks)) write(`${name}.json`, stack);
  write(buildFile, build);
}
