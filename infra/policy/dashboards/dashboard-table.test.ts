import { expect, test } from 'vitest';
import { type MetricLine, metricTable, metricWidgets } from '#functions/platform/metric-table.ts';
import { dimensionSetsOf } from '#infra/testing/alarms/aws-metrics.ts';
import { alarmPlaces } from '#infra/testing/alarms/places.ts';
import { dashboardTable } from './dashboard-table.ts';

const { owner, engineer } = dashboardTable(alarmPlaces);
const shown = [...owner, ...engineer].flatMap(({ metrics }) => metrics);

test('every widget shows metrics that our code writes or that AWS documents, with their dimensions', () => {
  for (const { namespace, name, dimensions } of shown) {
    const keys = Object.keys(dimensions).toSorted().join(',');
    if (namespace === alarmPlaces.metricNamespace) {
      const line: MetricLine | undefined = metricTable[name as keyof typeof metricTable];
      expect([name, keys]).toEqual([name, line?.perClinic ? 'ClinicId' : '']);
    } else {
      expect([namespace, name, dimensionSetsOf(namespace, name)]).toEqual([
        namespace,
        name,
        expect.arrayContaining([keys]),
      ]);
    }
  }
});

test('every metric that our code writes is in a widget, and every widget has a metric', () => {
  const names = new Set(shown.map(({ name }) => name));
  expect(Object.keys(metricTable).filter((name) => !names.has(name))).toEqual([]);
  expect([...owner, ...engineer].filter(({ metrics }) => metrics.length === 0)).toEqual([]);
  expect(owner).toHaveLength(
    Object.values(metricWidgets).filter(({ dashboard }) => dashboard === 'owner').length,
  );
});
