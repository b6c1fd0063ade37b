import { CfnIPSet, CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import {
  alwaysServed,
  alwaysServedRate,
  challengeAbove,
  countedRules,
  everythingRate,
  type FirewallRate,
  firewallRates,
  firewallWindowSeconds,
  managedRules,
} from '#infra/config/firewall-rates.ts';
import { Problem } from '#shared/api/problem.ts';
import { brand } from '#shared/brand.ts';
import type { RouteId } from '#shared/contract/routes.ts';
import { ascii } from './ascii.ts';

type Statement = CfnWebACL.StatementProperty;
type Rule = Omit<CfnWebACL.RuleProperty, 'priority' | 'visibilityConfig'>;

/** The firewall's metric name; the stage adds a suffix. */
export const firewallMetric = 'Firewall';

const busy = 'busy';
const tooMany = 'too-many';
const suspicious = 'suspicious';

/** The problems that blocked visitors get. */
const problems = {
  [tooMany]: new Problem(
    'too-many',
    `We’re getting a lot of requests from your network. Please wait five minutes and try again, or call us at ${brand.phone}.`,
  ).toBody(),
  // Status 400, because the site would read a 403 as the end of a manager's session.
  [suspicious]: new Problem(
    'malformed',
    `Our security filter stopped this request. Please check what you entered and try again, or call us at ${brand.phone}.`,
  ).toBody(),
};

/**
 * Has a rule count requests but keep no samples, which would show account administrators what visitors send, health
 * data included.
 */
function countOnly(metricName: string): CfnWebACL.VisibilityConfigProperty {
  return { metricName, cloudWatchMetricsEnabled: true, sampledRequestsEnabled: false };
}

function joined(kind: 'and' | 'or', [first, ...others]: readonly Statement[]): Statement {
  if (!first) throw new TypeError('a statement needs at least one part');
  if (others.length === 0) return first;
  const statements = [first, ...others];
  return kind === 'and' ? { andStatement: { statements } } : { orStatement: { statements } };
}

const untransformed = [{ priority: 0, type: 'NONE' }];
/**
 * The gateway decodes a path before it matches the route, so the rules decode it too, or an encoded path
 * would escape the count.
 */
const decoded = [
  { priority: 0, type: 'URL_DECODE' },
  { priority: 1, type: 'NORMALIZE_PATH' },
];

function exactly(field: CfnWebACL.FieldToMatchProperty, searchString: string): Statement {
  return {
    byteMatchStatement: {
      fieldToMatch: field,
      searchString,
      positionalConstraint: 'EXACTLY',
      textTransformations: untransformed,
    },
  };
}

/** AWS WAF's limit for a regular expression. */
const longestRegex = 200;

/** Regular expressions that together match these paths. */
function regexesOf(paths: readonly string[]): string[] {
  const one = `^(${paths.join('|')})/?$`;
  if (one.length <= longestRegex) return [one];
  const half = Math.ceil(paths.length / 2);
  return [paths.slice(0, half), paths.slice(half)].flatMap(regexesOf);
}

/** Matches a request that API Gateway would pass to one of these routes. */
function requestTo(routes: readonly RouteId[]): Statement {
  const methods = Map.groupBy(routes, (id) => id.slice(0, id.indexOf(' ')));
  const byMethod = [...methods].map(([method, ids]) => {
    const paths = ids.map((id) => id.slice(method.length + 1).replaceAll(/\{\w+\}/g, '.+'));
    const path = regexesOf(paths).map((regexString) => ({
      regexMatchStatement: { fieldToMatch: { uriPath: {} }, regexString, textTransformations: decoded },
    }));
    return joined('and', [exactly({ method: {} }, method), joined('or', path)]);
  });
  return joined('or', byMethod);
}

const requestToApi: Statement = {
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    searchString: '/api/',
    positionalConstraint: 'STARTS_WITH',
    textTransformations: decoded,
  },
};

/**
 * Matches a page that a person opens, unlike requests of scripts, service workers, crawlers and monitors. The
 * CDK passes this field on unchanged, so `Name` is spelled as in CloudFormation.
 */
const pageLoad = exactly({ singleHeader: { Name: 'sec-fetch-dest' } }, 'document');

/** Blocks with one of our problems as the response. */
function blockWith(
  problem: keyof typeof problems,
  headers: readonly CfnWebACL.CustomHTTPHeaderProperty[] = [],
): CfnWebACL.RuleActionProperty {
  return {
    block: {
      customResponse: {
        responseCode: problems[problem].status,
        customResponseBodyKey: problem,
        responseHeaders: [...headers, { name: 'cache-control', value: 'no-store' }],
      },
    },
  };
}

