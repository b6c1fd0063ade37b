import { expect, test } from 'vitest';
import { openTestSystem } from '#infra/testing/open-test-system.ts';
import { services } from '#shared/services/services.ts';

const system = await openTestSystem();

test('lists the ten services, each with a name, a description and a link', async () => {
  const { status, body } = await system.call('GET /api/services');
  expect(status).toBe(200);
  expect(body).toEqual({ services });
  expect(body.services).toHaveLength(10);
});
