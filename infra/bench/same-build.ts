import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectDirectory } from '#infra/build/paths.ts';
import { exactly, type Row } from './common/measurement.ts';

function filesIn(site: string): Map<string, Buffer> {
  const files = globSync('**/*', { cwd: site, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name));
  return new Map(paths.map((path) => [path.slice(site.length), readFileSync(path)]));
}

/**
 * The files of a build that those of another one, at another time and in another folder, differ from, or that name the
 * project's folder. A deployment of the same commit would upload each of them again.
 */
export function sameBuildRow(site: string, other: string): Row {
  const [ours, others] = [filesIn(site), filesIn(other)];
  const unlike = [...new Set([...ours.keys(), ...others.keys()])].filter((name) => {
    const content = ours.get(name);
    return !content || !others.get(name)?.equals(content) || content.includes(projectDirectory);
  });
  const what = ['files unlike those of another build of the same sources', ...unlike.slice(0, 3)].join(' ');
  return { what, ours: String(unlike.length), bar: exactly(unlike.length, 0) };
}
