import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject } from 'vitest';
import { problemSchema } from '#shared/api/problem.ts';
import { problemCodesOf } from '#shared/api/problem-codes.ts';
import { contractOf, type RouteId } from '#shared/api/routes.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder in which every test file of the run notes the answers it got. */
    answersDirectory: string;
  }
}

/** An answer of a route: its code when it was a problem, '' when it was a success. */
export interface SeenAnswer {
  testFile: string;
  route: RouteId;
  code: string;
}

const noted = new Set<string>();

/** Notes an answer of a route, and fails the test if it is a problem that the contract of the route does not list. */
export function checkAnswer(route: RouteId, status: number, body: unknown): void {
  const code = status < 400 ? '' : problemSchema.parse(body).code;
  const allowed: string[] = problemCodesOf(contractOf(route));
  if (code && !allowed.includes(code))
    throw new Error(`${route} answered ${code}: its contract does not list it`);
  const line = JSON.stringify({ testFile: expect.getState().testPath ?? '', route, code });
  if (noted.has(line)) return;
  noted.add(line);
  appendFileSync(join(inject('answersDirectory'), `${process.pid}.jsonl`), `${line}\n`);
}

/** The notes of all test files of this run so far. */
export function seenAnswers(): SeenAnswer[] {
  const directory = inject('answersDirectory');
  const lines = readdirSync(directory).flatMap((file) =>
    readFileSync(join(directory, file), 'utf8').split('\n'),
  );
  return lines.filter(Boolean).map((line) => JSON.parse(line));
}
