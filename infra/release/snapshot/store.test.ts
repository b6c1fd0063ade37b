import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, Stack } from 'aws-cdk-lib';
import { CfnQueue } from 'aws-cdk-lib/aws-sqs';
import { afterAll, expect, test } from 'vitest';
import { readAssembly } from './assembly.ts';
import { readReleased, writeReleased } from './store.ts';

const work = mkdtempSync(join(tmpdir(), 'release-'));
afterAll(() => rmSync(work, { recursive: true }));

function synthesized(...stacks: string[]) {
  const app = new App({ outdir: mkdtempSync(join(work, 'out-')) });
  for (const name of stacks) {
    const stack = new Stack(app, name, {
      terminationProtection: name === 'Data',
      env: { region: 'us-west-2' },
    });
    new CfnQueue(stack, 'Queue', { tags: [{ key: 'long', value: 'x'.repeat(200) }] });
  }
  return readAssembly('prod', app.synth().directory);
}

test('reads back what it wrote, without stacks that are gone', () => {
  expect(readReleased('prod', work)).toBeUndefined();
  writeReleased(synthesized('Data', 'Web'), work);
  expect(Object.keys(readReleased('prod', work)?.stacks ?? {})).toEqual(['Data', 'Web']);
  const next = synthesized('Data');
  writeReleased(next, work);
  expect(readReleased('prod', work)).toEqual(next);
  expect(next.stacks.Data).toMatchObject({ region: 'us-west-2', terminationProtection: true });
});
