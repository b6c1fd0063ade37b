import { personalFields } from '#functions/platform/telemetry/personal-fields.ts';

const personal: ReadonlySet<string> = new Set(personalFields);

const dayOfBirth = 'a day without a time, as of birth';

/** Texts that could identify a person, or that grant access. */
const patterns: Readonly<Record<string, RegExp>> = {
  'an email address': /[^\s"@/]+@[^\s"@/]+\.[a-z]{2,}/i,
  'a phone number': /(?<!\d)\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}(?!\d)/,
  [dayOfBirth]: /\b(?:19|20)\d\d-\d\d-\d\d(?![T\d])/,
  'a token': /\beyJ[\w-]{8,}|\bBearer /i,
  'a key of Stripe’s': /\b(?:[sr]k_(?:live|test)|whsec)_|_secret_/,
  'a card number': /(?<![\w-])[3-6]\d{3}[ -]?\d{4}[ -]?\d{4}[ -]?\d{1,7}(?![\w-])/,
};

/** The fields with our own random ids, which might look like a phone number or a card number. */
const randomIds: ReadonlySet<string> = new Set(['id', 'parent_id', 'trace_id', 'trace', 'requestId']);

/** Lines aren't searched for shorter values, because too many words contain them. */
const shortestValue = 4;

type Visit = (key: string, value: string | number | boolean) => void;

function walk(value: unknown, visit: Visit, key = ''): void {
  if (value === null || value === undefined) return;
  if (typeof value !== 'object') visit(key, value as string);
  else if (ArrayBuffer.isView(value)) return;
  else if (Array.isArray(value)) for (const one of value) walk(one, visit, key);
  else for (const [name, one] of Object.entries(value)) walk(one, visit, name);
}

/**
 * The texts in the personal fields of a record, at any depth, in lower case. Reads DynamoDB's own notation,
 * too.
 */
export function personalValues(record: unknown): string[] {
  const found: string[] = [];
  const collect = (value: unknown, isPersonal: boolean): void => {
    if (typeof value === 'string' && isPersonal && value.length >= shortestValue)
      found.push(value.toLowerCase());
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return;
    for (const [name, one] of Object.entries(value)) collect(one, isPersonal || personal.has(name));
  };
  collect(record, false);
  return found;
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function holds(text: string, value: string): boolean {
  return text.includes(value) && new RegExp(`(?<![\\w])${escaped(value)}(?![\\w])`).test(text);
}

const services = ['DynamoDB', 'SecretsManager', 'SES', 'stripe', 'geocoder', 'emailjs', 'site'];

/** An operation's name without an id: `GetItem`, `search`, `POST /v1/refunds/{id}`. */
const operationName = /^[A-Za-z]+(?: (?:\/(?:[a-z_-]+|v\d|\{\w+\}))+)?$/;

/**
 * Whether a personal field holds no personal data: `message` may be a log event's name, and `name` the service
 * of a trace document.
 */
function isOwnName(key: string, value: unknown): boolean {
  if (key === 'message') return /^[a-z]+(-[a-z]+)*$/.test(String(value));
  return key === 'name' && services.includes(String(value));
}

/**
 * A line of a stack trace that only names a function and a place in the code, and so contains nothing that a
 * person typed.
 */
const stackFrame =
  /^ {4}at (?:async )?(?:[\w.$<>[\] ]+ \()?(?:(?:file:\/\/|node:)?[\w./@+-]+:\d+:\d+|<anonymous>|index \d+)\)?$/;

/** Whether a text consists of stack frames. Words in them may match what a person typed only by chance. */
function areFrames(text: string): boolean {
  return text.split('\n').every((line) => stackFrame.test(line));
}

/**
 * The personal data in a log line or trace document. Empty when it may be written.
 * @param values the values about people in the request or records that led to the line, in lower case
 */
export function judgeLine(line: object, values: Iterable<string>): string[] {
  const faults = new Set<string>();
  const known = [...values];
  walk(line, (key, value) => {
    if (personal.has(key) && !isOwnName(key, value)) faults.add(`the field ${key}`);
    if (key === 'operation') {
      if (!operationName.test(String(value))) faults.add('an id in operation');
      return;
    }
    if (typeof value !== 'string' || randomIds.has(key) || isOwnName(key, value)) return;
    for (const [what, pattern] of Object.entries(patterns)) {
      // A closure's mail id contains the closed day, which isn't personal. A patient's birth date is still found below,
      // in `values`.
      if (what === dayOfBirth && key === 'mail') continue;
      if (pattern.test(value)) faults.add(`${what} in ${key}`);
    }
    const lower = value.toLowerCase();
    if (!areFrames(value) && known.some((one) => holds(lower, one)))
      faults.add(`what a person typed, in ${key}`);
  });
  return [...faults];
}
