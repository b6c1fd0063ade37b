/** A metric of AWS's own, as its documentation describes it. */
interface AwsMetric {
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
  dimensions: [['TableName'], ['TableName', 'GlobalSecondaryIndexName']],
  page: dynamoDb,
} as const;
const reputation = {
  dimensions: [[], ['ses:configuration-set']],
  page: 'ses/latest/dg/reputationdashboard-cloudwatch-alarm.html',
} as const;

/** The metrics of AWS that alarms and dashboards may show, by namespace and name. */
const awsMetrics: Readonly<Record<string, Readonly<Record<string, AwsMetric>>>> = {
  'AWS/ApiGateway': {
    '4xx': apiGateway,
    '5xx': apiGateway,
    Count: apiGateway,
    Latency: apiGateway,
  },
  'AWS/Lambda': {
    Errors: lambda,
    Throttles: lambda,
    IteratorAge: lambda,
  },
  'AWS/DynamoDB': {
    SystemErrors: { dimensions: [['TableName', 'Operation']], page: dynamoDb },
    ReadThrottleEvents: throttleEvents,
    WriteThrottleEvents: throttleEvents,
  },
  'AWS/SQS': {
    ApproximateNumberOfMessagesVisible: {
      dimensions: [['QueueName']],
      page: 'AWSSimpleQueueService/latest/SQSDeveloperGuide/sqs-available-cloudwatch-metrics.html',
    },
  },
  'AWS/SES': { 'Reputation.BounceRate': reputation, 'Reputation.ComplaintRate': reputation },
  'AWS/WAFV2': {
    BlockedRequests: {
      // A firewall of CloudFront's has no Region among them.
      dimensions: [['WebACL', 'Rule']],
      page: 'waf/latest/developerguide/waf-metrics.html',
    },
  },
  'AWS/Billing': {
    EstimatedCharges: {
      dimensions: [['Currency'], ['Currency', 'ServiceName']],
      page: 'AmazonCloudWatch/latest/monitoring/monitor_estimated_charges_with_cloudwatch.html',
    },
  },
};

/** The sets of dimensions that AWS keeps a metric under, each sorted and joined by commas. None for one it doesn't document. */
export function dimensionSetsOf(namespace: string, name: string): string[] {
  return (awsMetrics[namespace]?.[name]?.dimensions ?? []).map((names) => [...names].toSorted().join());
}
