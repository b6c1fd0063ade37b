import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { projectDirectory } from '#infra/build/paths.ts';
import { buildSite, buildSiteIfStale, siteDirectory } from '#infra/build/site-build.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';
import { exactly, type Row } from './common/measurement.ts';

function filesIn(site: string): Map<string, Buffer> {
  const files = globSync('**/*', { cwd: site, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name));
  return new Map(paths.map((path) => [path.slice(site.length), readFileSync(path)]));
}

/**
 * The files of a build that differ from those in `web/dist`, built earlier by another process, or that
 * contain the project's path. Deploying the same commit twice would upload each of them again.
 */
export function sameBuildRow(site: string): Row {
  buildSiteIfStale();
  // The clinics' pages list a year of closed days, starting with the day of the build.
  const builtOn = clinicDateAt(statSync(join(siteDirectory, 'index.html')).mtime);
  if (builtOn !== clinicDateAt(new Date())) buildSite();
  const [ours, others] = [filesIn(site), filesIn(siteDirectory)];
  const unlike = [...new Set([...ours.keys(), ...others.keys()])].filter((name) => {
    const content = ours.get(name);
    return !content || !others.get(name)?.equals(content) || content.includes(projectDirectory);
  });
  const what = ['files unlike those of another build of the same sources', ...unlike.slice(0, 3)].join(' ');
  return { what, ours: String(unlike.length), bar: exactly(unlike.length, 0) };
}
