import { type ProofName, proofNames } from '#infra/policy/origin-proof.ts';
import { minuteMs } from '#shared/time/durations.ts';

/** What the secret holds: both values are accepted. During a turn, `turningTo` names the one that CloudFront is to send. */
export type Proofs = Partial<Record<ProofName, string>> & { turningTo?: ProofName };

/** What a turn reads and changes in the cloud. */
export interface ProofCloud {
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

/** Functions read a secret every five minutes; a refresh that fails is retried within the next one. */
const untilReadMs = 10 * minuteMs;

function otherThan(name: ProofName): ProofName {
  return proofNames[0] === name ? proofNames[1] : proofNames[0];
}

/**
 * Replaces the value that CloudFront sends, in the order that no request of a visitor fails in: the idle value is replaced,
 * every function learns it, CloudFront sends it, and only then the one it sent before ends. The secret and the stack say
 * how far a turn has come, so another run goes on where one was cut off.
 * @param isDryRun only says what the run would do
 */
export async function turnProof(cloud: ProofCloud, isDryRun: boolean): Promise<void> {
  const { proofs, writtenAt } = await cloud.readSecret();
  const sent = await cloud.readSent();
  const target = proofs.turningTo ?? otherThan(sent);
  const ended = otherThan(target);
  const hasBegun = proofs.turningTo !== undefined;
  const isSent = hasBegun && sent === target;
  const step = (line: string, isDone: boolean) => {
    cloud.say(`${isDone ? 'done' : isDryRun ? 'would' : 'now'}: ${line}`);
    return !(isDone || isDryRun);
  };
  let begunAt = writtenAt;

  if (step(`put a new value in '${target}', which CloudFront does not send`, hasBegun)) {
    await cloud.writeSecret({ ...proofs, [target]: cloud.newProof(), turningTo: target });
    begunAt = cloud.now();
  }
  const waitMs = begunAt + untilReadMs - cloud.now();
  if (step('wait ten minutes, until every function accepts it', isSent || (hasBegun && waitMs <= 0))) {
    await cloud.wait(Math.max(waitMs, 0));
  }
  if (step(`have CloudFront send '${target}'`, isSent)) await cloud.send(target);
  if (step(`replace '${ended}', so that the old value ends`, false)) {
    const { turningTo: _, ...current } = (await cloud.readSecret()).proofs;
    await cloud.writeSecret({ ...current, [ended]: cloud.newProof() });
  }
}
