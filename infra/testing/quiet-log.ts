import { afterAll, vi } from 'vitest';

/** For tests that provoke errors by the hundred: what the handlers log of them stays out of the report. */
export function quietLog(): void {
  const silenced = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  afterAll(() => silenced.mockRestore());
}