function managed(name: keyof typeof managedRules): Rule {
  const counted = name === 'AWSManagedRulesCommonRuleSet' ? countedRules : [];
  const overrides = [
    ...counted.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
    ...managedRules[name].map((rule) => ({ name: rule, actionToUse: blockWith(suspicious) })),
  ];
  return {
    name,
    overrideAction: { none: {} },
    statement: {
      managedRuleGroupStatement: { vendorName: 'AWS', name, ruleActionOverrides: overrides },
    },
  };
}

interface FirewallProps {
  /** Networks that are exempt from all rates, in CIDR notation. */
  clinicNetworks: readonly string[];
}

/**
 * The web ACL in front of CloudFront: AWS's rules against known attacks, then rates per IP address. A challenge is a
 * page with a script from AWS. `fetch` can't solve a challenge, and the site's requests don't send the cookie of a
 * solved one, so only page loads get a challenge, by which a busy address proves that it's a browser. API requests are
 * answered up to their rate, then refused with a problem that the site can show.
 */
export class Firewall extends Construct {
  readonly arn: string;
  private readonly outsideClinics: Statement[];

  constructor(scope: Construct, id: string, { clinicNetworks }: FirewallProps) {
    super(scope, id);
    this.outsideClinics = this.addNetworks(clinicNetworks);
    const rules: Rule[] = [
      this.blockFloods(alwaysServedRate, requestTo(alwaysServed)),
      { name: 'AlwaysServed', action: { allow: {} }, statement: requestTo(alwaysServed) },
      managed('AWSManagedRulesCommonRuleSet'),
      managed('AWSManagedRulesKnownBadInputsRuleSet'),
      ...firewallRates.map((rate) => this.blockFloods(rate, requestTo(rate.routes))),
      this.blockFloods(everythingRate, requestToApi),
      ...this.challengeBusyPages(),
    ];
    // Keep no log, because it would store visitors' IP addresses and requests. The counts per rule show a flood.
    const acl = new CfnWebACL(this, 'Acl', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      customResponseBodies: Object.fromEntries(
        Object.entries(problems).map(([key, body]) => [
          key,
          { contentType: 'APPLICATION_JSON', content: ascii(JSON.stringify(body)) },
        ]),
      ),
      rules: rules.map((rule, priority) => ({ ...rule, priority, visibilityConfig: countOnly(rule.name) })),
      visibilityConfig: countOnly(firewallMetric),
    });
    this.arn = acl.attrArn;
  }

  /** Statements that exempt the clinics' own networks, where a front desk books for many patients. */
  private addNetworks(networks: readonly string[]): Statement[] {
    const versions = Map.groupBy(networks, (network) => (network.includes(':') ? 'IPV6' : 'IPV4'));
    return [...versions].map(([ipAddressVersion, addresses]) => {
      const set = new CfnIPSet(this, `Networks${ipAddressVersion}`, {
        scope: 'CLOUDFRONT',
        ipAddressVersion,
        addresses,
      });
      const statement = { ipSetReferenceStatement: { arn: set.attrArn } };
      return { notStatement: { statement } };
    });
  }

  private moreThan(limit: number, requests: Statement): Statement {
    return {
      rateBasedStatement: {
        aggregateKeyType: 'IP',
        evaluationWindowSec: firewallWindowSeconds,
        limit,
        scopeDownStatement: joined('and', [...this.outsideClinics, requests]),
      },
    };
  }

  private blockFloods({ name, blockAbove }: Omit<FirewallRate, 'routes'>, requests: Statement): Rule {
    const retryAfter = { name: 'retry-after', value: String(firewallWindowSeconds) };
    return {
      name,
      statement: this.moreThan(blockAbove, requests),
      action: blockWith(tooMany, [retryAfter]),
    };
  }

  /** Two rules: one marks the requests of a busy IP address, the other challenges its page loads. */
  private challengeBusyPages(): Rule[] {
    const writes = firewallRates.flatMap(({ routes }) => routes.filter((id) => id.startsWith('POST ')));
    return [
      {
        name: 'Busy',
        statement: this.moreThan(challengeAbove, joined('or', [pageLoad, requestTo(writes)])),
        ruleLabels: [{ name: busy }],
        action: { count: {} },
      },
      {
        name: 'BusyPages',
        statement: joined('and', [pageLoad, { labelMatchStatement: { scope: 'LABEL', key: busy } }]),
        action: { challenge: {} },
      },
    ];
  }
}
