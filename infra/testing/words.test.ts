import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

/** What gives a translation away. These are the tells that a pattern can find; for the rest it takes a reader. */
const tells = [
  /\be-mails?\b/i,
  /\b(?:somebody|nobody|whoever|anew|meanwhile|whilst|shall|cheque)\b/i,
  /\b(?:(?<!all )at once|above all|opening hours)\b/i,
  // In US health care, free means at no charge.
  /\bfree (?:times?|days?|slots?|openings?)\b/i,
  // Contractions.
  /\bcannot\b/i,
  /\b(?:do|does|did|is|are|was|were|could|would|should|has|have|had|will|can) not\b/i,
  // Unless the person ends a clause: 'the provider who examines you will also…'.
  /(?<!\bwho \w+ )\b(?:we|you) will\b/i,
  // The label 'Cancelled' is the specification's; our own sentences have one l.
  /\bcancelled\b/,
];

/** Sentences that the specification fixes. */
const fixedSentences = [
  'Appointment cancelled successfully.',
  'The requested booking could not be found.',
  'Thank you! We will contact you soon to schedule your consultation.',
  'You will receive a confirmation email shortly.',
  'You will be charged the amount entered above.',
  'Payment was not successful',
];

const textModule =
  /(?:texts|problem-table|booking-form|slot-rules|closure)\.ts$|\/(?:content|texts)\/[^/]+\.ts$|^shared\/forms\/|^web\/src\/.*\.tsx$|^infra\/local\/.*pages\.ts$/;

/** What people read: text modules, components, and refusals of the API. */
function isRead(path: string, source: string): boolean {
  return textModule.test(path) || (path.startsWith('functions/') && source.includes('new Problem('));
}

function tellIn(text: string): string | undefined {
  const own = fixedSentences.reduce((rest, sentence) => rest.replace(sentence, ''), text);
  // A single word is a label or a code: 'cancelled' is a status.
  if (!/\s/.test(own.trim())) return undefined;
  return tells.map((tell) => tell.exec(own)?.[0]).find((found) => found !== undefined);
}

/** The tells in the string literals and JSX texts of a file, each with its line and its text. */
function tellsIn(path: string, source: string): string[] {
  // Parsing takes time, and most files have no tell.
  if (!tells.some((tell) => tell.test(source))) return [];
  const found: string[] = [];
  function check({ start }: { start: number }, text: string) {
    const tell = tellIn(text);
    const line = source.slice(0, start).split('\n').length;
    if (tell) found.push(`${path}:${line} has “${tell}”: ${text.replace(/\s+/g, ' ').trim()}`);
  }
  const visitor = new Visitor({
    Literal: (node) => typeof node.value === 'string' && check(node, node.value),
    TemplateLiteral: (node) => check(node, node.quasis.map(({ value }) => value.cooked).join('…')),
    JSXText: (node) => check(node, node.value),
  });
  visitor.visit(parseSync(path, source).program);
  return found;
}

test('no text that people read has the tells of a translation', () => {
  const folders = ['shared', 'functions', 'web/src', 'infra/local'];
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...folders], {
    encoding: 'utf8',
  });
  const read = listed
    .split('\n')
    .filter((path) => /(?<!\.test|\.harness)\.tsx?$/.test(path) && existsSync(path))
    .map((path) => ({ path, source: readFileSync(path, 'utf8') }))
    .filter(({ path, source }) => isRead(path, source));
  expect(read.length).toBeGreaterThan(300);
  expect(read.flatMap(({ path, source }) => tellsIn(path, source))).toEqual([]);
});

test.each([
  ["const text = 'We will mail you.';", 'We will'],
  ['const text = `Your visits are cancelled.`;', 'cancelled'],
  ['const text = <p>Nobody watches this form.</p>;', 'Nobody'],
])('%s is found', (source, tell) => {
  expect(tellsIn('a.tsx', `\n${source}`)).toEqual([expect.stringContaining(`a.tsx:2 has “${tell}”`)]);
});

test.each([
  ["const status = 'cancelled';"],
  ["const text = 'Appointment cancelled successfully.';"],
  ['// We do not shout.'],
])('%s is fine', (source) => {
  expect(tellsIn('a.tsx', source)).toEqual([]);
});
