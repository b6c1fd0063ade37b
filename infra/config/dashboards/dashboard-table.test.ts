import { expect, test } from 'vitest';
import { type DashboardName, metricMeanings, metricWidgets } from '#functions/platform/metric-table.ts';
import { serverErrors } from '#infra/config/alarms/access-log-metrics.ts';
import { dimensionSetsOf } from '#infra/testing/alarms/aws-metrics.ts';
import { alarmResources } from '#infra/testing/alarms/resources.ts';
import { clinics } from '#shared/clinics/clinics.ts';
import { dashboardTable, explanationsOf, type Widget } from './dashboard-table.ts';

const table = dashboardTable(alarmResources);
const { owner, engineer } = table;
const shown = [...owner, ...engineer].flatMap(({ metrics }) => metrics);

test('every widget shows metrics that our code writes or that AWS documents, with their dimensions', () => {
  for (const { namespace, name, dimensions } of shown) {
    const keys = Object.keys(dimensions).toSorted().join(',');
    if (name === serverErrors.name) {
      expect([namespace, keys]).toEqual([alarmResources.metricNamespace, '']);
    } else if (namespace === alarmResources.metricNamespace) {
      const widget = metricWidgets.find(({ metrics }) => name in metrics);
      expect([name, keys]).toEqual([name, widget?.perClinic ? 'ClinicId' : '']);
    } else {
      expect([namespace, name, dimensionSetsOf(namespace, name)]).toEqual([
        namespace,
        name,
        expect.arrayContaining([keys]),
      ]);
    }
  }
});

test('each of our metrics is in a widget, and every widget has a metric', () => {
  const names = new Set(shown.map(({ name }) => name));
  const ours = { ...metricMeanings, [serverErrors.name]: serverErrors };
  expect(Object.keys(ours).filter((name) => !names.has(name))).toEqual([]);
  expect([...owner, ...engineer].filter(({ metrics }) => metrics.length === 0)).toEqual([]);
  expect(owner).toHaveLength(metricWidgets.filter(({ dashboard }) => dashboard === 'owner').length);
});

test('the owner reads the clinics by their names', () => {
  const byClinic = owner.filter(({ metrics }) => metrics.some(({ dimensions }) => dimensions.ClinicId));
  expect(byClinic).toHaveLength(2);
  for (const { metrics } of byClinic) {
    expect(metrics.map(({ dimensions, label }) => [dimensions.ClinicId, label])).toEqual(
      clinics.map(({ id, name }) => [id, name]),
    );
  }
});

test('each dashboard says what our metrics on it mean', () => {
  for (const [dashboard, widgets] of Object.entries(table) as [DashboardName, Widget[]][]) {
    const ours = widgets
      .flatMap(({ metrics }) => metrics)
      .filter(({ namespace }) => namespace === alarmResources.metricNamespace)
      .map(({ name }) => name);
    const explained = Array.from(
      explanationsOf(dashboard).matchAll(/^- \*\*(\w+)\*\*: ./gm),
      ([, name]) => name,
    );
    expect(explained.toSorted()).toEqual([...new Set(ours)].toSorted());
  }
});
