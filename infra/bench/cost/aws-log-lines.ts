/** A value of usual length for each of API Gateway's variables. */
const gatewayValues: Readonly<Record<string, string>> = {
  '$context.requestId': 'JKJaXmPLvHcESHA=',
  '$context.routeKey': 'POST /api/appointments',
  '$context.status': '200',
  '$context.responseLatency': '48',
  '$context.integrationLatency': '45',
  '$context.error.responseType': '-',
};

const requestId = '79b4f56e-95b1-4643-9700-2807f4e68189';
const traceId =
  'Root=1-67891233-abcdef012345678912345678;Parent=53995c3f42cd8ad8;Sampled=1;Lineage=1:a87bd80c:0';
const time = '2026-11-23T17:00:00.123Z';

/** The lines that Lambda writes for a run when its logs are JSON, in the form that AWS's guide to system logs shows. */
const lambdaLines = [
  {
    time,
    type: 'platform.start',
    record: {
      requestId,
      version: '$LATEST',
      tracing: { spanId: '53995c3f42cd8ad8', type: 'X-Amzn-Trace-Id', value: traceId },
    },
  },
  {
    time,
    type: 'platform.report',
    record: {
      requestId,
      metrics: { durationMs: 30.123, billedDurationMs: 31, memorySizeMB: 1024, maxMemoryUsedMB: 120 },
      tracing: { spanId: '53995c3f42cd8ad8', type: 'X-Amzn-Trace-Id', value: traceId },
      status: 'success',
    },
  },
];

/** The bytes that CloudWatch Logs adds to each line it charges for. */
export const lineOverheadBytes = 26;

function sizeOf(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + Buffer.byteLength(line) + lineOverheadBytes, 0);
}

/** What Lambda itself logs for a run, in bytes. */
export const lambdaLogBytes = sizeOf(lambdaLines.map((line) => JSON.stringify(line)));

/** What API Gateway logs for a request, in bytes. */
export function accessLogBytes(format: string): number {
  return sizeOf([format.replaceAll(/\$context[.\w]+/g, (name) => gatewayValues[name] ?? name)]);
}
