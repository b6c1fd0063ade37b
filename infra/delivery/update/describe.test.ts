import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectDirectory } from '#infra/build/bundle-paths.ts';
import { placed, set, table } from '#infra/release/planted-update.harness.ts';
import { type Json, listAt } from '#infra/release/snapshot/json.ts';
import type { Snapshot } from '#infra/release/snapshot/snapshot.ts';
import { readReleased } from '#infra/release/snapshot/store.ts';
import { required } from '#shared/required.ts';
import { describeUpdate } from './describe.ts';
import { templateDiff } from './template-diff.ts';

const released = required(readReleased('prod', join(projectDirectory, 'infra/release/templates')), 'release');

/** What a reviewer reads of an update of prod. */
function described(change: (next: Snapshot) => void): string {
  const next = structuredClone(released);
  change(next);
  return describeUpdate(released, next, templateDiff(released, next));
}

/** The statements that a function's role allows. */
function statements(snapshot: Snapshot): Json[] {
  const { resource } = placed(snapshot, 'AWS::IAM::Role', 'Apiappointmentscancel');
  const [policy] = listAt(required(resource.Properties, 'properties'), 'Policies');
  return listAt(policy, 'PolicyDocument', 'Statement');
}

test('a release that is deployed again is said to change nothing', () => {
  const text = described(() => {});
  expect(text).toContain('## prod: prod can be updated\n');
  expect(text).toContain('No permission changes.\n\nThe templates don’t change.\n');
});

test('a broader permission stands out, with the statement that allows it', () => {
  const text = described((next) =>
    statements(next).push({ Effect: 'Allow', Action: 'dynamodb:Scan', Resource: '*' }),
  );
  expect(text).toContain('**Permissions get broader.**');
  expect(text).toMatch(/│ \+ │ \* +│ Allow +│ dynamodb:Scan/);
  expect(text).toMatch(/^\+.*"dynamodb:Scan"/m);
});

test('a permission that is taken away is shown, and not called broader', () => {
  const text = described((next) => statements(next).pop());
  expect(text).toContain('Permissions change, and none gets broader.');
  expect(text).toMatch(/│ - │/);
});

test('what the rehearsal refuses comes first', () => {
  const text = described((next) => set(next, table, 'DeletionProtectionEnabled', false));
  expect(text).toMatch(
    /^## prod: prod must not be updated like this: 1 refused\n\n```text\nRefused: lost-protection at /,
  );
});

test('a comment stays within what GitHub takes, and no text in a template ends its block', () => {
  const next = structuredClone(released);
  for (const index of Array(300).keys()) {
    statements(next).push({ Effect: 'Allow', Action: 's3:GetObject', Resource: `bucket/${index}` });
  }
  const text = describeUpdate(released, next, '+ line\n```\n@everyone\n'.repeat(5000));
  expect(text.length).toBeLessThan(65_536);
  expect(text.match(/The rest is in the run’s artifact/g)).toHaveLength(2);
  expect(text).toMatch(/\n````diff\n\+ line\n```\n[\s\S]*\n````\n/);
});

test('a stage without a release is new altogether', () => {
  expect(describeUpdate(undefined, { ...released, stage: 'demo' }, '')).toContain('## demo\n\nNo release');
});
