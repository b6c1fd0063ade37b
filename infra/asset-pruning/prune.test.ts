import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayMs } from '#shared/time/durations.ts';
import { keptDays, pruneAssets } from './prune.ts';
import { Bucket } from './site-bucket.harness.ts';

type Event = { days: number } & ({ deploy: string } | { prune: true });
type Prune = (bucket: Bucket) => Promise<void>;

const files = (letters: string) => [...letters].map((letter) => `assets/${letter}.js`);

/** Deploys on the days named, oldest first. */
function bucketOf(history: readonly (readonly [day: number, letters: string])[], today: number): Bucket {
  const bucket = new Bucket();
  for (const [day, letters] of history) {
    bucket.day = day;
    bucket.deploy(letters);
  }
  bucket.day = today;
  return bucket;
}

async function keptOf(bucket: Bucket): Promise<string[]> {
  await pruneAssets(bucket, false);
  return bucket.assets;
}

async function refusalOf(bucket: Bucket): Promise<string> {
  const before = new Map(bucket.files);
  const { message } = await pruneAssets(bucket, false).then(
    () => expect.fail('nothing was refused'),
    (error: Error) => error,
  );
  expect(bucket.files, 'a refusal deletes nothing').toEqual(before);
  return message;
}

describe('pruning keeps', () => {
  test('the newest two releases, however old they are', async () => {
    const history = [
      [0, 'ax'],
      [1, 'bx'],
      [2, 'cx'],
    ] as const;
    expect(await keptOf(bucketOf(history, 1000))).toEqual(files('bcx'));
  });

  test('a release until 90 days after the next one, which may be long after its own upload', async () => {
    const history = [
      [0, 'a'],
      [500, 'b'],
      [510, 'c'],
    ] as const;
    expect(await keptOf(bucketOf(history, 500 + keptDays - 1))).toEqual(files('abc'));
    expect(await keptOf(bucketOf(history, 500 + keptDays))).toEqual(files('bc'));
  });

  test('what the newest release took from an old one', async () => {
    const history = [
      [0, 'ax'],
      [100, 'b'],
      [200, 'c'],
      [300, 'dx'],
    ] as const;
    expect(await keptOf(bucketOf(history, 1000))).toEqual(files('cdx'));
  });

  test('a release that was rolled back to', async () => {
    const history = [
      [0, 'a'],
      [100, 'b'],
      [200, 'c'],
      [300, 'a'],
    ] as const;
    expect(await keptOf(bucketOf(history, 1000))).toEqual(files('ac'));
  });

  test('assets of no known release until the oldest manifest is 90 days old, and they are', async () => {
    const bucket = new Bucket();
    bucket.put('assets/z.js');
    bucket.day = 300;
    bucket.deploy('a');
    bucket.day = 300 + keptDays - 1;
    bucket.put('assets/y.js');
    expect(await keptOf(bucket)).toEqual(files('ayz'));
    bucket.day++;
    expect(await keptOf(bucket)).toEqual(files('ay'));
    bucket.day += keptDays;
    expect(await keptOf(bucket)).toEqual(files('a'));
  });

  test('what a deployment uploaded that failed before its manifest', async () => {
    const bucket = bucketOf(
      [
        [0, 'ax'],
        [1, 'b'],
        [2, 'c'],
      ],
      500,
    );
    bucket.deploy('dx', 'assets');
    expect(await keptOf(bucket)).toEqual(files('bcdx'));
  });
});

describe('pruning refuses', () => {
  test('a bucket without a manifest', async () => {
    const bucket = new Bucket();
    bucket.put('assets/a.js');
    bucket.day = 1000;
    expect(await refusalOf(bucket)).toContain('no manifest');
  });

  const old = [
    [0, 'a'],
    [1, 'b'],
    [2, 'c'],
  ] as const;

  test('a site whose pages are not those of the newest manifest', async () => {
    const bucket = bucketOf(old, 1000);
    bucket.deploy('d', 'manifest');
    expect(await refusalOf(bucket)).toContain("index.html names assets/c.js, which isn't part");
  });

  test('any page with another asset, or a page that is missing', async () => {
    const bucket = bucketOf(old, 1000);
    bucket.put('sw.js', '["assets/c.js","assets/a.js"]');
    expect(await refusalOf(bucket)).toContain('sw.js names assets/a.js');
    bucket.files.delete('sw.js');
    expect(await refusalOf(bucket)).toContain('sw.js is missing');
  });

  test('a stage that is being deployed', async () => {
    const bucket = bucketOf(old, 1000);
    bucket.isBusy = true;
    expect(await refusalOf(bucket)).toContain('being deployed');
  });
});

