import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { releaseManifest } from '#infra/config/release-manifest.ts';
import { DeployedStage } from '#infra/testing/cloud/deployed-stage.ts';
import { prod } from '#infra/testing/cloud/example-stages.ts';
import { dayMs } from '#shared/time/durations.ts';
import { awsBucket } from './aws-bucket.ts';
import { pruneAssets } from './prune.ts';

let stage: DeployedStage;

function put(path: string, text: string, daysAgo: number): void {
  stage.objects.set(path, { text, uploadedAt: new Date(Date.now() - daysAgo * dayMs) });
}

beforeEach(async () => {
  stage = new DeployedStage();
  await stage.start();
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  for (const [index, name] of ['a', 'b', 'c', 'd', 'e'].entries()) {
    const daysAgo = 500 - index;
    const manifest = releaseManifest([`assets/${name}.js`, 'index.html']);
    put(`assets/${name}.js`, '', daysAgo);
    put(`releases/${name}`, JSON.stringify(manifest), daysAgo);
  }
  put('index.html', '<script src="/assets/e.js"></script>', 495);
});

afterEach(() => {
  vi.restoreAllMocks();
  stage.stop();
});

const assets = () => [...stage.objects.keys()].filter((path) => path.startsWith('assets/'));

test('reads every page of a list, and deletes what is obsolete', async () => {
  await pruneAssets(await awsBucket(prod), false);
  expect(assets()).toEqual(['assets/d.js', 'assets/e.js']);
});

test('tells a file that is missing from one that cannot be read', async () => {
  stage.objects.delete('index.html');
  await expect(pruneAssets(await awsBucket(prod), false)).rejects.toThrow('index.html is missing');
});

test('knows when the stage is being deployed', async () => {
  stage.status = 'UPDATE_IN_PROGRESS';
  await expect(pruneAssets(await awsBucket(prod), false)).rejects.toThrow('being deployed');
  expect(assets()).toHaveLength(5);
});

test('fails if S3 deletes only some', async () => {
  stage.locked.add('assets/b.js');
  await expect(pruneAssets(await awsBucket(prod), false)).rejects.toThrow(
    'assets/b.js could not be deleted (Access denied)',
  );
});
