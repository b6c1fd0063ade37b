import { listAt, textAt, valueAt } from '#infra/release/snapshot/json.ts';
import { everyResource, type Snapshot } from '#infra/release/snapshot/snapshot.ts';
import type { Rule } from './finding.ts';

/** Domains for documentation (RFC 2606). No visitor and no inbox was ever behind one. */
const isExample = (value: string) => /(^|[.@])example\.(com|net|org)$/.test(value);

function distributions(snapshot: Snapshot) {
  return everyResource(snapshot, 'AWS::CloudFront::Distribution').map(({ resource }) => resource.Properties);
}

function variables(snapshot: Snapshot, name: string): string[] {
  return everyResource(snapshot, 'AWS::Lambda::Function').flatMap(
    ({ resource }) => textAt(resource.Properties, 'Environment', 'Variables', name) ?? [],
  );
}

/** What a deployment without some of its settings would take away from visitors or staff. */
function settingsOf(snapshot: Snapshot): Set<string> {
  const aliases = distributions(snapshot)
    .flatMap((distribution) => listAt(distribution, 'DistributionConfig', 'Aliases'))
    .map(String)
    .filter((alias) => !isExample(alias));
  const modes = variables(snapshot, 'STRIPE_MODE');
  const isSet: Record<string, boolean> = {
    "the site's own certificate": distributions(snapshot).some(
      (distribution) =>
        textAt(distribution, 'DistributionConfig', 'ViewerCertificate', 'AcmCertificateArn') !== undefined,
    ),
    'the firewall': distributions(snapshot).some(
      (distribution) => valueAt(distribution, 'DistributionConfig', 'WebACLId') !== undefined,
    ),
    'the subscription to the alarms': everyResource(snapshot, 'AWS::SNS::Subscription').length > 0,
    'card payments': modes.some((mode) => mode !== 'none'),
    "Stripe's live mode": modes.includes('live'),
    'the sender of email': variables(snapshot, 'MAIL_FROM').some((sender) => !isExample(sender)),
    'email through SES': variables(snapshot, 'MAILER').includes('ses'),
  };
  const present = Object.keys(isSet).filter((name) => isSet[name]);
  return new Set([...present, ...aliases.map((alias) => `the domain ${alias}`)]);
}

export const lostSetting: Rule = (released, next) => {
  const kept = settingsOf(next);
  return [...settingsOf(released)]
    .filter((setting) => !kept.has(setting))
    .map((where) => ({
      where,
      text: `The last release had ${where}; this update takes it away. Restore the setting in infra/stages/${next.stage}.ts.`,
    }));
};
