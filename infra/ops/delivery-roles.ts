import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { App, Aws, CfnOutput, DefaultStackSynthesizer, Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { OidcProviderNative, PolicyStatement, Role, WebIdentityPrincipal } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { projectDirectory } from '#infra/build/paths.ts';
import { firewallRegion } from '#infra/config/firewall-rates.ts';
import { checkCredentials } from '#infra/deploy/check-credentials.ts';
import { profileIn } from '#infra/deploy/command.ts';
import { runCommand } from '#infra/deploy/run-command.ts';
import { refuseSwallowed } from '#infra/deploy/swallowed-options.ts';
import { addControlTowerRules } from '#infra/stacks/rules/control-tower.ts';
import { CommandProblem } from '#infra/stages/command-problem.ts';
import { readStage, stageList } from '#infra/stages/read-stage.ts';
import { stackBases, stackName } from '#infra/stages/stack-name.ts';
import type { Stage } from '#infra/stages/stage.ts';

/**
 * The repository that may deploy, by its name in GitHub's tokens: `repo:OWNER@ID/NAME@ID`. Another owner can
 * take the name of a renamed or deleted repository, but never its ids. This value is an example, which the
 * command refuses: see infra/guide/delivery.md.
 */
export const deliveringRepository = 'repo:example@123456/sagebrush-clinics@123456789';

type Stages = readonly [Stage, ...Stage[]];

/**
 * Reads `<stage>… [options of cdk]`. Throws a CommandProblem if there is no stage, an unknown one, or stages
 * that can't share a stack.
 */
export function readRolesCommand(args: readonly string[]): { stages: Stages; options: readonly string[] } {
  const end = args.findIndex((argument) => argument.startsWith('-'));
  const names = end < 0 ? args : args.slice(0, end);
  const [first, ...others] = names.map((name) => readStage(name));
  if (first === undefined) {
    throw new CommandProblem(
      `Name every stage of the account: npm run delivery-roles -- <stage>… [options of cdk]. ${stageList()}`,
    );
  }
  const accounts = [first, ...others].map(({ account }) => account).filter((account) => account !== 'any');
  if (new Set(accounts).size > 1) {
    throw new CommandProblem(`${names.join(' and ')} are in different accounts: run this once for each.`);
  }
  return { stages: [first, ...others], options: end < 0 ? [] : args.slice(end) };
}

/**
 * Throws a CommandProblem unless this is a real repository: any other value would trust a stranger's
 * repository, or none.
 */
export function checkRepository(repository: string): void {
  const file = 'infra/ops/delivery-roles.ts';
  if (!/^repo:[A-Za-z\d-]+@\d+\/[\w.-]+@\d+$/.test(repository))
    throw new CommandProblem(
      `${file}: deliveringRepository must be repo:OWNER@ID/NAME@ID, as GitHub says it.`,
    );
  if (repository.startsWith('repo:example@'))
    throw new CommandProblem(`${file}: deliveringRepository is still the example ${repository}.`);
}

const issuer = 'token.actions.githubusercontent.com';

/**
 * The roles of `cdk bootstrap` that a deployment assumes: one changes stacks, the other uploads code and
 * files.
 */
const bootstrapRoles = ['deploy-role', 'file-publishing-role'];

/** The ARNs of the bootstrap roles, in every region that a stage has stacks in. */
function bootstrapArns({ region, firewall }: Stage): string[] {
  const regions = new Set([region, ...(firewall === true ? [firewallRegion] : [])]);
  const { ACCOUNT_ID: account, PARTITION: partition } = Aws;
  const qualifier = DefaultStackSynthesizer.DEFAULT_QUALIFIER;
  return [...regions].flatMap((one) =>
    bootstrapRoles.map(
      (name) => `arn:${partition}:iam::${account}:role/cdk-${qualifier}-${name}-${account}-${one}`,
    ),
  );
}

/** The ARNs of the stage's stacks, whatever ids they have. A deployment is first compared with these stacks. */
function stackArns(stage: Stage): string[] {
  const beginning = `arn:${Aws.PARTITION}:cloudformation:*:${Aws.ACCOUNT_ID}:stack`;
  return stackBases.map((base) => `${beginning}/${stackName(base, stage)}/*`);
}

interface DeliveryProps extends StackProps {
  stages: Stages;
  repository: string;
}

/**
 * Lets one repository's workflows deploy stages to an account, without an access key that could be stolen.
 */
class DeliveryStack extends Stack {
  constructor(scope: Construct, id: string, { stages, repository, ...props }: DeliveryProps) {
    super(scope, id, props);
    const provider = new OidcProviderNative(this, 'GitHub', {
      url: `https://${issuer}`,
      clientIds: ['sts.amazonaws.com'],
    });
    for (const stage of stages) {
      const role = new Role(this, `Deploy${stage.name}`, {
        description: `What GitHub's environment ${stage.name} deploys with`,
        assumedBy: new WebIdentityPrincipal(provider.oidcProviderArn, {
          StringEquals: {
            [`${issuer}:aud`]: 'sts.amazonaws.com',
            // Only a workflow job on main, in this environment, may assume the role, after approval by the
            // environment's reviewers if it has any.
            [`${issuer}:sub`]: `${repository}:environment:${stage.name}`,
            [`${issuer}:ref`]: 'refs/heads/main',
          },
        }),
        maxSessionDuration: Duration.hours(1),
      });
      role.addToPolicy(new PolicyStatement({ actions: ['sts:AssumeRole'], resources: bootstrapArns(stage) }));
      role.addToPolicy(
        new PolicyStatement({
          actions: ['cloudformation:DescribeStacks', 'cloudformation:GetTemplate'],
          resources: stackArns(stage),
        }),
      );
      new CfnOutput(this, `DeployRole${stage.name}`, { value: role.roleArn });
    }
  }
}

/**
 * The CDK app with the roles of stages that share an account. An account can have only one provider of
 * GitHub's tokens, so one stack serves all of its stages.
 */
export function deliveryApp(stages: Stages, repository: string, outdir: string): App {
  const app = new App({ outdir });
  const [{ account, region }] = stages;
  new DeliveryStack(app, 'ClinicDelivery', {
    env: { account: account === 'any' ? undefined : account, region },
    description: 'What the workflows of GitHub deploy with',
    terminationProtection: true,
    stages,
    repository,
  });
  addControlTowerRules(app);
  return app;
}

async function main(): Promise<void> {
  refuseSwallowed('delivery-roles');
  const { stages, options } = readRolesCommand(process.argv.slice(2));
  checkRepository(deliveringRepository);
  for (const stage of stages) await checkCredentials(stage, profileIn(options));
  const outdir = join(projectDirectory, '.cache/delivery');
  const { directory } = deliveryApp(stages, deliveringRepository, outdir).synth();
  const args = ['node_modules/aws-cdk/bin/cdk', 'deploy', '--app', directory, ...options];
  const { status } = spawnSync(process.execPath, args, { cwd: projectDirectory, stdio: 'inherit' });
  process.exitCode = status ?? 1;
}

if (import.meta.main) await runCommand(main);
