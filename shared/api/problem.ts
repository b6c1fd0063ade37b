import * as z from 'zod/mini';

/** Every code a problem can carry, with its HTTP status and title. The one table of codes (wire.md, Problems). */
export const problems = {
  malformed: { status: 400, title: 'The request could not be read' },
  unauthenticated: { status: 401, title: 'Please sign in' },
  forbidden: { status: 403, title: 'Not allowed' },
  'not-found': { status: 404, title: 'Not found' },
  'slot-taken': { status: 409, title: 'That time has just been taken' },
  conflict: { status: 409, title: 'Something else changed first' },
  'too-large': { status: 413, title: 'The request is too large' },
  'unsupported-media-type': { status: 415, title: 'Send JSON' },
  invalid: { status: 422, title: 'Please check what you entered' },
  'price-mismatch': { status: 422, title: 'The price has changed' },
  'too-many': { status: 429, title: 'Too many requests' },
  internal: { status: 500, title: 'Something went wrong' },
  upstream: { status: 502, title: 'A service we rely on did not answer' },
} as const;

export type ProblemCode = keyof typeof problems;

/** Form field path (`location.id`) to the message a person reads beside that field. */
export type FieldMessages = Record<string, string>;

export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.string(),
  code: z.enum(Object.keys(problems) as [ProblemCode, ...ProblemCode[]]),
  fields: z.optional(z.record(z.string(), z.string())),
});

/** The body of an `application/problem+json` reply. */
export type ProblemBody = z.output<typeof problemSchema>;

export interface ProblemOptions {
  fields?: FieldMessages;
  /** Seconds until a retry makes sense; becomes the Retry-After header. */
  retryAfterSeconds?: number;
}

/** An expected failure whose detail is safe to show to whoever asked. Anything else thrown answers `internal`. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly fields: FieldMessages | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ProblemCode, detail: string, options: ProblemOptions = {}) {
    super(detail);
    this.name = 'Problem';
    this.code = code;
    this.fields = options.fields;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }

  get status(): number {
    return problems[this.code].status;
  }

  toBody(): ProblemBody {
    const { status, title } = problems[this.code];
    return {
      type: 'about:blank',
      title,
      status,
      detail: this.message,
      code: this.code,
      ...(this.fields && { fields: this.fields }),
    };
  }
}

/** The first message of each field of a failed parse. */
export function fieldMessages(error: z.core.$ZodError): FieldMessages {
  const fields: FieldMessages = {};
  for (const { path, message } of error.issues) if (path.length > 0) fields[path.join('.')] ??= message;
  return fields;
}
