import { afterAll, vi } from 'vitest';

// A bundle writes its own log lines: on source, the test run judges them instead of printing them.
const silenced = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
afterAll(() => silenced.mockRestore());
