import { afterAll, vi } from 'vitest';

// Silence the log lines of bundles. On source, the test run judges the lines instead of printing them.
const silenced = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
afterAll(() => silenced.mockRestore());
