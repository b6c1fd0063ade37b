import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type ProofName, sentProofParameter } from '#infra/config/origin-proof.ts';
import { DeployedStage } from '#infra/testing/cloud/deployed-stage.ts';
import { prod } from '#infra/testing/cloud/example-stages.ts';
import { hourMs, minuteMs } from '#shared/time/durations.ts';
import { deployedProof, type ProofCloud, type Proofs, rotateProof } from './rotate-origin-proof.ts';

/** A cloud in memory, which checks at every step that functions accept the value that CloudFront sends. */
class Cloud implements ProofCloud {
  proofs: Proofs = { first: 'proof-0' };
  sent: ProofName = 'first';
  /** The proof that CloudFront sends. Each deployment takes it from the secret. */
  header = 'proof-0';
  clock = 0;
  writtenAt = 0;
  readonly said: string[] = [];
  readonly changes: string[] = [];
  /** The run is cut off after this change. */
  cutAfter = '';

  readSecret = async () => ({ proofs: this.proofs, writtenAt: this.writtenAt });
  readSent = async () => this.sent;
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
    const before = Object.values(cloud.proofs);
    await rotateProof(cloud, false);
    for (const value of [...before, ...Object.values(cloud.proofs)])
      expect(cloud.said.join()).not.toContain(value);
  });
});

/** The parameters of an update. */
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

describe('in a deployed stage', () => {
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
    // The rotation began an hour ago, so the wait is over.
    const begun = { first: 'proof-0', second: 'proof-1', rotatingTo: 'second' };
    stage.secret = { text: JSON.stringify(begun), createdAt: new Date(Date.now() - hourMs) };
    await rotateProof(await deployedProof(prod), false);

    expect(stage.update).toMatchObject({ StackName: 'Clinic', UsePreviousTemplate: 'true' });
    expect(changedParameters(stage.update)).toEqual({ Other: 'as before', [sentProofParameter]: 'second' });
    const proofs = JSON.parse(stage.secret.text);
    expect(Object.keys(proofs).toSorted()).toEqual(['first', 'second']);
    expect(proofs.second).toBe('proof-1');
    expect(proofs.first).toMatch(/^[\w-]{48}$/);
  });

  test.each(['UPDATE_IN_PROGRESS', 'UPDATE_COMPLETE_CLEANUP_IN_PROGRESS', 'UPDATE_ROLLBACK_FAILED'])(
    'nothing is rotated while the stack is in %s, because its parameter may not be what CloudFront sends',
    async (status) => {
      stage.status = status;
      stage.secret = { text: '{"first":"proof-0"}', createdAt: new Date(0) };
      await expect(rotateProof(await deployedProof(prod), false)).rejects.toThrow(`is in ${status}:`);
      expect(stage.secret.text).toBe('{"first":"proof-0"}');
    },
  );

  test('a secret that someone broke by hand gets two new values', async () => {
    stage.secret = { text: 'no JSON', createdAt: new Date(0) };
    const cloud = { ...(await deployedProof(prod)), wait: async () => {} };
    await rotateProof(cloud, false);
    expect(JSON.parse(stage.secret.text)).toEqual({
      first: expect.stringMatching(/^[\w-]{48}$/),
      second: expect.stringMatching(/^[\w-]{48}$/),
    });
  });
});
