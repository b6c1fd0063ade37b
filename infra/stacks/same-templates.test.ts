import { expect, test, vi } from 'vitest';
import { projectDirectory } from '#infra/build/paths.ts';
import {
  dataTemplate,
  synthesize,
  watchTemplate,
  webTemplate,
} from '#infra/testing/cloud/synthesized-cloud.ts';

test('a synthesis of the same commit a year later, in another folder, makes the same templates, byte by byte', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 366 * 86_400_000 });
  try {
    const { data, web, watch } = await synthesize();
    expect(JSON.stringify(data)).toBe(JSON.stringify(dataTemplate));
    expect(JSON.stringify(web)).toBe(JSON.stringify(webTemplate));
    expect(JSON.stringify(watch)).toBe(JSON.stringify(watchTemplate));
    expect(JSON.stringify([data, web, watch])).not.toContain(projectDirectory);
  } finally {
    vi.useRealTimers();
  }
});
