import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CfnGuardValidator } from '@cdklabs/cdk-validator-cfnguard';
import {
  type App,
  CfnElement,
  type IPolicyValidationContext,
  type IPolicyValidationPlugin,
  type PolicyValidationPluginReport,
  type PolicyViolation,
  Validations,
} from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';
import { projectDirectory } from '#infra/build/paths.ts';
import { controlTower } from './acknowledge.ts';

const rulesDirectory = join(
  projectDirectory,
  'node_modules/@cdklabs/cdk-validator-cfnguard/rules/control-tower/cfn-guard',
);

function typesIn(templatePath: string): string[] {
  const { Resources } = JSON.parse(readFileSync(templatePath, 'utf8'));
  return (Object.values(Resources ?? {}) as { Type: string }[]).map(({ Type }) => Type);
}

/** The rules for resource types in these templates. The other four fifths would take 12 s to find nothing. */
function rulesFor(templatePaths: readonly string[]): string[] {
  const types = [...new Set(templatePaths.flatMap(typesIn))];
  return globSync('*/*.guard', { cwd: rulesDirectory })
    .map((file) => join(rulesDirectory, file))
    .filter((file) => {
      const rule = readFileSync(file, 'utf8');
      return types.some((type) => rule.includes(type));
    });
}

/**
 * The path of each construct by its template and logical id: cfn-guard reports the id, but acknowledgments belong to
 * the path.
 */
function pathsByLogicalId(app: IConstruct): Map<string, string> {
  const elements = app.node.findAll().filter((construct) => CfnElement.isCfnElement(construct));
  return new Map(
    elements.map((element) => {
      const { templateFile } = element.stack;
      return [`${templateFile} ${element.stack.resolve(element.logicalId)}`, element.node.path];
    }),
  );
}

/** Each acknowledgment in the app, with its construct's path. */
function acknowledgedIn(app: IConstruct): { rule: string; path: string }[] {
  const prefix = `${controlTower}::`;
  return app.node.findAll().flatMap(({ node }) =>
    node.metadata
      .filter(({ type }) => type === Validations.ACKNOWLEDGED_RULES_METADATA_KEY)
      .flatMap(({ data }) => Object.keys(data))
      .filter((id) => id.startsWith(prefix))
      .map((id) => ({ rule: id.slice(prefix.length), path: node.path })),
  );
}

/** Acknowledgments without a finding. If several acknowledgments cover a resource, the CDK applies the nearest one. */
function unneeded(app: IConstruct, violations: readonly PolicyViolation[]): PolicyViolation[] {
  const acknowledged = acknowledgedIn(app);
  const needed = new Set(
    violations.flatMap(({ ruleName, violatingResources }) =>
      violatingResources.map(({ constructPath }) => {
        const covering = acknowledged.filter(
          ({ rule, path }) => rule === ruleName && `${constructPath}/`.startsWith(path && `${path}/`),
        );
        return covering.toSorted((one, other) => other.path.length - one.path.length)[0];
      }),
    ),
  );
  return acknowledged
    .filter((one) => !needed.has(one))
    .map(({ rule, path }) => ({
      ruleName: `UnneededReason[${rule}]`,
      description: `${rule} finds nothing here any longer, so the reason for accepting it has to go.`,
      severity: 'error',
      violatingResources: [{ constructPath: path, locations: [] }],
    }));
}

/**
 * Checks the finished templates against AWS's Control Tower rules with `cfn-guard`, whose binary comes with
 * the package. A warning fails a synthesis like an error, and so does an acknowledgment without a finding.
 */
export class ControlTowerChecks implements IPolicyValidationPlugin {
  readonly name = controlTower;

  validate(context: IPolicyValidationContext): PolicyValidationPluginReport {
    // The CDK passes the app to every plugin, but its types don't include it yet.
    const { appConstruct: app } = context as IPolicyValidationContext & { appConstruct: IConstruct };
    const paths = pathsByLogicalId(app);
    const rules = rulesFor(context.templatePaths);
    const guard = new CfnGuardValidator({ controlTowerRulesEnabled: false, rules });
    const found = guard.validate(context).violations.map((violation) => ({
      ...violation,
      severity: 'error',
      // Use the id of AWS's documents: cfn-guard reports `lambda_inside_vpc_check`.
      ruleName: violation.description.match(/^\[(CT\.[^\]]+)\]/)?.[1] ?? violation.ruleName,
      violatingResources: violation.violatingResources.map((resource) => ({
        ...resource,
        constructPath: paths.get(`${basename(resource.templatePath ?? '')} ${resource.resourceLogicalId}`),
      })),
    }));
    const violations = [...found, ...unneeded(app, found)];
    return { success: violations.length === 0, violations };
  }
}

/** Adds the checks, which take seconds, to a synthesis for the cloud. */
export function addControlTowerRules(app: App): void {
  Validations.of(app).addPlugins(new ControlTowerChecks());
}
