/** The combinations of dimensions under which AWS reports a metric. */
type DimensionSets = readonly (readonly string[])[];

// https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-metrics.html
const apiGateway = [['ApiId'], ['ApiId', 'Stage']];
// https://docs.aws.amazon.com/lambda/latest/dg/monitoring-metrics-types.html
const lambda = [['FunctionName'], ['FunctionName', 'Resource'], []];
// https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/metrics-dimensions.html
const throttleEvents = [['TableName'], ['TableName', 'GlobalSecondaryIndexName']];
// https://docs.aws.amazon.com/ses/latest/dg/configuration-sets-export-metrics.html: a configuration set has
// its own rates if `ReputationMetricsEnabled` is set. AWS doesn't document their dimension; the public
// Terraform module skrastrek/terraform-modules-aws-cloudwatch-alarm (ses-reputation-bounce-rate) uses this
// one.
const reputation = [[], ['ses:configuration-set']];

// https://docs.aws.amazon.com/aws-backup/latest/devguide/cloudwatch.html gives both dimensions as examples.
// Monitoring products that import these metrics, such as Dynatrace and SignalFx, use the two together.
const backupJobs = [['BackupVaultName', 'ResourceType']];

/** The AWS metrics that alarms and dashboards may use, by namespace and name. */
const awsMetrics: Readonly<Record<string, Readonly<Record<string, DimensionSets>>>> = {
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
    ReadThrottleEvents: throttleEvents,
    WriteThrottleEvents: throttleEvents,
  },
  'AWS/Backup': {
    NumberOfBackupJobsAborted: backupJobs,
    NumberOfBackupJobsCompleted: backupJobs,
    NumberOfBackupJobsExpired: backupJobs,
    NumberOfBackupJobsFailed: backupJobs,
  },
  'AWS/SQS': {
    // https://docs.aws.amazon.com/AWSSimpleQueueService/latest/SQSDeveloperGuide/sqs-available-cloudwatch-metrics.html
    ApproximateNumberOfMessagesVisible: [['QueueName']],
  },
  'AWS/SES': { 'Reputation.BounceRate': reputation, 'Reputation.ComplaintRate': reputation },
  'AWS/WAFV2': {
    // https://docs.aws.amazon.com/waf/latest/developerguide/waf-metrics.html: Region is “required for all protected
    // resource types except for Amazon CloudFront distributions”, and our firewall protects one of these.
    BlockedRequests: [['WebACL', 'Rule']],
  },
  'AWS/Billing': {
    // https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/monitor_estimated_charges_with_cloudwatch.html
    EstimatedCharges: [['Currency'], ['Currency', 'ServiceName']],
  },
};

/**
 * The combinations of dimensions of an AWS metric, each sorted and joined by commas. Empty for a metric that
 * AWS doesn't document.
 */
export function dimensionSetsOf(namespace: string, name: string): string[] {
  return (awsMetrics[namespace]?.[name] ?? []).map((names) => [...names].toSorted().join());
}
