import { expect, test } from 'vitest';
import {
  idOf,
  type Json,
  resources,
  text,
  webTemplate as web,
} from '#infra/testing/cloud/synthesized-cloud.ts';

const stream = `${idOf('Reconciliation')}.StreamArn`;
const mappings = resources(web, 'AWS::Lambda::EventSourceMapping').map(([, { Properties }]) => Properties);
const mapping: Json = mappings.find((found: Json) => text(found.EventSourceArn) === stream);
const functionId = text(mapping.FunctionName);
const job: Json = web.Resources[functionId].Properties;

test('the table’s stream starts the job for a request, and not for what the job itself writes', () => {
  expect(mapping.FilterCriteria.Filters).toHaveLength(1);
  expect(JSON.parse(mapping.FilterCriteria.Filters[0].Pattern)).toEqual({
    eventName: ['INSERT', 'MODIFY'],
    dynamodb: { Keys: { book: { S: ['request'] } } },
  });
});

test('a schedule goes on with a run that has not finished, once the function must have ended', () => {
  const rules = resources(web, 'AWS::Events::Rule').map(([, { Properties }]) => Properties);
  const woken = rules.filter((rule: Json) => rule.ScheduleExpression === 'rate(15 minutes)');
  expect(woken.flatMap((rule: Json) => rule.Targets.map(({ Arn }: Json) => text(Arn)))).toEqual([
    `${functionId}.Arn`,
  ]);
  expect(job.Timeout).toBeLessThan(15 * 60);
});
