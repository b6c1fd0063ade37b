import { afterAll, vi } from 'vitest';

// The files of a project share workers, which keep the modules of node_modules. Our own modules are loaded
// again for each file, because handlers read their environment and keep state on load.
vi.resetModules();

/** Removes the window listeners that this file's modules added. */
let removeListeners = () => {};

// Files share a document too, so an earlier file's cart or address would still be there.
if (typeof document !== 'undefined') {
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');

  // A listener left by an earlier file could stop an event before it reaches this file's copy of the same module.
  const { addEventListener } = window;
  const added: Parameters<typeof addEventListener>[] = [];
  window.addEventListener = (...parameters: (typeof added)[number]) => {
    added.push(parameters);
    addEventListener(...parameters);
  };
  removeListeners = () => {
    for (const parameters of added) window.removeEventListener(...parameters);
    window.addEventListener = addEventListener;
  };
}

const environment = { ...process.env };

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  removeListeners();
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
});
