import { invalidRequest } from './failure.ts';
import { type Params, textOf } from './form.ts';

/** A parameter's type. `created` is an instant or bounds; `metadata` may have any keys. */
type Kind = 'text' | 'integer' | 'boolean' | 'metadata' | 'created' | 'texts';

/** The parameters that a call takes, by name: a type, the words it may be, or a group of parameters. */
export interface Shape {
  readonly [name: string]: Kind | readonly string[] | Shape;
}

/** A shape whose names are parameters of the stripe package. The compiler refuses any other. */
export type ShapeOf<Parameters> = {
  readonly [Name in keyof Parameters]?:
    | Kind
    | readonly (Parameters[Name] & string)[]
    | ShapeOf<Extract<NonNullable<Parameters[Name]>, object>>;
};

/** What a browser sends besides the parameters that the stripe package, made for servers, knows. */
export interface BrowserParams {
  client_secret?: string;
  expected_payment_method_type?: string;
}

const bounds: Shape = { gt: 'integer', gte: 'integer', lt: 'integer', lte: 'integer' };

function isWords(wanted: Shape[string]): wanted is readonly string[] {
  return Array.isArray(wanted);
}

function pathTo(outer: string, name: string): string {
  return outer === '' ? name : `${outer}[${name}]`;
}

function unknownIn(params: Params, shape: Shape, outer: string): string[] {
  return Object.entries(params).flatMap(([name, value]) => {
    const path = pathTo(outer, name);
    const wanted = Object.hasOwn(shape, name) ? shape[name] : undefined;
    if (wanted === undefined) return [path];
    const inner = wanted === 'created' ? bounds : wanted;
    if (typeof inner === 'string' || isWords(inner) || typeof value === 'string') return [];
    return unknownIn(value, inner, path);
  });
}

function orList(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')}, or ${words.at(-1)}`;
}

const integer = /^-?\d{1,15}$/;

function checkText(text: string, wanted: Shape[string], param: string): void {
  const refuse = (message: string, code?: string) =>
    invalidRequest(message, { param, ...(code && { code }) });
  if (text === '') return;
  if ((wanted === 'integer' || wanted === 'created') && !integer.test(text)) {
    throw refuse(`Invalid integer: ${text}`, 'parameter_invalid_integer');
  }
  if (wanted === 'boolean' && text !== 'true' && text !== 'false') throw refuse(`Invalid boolean: ${text}`);
  if (wanted === 'texts') throw refuse('Invalid array');
  if (isWords(wanted) && !wanted.includes(text)) {
    throw refuse(`Invalid ${param}: must be one of ${orList(wanted)}`);
  }
  if (typeof wanted === 'object' && !isWords(wanted)) throw refuse('Invalid object');
}

function checkValues(params: Params, shape: Shape, outer: string): void {
  for (const [name, value] of Object.entries(params)) {
    const path = pathTo(outer, name);
    const wanted = shape[name] ?? 'text';
    if (typeof value === 'string') checkText(value, wanted, path);
    else if (wanted === 'created') checkValues(value, bounds, path);
    else if (typeof wanted === 'object' && !isWords(wanted)) checkValues(value, wanted, path);
    else if (wanted !== 'texts' && wanted !== 'metadata') {
      throw invalidRequest(`Invalid string: ${JSON.stringify(value)}`, { param: path });
    }
  }
}

/**
 * Refuses parameters that a call doesn't take, at any depth, and values that are no such thing. Also refuses those that
 * Stripe takes and the simulator doesn't model: ignoring one would hide a difference from production.
 */
export function checkParams(params: Params, shape: Shape): void {
  const unknown = unknownIn(params, { expand: 'texts', ...shape }, '');
  if (unknown.length > 0) {
    throw invalidRequest(
      `Received unknown parameter${unknown.length > 1 ? 's' : ''}: ${unknown.join(', ')}`,
      {
        code: 'parameter_unknown',
        param: unknown[0] as string,
      },
    );
  }
  checkValues(params, { expand: 'texts', ...shape }, '');
}

/** Whether a boolean parameter is true. */
export function isTrue(params: Params | undefined, name: string): boolean {
  return textOf(params, name) === 'true';
}
