import { expect, test } from 'vitest';
import { type Json, resources, text, webTemplate as web } from '#infra/testing/cloud/synthesized-cloud.ts';

const scheduled = resources(web, 'AWS::Events::Rule').filter(
  ([, { Properties }]) =>
    Properties.ScheduleExpression === 'rate(5 minutes)' && Properties.State === 'ENABLED',
);

test('open payments are settled every five minutes', () => {
  const targets = scheduled.flatMap(([, { Properties }]) =>
    Properties.Targets.map(({ Arn }: Json) => text(Arn)),
  );
  const [target, ...others] = targets.filter((name) => name.includes('settlepayments'));
  expect(others).toEqual([]);
  const { Timeout } = web.Resources[target.replace('.Arn', '')].Properties;
  expect(Timeout).toBe(300);
});
