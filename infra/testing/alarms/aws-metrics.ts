/** A metric of AWS's own, as its documentation describes it. */
interface AwsMetric {
  unit: 'Count' | 'Milliseconds' | 'None';
  /** The sets of dimensions that it is reported under. */
  dimensions: readonly (readonly string[])[];
  /** Where AWS documents it, below https://docs.aws.amazon.com/. */
  page: string;
}

const apiGateway = {
  dimensions: [['ApiId'], ['ApiId', 'Stage']],
  page: 'apigateway/latest/developerguide/http-api-metrics.html',
};
const lambda = {
  dimensions: [['FunctionName'], ['FunctionName', 'Resource'], []],
  page: 'lambda/latest/dg/monitoring-metrics-types.html',
};
const dynamoDb = 'amazondynamodb/latest/developerguide/metrics-dimensions.html';
const throttleEvents = {
  unit: 'Count',
  dimensions: [['TableName'], ['TableName', 'GlobalSecondaryIndexName']],
  page: dynamoDb,
} as const;
const reputation = {
  unit: 'None',
  dimensions: [[], ['ses:configuration-set']],
  page: 'ses/latest/dg/reputationdashboard-cloudwatch-alarm.html',
} as const;

/** The metrics of AWS that our alarms may watch, by namespace and name. All are reported once a minute or less often. */
export const awsMetrics: Readonly<Record<string, Readonly<Record<string, AwsMetric>>>> = {
  'AWS/ApiGateway': {
    '5xx': { ...apiGateway, unit: 'Count' },
    Latency: { ...apiGateway, unit: 'Milliseconds' },
  },
  'AWS/Lambda': {
    Errors: { ...lambda, unit: 'Count' },
    Throttles: { ...lambda, unit: 'Count' },
    IteratorAge: { ...lambda, unit: 'Milliseconds' },
  },
  'AWS/DynamoDB': {
    SystemErrors: { unit: 'Count', dimensions: [['TableName', 'Operation']], page: dynamoDb },
    ReadThrottleEvents: throttleEvents,
    WriteThrottleEvents: throttleEvents,
  },
  'AWS/SQS': {
    ApproximateNumberOfMessagesVisible: {
      unit: 'Count',
      dimensions: [['QueueName']],
      page: 'AWSSimpleQueueService/latest/SQSDeveloperGuide/sqs-available-cloudwatch-metrics.html',
    },
  },
  'AWS/SES': { 'Reputation.BounceRate': reputation, 'Reputation.ComplaintRate': reputation },
  'AWS/WAFV2': {
    BlockedRequests: {
      unit: 'Count',
      // A firewall of CloudFront's has no Region among them.
      dimensions: [['WebACL', 'Rule']],
      page: 'waf/latest/developerguide/waf-metrics.html',
    },
  },
};
