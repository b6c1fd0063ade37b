import { expect, test } from 'vitest';
import { answerOf } from './answer.ts';

test.each([
  [{ hello: 1 }, '{"hello":1}'],
  [[1, 2], '[1,2]'],
  ['plain', 'plain'],
  [undefined, 'null'],
  [null, 'null'],
])('a result without a status code becomes the body: %j', (result, body) => {
  expect(answerOf(result)).toEqual({ status: 200, headers: { 'content-type': 'application/json' }, body });
});

test('a structured result decides status, headers and cookies', () => {
  const result = {
    statusCode: 201,
    headers: { 'Content-Type': 'text/csv', 'Content-Length': '999', 'X-Count': 3 },
    cookies: ['a=1; HttpOnly', 'b=2'],
    body: 'x',
  };
  expect(answerOf(result)).toEqual({
    status: 201,
    headers: { 'content-type': 'text/csv', 'x-count': '3', 'set-cookie': ['a=1; HttpOnly', 'b=2'] },
    body: 'x',
  });
});

test('a base64 body is decoded', () => {
  const { body } = answerOf({
    statusCode: 200,
    body: Buffer.from([0, 255]).toString('base64'),
    isBase64Encoded: true,
  });
  expect(body).toEqual(Buffer.from([0, 255]));
});

test.each([['abc'], [null], [99], [1000], [200.5]])(
  'the status code %j means a broken function',
  (statusCode) => {
    expect(answerOf({ statusCode })).toMatchObject({
      status: 500,
      body: '{"message":"Internal Server Error"}',
    });
  },
);
