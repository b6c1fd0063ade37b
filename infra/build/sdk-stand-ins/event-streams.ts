/** Stands in for the SDK's event streams: neither DynamoDB nor Secrets Manager nor SES has any. */
export class EventStreamSerde {
  constructor() {
    throw new Error('this bundle has no event streams (infra/build/bundle.ts)');
  }
}
