import { EventBus, Rule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { CfnFunction, Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { type ConfigurationSet, EmailSendingEvent, EventDestination } from 'aws-cdk-lib/aws-ses';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { addJobFunction, type JobProps } from './job-function.ts';

interface FeedbackJobProps extends JobProps {
  /** The SES configuration set of our email. */
  delivery: ConfigurationSet;
  /** The queue for events that the job failed to handle. */
  lost: Queue;
}

/**
 * Processes SES's reports on our email. SES sends them to the account's default event bus, the only
 * destination without a topic or policy that could let in callers from outside the account by
 * mistake.
 */
export class FeedbackJob extends Construct {
  readonly lambda: LambdaFunction;

  constructor(scope: Construct, id: string, { delivery, lost, ...props }: FeedbackJobProps) {
    super(scope, id);
    const description = 'Stops email to addresses that bounce or complain.';
    const keepLost = new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [lost.queueArn] });
    this.lambda = addJobFunction(this, 'record-feedback', description, props, [keepLost]);
    // Lambda retries a failed call twice. Set this directly: the construct's `deadLetterQueue` adds a policy
    // to the role.
    (this.lambda.node.defaultChild as CfnFunction).deadLetterConfig = { targetArn: lost.queueArn };
    delivery.addEventDestination('Feedback', {
      destination: EventDestination.eventBus(EventBus.fromEventBusName(this, 'Bus', 'default')),
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT, EmailSendingEvent.REJECT],
    });
    new Rule(this, 'Events', {
      description: 'Bounces, complaints and rejections of our email',
      // The bus carries the events of every stage in the account.
      eventPattern: {
        source: ['aws.ses'],
        detail: { mail: { tags: { 'ses:configuration-set': [delivery.configurationSetName] } } },
      },
      targets: [new LambdaTarget(this.lambda, { deadLetterQueue: lost })],
    });
  }
}
