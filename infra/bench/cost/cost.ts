import type { MeasureOptions, Report, Row } from '#infra/bench/common/measurement.ts';
import { billOf, totalOf } from './bill.ts';
import { countFixedResources } from './fixed-resources.ts';
import { measureDay, slotsADay } from './measured-day.ts';
import { sizes } from './mix.ts';
import { monthOf } from './month.ts';
import { type Bills, dollars, outdatedLine, writePage } from './page.ts';
import { measureViews, readViews, writeViews } from './views.ts';

/** The sizes as columns: the table of this bench has three for figures. */
function row(what: string, amounts: readonly string[], bar?: Row['bar']): Row {
  const [ours = '', ...others] = amounts;
  return { what, ours, other: others.join('   '), ...(bar && { bar }) };
}

function rowsOf({ items }: Bills): Row[] {
  const lines = (items[0] ?? []).map(({ what }, index) =>
    row(
      what,
      items.map((all) => dollars(all[index]?.cost ?? 0)),
    ),
  );
  return [
    ...lines,
    row(
      'a month',
      items.map((all) => dollars(totalOf(all))),
    ),
  ];
}

function pageRow(outdated: string | undefined): Row {
  const bar = { text: 'within 5%', met: outdated === undefined };
  return row('the tables in infra/guide/cost.md', [bar.met ? 'say so' : 'say something else'], bar);
}

/** What a month costs at three sizes, from what the real handlers use. */
export async function measure({ folder, write }: MeasureOptions): Promise<Report> {
  if (write) writeViews(await measureViews(folder));
  const fixed = countFixedResources();
  const day = await measureDay();
  const months = sizes.map((size) => monthOf(day, readViews(), size, fixed.accessLogFormat));
  const bills: Bills = { months, items: months.map((month) => billOf(month, fixed)), fixed };
  if (write) writePage(bills);
  const outdated = outdatedLine(bills);
  return {
    rows: [...rowsOf(bills), pageRow(outdated)],
    notes: [
      `at ${sizes.map((size) => size.toLocaleString('en-US')).join(', ')} bookings a day; today’s clinics offer ${slotsADay} slots on a full day`,
      'assumptions in infra/bench/cost/mix.ts, prices in infra/bench/common/prices.ts, what is left out in infra/guide/cost.md',
      ...(outdated ? [`npm run bench -- cost --write changes: ${outdated}`] : []),
    ],
  };
}
