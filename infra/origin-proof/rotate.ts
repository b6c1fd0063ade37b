import { type ProofName, proofNames } from '#infra/config/origin-proof.ts';
import { minuteMs } from '#shared/time/durations.ts';

/** What the secret holds. Functions accept both values. During a rotation, `rotatingTo` names the one that CloudFront is to send. */
export type Proofs = Partial<Record<ProofName, string>> & { rotatingTo?: ProofName };

/** What a rotation reads and changes in the cloud. */
export interface ProofCloud {
  /** `writtenAt` is when the secret was last changed, in milliseconds like `now`. */
  readSecret: () => Promise<{ proofs: Proofs; writtenAt: number }>;
  writeSecret: (proofs: Proofs) => Promise<void>;
  /** Which value CloudFront sends. */
  readSent: () => Promise<ProofName>;
  /** Resolves once every edge of CloudFront sends it. */
  send: (name: ProofName) => Promise<void>;
  /** A value that no one can guess. */
  newProof: () => string;
  now: () => number;
  wait: (ms: number) => Promise<void>;
  say: (line: string) => void;
}

/** Functions keep a secret for five minutes and retry a failed refresh after 30 s: this leaves room for ten failures. */
const untilReadMs = 10 * minuteMs;

function otherThan(name: ProofName): ProofName {
  return proofNames[0] === name ? proofNames[1] : proofNames[0];
}

/**
 * Replaces the value that CloudFront sends without a visitor's request failing: it replaces the value that CloudFront
 * doesn't send, waits until every function accepts it, has CloudFront send it, and only then replaces the one that was
 * sent before. The secret and the stack's parameter show how far a rotation has come, so another run goes on where one was
 * cut off.
 * @param isDryRun says what the run would do, and changes nothing
 */
export async function rotateProof(cloud: ProofCloud, isDryRun: boolean): Promise<void> {
  const { proofs, writtenAt } = await cloud.readSecret();
  const sent = await cloud.readSent();
  const target = proofs.rotatingTo ?? otherThan(sent);
  const ended = otherThan(target);
  const hasBegun = proofs.rotatingTo !== undefined;
  const isSent = hasBegun && sent === target;
  /** Says what a step is about. Returns whether this run has to do it. */
  const step = (line: string, isDone: boolean) => {
    const planned = isDryRun ? 'would' : 'now';
    cloud.say(`${isDone ? 'done' : planned}: ${line}`);
    return !isDone && !isDryRun;
  };
  let begunAt = writtenAt;

  if (step(`put a new value in '${target}', which CloudFront doesn't send`, hasBegun)) {
    await cloud.writeSecret({ ...proofs, [target]: cloud.newProof(), rotatingTo: target });
    begunAt = cloud.now();
  }
  const waitMs = begunAt + untilReadMs - cloud.now();
  if (step('wait ten minutes, until every function accepts it', isSent || (hasBegun && waitMs <= 0))) {
    await cloud.wait(Math.max(waitMs, 0));
  }
  if (step(`have CloudFront send '${target}'`, isSent)) await cloud.send(target);
  if (step(`replace '${ended}', so that the old value ends`, false)) {
    const { rotatingTo: _, ...current } = (await cloud.readSecret()).proofs;
    await cloud.writeSecret({ ...current, [ended]: cloud.newProof() });
  }
}
