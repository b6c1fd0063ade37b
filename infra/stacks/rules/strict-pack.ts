import { basename } from 'node:path';
import {
  CfnElement,
  type IPolicyValidationContext,
  type IPolicyValidationPlugin,
  type PolicyValidationPluginReport,
  type PolicyViolatingResource,
  type PolicyViolation,
  Validations,
} from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/** The CDK passes the app to every pack; its types don't say so yet. */
type Context = IPolicyValidationContext & { readonly appConstruct: IConstruct };

interface Acknowledged {
  rule: string;
  path: string;
}

function isAtOrBelow(path: string, ancestor: string): boolean {
  return ancestor === '' || path === ancestor || path.startsWith(`${ancestor}/`);
}

/**
 * A pack of rules that leaves nothing to chance: warnings fail a synthesis as errors do, and so does an acknowledgment
 * that no finding needs any longer.
 */
export class StrictPack implements IPolicyValidationPlugin {
  readonly name: string;
  readonly version?: string;
  private readonly pack: IPolicyValidationPlugin;

  constructor(pack: IPolicyValidationPlugin) {
    this.pack = pack;
    this.name = pack.name;
    if (pack.version) this.version = pack.version;
  }

  validate(context: IPolicyValidationContext): PolicyValidationPluginReport {
    const { appConstruct: app } = context as Context;
    const paths = pathsByLogicalId(app);
    const found = this.pack.validate(context).violations.map((violation) => ({
      ...violation,
      severity: 'error',
      violatingResources: violation.violatingResources.map((resource) => withPath(resource, paths)),
    }));
    const violations = [...found, ...this.unneeded(app, found)];
    return { success: violations.length === 0, violations };
  }

  /** Acknowledgments without a finding. The CDK lets the one nearest to the resource explain it. */
  private unneeded(app: IConstruct, violations: readonly PolicyViolation[]): PolicyViolation[] {
    const acknowledged = this.acknowledgedIn(app);
    const needed = new Set<Acknowledged | undefined>();
    for (const { ruleName, violatingResources } of violations) {
      const candidates = acknowledged.filter(({ rule }) => rule === ruleName);
      for (const { constructPath } of violatingResources) {
        if (constructPath === undefined) continue;
        const covering = candidates.filter(({ path }) => isAtOrBelow(constructPath, path));
        needed.add(covering.toSorted((one, other) => other.path.length - one.path.length)[0]);
      }
    }
    return acknowledged
      .filter((one) => !needed.has(one))
      .map(({ rule, path }) => ({
        ruleName: `UnneededReason[${rule}]`,
        description: `${rule} finds nothing here any longer, so the reason for accepting it has to go.`,
        severity: 'error',
        violatingResources: [{ constructPath: path, locations: [] }],
      }));
  }

  private acknowledgedIn(app: IConstruct): Acknowledged[] {
    const prefix = `${this.name}::`;
    return app.node.findAll().flatMap(({ node }) =>
      node.metadata
        .filter(({ type }) => type === Validations.ACKNOWLEDGED_RULES_METADATA_KEY)
        .flatMap(({ data }) => Object.keys(data))
        .filter((id) => id.startsWith(prefix))
        .map((id) => ({ rule: id.slice(prefix.length), path: node.path })),
    );
  }
}

/** Packs that read templates know a resource by its logical id only. */
function pathsByLogicalId(app: IConstruct): Map<string, string> {
  const elements = app.node.findAll().filter((construct) => CfnElement.isCfnElement(construct));
  return new Map(
    elements.map((element) => {
      const { templateFile } = element.stack;
      return [`${templateFile} ${element.stack.resolve(element.logicalId)}`, element.node.path];
    }),
  );
}

function withPath(resource: PolicyViolatingResource, paths: Map<string, string>): PolicyViolatingResource {
  const { constructPath, templatePath, resourceLogicalId } = resource;
  if (constructPath !== undefined || !templatePath) return resource;
  return { ...resource, constructPath: paths.get(`${basename(templatePath)} ${resourceLogicalId}`) };
}
