import { buildSite, SiteBuildFailed } from './site-build.ts';

try {
  buildSite(undefined, 'info');
} catch (error) {
  if (!(error instanceof SiteBuildFailed)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
