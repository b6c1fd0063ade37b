import { expect, test } from 'vitest';
import { matchRoute } from './gateway.ts';

test.each([
  ['GET', '/api/health', 'GET /api/health'],
  ['GET', '/api/appointments/stats', 'GET /api/appointments/stats'],
  ['GET', '/api/appointments/UC1', 'GET /api/appointments/{confirmationNumber}'],
  ['PUT', '/api/appointments/UC1/status', 'PUT /api/appointments/{confirmationNumber}/status'],
])('%s %s reaches %s', (method, path, id) => {
  expect(matchRoute(method, path)?.id).toBe(id);
});

test.each([
  ['POST', '/api/health'],
  ['HEAD', '/api/health'],
  ['OPTIONS', '/api/appointments'],
  ['GET', '/api/health/'],
  ['GET', '/api/appointments/'],
  ['GET', '/api//health'],
  ['GET', '/api/Health'],
  ['GET', '/health'],
  ['', ''],
  ['GET', '/api/appointments/%7BconfirmationNumber%7D/status'],
])('%s %s reaches nothing', (method, path) => {
  expect(matchRoute(method, path)).toBeUndefined();
});

test.each([
  ['UC%201%2F2', 'UC 1/2'],
  ['%E2%9C%93', '✓'],
  ['__proto__', '__proto__'],
  ['a+b', 'a+b'],
])('the parameter %s is read as %s', (sent, read) => {
  expect(matchRoute('GET', `/api/appointments/${sent}`)?.params).toEqual({ confirmationNumber: read });
});

test('a badly encoded parameter is a URIError', () => {
  expect(() => matchRoute('GET', '/api/appointments/%zz')).toThrow(URIError);
});
