import { retention } from '#shared/legal/retention.ts';
import type { Acknowledgment } from './acknowledge.ts';

/** True of a role whose policy is part of it. */
export const inlinePolicy: Acknowledgment = {
  rules: ['HIPAA.Security-IAMNoInlinePolicy'],
  reason:
    'The policy is written for this one role and goes with it; a managed policy could be attached elsewhere.',
};

/** True of every function, its role and its log. */
export const everyFunction: readonly Acknowledgment[] = [
  {
    rules: ['HIPAA.Security-LambdaInsideVPC', 'CT.LAMBDA.PR.3'],
    reason:
      'It calls public endpoints over TLS and nothing else: a VPC would hold nothing for it to reach, and add a NAT gateway to pay for and to fail.',
  },
  {
    rules: ['HIPAA.Security-LambdaConcurrency'],
    reason:
      "The API's throttle, the schedules, the streams' shards and CloudFormation's uploads bound what runs at once; a reservation would take that capacity from all other functions.",
  },
  inlinePolicy,
  {
    rules: ['CT.CLOUDWATCH.PR.2'],
    reason: `Logs are for finding faults and live for at most ${retention.logDays} days, as patients are promised. Who did what is in the audit log, a table.`,
  },
];

/** True of every function that is traced. */
export const tracesAnywhere: Acknowledgment = {
  rules: ['AwsSolutions-IAM5[Resource::*]', 'Serverless-LambdaStarPermissions'],
  reason:
    'X-Ray takes no resource in a policy for sending traces. They hold the names of calls, times and outcomes, and nothing of a patient.',
};

/** True of a job that a schedule starts. */
export const scheduledWork: Acknowledgment = {
  rules: ['HIPAA.Security-LambdaDLQ', 'Serverless-LambdaDLQ', 'Serverless-EventBusDLQ'],
  reason:
    "A tick carries no data: the next one, minutes later, finds the same work, and the alarm on functions' errors reports the one that failed.",
};

/** True of a function behind the API. */
export const answersCaller: Acknowledgment = {
  rules: ['HIPAA.Security-LambdaDLQ', 'Serverless-LambdaDLQ'],
  reason:
    'API Gateway waits for the answer and passes a failure on to the caller, who still has the request.',
};
