import * as z from 'zod/mini';
import { type ProblemCode, problems } from './problem-table.ts';

/** Maps the path of a form field (`location.id`) to the message shown beside it. */
export type FieldMessages = Record<string, string>;

export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.string(),
  code: z.enum(Object.keys(problems) as [ProblemCode, ...ProblemCode[]]),
  fields: z.optional(z.record(z.string(), z.string())),
  /** A short number that leads to the request's log. Set if the status is 5xx. */
  reference: z.optional(z.string()),
  /** The current record. Only staff get it, with the code `stale-version`. */
  current: z.optional(z.record(z.string(), z.unknown())),
});

/** The body of an `application/problem+json` reply. */
export type ProblemBody = z.output<typeof problemSchema>;

export interface ProblemOptions {
  fields?: FieldMessages;
  /** Sent as the Retry-After header. */
  retryAfterSeconds?: number;
  /** The current record. It is only sent where the route's contract has a schema for it. */
  current?: object;
}

/** An expected failure, whose detail the caller sees. Any other error is answered as `internal`. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly fields: FieldMessages | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly current: object | undefined;

  constructor(code: ProblemCode, detail: string, options: ProblemOptions = {}) {
    super(detail);
    this.name = 'Problem';
    this.code = code;
    this.fields = options.fields;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.current = options.current;
  }

  get status(): number {
    return problems[this.code].status;
  }

  /** @param current the current record, already parsed by the contract's schema */
  toBody(current?: Record<string, unknown>): ProblemBody {
    const { status, title } = problems[this.code];
    return {
      type: 'about:blank',
      title,
      status,
      detail: this.message,
      code: this.code,
      ...(this.fields && { fields: this.fields }),
      ...(current && { current }),
    };
  }
}

/**
 * The Problem for one invalid field.
 * @param detail the text for callers that show no form; by default, the field's message
 */
export function invalid(field: string, message: string, detail = message): Problem {
  return new Problem('invalid', detail, { fields: { [field]: message } });
}

/** The first message for each invalid field. */
export function fieldMessages(error: z.core.$ZodError): FieldMessages {
  const fields: FieldMessages = {};
  for (const { path, message } of error.issues) if (path.length > 0) fields[path.join('.')] ??= message;
  return fields;
}
