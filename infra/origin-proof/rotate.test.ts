import { describe, expect, test } from 'vitest';
import type { ProofName } from '#infra/config/origin-proof.ts';
import { type ProofCloud, type Proofs, rotateProof } from './rotate.ts';

const minuteMs = 60_000;

/** A cloud in memory. Checks at every step that functions accept what CloudFront sends. */
class Cloud implements ProofCloud {
  proofs: Proofs = { first: 'proof-0' };
  sent: ProofName = 'first';
  /** What CloudFront really sends: the value of the name when it was deployed. */
  header = 'proof-0';
  clock = 0;
  writtenAt = 0;
  readonly said: string[] = [];
  readonly changes: string[] = [];
  /** The change after which the run is cut off. */
  cutAfter = '';
  private made = 0;

  readSecret = async () => ({ proofs: this.proofs, writtenAt: this.writtenAt });
  readSent = async () => this.sent;
  newProof = () => `proof-${++this.made}`;
  now = () => this.clock;
  say = (line: string) => void this.said.push(line);

  writeSecret = async (proofs: Proofs) => {
    this.proofs = proofs;
    this.writtenAt = this.clock;
    this.changed('secret');
  };

  send = async (name: ProofName) => {
    expect(this.clock - this.writtenAt, 'functions may still hold the old values').toBeGreaterThanOrEqual(
      10 * minuteMs,
    );
    this.sent = name;
    this.header = this.proofs[name] ?? '';
    this.changed('cloudfront');
  };

  wait = async (ms: number) => {
    this.clock += ms;
    this.changed('wait');
  };

  private changed(what: string): void {
    this.changes.push(what);
    expect([this.proofs.first, this.proofs.second]).toContain(this.header);
    if (this.cutAfter === what) throw new Error('cut off');
  }
}

const whole = ['secret', 'wait', 'cloudfront', 'secret'];

describe('a rotation', () => {
  test('ends the old value only after CloudFront sends the new one, and not before every function knows it', async () => {
    const cloud = new Cloud();
    await rotateProof(cloud, false);
    expect(cloud.changes).toEqual(whole);
    expect(cloud.header).not.toBe('proof-0');
    expect(Object.values(cloud.proofs)).not.toContain('proof-0');
    expect(cloud.proofs.rotatingTo).toBeUndefined();
  });

  test('can follow another one, back to the first value', async () => {
    const cloud = new Cloud();
    await rotateProof(cloud, false);
    const before = cloud.header;
    await rotateProof(cloud, false);
    expect(cloud.sent).toBe('first');
    expect(Object.values(cloud.proofs)).not.toContain(before);
  });

  test.each(['secret', 'wait', 'cloudfront'])(
    'that is cut off after %s goes on there, with the same value',
    async (what) => {
      const cloud = new Cloud();
      cloud.cutAfter = what;
      await expect(rotateProof(cloud, false)).rejects.toThrow('cut off');
      cloud.cutAfter = '';
      const begun = cloud.proofs.second;
      await rotateProof(cloud, false);
      expect(cloud.header).toBe(begun);
      expect(cloud.changes).toEqual(whole);
      expect(cloud.proofs.rotatingTo).toBeUndefined();
    },
  );

  test('that is only tried out changes nothing, and names every step', async () => {
    const cloud = new Cloud();
    await rotateProof(cloud, true);
    expect(cloud.changes).toEqual([]);
    expect(cloud.said).toHaveLength(4);
    expect(cloud.said.every((line) => line.startsWith('would: '))).toBe(true);
  });

  test('says no value', async () => {
    const cloud = new Cloud();
    await rotateProof(cloud, false);
    expect(cloud.said.join()).not.toContain('proof-');
  });
});
