import type { FieldMessages, ProblemBody, ProblemCode } from '#shared/api/problem.ts';
import { apiTexts } from './api-texts.ts';

/** The API refused, and said why. `detail` is safe to show to the visitor. */
export class ApiProblem extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly detail: string;
  readonly fields: FieldMessages;
  /** Seconds until another try makes sense, where the API says so. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    problem: Pick<ProblemBody, 'code' | 'status' | 'detail' | 'fields'>,
    retryAfterSeconds?: number,
  ) {
    super(problem.detail);
    this.name = 'ApiProblem';
    this.code = problem.code;
    this.status = problem.status;
    this.detail = problem.detail;
    this.fields = problem.fields ?? {};
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** No answer of the API came back, so nobody knows whether the request arrived. */
export class NetworkFailure extends Error {
  /** `not-ours`: something answered in the API's place, such as the sign-in page of a café's Wi-Fi. */
  readonly reason: 'unreachable' | 'timeout' | 'not-ours';

  constructor(reason: NetworkFailure['reason'], cause?: unknown) {
    super(`no answer from the API: ${reason}`, { cause });
    this.name = 'NetworkFailure';
    this.reason = reason;
  }
}

// A copy of the statuses of shared/api/problem.ts: importing its table would bring zod into every screen.
const codesByStatus: Record<number, ProblemCode> = {
  400: 'malformed',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  413: 'too-large',
  415: 'unsupported-media-type',
  422: 'invalid',
  429: 'too-many',
  502: 'upstream',
};

function codeOfStatus(status: number): ProblemCode {
  return codesByStatus[status] ?? (status < 500 ? 'malformed' : 'internal');
}

/** The problem a refusal carries: ours as it is, API Gateway's own `{message}` in words for a visitor. */
export function problemOf(status: number, body: object, retryAfterSeconds?: number): ApiProblem {
  if ('code' in body && 'detail' in body) {
    return new ApiProblem({ ...(body as ProblemBody), status }, retryAfterSeconds);
  }
  const code = codeOfStatus(status);
  return new ApiProblem({ code, status, detail: apiTexts.refusal(code) }, retryAfterSeconds);
}
