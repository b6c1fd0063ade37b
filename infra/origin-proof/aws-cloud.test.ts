import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sentProofParameter } from '#infra/config/origin-proof.ts';
import { DeployedStage } from '#infra/testing/cloud/deployed-stage.ts';
import { prod } from '#infra/testing/cloud/example-stages.ts';
import { hourMs } from '#shared/time/durations.ts';
import { awsCloud } from './aws-cloud.ts';
import { rotateProof } from './rotate.ts';

let stage: DeployedStage;

beforeEach(async () => {
  stage = new DeployedStage();
  await stage.start();
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});

afterEach(() => {
  vi.restoreAllMocks();
  stage.stop();
});

test('a rotation changes one parameter of the deployed stack, and then ends the old value', async () => {
  // Begun an hour ago, so there is nothing left to wait for.
  const begun = { first: 'proof-0', second: 'proof-1', rotatingTo: 'second' };
  stage.secret = { text: JSON.stringify(begun), createdAt: new Date(Date.now() - hourMs) };
  await rotateProof(await awsCloud(prod), false);

  expect(stage.update).toMatchObject({ StackName: 'Clinic', UsePreviousTemplate: 'true' });
  expect(changedParameters(stage.update)).toEqual({ Other: 'as before', [sentProofParameter]: 'second' });
  const proofs = JSON.parse(stage.secret.text);
  expect(Object.keys(proofs).toSorted()).toEqual(['first', 'second']);
  expect(proofs.second).toBe('proof-1');
  expect(proofs.first).toMatch(/^[\w-]{48}$/);
});

test('a secret that someone broke by hand gets two new values', async () => {
  stage.secret = { text: 'no JSON', createdAt: new Date(0) };
  const cloud = { ...(await awsCloud(prod)), wait: async () => {} };
  await rotateProof(cloud, false);
  expect(JSON.parse(stage.secret.text)).toEqual({
    first: expect.stringMatching(/^[\w-]{48}$/),
    second: expect.stringMatching(/^[\w-]{48}$/),
  });
});

/** What an update does to each parameter. */
function changedParameters(update: Record<string, string>): Record<string, string> {
  const names = Object.entries(update).filter(([key]) => key.endsWith('.ParameterKey'));
  return Object.fromEntries(
    names.map(([key, name]) => {
      const member = key.replace(/ParameterKey$/, '');
      const isKept = update[`${member}UsePreviousValue`] === 'true';
      return [name, isKept ? 'as before' : (update[`${member}ParameterValue`] ?? 'removed')];
    }),
  );
}
