import { describe, expect, test } from 'vitest';
import { fillEnvironment } from '#infra/local/handler-environment.ts';
import { access } from '#infra/policy/access.ts';
import type { Grants } from '#infra/policy/grant-terms.ts';
import { jobs } from '#infra/policy/job-access.ts';
import { cloudLimits, localLimits } from '#infra/policy/limits.ts';
import { bookingBody, freshDay } from '#infra/testing/bookings.ts';
import { startSystem } from '#infra/testing/started-systems.ts';
import { readSettings } from './settings.ts';
import { StartProblem } from './start-problem.ts';

const nowhere = { dynamoDb: 'http://none', secrets: 'http://none', tableName: (table: string) => table };

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
    const lines: Grants[] = [...Object.values(access), ...Object.values(jobs)];
    const names = lines.flatMap(({ limits = [] }) => limits);
    expect(names).toContain('LIMIT_BOOKINGS_PER_DAY');
    for (const name of names) expect([name, process.env[name]]).toEqual([name, String(cloudLimits[name])]);
  });

  test('cloud is named at the start, and a thirteenth booking from one address is refused', async () => {
    const { origin, output } = await startSystem({ LOCAL_LIMITS: 'cloud' });
    expect(output.stdout).toContain("the cloud's (LOCAL_LIMITS)");
    const statuses: number[] = [];
    for (let count = 0; count < 13; count++) {
      const body = JSON.stringify(bookingBody({ date: freshDay(), email: 'one@example.com' }));
      const headers = { 'content-type': 'application/json' };
      statuses.push((await fetch(`${origin}/api/appointments`, { method: 'POST', body, headers })).status);
    }
    expect(statuses).toEqual([...Array(12).fill(201), 429]);
  });
});
