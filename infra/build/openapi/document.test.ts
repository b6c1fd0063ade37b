import { expect, test } from 'vitest';
import { problemCodesOf } from '#shared/api/problem-codes.ts';
import { problems } from '#shared/api/problem-table.ts';
import { contractOf, type RouteId, routeIds } from '#shared/contract/routes.ts';
import { openApi } from './document.ts';
import { routeExample } from './example.ts';
import { fieldExamples } from './field-examples.ts';
import { fieldNotes } from './field-notes.ts';

interface Operation {
  responses: Record<string, { content?: Record<string, { examples?: object }> }>;
}

const endpoints = { authorizationUrl: 'https://sign-in/authorize', tokenUrl: 'https://sign-in/token' };
const document = openApi(endpoints);
const { paths } = document as { paths: Record<string, Record<string, Operation>> };

function operationOf(id: RouteId): Operation | undefined {
  const [method = '', path = ''] = id.split(' ');
  return paths[path]?.[method.toLowerCase()];
}

test('every route of the contract is described, with its parameters and who may call it', () => {
  const described = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.toSorted()).toEqual(routeIds.toSorted());
  expect(operationOf('PUT /api/appointments/{confirmationNumber}/status')).toMatchObject({
    tags: ['desk'],
    security: [{ signIn: ['clinic/admin'] }],
    parameters: [{ name: 'confirmationNumber', in: 'path', required: true, schema: { type: 'string' } }],
    requestBody: { content: { 'application/json': { schema: { required: ['status'] } } } },
  });
  expect(operationOf('GET /api/availability')).toMatchObject({
    security: [],
    parameters: [{ name: 'date', in: 'query', required: false }],
  });
});

test.each(routeIds)('%s shows each problem it may answer under its status', (id) => {
  const { responses } = operationOf(id) ?? { responses: {} };
  const shown = Object.entries(responses).flatMap(([status, { content }]) =>
    Object.keys(content?.['application/problem+json']?.examples ?? {}).map((code) => [Number(status), code]),
  );
  const codes = problemCodesOf(contractOf(id));
  expect(shown.toSorted()).toEqual(codes.map((code) => [problems[code].status, code]).toSorted());
});

test.each(routeIds)('%s has an example that its own schemas accept', (id) => {
  const { params, query, body, replies } = contractOf(id);
  const example = routeExample(id);
  expect(params?.safeParse(example.params).error).toBeUndefined();
  expect(query?.safeParse(example.query).error).toBeUndefined();
  expect(body?.safeParse(example.body).error).toBeUndefined();
  for (const [status, schema] of Object.entries(replies)) {
    expect(schema.parse(example.replies[Number(status)])).toEqual(example.replies[Number(status)]);
  }
});

test.each(Object.keys({ ...fieldExamples, ...fieldNotes }))('%s is a field of the document', (key) => {
  expect(JSON.stringify(document)).toContain(`"${key.split('.').at(-1)}"`);
});
