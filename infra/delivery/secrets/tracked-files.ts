import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectDirectory } from '#infra/build/bundle-paths.ts';

/** A file of the project, or one that it once had. */
export interface ProjectFile {
  path: string;
  content: Buffer;
}

function git(args: readonly string[], input?: string): Buffer {
  return execFileSync('git', args, { cwd: projectDirectory, input, maxBuffer: 2 ** 31 - 1 });
}

/** Every file that is committed, or would be by `git add .`. */
export function* trackedFiles(): Generator<ProjectFile> {
  const list = git(['ls-files', '-z', '--cached', '--others', '--exclude-standard']).toString();
  for (const path of new Set(list.split('\0').filter(Boolean))) {
    const file = join(projectDirectory, path);
    // Deleted, but not committed yet.
    if (existsSync(file)) yield { path, content: readFileSync(file) };
  }
}

/** Every version of every file in the history that this clone has, once for each content. */
export function* historicFiles(): Generator<ProjectFile> {
  const objects = git(['rev-list', '--all', '--objects']).toString().trim().split('\n');
  const paths = new Map(objects.map((line) => [line.slice(0, 40), line.slice(41)]));
  const answer = git(['cat-file', '--batch', '--buffer'], [...paths.keys()].join('\n'));
  // Each object: a line with its name, kind and size, its content, and a line break.
  for (let start = 0; start < answer.length; ) {
    const end = answer.indexOf('\n', start);
    const [name = '', kind, size] = answer.toString('latin1', start, end).split(' ');
    const content = answer.subarray(end + 1, end + 1 + Number(size));
    if (kind === 'blob') yield { path: paths.get(name) || name, content };
    start = end + 1 + Number(size) + 1;
  }
}
