import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder in which the test files of a run leave notes for tests that check all of them. */
    notesDirectory: string;
  }
}

const noted = new Set<string>();

export function note(kind: string, content: object): void {
  const line = JSON.stringify(content);
  if (noted.has(kind + line)) return;
  noted.add(kind + line);
  appendFileSync(join(inject('notesDirectory'), `${kind}-${process.pid}.jsonl`), `${line}\n`);
}

/** The notes of all test files of this run so far. */
export function notesOf<Content>(kind: string): Content[] {
  const directory = inject('notesDirectory');
  const files = readdirSync(directory).filter((file) => file.startsWith(`${kind}-`));
  const lines = files.flatMap((file) => readFileSync(join(directory, file), 'utf8').split('\n'));
  return lines.filter(Boolean).map((line) => JSON.parse(line));
}
