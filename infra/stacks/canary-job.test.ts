import { expect, test } from 'vitest';
import {
  type Json,
  only,
  resources,
  text,
  webTemplate as web,
} from '#infra/testing/cloud/synthesized-cloud.ts';

test('the site is checked every five minutes, by a function that knows its address', () => {
  const schedules = resources(web, 'AWS::Events::Rule')
    .map(([, { Properties }]) => Properties)
    .filter(
      ({ ScheduleExpression, State }) => ScheduleExpression === 'rate(5 minutes)' && State === 'ENABLED',
    );
  const targets = schedules.flatMap(({ Targets }) => Targets.map(({ Arn }: Json) => text(Arn)));
  const [target = '', ...others] = targets.filter((name) => name.includes('canary'));
  expect(others).toEqual([]);
  const { Environment, MemorySize } = web.Resources[target.replace('.Arn', '')].Properties;
  const [distribution] = only(web, 'AWS::CloudFront::Distribution');
  expect(text(Environment.Variables.SITE_URL)).toBe(`https://${distribution}.DomainName`);
  expect(Object.keys(Environment.Variables).toSorted()).toEqual(['METRIC_NAMESPACE', 'SITE_URL']);
  expect(MemorySize).toBe(512);
});
