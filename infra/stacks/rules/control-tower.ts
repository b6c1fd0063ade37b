import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CfnGuardValidator } from '@cdklabs/cdk-validator-cfnguard';
import type {
  IPolicyValidationContext,
  IPolicyValidationPlugin,
  PolicyValidationPluginReport,
} from 'aws-cdk-lib';
import { projectDirectory } from '#infra/build/bundle-paths.ts';
import { controlTower } from './acknowledge.ts';

const rulesDirectory = join(
  projectDirectory,
  'node_modules/@cdklabs/cdk-validator-cfnguard/rules/control-tower/cfn-guard',
);

function typesIn(templatePath: string): string[] {
  const { Resources } = JSON.parse(readFileSync(templatePath, 'utf8'));
  return (Object.values(Resources ?? {}) as { Type: string }[]).map(({ Type }) => Type);
}

/** The rules that name a type of resource in these templates. The other four in five would take 12 s to find nothing. */
function rulesFor(templatePaths: readonly string[]): string[] {
  const types = [...new Set(templatePaths.flatMap(typesIn))];
  return globSync('*/*.guard', { cwd: rulesDirectory })
    .map((file) => join(rulesDirectory, file))
    .filter((file) => {
      const rule = readFileSync(file, 'utf8');
      return types.some((type) => rule.includes(type));
    });
}

/** AWS's Control Tower rules, which `cfn-guard` checks in the finished templates. Its binary comes with the package. */
export class ControlTowerChecks implements IPolicyValidationPlugin {
  readonly name = controlTower;

  validate(context: IPolicyValidationContext): PolicyValidationPluginReport {
    const rules = rulesFor(context.templatePaths);
    const guard = new CfnGuardValidator({ controlTowerRulesEnabled: false, rules });
    const { success, violations } = guard.validate(context);
    // By the id that AWS's documents use: cfn-guard reports `lambda_inside_vpc_check`.
    return {
      success,
      violations: violations.map((violation) => ({
        ...violation,
        ruleName: violation.description.match(/^\[(CT\.[^\]]+)\]/)?.[1] ?? violation.ruleName,
      })),
    };
  }
}
