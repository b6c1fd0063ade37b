import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { projectDirectory } from '#infra/build/bundle-paths.ts';
import { buildSite, buildSiteIfStale, siteDirectory } from '#infra/build/site-build.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';
import { atMost, type Row } from './common/measurement.ts';

function filesIn(site: string): Map<string, Buffer> {
  const files = globSync('**/*', { cwd: site, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name));
  return new Map(paths.map((path) => [path.slice(site.length), readFileSync(path)]));
}

/**
 * The files of a build that those of another one, at another time and in another folder, differ from, or that name the
 * project's folder. Any would be uploaded again by a deployment of the same commit.
 */
export function unlikeFiles(site: string, other: string): string[] {
  const [ours, others] = [filesIn(site), filesIn(other)];
  const names = new Set([...ours.keys(), ...others.keys()]);
  return [...names].filter((name) => {
    const content = ours.get(name);
    return !content || !others.get(name)?.equals(content) || content.includes(projectDirectory);
  });
}

/** Compares a build with the one in `web/dist`, which is made if it isn't of the present sources. */
export function sameBuildRow(site: string): Row {
  buildSiteIfStale();
  // The clinics' pages list a year of closed days from the day of the build.
  const builtOn = clinicDateAt(statSync(join(siteDirectory, 'index.html')).mtime);
  if (builtOn !== clinicDateAt(new Date())) buildSite();
  const unlike = unlikeFiles(site, siteDirectory);
  const what = ['files unlike those of another build of the same sources', ...unlike.slice(0, 3)].join(' ');
  return { what, ours: String(unlike.length), bar: atMost(unlike.length, 0, '0') };
}
