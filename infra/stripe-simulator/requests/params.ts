import { z } from 'zod';
import { invalidRequest, missingParam, type StripeFailure } from './failure.ts';

/** A parsed form-encoded body or query: `a[b]=c` is nested, list items are named by their index. */
export interface Params {
  [name: string]: string | Params;
}

const emptyParams = (): Params => Object.create(null) as Params;

/** `metadata[payment]` is ['metadata', 'payment']; `expand[]` is ['expand', '']. */
function pathOf(key: string): string[] {
  const [, head = key, rest = ''] = key.match(/^([^[]+)((?:\[[^\]]*\])*)$/) ?? [];
  return [head, ...[...rest.matchAll(/\[([^\]]*)\]/g)].map(([, name = '']) => name)];
}

/** Parses a body or query in the format of the stripe package. An empty parameter counts as missing, as with Stripe. */
export function parseForm(text: string): Params {
  const params = emptyParams();
  for (const [key, value] of new URLSearchParams(text)) {
    if (value === '') continue;
    const path = pathOf(key);
    const last = path.pop() ?? key;
    const place = path.reduce((parent, name) => {
      const child = parent[name];
      const group = typeof child === 'object' ? child : emptyParams();
      parent[name] = group;
      return group;
    }, params);
    place[last === '' ? String(Object.keys(place).length) : last] = value;
  }
  return params;
}

export const required = z.string();
export const text = required.optional();
export const integer = z
  .string()
  .regex(/^-?\d{1,15}$/)
  .transform(Number)
  .optional();
export const boolean = z
  .enum(['true', 'false'])
  .transform((word) => word === 'true')
  .optional();
export const texts = z
  .record(z.string(), z.string())
  .transform((items) => Object.values(items))
  .optional();
export const metadata = z.record(z.string().max(40), z.string().max(500)).optional();

/**
 * The parameters of a call, whose names the compiler checks against the stripe package. All others are
 * refused at any depth, even if Stripe supports them: ignoring one would hide a difference from production.
 */
export function paramsOf<Known>() {
  return <Shape extends z.ZodRawShape>(
    shape: Shape & { [Name in keyof Shape]: Name extends keyof Known ? unknown : never },
  ) => z.strictObject<Shape>(shape);
}

function nameOf([head, ...rest]: readonly PropertyKey[]): string {
  return `${String(head)}${rest.map((name) => `[${String(name)}]`).join('')}`;
}

function failureOf(issue: z.core.$ZodIssue): StripeFailure {
  const param = nameOf(issue.path);
  if (issue.code === 'invalid_type' && issue.input === undefined) return missingParam(param);
  if (issue.code === 'custom') return invalidRequest(issue.message, { param, ...issue.params });
  if (issue.code === 'invalid_format') {
    return invalidRequest(`Invalid integer: ${issue.input}`, { code: 'parameter_invalid_integer', param });
  }
  const reason = issue.code === 'invalid_value' ? `must be one of ${issue.values.join(', ')}` : issue.message;
  return invalidRequest(`Invalid ${param}: ${reason}`, { param });
}

/** The parameters of a call, validated and typed. Throws a StripeFailure. */
export function checked<Schema extends z.ZodType>(schema: Schema, params: Params): z.output<Schema> {
  const { data, error } = schema.safeParse(params, { reportInput: true });
  const [first] = error?.issues ?? [];
  if (!error || !first) return data as z.output<Schema>;
  const [name, ...more] = error.issues
    .flatMap((issue) =>
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [],
    )
    .toSorted((one, other) => one.length - other.length)
    .map(nameOf);
  if (name === undefined) throw failureOf(first);
  const message = `Received unknown parameter${more.length > 0 ? 's' : ''}: ${[name, ...more].join(', ')}`;
  throw invalidRequest(message, { code: 'parameter_unknown', param: name });
}
