import { afterAll, vi } from 'vitest';

// The files of a project share workers, which keep the modules of node_modules. Our own modules are loaded
// again for each file, because handlers read their environment and keep state on load.
vi.resetModules();

// Files share a document too, so an earlier file's cart or address would still be there.
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
