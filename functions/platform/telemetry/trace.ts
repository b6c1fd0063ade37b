import { randomBytes } from 'node:crypto';
import { requestContext } from './request-context.ts';
import { type Subsegment, sendSubsegment } from './xray-daemon.ts';

/** A call to another service, as a trace shows it. Contains nothing that a person typed. */
export interface TracedCall {
  service: string;
  /** Without ids. */
  operation: string;
}

const newId = () => randomBytes(8).toString('hex');

/** The fields of Lambda's trace header, such as `Root=1-…;Parent=…;Sampled=1`. There are none outside of Lambda. */
function traceFields(): Map<string, string> {
  const header = process.env._X_AMZN_TRACE_ID ?? '';
  return new Map(header.split(';').map((field) => field.split('=') as [string, string]));
}

// Clients can send X-Amzn-Trace-Id, and Lambda then continues that trace, so the ids may be arbitrary text from a
// stranger.
const traceIdForm = /^1-[0-9a-f]{8}-[0-9a-f]{24}$/;
const parentIdForm = /^[0-9a-f]{16}$/;

/**
 * The trace and parent ids, which Lambda sets for each invocation; undefined if the invocation isn't sampled, outside
 * of Lambda, and if the ids are malformed.
 */
function traceParent() {
  const root = traceId();
  const fields = traceFields();
  const parentId = fields.get('Parent') ?? '';
  if (!root || !parentIdForm.test(parentId) || fields.get('Sampled') !== '1') return undefined;
  return { traceId: root, parentId };
}

/**
 * The trace id of this invocation, for log lines: `1-67ae…`. Undefined outside of Lambda, and if the id is malformed.
 */
export function traceId(): string | undefined {
  const root = traceFields().get('Root') ?? '';
  return traceIdForm.test(root) ? root : undefined;
}

/** The result of fetch, or the result or error of the AWS SDK. */
interface Outcome {
  status?: number;
  response?: { statusCode?: number };
  $metadata?: { httpStatusCode?: number };
}

function statusOf(outcome: unknown): number | undefined {
  const { status, response, $metadata } = (outcome ?? {}) as Outcome;
  return status ?? response?.statusCode ?? $metadata?.httpStatusCode;
}

const throttled = /Throttl|ProvisionedThroughputExceeded|RequestLimitExceeded/;

function outcomeOf(outcome: unknown, failed: boolean): Partial<Subsegment> {
  const status = statusOf(outcome);
  const type = outcome instanceof Error ? outcome.name : typeof outcome;
  const isError = status !== undefined && status >= 400 && status < 500;
  const isFault = (failed && !isError) || (status ?? 0) >= 500;
  return {
    ...(status !== undefined && { http: { response: { status } } }),
    ...(isError && { error: true }),
    ...((status === 429 || (failed && throttled.test(type))) && { throttle: true }),
    ...(isFault && { fault: true }),
    // Leave out the error's message, which may quote what a person typed.
    ...(failed && { cause: { exceptions: [{ id: newId(), type }] } }),
  };
}

const awsNames: Readonly<Record<string, string>> = {
  dynamodb: 'DynamoDB',
  'secrets-manager': 'SecretsManager',
  ses: 'SES',
};

/**
 * Makes a call, and reports it to X-Ray if this invocation is traced. Locally, where no daemon listens, it only makes
 * the call.
 */
export async function traceCall<Result>(
  { service, operation }: TracedCall,
  make: () => Promise<Result>,
): Promise<Result> {
  const parent = process.env.AWS_XRAY_DAEMON_ADDRESS ? traceParent() : undefined;
  if (!parent) return make();
  const startedMs = Date.now();
  const awsName = awsNames[service];
  const name = operation.replace(/Command$/, '');
  const report = (outcome: unknown, failed: boolean) => {
    const reference = requestContext()?.reference;
    sendSubsegment({
      type: 'subsegment',
      name: awsName ?? service,
      namespace: awsName ? 'aws' : 'remote',
      id: newId(),
      trace_id: parent.traceId,
      parent_id: parent.parentId,
      start_time: startedMs / 1000,
      end_time: Date.now() / 1000,
      annotations: { operation: name, ...(reference && { reference }) },
      ...(awsName && { aws: { operation: name } }),
      ...outcomeOf(outcome, failed),
    });
  };
  try {
    const result = await make();
    report(result, false);
    return result;
  } catch (error) {
    report(error, true);
    throw error;
  }
}
