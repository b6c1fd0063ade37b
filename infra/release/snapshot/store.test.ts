import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, CfnResource, Stack } from 'aws-cdk-lib';
import { Asset } from 'aws-cdk-lib/aws-s3-assets';
import { CfnQueue } from 'aws-cdk-lib/aws-sqs';
import { afterAll, expect, test } from 'vitest';
import { scriptHashesOf } from '#infra/config/inline-scripts.ts';
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
      tags: { stage: 'prod' },
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

test('reads the inline scripts of the pages that are published, not of pages left over in the folder', () => {
  const site = mkdtempSync(join(work, 'site-'));
  writeFileSync(join(site, 'index.html'), '<script>1</script><script src="/a.js"></script>');
  const app = new App({ outdir: mkdtempSync(join(work, 'out-')) });
  const stack = new Stack(app, 'Web', { tags: { stage: 'prod' } });
  const { s3ObjectKey } = new Asset(stack, 'Site', { path: site });
  new CfnResource(stack, 'Page', { type: 'Custom::Page', properties: { keys: [s3ObjectKey] } });
  const { directory } = app.synth();
  const leftOver = join(directory, `asset.${'0'.repeat(64)}`);
  mkdirSync(leftOver);
  writeFileSync(join(leftOver, 'index.html'), '<script>2</script>');
  expect(readAssembly('prod', directory).inlineScripts).toEqual(scriptHashesOf('<script>1</script>'));
});

test('refuses a folder of another stage, which would overwrite the release, and one without a synthesis', () => {
  const app = new App({ outdir: mkdtempSync(join(work, 'out-')) });
  new CfnQueue(new Stack(app, 'Web-trial', { tags: { stage: 'trial' } }), 'Queue');
  const { directory } = app.synth();
  expect(() => readAssembly('prod', directory)).toThrow('is not of prod: it holds Web-trial.');
  expect(() => readAssembly('prod', '--output')).toThrow('No synthesis wrote --output');
});
