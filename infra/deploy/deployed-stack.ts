import {
  CloudFormationClient,
  DescribeStacksCommand,
  GetTemplateCommand,
  paginateListStackResources,
  type Stack,
} from '@aws-sdk/client-cloudformation';
import { firewallRegion } from '#infra/config/firewall-rates.ts';
import { CommandProblem } from '#infra/stages/command-problem.ts';
import { type StackBase, stackName } from '#infra/stages/stack-name.ts';
import type { Stage } from '#infra/stages/stage.ts';
import { required } from '#shared/required.ts';
import type { Template } from './update.ts';

/** A stage's stack in the cloud. Requests use the credentials of the AWS profile. */
export class DeployedStack {
  readonly client: CloudFormationClient;
  readonly name: string;
  private readonly stage: Stage;

  constructor(base: StackBase, stage: Stage, profile?: string) {
    const region = base === 'ClinicFirewall' ? firewallRegion : stage.region;
    this.client = new CloudFormationClient({ region, ...(profile && { profile }) });
    this.name = stackName(base, stage);
    this.stage = stage;
  }

  /**
   * CloudFormation's description of the stack; undefined if it was never deployed. Throws a CommandProblem if
   * the profile is for another account than the stage.
   */
  async find(): Promise<Stack | undefined> {
    const stack = await this.read();
    const { account, name } = this.stage;
    const deployedTo = stack?.StackId?.split(':')[4];
    if (deployedTo === undefined || account === 'any' || deployedTo === account) return stack;
    throw new CommandProblem(
      `The AWS profile is for account ${deployedTo}, infra/stages/${name}.ts for ${account}: use a profile of that account.`,
    );
  }

  /**
   * CloudFormation's description of the stack. Throws a CommandProblem if it was never deployed, or if the profile is
   * for another account than the stage.
   */
  async describe(): Promise<Stack> {
    return (await this.find()) ?? this.deployFirst(`no stack ${this.name} in ${this.stage.region}`);
  }

  /** The deployed template. */
  async template(): Promise<Template> {
    const { TemplateBody } = await this.client.send(new GetTemplateCommand({ StackName: this.name }));
    return JSON.parse(required(TemplateBody, `the template of ${this.name}`));
  }

  /**
   * The physical id of the resource that has this type and whose logical id has this beginning. Throws a
   * CommandProblem if there is none.
   */
  async resourceId(type: string, beginning: string): Promise<string> {
    // DescribeStackResources would return only the first 100 of several hundred.
    const pages = paginateListStackResources({ client: this.client }, { StackName: this.name });
    for await (const { StackResourceSummaries = [] } of pages) {
      const found = StackResourceSummaries.find(
        ({ ResourceType, LogicalResourceId = '' }) =>
          ResourceType === type && LogicalResourceId.startsWith(beginning),
      );
      if (found) return required(found.PhysicalResourceId, `the id of ${found.LogicalResourceId}`);
    }
    return this.deployFirst(`no ${beginning} in the stack ${this.name}`);
  }

  /** The value of one of the stack's parameters. Throws a CommandProblem if there is none. */
  async parameter(name: string): Promise<string> {
    const { Parameters = [] } = await this.describe();
    const found = Parameters.find(({ ParameterKey }) => ParameterKey === name);
    return found?.ParameterValue ?? this.deployFirst(`no parameter ${name} in the stack ${this.name}`);
  }

  private async read(): Promise<Stack | undefined> {
    try {
      const { Stacks } = await this.client.send(new DescribeStacksCommand({ StackName: this.name }));
      return Stacks?.[0];
    } catch (error) {
      if (error instanceof Error && /does not exist/.test(error.message)) return undefined;
      throw error;
    }
  }

  private deployFirst(lack: string): never {
    throw new CommandProblem(
      `There is ${lack}: deploy the stage first, with npm run deploy -- ${this.stage.name}.`,
    );
  }
}
