import { describe, expect, test } from 'vitest';
import type { Grants } from '#infra/config/grant-terms.ts';
import { jobs } from '#infra/config/jobs.ts';
import { cloudLimits, localLimits } from '#infra/config/limits.ts';
import { routeFunctions } from '#infra/config/routes/route-functions.ts';
import { fillEnvironment } from '#infra/local/handler-environment.ts';
import { readSettings } from './settings.ts';
import { StartProblem } from './start-problem.ts';

const nowhere = { dynamoDb: 'http://none', secrets: 'http://none' };

describe('LOCAL_LIMITS', () => {
  test('is cloud or not set', () => {
    expect(readSettings({}).limits).toBe(localLimits);
    expect(readSettings({ LOCAL_LIMITS: '' }).limits).toBe(localLimits);
    expect(readSettings({ LOCAL_LIMITS: 'cloud' }).limits).toBe(cloudLimits);
    for (const LOCAL_LIMITS of ['Cloud', 'local', 'none', '1', ' cloud']) {
      expect(() => readSettings({ LOCAL_LIMITS })).toThrow(StartProblem);
      expect(() => readSettings({ LOCAL_LIMITS })).toThrow(`not "${LOCAL_LIMITS}"`);
    }
  });

  test('cloud gives every function exactly the limits that it has in the cloud', () => {
    fillEnvironment({ ...nowhere, limits: readSettings({ LOCAL_LIMITS: 'cloud' }).limits });
    const lines: Grants[] = [...Object.values(routeFunctions), ...Object.values(jobs)];
    const names = lines.flatMap(({ limits = [] }) => limits);
    expect(names).toContain('LIMIT_BOOKINGS_PER_DAY');
    for (const name of names) expect([name, process.env[name]]).toEqual([name, String(cloudLimits[name])]);
  });
});
