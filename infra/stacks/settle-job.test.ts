import { expect, test } from 'vitest';
import { jobs } from '#infra/config/jobs.ts';
import { type Json, resources, text, webTemplate as web } from '#infra/testing/cloud/synthesized-cloud.ts';
import { expectedGrants, grantLines } from '#infra/testing/cloud/template-grants.ts';

const scheduled = resources(web, 'AWS::Events::Rule').filter(
  ([, { Properties }]) =>
    Properties.ScheduleExpression === 'rate(5 minutes)' && Properties.State === 'ENABLED',
);

test('open payments are settled every five minutes, by a function with the grants of its entry', () => {
  const targets = scheduled.flatMap(([, { Properties }]) =>
    Properties.Targets.map(({ Arn }: Json) => text(Arn)),
  );
  const [target, ...others] = targets.filter((name) => name.includes('settlepayments'));
  expect(others).toEqual([]);
  const { Role, LoggingConfig, Timeout } = web.Resources[target.replace('.Arn', '')].Properties;
  const expected = expectedGrants(jobs['settle-payments'], LoggingConfig.LogGroup.Ref);
  expect(grantLines(web.Resources[text(Role).replace('.Arn', '')].Properties).toSorted()).toEqual(
    expected.toSorted(),
  );
  expect(Timeout).toBe(300);
});
