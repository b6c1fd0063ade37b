import { afterAll, vi } from 'vitest';

// The files of a project share workers, which start once and keep what node_modules loaded. Everything of ours is
// loaded again for each file, because handlers read their environment and keep state when they load.
vi.resetModules();

// They share a document too. A cart or an address that an earlier file left would be this one's.
if (typeof document !== 'undefined') {
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
}

const environment = { ...process.env };

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
});
