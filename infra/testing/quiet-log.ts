import { afterAll, vi } from 'vitest';

/** For tests of what is logged: the lines as they come, kept out of the report. */
export function keptLog(): readonly string[] {
  const written: string[] = [];
  const watch = vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    written.push(String(chunk));
    return true;
  });
  afterAll(() => watch.mockRestore());
  return written;
}

/** For tests that provoke errors by the hundred: what the handlers log of them stays out of the report. */
export function quietLog(): void {
  const silenced = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  afterAll(() => silenced.mockRestore());
}
