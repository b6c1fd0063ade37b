import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { metricMeanings } from '#functions/platform/metric-table.ts';
import { personalFields } from '#functions/platform/telemetry/personal-fields.ts';
import { projectDirectory } from '#infra/build/paths.ts';
import { serverErrors } from '#infra/config/alarms/access-log-metrics.ts';
import { budgetAlarm, descriptionOf, severities } from '#infra/config/alarms/alarm.ts';
import { alarmResources, everyAlarm } from '#infra/testing/alarms/resources.ts';

const page = readFileSync(join(projectDirectory, 'infra/guide/runbook.md'), 'utf8');
const [, ...texts] = page.split(/^### /m);
const sections = new Map(texts.map((text) => [text.slice(0, text.indexOf('\n')), text]));
const alarms = everyAlarm();

/** The code of the functions, a string for each file. */
const logged = globSync('functions/**/*.ts', { cwd: projectDirectory })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(projectDirectory, file), 'utf8'));

/** The anchor that a Markdown renderer gives a heading of only letters. */
const anchorOf = (heading: string) => heading.toLowerCase();

test('every alarm has a section in the runbook, and every section an alarm', () => {
  const named = new Set([...alarms.map(({ section }) => section), budgetAlarm.section]);
  expect([...sections.keys()].toSorted()).toEqual([...named].toSorted());
});

test.each([...sections])('%s: what it means, what patients see, how to look, how to end it', (_, text) => {
  expect(text).toMatch(/^- \*\*Means:\*\* ./m);
  expect(text).toMatch(/^- \*\*Patients see:\*\* ./m);
  expect(text).toMatch(/^- \*\*Look( and end it)?:\*\*/m);
  expect(text).toMatch(/^- \*\*(Look and e|E)nd it:\*\* ./m);
});

test('the link in each alarm’s text leads to its section', () => {
  for (const alarm of alarms) {
    const link = /What to do: (\S+)#(\S+)$/.exec(descriptionOf(alarm));
    expect([alarm.id, existsSync(join(projectDirectory, link?.[1] ?? 'none'))]).toEqual([alarm.id, true]);
    expect([...sections.keys()].map(anchorOf)).toContain(link?.[2]);
  }
});

test('every link within the runbook leads to one of its headings', () => {
  const anchors = Array.from(page.matchAll(/^#+ (\w+)$/gm), ([, heading = '']) => anchorOf(heading));
  const linked = Array.from(page.matchAll(/\]\(#([^)]+)\)/g), ([, anchor]) => anchor);
  expect(linked.length).toBeGreaterThan(0);
  expect(linked.filter((anchor) => !anchors.includes(anchor ?? ''))).toEqual([]);
});

test('each severity is explained, and every alarm’s text is one sentence', () => {
  for (const severity of Object.keys(severities)) expect(page).toContain(`| ${severity} |`);
  for (const { id, text } of alarms)
    expect([id, text]).toEqual([id, expect.stringMatching(/^[A-Z][^.]*[^.]$/)]);
});

test('the alarms watch only metrics that functions or the access log write, under ids of their own', () => {
  const own = alarms.flatMap(({ metrics }) =>
    Object.values(metrics).filter(({ namespace }) => namespace === alarmResources.metricNamespace),
  );
  const known = { ...metricMeanings, [serverErrors.name]: serverErrors };
  expect(own.map(({ name }) => name).filter((name) => !Object.hasOwn(known, name))).toEqual([]);
  expect(new Set(alarms.map(({ id }) => id)).size).toBe(alarms.length);
});

test('every event that a query of the runbook filters by is one that a function logs', () => {
  const events = Array.from(page.matchAll(/message = "([\w-]+)"/g), ([, event = '']) => event);
  expect(events.length).toBeGreaterThan(10);
  for (const event of new Set(events)) {
    expect([event, logged.some((source) => source.includes(`'${event}'`))]).toEqual([event, true]);
  }
});

test('no query of the runbook asks for a field that no line may have', () => {
  const queries = Array.from(page.matchAll(/^ {6}(filter .+)$/gm), ([, query = '']) => query);
  expect(queries.length).toBeGreaterThan(10);
  // Queries may use `message`, because in a log line it is the name of the event.
  const refused: readonly string[] = personalFields.filter((name) => name !== 'message');
  const asked = queries.flatMap((query) => query.replace(/"[^"]*"/g, '').match(/@?\w+/g) ?? []);
  expect(asked.filter((word) => refused.includes(word))).toEqual([]);
});
