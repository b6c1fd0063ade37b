import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, vi } from 'vitest';
import { note, notesOf } from '#infra/testing/whole-run/notes.ts';
import { judgeLine, personalValues } from './judge-line.ts';

/** A kind of line that functions wrote in some test, and what was wrong with it. */
export interface WrittenLine {
  testFile: string;
  /** The event of a log line, the name of a metric, or the call of a trace. */
  what: string;
  faults: string[];
}

/** The personal data in the running function's event and in the answers that it got. */
const personalData = new AsyncLocalStorage<Set<string>>();

/** Runs a function. The lines that it writes are checked for the personal data in its event. */
export function auditRun<Result>(event: unknown, run: () => Result): Result {
  return personalData.run(new Set(personalValues(withBody(event))), run);
}

/** Parses the body of a request, so that its fields are checked. */
function withBody(event: unknown): unknown {
  const { body, isBase64Encoded } = (event ?? {}) as { body?: unknown; isBase64Encoded?: boolean };
  if (typeof body !== 'string') return event;
  const text = isBase64Encoded ? Buffer.from(body, 'base64').toString() : body;
  try {
    return { event, body: JSON.parse(text) };
  } catch {
    return event;
  }
}

/** Adds a service's answer to the function's personal data. */
export function hear(answer: unknown): void {
  const values = personalData.getStore();
  if (values) for (const value of personalValues(answer)) values.add(value);
}

function nameOf(line: object): string {
  const { message, annotations, _aws } = line as Record<string, unknown> & {
    annotations?: { operation: string };
    _aws?: { CloudWatchMetrics: { Metrics: { Name: string }[] }[] };
  };
  const metric = _aws?.CloudWatchMetrics[0]?.Metrics[0]?.Name;
  return String(metric ?? annotations?.operation ?? message);
}

/**
 * Wraps `writeLine` or `sendSubsegment`, and checks each line. Writes the line itself only if the test replaces
 * `stdout.write`: thousands of lines would hide a failed test's output.
 */
export function auditLines<Line extends object>(write: (line: Line) => void): (line: Line) => void {
  return (line) => {
    const faults = judgeLine(line, personalData.getStore() ?? []);
    const testFile = expect.getState().testPath ?? '';
    note('lines', { testFile, what: nameOf(line), faults } satisfies WrittenLine);
    if (vi.isMockFunction(process.stdout.write)) write(line);
  };
}

/** The lines that all test files of this run wrote so far, each kind once. */
export function writtenLines(): WrittenLine[] {
  return notesOf('lines');
}
