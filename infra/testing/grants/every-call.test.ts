import { describe, expect, test } from 'vitest';
import { trial } from '#infra/testing/cloud/example-stages.ts';
import { isOfEveryRun, isWholeSuite } from '#infra/testing/whole-run/whole-suite.ts';
import { recordedCalls } from './recorder.ts';

const calls = recordedCalls();

/**
 * A grant that no test can use. A refund runs code that can stop counting an unfinished payment, but only finished
 * payments get refunds.
 */
const untested = 'POST /api/payments/{id}/refund: dynamodb:UpdateItem on Limits';

async function judgeCalls() {
  const { idOf, webTemplate } = await import('#infra/testing/cloud/synthesized-cloud.ts');
  const { functionPolicies } = await import('./function-policies.ts');
  const { judge } = await import('./judge.ts');
  const names = {
    region: trial.region,
    account: 'AWS::AccountId',
    partition: 'aws',
    keyArn: `${idOf('Key')}.Arn`,
  };
  const policies = functionPolicies(webTemplate);
  const { refused } = judge(calls, policies, names);
  const { unused } = judge(calls.filter(isOfEveryRun), policies, names);
  return { refused, unused };
}

describe.runIf(calls.length > 0)('of all calls that functions made to AWS in this run', async () => {
  const { refused, unused } = calls.length > 0 ? await judgeCalls() : { refused: [], unused: [] };

  test('each is allowed by its function’s policy', () => {
    expect(refused).toEqual([]);
  });

  // Skipped when only some test files ran, because they use only some grants.
  test.runIf(isWholeSuite)('some needed each grant of every policy', () => {
    expect(unused.filter((grant) => !grant.startsWith(untested))).toEqual([]);
  });
});
