import type { PersonalField } from './telemetry/personal-fields.ts';
import { writeLine } from './telemetry/write-line.ts';

type Value = string | number | boolean | undefined;
type Fields = Record<string, Value> & { [Name in PersonalField]?: undefined };

/**
 * Writes one JSON line, with the ids of the current request. Callers may pass ids, counts and codes, but nothing that a
 * person typed.
 */
export function log(level: 'info' | 'warn' | 'error', event: string, fields: Fields = {}): void {
  writeLine({ level, message: event, ...fields });
}

// These errors' messages come from the runtime or from us. Messages of other errors, such as a parser's or a service's,
// may quote what a person typed.
const safeToQuote = new Set([
  'TypeError',
  'ReferenceError',
  'RangeError',
  'MissingVariable',
  'WrongConfiguration',
]);

/**
 * What is safe to log of an unexpected error: its kind, where it was thrown, and a message that can't quote a person.
 */
export function describeError(error: unknown): Fields {
  if (!(error instanceof Error)) return { error: typeof error };
  const frames = error.stack
    ?.split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 8)
    .join('\n');
  return { error: error.name, ...(safeToQuote.has(error.name) && { explanation: error.message }), frames };
}
