import { expect, test } from 'vitest';
import { routeIds } from '#shared/api/routes.ts';
import { openApi } from './openapi.ts';

test('every route of the contract is described, with its parameters and who may call it', () => {
  const { paths } = openApi() as { paths: Record<string, Record<string, unknown>> };
  const described = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.toSorted()).toEqual(routeIds.toSorted());
  expect(paths['/api/appointments/{confirmationNumber}/status']?.put).toMatchObject({
    security: [{ signIn: ['clinic/admin'] }],
    parameters: [{ name: 'confirmationNumber', in: 'path', required: true, schema: { type: 'string' } }],
    requestBody: { content: { 'application/json': { schema: { required: ['status'] } } } },
  });
  expect(paths['/api/availability']?.get).toMatchObject({
    security: [],
    parameters: [{ name: 'date', in: 'query', required: false }],
  });
});