test('a dry run names what would be deleted, and deletes nothing', async () => {
  const bucket = bucketOf(
    [
      [0, 'a'],
      [1, 'b'],
      [2, 'c'],
    ],
    1000,
  );
  await pruneAssets(bucket, true);
  expect(bucket.assets).toEqual(files('abc'));
  expect(bucket.said).toEqual(['would delete assets/a.js', '1 of 3 assets would be deleted, of 3 releases.']);
});

describe('whatever is deployed and pruned, and when', () => {
  /** The assets that pages need which were opened in the last 90 days, and that are gone. */
  async function lostIn(history: readonly Event[], prune: Prune): Promise<string[]> {
    const bucket = new Bucket();
    const live: { letters: string; until: number }[] = [];
    const current = () => live.at(-1);
    for (const event of history) {
      bucket.day += event.days;
      const last = current();
      if (last) last.until = bucket.day;
      if ('deploy' in event) {
        bucket.deploy(event.deploy);
        live.push({ letters: event.deploy, until: bucket.day });
        continue;
      }
      if (last) await prune(bucket);
      const needed = live.filter(({ until }) => bucket.day - until < keptDays).map(({ letters }) => letters);
      const lost = files(needed.join('')).filter((path) => !bucket.files.has(path));
      if (lost.length > 0) return lost;
    }
    return [];
  }

  const days = fc.integer({ min: 1, max: 150 });
  const letters = fc.uniqueArray(fc.constantFrom(...'abcdef'), { minLength: 1 });
  const histories = fc.array(
    fc.oneof(
      fc.record({ days, deploy: letters.map((list) => list.toSorted().join('')) }),
      fc.record({ days, prune: fc.constant(true as const) }),
    ),
    { maxLength: 12 },
  );
  const losesNothing = (prune: Prune) =>
    fc.check(
      fc.asyncProperty(histories, async (history) => (await lostIn(history, prune)).length === 0),
      { numRuns: 2000, seed: 18 },
    );

  test('no page loses an asset within 90 days', async () => {
    expect(await losesNothing((bucket) => pruneAssets(bucket, false))).toMatchObject({ failed: false });
  });

  const tooOld = (bucket: Bucket, uploadedAt = 0) => bucket.now() - uploadedAt >= keptDays * dayMs;
  const naive: Record<string, Prune> = {
    'deletes by age': async (bucket) => {
      const listed = await bucket.list('assets');
      await bucket.remove(listed.filter((file) => tooOld(bucket, file.uploadedAt)).map(({ path }) => path));
    },
    'keeps the newest release only': async (bucket) => {
      const page = (await bucket.read('index.html')) ?? '';
      await bucket.remove(bucket.assets.filter((path) => !page.includes(path)));
    },
    'counts from the upload of a manifest': async (bucket) => {
      const manifests = await bucket.list('releases');
      const releases = manifests
        .map(({ path, uploadedAt }) => ({ ...JSON.parse(bucket.files.get(path)?.text ?? ''), uploadedAt }))
        .toSorted((one, other) => other.uploadedAt - one.uploadedAt)
        .filter(({ uploadedAt }, index) => index < 2 || !tooOld(bucket, uploadedAt));
      const kept = releases.flatMap(({ assets }) => assets);
      await bucket.remove(bucket.assets.filter((path) => !kept.includes(path)));
    },
  };

  test.each(Object.keys(naive))('pruning that %s is caught', async (name) => {
    const prune = naive[name] ?? expect.fail();
    expect(await losesNothing(prune)).toMatchObject({ failed: true });
  });
});
