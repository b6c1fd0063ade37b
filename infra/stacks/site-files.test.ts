import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { App, Stack } from 'aws-cdk-lib';
import { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { afterAll, expect, test } from 'vitest';
import { type Json, resources } from '#infra/testing/cloud/synthesized-cloud.ts';
import { SiteFiles } from './constructs/site-files.ts';

const work = mkdtempSync(join(tmpdir(), 'site-files-'));
afterAll(() => rmSync(work, { recursive: true }));

const site = {
  assets: ['assets/figtree-1.woff2', 'assets/index-1.js'],
  pages: ['404.html', 'clinics.html', 'clinics/cactus.html', 'index.html', 'sw.js'],
  others: ['favicon.svg', 'robots.txt', 'site.webmanifest', 'sitemap.xml', 'social-cards/clinic-1.jpg'],
};

interface Upload {
  id: string;
  dependsOn: string[];
  properties: Json;
  /** The uploaded files, by their path in the bucket. */
  files: string[];
}

/** The uploads of a deployment, as the CDK stages them. */
function uploadsOfSite(): Upload[] {
  const siteDirectory = join(work, 'site');
  for (const file of Object.values(site).flat()) {
    mkdirSync(join(siteDirectory, dirname(file)), { recursive: true });
    writeFileSync(join(siteDirectory, file), file);
  }
  const outdir = join(work, 'out');
  const app = new App({ outdir });
  const stack = new Stack(app, 'Site');
  const distribution = Distribution.fromDistributionAttributes(stack, 'Edge', {
    distributionId: 'E1',
    domainName: 'example.cloudfront.net',
  });
  new SiteFiles(stack, 'Files').publish({
    siteDirectory,
    config: { name: 'config' },
    openApi: { name: 'openapi' },
    distribution,
    after: [],
  });
  const { template } = app.synth().getStackByName('Site');
  return resources(template, 'Custom::CDKBucketDeployment').map(([id, resource]) => {
    const { SourceObjectKeys: keys, DestinationBucketKeyPrefix: prefix = '' } = resource.Properties;
    const folders: string[] = keys.map((key: string) => join(outdir, `asset.${key.replace('.zip', '')}`));
    const sent = folders.flatMap((cwd) =>
      globSync('**/*', { cwd, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(prefix, entry.parentPath.slice(cwd.length + 1), entry.name)),
    );
    return {
      id,
      dependsOn: (resource as Json).DependsOn ?? [],
      properties: resource.Properties,
      files: sent.toSorted(),
    };
  });
}

test('a deployment sends every file of the site once, its pages last, and then CloudFront forgets all copies', () => {
  const uploads = uploadsOfSite();
  const holding = (file: string) => uploads.find(({ files }) => files.includes(file)) ?? expect.fail(file);
  const [assets, others, pages] = [
    holding('assets/index-1.js'),
    holding('robots.txt'),
    holding('index.html'),
  ];
  expect(assets.files).toEqual(site.assets);
  expect(others.files).toEqual(site.others);
  expect(pages.files).toEqual([...site.pages, 'config.json', 'openapi.json'].toSorted());
  expect(uploads).toHaveLength(3);

  expect(pages.dependsOn).toEqual(expect.arrayContaining([assets.id, others.id]));
  expect(pages.properties.DistributionPaths).toEqual(['/*']);
  // Nothing is pruned, because open pages load assets of their own build.
  expect(uploads.map(({ properties }) => properties.Prune)).toEqual([false, false, false]);
  const cacheControl = ({ properties }: Upload) => properties.SystemMetadata['cache-control'];
  expect([assets, others, pages].map(cacheControl)).toEqual([
    'public, max-age=31536000, immutable',
    'public, max-age=3600',
    'no-cache',
  ]);
});
