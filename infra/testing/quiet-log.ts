import { afterAll, vi } from 'vitest';

/** Captures log lines for tests of logging, and keeps them out of the report. */
export function keptLog(): readonly string[] {
  const written: string[] = [];
  const watch = vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    written.push(String(chunk));
    return true;
  });
  afterAll(() => watch.mockRestore());
  return written;
}

/** Keeps the handlers' log out of the report, for tests that cause many errors. */
export function quietLog(): void {
  const silenced = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  afterAll(() => silenced.mockRestore());
}
