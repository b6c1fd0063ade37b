import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectDirectory } from '#infra/build/bundle-paths.ts';
import { type Item, totalOf } from './bill.ts';
import type { FixedResources } from './fixed-resources.ts';
import { mix, sizes } from './mix.ts';
import type { Month } from './month.ts';

/** The bill of each size, in the order of `sizes`. */
export interface Bills {
  months: readonly Month[];
  items: readonly (readonly Item[])[];
  fixed: FixedResources;
}

const page = 'infra/guide/cost.md';
const begin = '<!-- written by: npm run bench -- cost --write -->';
const end = '<!-- end of what is written -->';

/** Random ids and times make a figure differ by this share from one run to the next. */
const tolerance = 0.05;
/** Amounts below this many dollars are compared as if they were this large. */
const smallest = 0.3;
/** How far above an ordinary month the budget's alarm should be, and to what it's rounded. */
const budgetMargin = 1.5;
const budgetStep = 50;

/** An amount of US dollars, as people write it. */
export function dollars(amount: number): string {
  return amount < 100 ? `$${amount.toFixed(2)}` : `$${Math.round(amount).toLocaleString('en-US')}`;
}

/** A count with three digits that matter, such as 1.23 million. */
function count(value: number): string {
  if (value >= 1e6) return `${Number((value / 1e6).toPrecision(3))} million`;
  return Number(value.toPrecision(3)).toLocaleString('en-US');
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function table(heading: string, rows: readonly (readonly string[])[]): string[] {
  const headings = [heading, ...sizes.map((size) => `${size.toLocaleString('en-US')} a day`)];
  return [line(headings), line(['---', ...sizes.map(() => '--:')]), ...rows.map(line)];
}

/** What `monthlyBudgetUsd` should be for an ordinary month of this cost. */
function budgetFor(total: number): number {
  return Math.ceil((total * budgetMargin) / budgetStep) * budgetStep;
}

function billRows({ months, items }: Bills): string[][] {
  const totals = items.map(totalOf);
  const fixed = items.map((all) => totalOf(all.filter(({ isFixed }) => isFixed)));
  const rows = (items[0] ?? []).map(({ what, isFixed }, index) => [
    isFixed ? `${what} (fixed)` : what,
    ...items.map((all) => dollars(all[index]?.cost ?? 0)),
  ]);
  const perBooking = months.map(({ bookings }, index) => (totals[index] ?? 0) / bookings);
  return [
    ...rows,
    ['**a month**', ...totals.map((total) => `**${dollars(total)}**`)],
    ['of it fixed', ...fixed.map(dollars)],
    ['a booking', ...perBooking.map((cost) => `$${cost.toFixed(4)}`)],
    ['`monthlyBudgetUsd` to set', ...totals.map((total) => String(budgetFor(total)))],
  ];
}

function largestRows({ items }: Bills): string[][] {
  const ranked = items.map((all) => all.toSorted((one, other) => other.cost - one.cost));
  return [0, 1, 2, 3, 4].map((rank) => [
    String(rank + 1),
    ...ranked.map((all) => `${all[rank]?.what}, ${dollars(all[rank]?.cost ?? 0)}`),
  ]);
}

const quantities: readonly (readonly [what: string, of: (month: Month) => number])[] = [
  ['clinics', ({ clinics }) => clinics],
  ['requests to the API', ({ apiRequests }) => apiRequests],
  ['requests for files of the site', ({ siteRequests }) => siteRequests],
  ['GB from CloudFront', ({ gigabytesServed }) => gigabytesServed],
  ['runs of functions', ({ runs }) => runs],
  ['GB-seconds of functions', ({ gigabyteSeconds }) => gigabyteSeconds],
  ['DynamoDB write units', ({ writeUnits }) => writeUnits],
  ['DynamoDB read units', ({ readUnits }) => readUnits],
  ['GB stored after a year, without indexes', ({ gigabytesStored }) => gigabytesStored],
  ['emails', ({ mails }) => mails],
  ['GB logged', ({ gigabytesLogged }) => gigabytesLogged],
  ['metrics of our own', ({ metrics }) => metrics],
  ['traces', ({ traces }) => traces],
  ['requests to KMS', ({ keyRequests }) => keyRequests],
];

function quantityRows({ months }: Bills): string[][] {
  return quantities.map(([what, of]) => [what, ...months.map((month) => count(of(month)))]);
}

function mixRows(): string[] {
  const rows = Object.entries(mix).map(([operation, times]) => line([operation, String(times)]));
  return [line(['for each booking', 'times']), line(['---', '--:']), ...rows];
}

function written(bills: Bills): string {
  const { alarms, alarmMetrics, mostRead, firewallRules } = bills.fixed;
  const read = mostRead.map(([name, times]) => `\`${name}\` ${times}`).join(', ');
  const parts = [
    table('US dollars a month', billRows(bills)),
    ['The five largest:'],
    table('rank', largestRows(bills)),
    ['What a month uses:'],
    table('a month', quantityRows(bills)),
    [
      `Prod has ${alarms} alarms that read ${alarmMetrics} metrics (${read}), and ${firewallRules} firewall rules.`,
    ],
    ['What is assumed to happen:'],
    mixRows(),
  ];
  return parts.map((lines) => lines.join('\n')).join('\n\n');
}

/** The text between the marks, and what is around it. */
function pageParts(): { before: string; between: string; after: string } {
  const text = readFileSync(join(projectDirectory, page), 'utf8');
  const [before = '', rest = ''] = text.split(begin);
  const [between = '', after = ''] = rest.split(end);
  return { before, between: between.trim(), after };
}

/** Writes the tables into the guide's page. */
export function writePage(bills: Bills): void {
  const { before, after } = pageParts();
  const text = `${before}${begin}\n\n${written(bills)}\n\n${end}${after}`;
  writeFileSync(join(projectDirectory, page), text);
}

const figure = /\d[\d,]*(\.\d+)?/g;

/** Whether a line differs from the page's: other words, or a figure that is off by more than chance. */
function differs(ours: string, theirs: string): boolean {
  if (ours.replaceAll(figure, '#') !== theirs.replaceAll(figure, '#')) return true;
  const [own = [], other = []] = [ours, theirs].map((text) =>
    Array.from(text.matchAll(figure), ([digits]) => Number(digits.replaceAll(',', ''))),
  );
  return own.some((value, index) => {
    const expected = other[index] ?? Number.NaN;
    return !(Math.abs(value - expected) <= tolerance * Math.max(expected, smallest));
  });
}

/**
 * The first line in which two versions of the tables differ, as `theirs → ours`; undefined if there is none. Figures may be off
 * by chance, words may not.
 */
export function firstDifference(theirs: string, ours: string): string | undefined {
  const [before, after] = [theirs, ours].map((text) => text.split('\n')) as [string[], string[]];
  const lines = Math.max(before.length, after.length);
  for (let index = 0; index < lines; index++) {
    const [old = 'nothing', now = 'nothing'] = [before[index], after[index]];
    if (differs(now, old)) return `${old} → ${now}`;
  }
  return undefined;
}

/** The first line of the page that is no longer true, with what is; undefined if there is none. */
export function outdatedLine(bills: Bills): string | undefined {
  return firstDifference(pageParts().between, written(bills));
}
