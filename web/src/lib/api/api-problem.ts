import type { FieldMessages, ProblemBody } from '#shared/api/problem.ts';
import { type ProblemCode, problems } from '#shared/api/problem-table.ts';
import { apiTexts } from './api-texts.ts';

/** A reply in which the API reports a problem. Its `detail` is safe to show to the visitor. */
export class ApiProblem extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly detail: string;
  readonly fields: FieldMessages;
  /** Seconds to wait before another attempt, if the API specifies it. */
  readonly retryAfterSeconds: number | undefined;
  /** For a server error, a sentence with the id of the request in our log. `detail` ends with this sentence. */
  readonly mention: string | undefined;
  /** The current record, when an admin's change was based on an older version. */
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

/** A text about a failed request. For a server error, it ends with the sentence that has the request's id. */
export function withMention(text: string, error: unknown): string {
  return error instanceof ApiProblem && error.mention ? `${text} ${error.mention}` : text;
}

/** No reply from the API arrived, so the request may or may not have reached it. */
export class NetworkFailure extends Error {
  /** `not-ours`: something else replied instead of the API, such as a Wi-Fi sign-in page. */
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

/** Turns an unsuccessful reply into an ApiProblem. A text for visitors replaces API Gateway's `{message}`. */
export function problemOf(status: number, body: object, retryAfterSeconds?: number): ApiProblem {
  if ('code' in body && 'detail' in body) {
    return new ApiProblem({ ...(body as ProblemBody), status }, retryAfterSeconds);
  }
  const code = codeOfStatus(status);
  return new ApiProblem({ code, status, detail: apiTexts.refusal(code) }, retryAfterSeconds);
}
