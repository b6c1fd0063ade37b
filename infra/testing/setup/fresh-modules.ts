import { afterAll, vi } from 'vitest';

// The test files of a project share workers, in which the modules of node_modules stay loaded. Load our own modules
// again for each file, because handlers read their environment on load and keep state.
vi.resetModules();

/** Removes the window listeners that the modules of this test file added. */
let removeListeners = () => {};

// Test files share a document, too. Remove what an earlier file left in it, such as a cart or a URL.
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
