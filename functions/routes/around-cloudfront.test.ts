import { expect, test } from 'vitest';
import { adminClaims } from '#infra/testing/events.ts';
import { quietLog } from '#infra/testing/quiet-log.ts';
import { openPaymentSystem } from '#infra/testing/records/payments.ts';
import { routeIds } from '#shared/contract/routes.ts';

quietLog();
const system = await openPaymentSystem();

const refused = {
  status: 400,
  problem: { code: 'malformed', detail: expect.stringContaining('where this request came from') },
};

test.each(routeIds)(
  '%s refuses what came around CloudFront, whoever calls, before it reads the body',
  async (id) => {
    const [, ...names] = id.split('{').map((part) => part.split('}')[0] ?? '');
    const request = {
      isAroundCloudFront: true,
      claims: adminClaims(),
      params: Object.fromEntries(names.map((name) => [name, 'x'])),
      ...(!id.startsWith('GET') && { rawBody: '{' }),
    };
    expect(await system.call(id, request)).toMatchObject(refused);
    const headers = { 'x-origin-proof': 'made up', 'x-viewer-address': '203.0.113.9' };
    expect(await system.call(id, { ...request, headers })).toMatchObject(refused);
  },
);
