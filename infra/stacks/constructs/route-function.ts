import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  Architecture,
  Code,
  Function as LambdaFunction,
  LoggingFormat,
  Runtime,
} from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { retention } from '#shared/legal/retention.ts';

interface RouteFunctionProps {
  description: string;
  /** The folder that holds its bundle. */
  bundle: string;
  environment: Record<string, string>;
  /** Its permissions, besides writing its log. */
  statements: PolicyStatement[];
  /** How long a call may take. Default: 10 s. */
  timeout?: Duration;
}

function writeTo(logGroup: LogGroup): PolicyStatement {
  const actions = ['logs:CreateLogStream', 'logs:PutLogEvents'];
  return new PolicyStatement({ actions, resources: [logGroup.logGroupArn] });
}

/** A Lambda function with its own role and its own log group. */
export class RouteFunction extends Construct {
  readonly lambda: LambdaFunction;

  constructor(
    scope: Construct,
    id: string,
    { description, bundle, environment, statements, timeout = Duration.seconds(10) }: RouteFunctionProps,
  ) {
    super(scope, id);
    const logGroup = new LogGroup(this, 'Log', {
      retention: retention.logDays,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      inlinePolicies: { Access: new PolicyDocument({ statements: [...statements, writeTo(logGroup)] }) },
    });
    this.lambda = new LambdaFunction(this, 'Function', {
      description,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      code: Code.fromAsset(bundle),
      handler: 'index.handler',
      environment,
      role,
      logGroup,
      loggingFormat: LoggingFormat.JSON,
      timeout,
      // CPU grows with memory, and cold starts are CPU-bound: 1 GB gives over half a core, for $0.40 per million 30 ms calls.
      memorySize: 1024,
    });
  }
}
