/**
 * US dollars, us-east-1 (N. Virginia), without free tiers and discounts. Sources: the services' pages at
 * aws.amazon.com/SERVICE/pricing, such as /dynamodb/pricing. "Unconfirmed" marks those that we found on no copy of such a
 * page, and in no account of someone's bill.
 */
export const prices = {
  /** DynamoDB on demand. Unconfirmed: AWS's page fills these in by a script. */
  millionWriteUnits: 0.625,
  millionReadUnits: 0.125,
  /** DynamoDB, a month. Point-in-time recovery and backups hold a table without its indexes. */
  gigabyteStored: 0.25,
  gigabyteRecoverable: 0.2,
  gigabyteBackedUp: 0.1,
  /** API Gateway, HTTP API, up to 300 million requests a month. */
  millionHttpApiRequests: 1.0,
  /** CloudFront, North America, HTTPS. The price of requests is unconfirmed. */
  millionCloudFrontRequests: 1.0,
  millionEdgeFunctionRuns: 0.1,
  gigabyteFromCloudFront: 0.085,
  /** WAF: a web ACL, each of its rules, and what it inspects. */
  webAcl: 5,
  firewallRule: 1,
  millionInspectedRequests: 0.6,
  /** SES. Attachments are billed by their size. */
  millionMails: 100,
  gigabyteOfAttachments: 0.12,
  /** Lambda, arm64. */
  millionLambdaRequests: 0.2,
  lambdaGigabyteSecond: 0.0000133334,
  /** CloudWatch. A metric is charged for each hour in which it's written, an alarm for each metric that it reads. */
  gigabyteLogged: 0.5,
  /** Unconfirmed. */
  gigabyteOfLogsKept: 0.03,
  metric: 0.3,
  alarmMetric: 0.1,
  dashboard: 3,
  /** X-Ray. */
  millionTraces: 5,
  /** KMS. */
  key: 1,
  millionKeyRequests: 3,
  /** Secrets Manager. Unconfirmed. */
  secret: 0.4,
  millionSecretReads: 5,
  /** Cognito's Plus plan, an admin who signs in during the month. Unconfirmed. */
  activeAdmin: 0.02,
  /** Route 53. Queries for an alias of CloudFront are free. Unconfirmed. */
  hostedZone: 0.5,
} as const;

/** Compute cost of a million calls of this duration. */
export function lambdaCompute(gigabytes: number, milliseconds: number): number {
  return prices.lambdaGigabyteSecond * gigabytes * milliseconds * 1000;
}
