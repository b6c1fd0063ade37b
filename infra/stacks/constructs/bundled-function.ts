import { Duration } from 'aws-cdk-lib';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  Architecture,
  type CfnFunction,
  Code,
  Function as LambdaFunction,
  LoggingFormat,
  Runtime,
} from 'aws-cdk-lib/aws-lambda';
import type { ILogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { type MemoryClass, memoryMb } from '#infra/config/memory.ts';
import { ascii } from './ascii.ts';

interface BundledFunctionProps {
  description: string;
  /** The folder that contains its bundle. */
  bundle: string;
  environment: Record<string, string>;
  /** Its log group, which other functions may share. */
  logGroup: ILogGroup;
  /** The function's permissions, except for writing its log and its traces. */
  statements: PolicyStatement[];
  memory: MemoryClass;
  timeoutSeconds: number;
  /** Concurrency that is reserved for this function and also limits it. Default: it shares the account's. */
  reservedConcurrency?: number | undefined;
}

function writeTo(logGroup: ILogGroup): PolicyStatement {
  const actions = ['logs:CreateLogStream', 'logs:PutLogEvents'];
  return new PolicyStatement({ actions, resources: [logGroup.logGroupArn] });
}

/**
 * The permissions to send X-Ray traces of each run and its calls. A policy can't restrict these actions to resources.
 */
function writeTraces(): PolicyStatement {
  return new PolicyStatement({
    actions: ['xray:PutTraceSegments', 'xray:PutTelemetryRecords'],
    resources: ['*'],
  });
}

/** A traced Lambda function with its own role. */
export class BundledFunction extends Construct {
  readonly lambda: LambdaFunction;

  constructor(scope: Construct, id: string, props: BundledFunctionProps) {
    super(scope, id);
    const { description, bundle, environment, logGroup, statements, memory, timeoutSeconds } = props;
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      inlinePolicies: {
        Access: new PolicyDocument({ statements: [...statements, writeTo(logGroup), writeTraces()] }),
      },
    });
    this.lambda = new LambdaFunction(this, 'Function', {
      description: ascii(description),
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      code: Code.fromAsset(bundle),
      handler: 'index.handler',
      environment,
      role,
      logGroup,
      loggingFormat: LoggingFormat.JSON,
      timeout: Duration.seconds(timeoutSeconds),
      memorySize: memoryMb[memory],
      reservedConcurrentExecutions: props.reservedConcurrency,
    });
    // Set this directly: the construct's `tracing` adds a policy to each role, and the stack has room for
    // only 500 resources.
    (this.lambda.node.defaultChild as CfnFunction).tracingConfig = { mode: 'Active' };
  }
}
