import type { FieldMessages, ProblemBody } from '#shared/api/problem.ts';
import { type ProblemCode, problems } from '#shared/api/problem-table.ts';
import { apiTexts } from './api-texts.ts';

/** The API refused with a problem. Its `detail` is safe to show to the visitor. */
export class ApiProblem extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly detail: string;
  readonly fields: FieldMessages;
  /** Seconds to wait before another attempt, where the API says so. */
  readonly retryAfterSeconds: number | undefined;
  /** With a failure of ours: asks the visitor to mention the number that leads us to its log. `detail` ends with it. */
  readonly mention: string | undefined;
  /** The record as it is now, where an admin's change was based on an older version. */
  readonly current: ProblemBody['current'];

  constructor(
    problem: Pick<ProblemBody, 'code' | 'status' | 'detail' | 'fields' | 'reference' | 'current'>,
    retryAfterSeconds?: number,
  ) {
    super(problem.detail);
    this.name = 'ApiProblem';
    this.code = problem.code;
    this.status = problem.status;
    this.mention = problem.reference && apiTexts.mention(problem.reference);
    this.detail = this.mention ? `${problem.detail} ${this.mention}` : problem.detail;
    this.fields = problem.fields ?? {};
    this.retryAfterSeconds = retryAfterSeconds;
    this.current = problem.current;
  }
}

/** A text about a failed request. If the failure is ours, it ends with the number that leads us to the request's log. */
export function withMention(text: string, error: unknown): string {
  return error instanceof ApiProblem && error.mention ? `${text} ${error.mention}` : text;
}

/** No reply of the API came back, so the request may or may not have arrived. */
export class NetworkFailure extends Error {
  /** `not-ours`: something else replied in the API's place, such as a Wi-Fi sign-in page. */
  readonly reason: 'unreachable' | 'timeout' | 'not-ours';

  constructor(reason: NetworkFailure['reason'], cause?: unknown) {
    super(`no answer from the API: ${reason}`, { cause });
    this.name = 'NetworkFailure';
    this.reason = reason;
  }
}

function codeOfStatus(status: number): ProblemCode {
  const codes = Object.keys(problems) as ProblemCode[];
  const code = codes.find((candidate) => problems[candidate].status === status);
  return code ?? (status < 500 ? 'malformed' : 'internal');
}

/** The problem of a refusal: our own as it is, API Gateway's `{message}` in a visitor's words. */
export function problemOf(status: number, body: object, retryAfterSeconds?: number): ApiProblem {
  if ('code' in body && 'detail' in body) {
    return new ApiProblem({ ...(body as ProblemBody), status }, retryAfterSeconds);
  }
  const code = codeOfStatus(status);
  return new ApiProblem({ code, status, detail: apiTexts.refusal(code) }, retryAfterSeconds);
}
