import { Duration } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { acknowledge } from '#infra/stacks/rules/acknowledge.ts';

/**
 * The queue for events that their job failed to handle.
 * @param why why this queue needs no dead-letter queue of its own
 */
export function addLostEvents(scope: Construct, why: string): Queue {
  const queue = new Queue(scope, 'Lost', {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(14),
  });
  acknowledge(queue, {
    rules: ['CT.SQS.PR.1'],
    reason: `It is itself where events go that failed for good; ${why}.`,
  });
  return queue;
}
