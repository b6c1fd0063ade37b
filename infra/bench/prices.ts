/**
 * US dollars, us-west-2 (Oregon), without free tiers and discounts.
 * Sources: aws.amazon.com/dynamodb/pricing/on-demand, /lambda/pricing, /api-gateway/pricing,
 * /cloudfront/pricing, /ses/pricing.
 */
export const prices = {
  /** DynamoDB on demand. */
  millionWriteUnits: 0.625,
  millionReadUnits: 0.125,
  /** API Gateway, HTTP API, up to 300 million requests a month. */
  millionHttpApiRequests: 1.0,
  /** CloudFront, HTTPS, North America. */
  millionCloudFrontRequests: 1.0,
  /** SES. */
  millionMails: 100,
  /** Lambda, arm64. */
  millionLambdaRequests: 0.2,
  lambdaGigabyteSecond: 0.0000133334,
} as const;

/** Compute cost of a million calls of this duration. */
export function lambdaCompute(gigabytes: number, milliseconds: number): number {
  return prices.lambdaGigabyteSecond * gigabytes * milliseconds * 1000;
}
