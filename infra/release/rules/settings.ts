import { textAt, valueAt } from '#infra/release/snapshot/json.ts';
import { everyResource, type Snapshot } from '#infra/release/snapshot/snapshot.ts';
import type { Finding, Rule } from './finding.ts';

function distributionValues(snapshot: Snapshot, ...path: string[]): string[] {
  return everyResource(snapshot, 'AWS::CloudFront::Distribution').flatMap(({ resource }) => {
    const value = valueAt(resource.Properties, 'DistributionConfig', ...path);
    return [value ?? []].flat().map(String);
  });
}

function variables(snapshot: Snapshot, name: string): string[] {
  return everyResource(snapshot, 'AWS::Lambda::Function').flatMap(
    ({ resource }) => textAt(resource.Properties, 'Environment', 'Variables', name) ?? [],
  );
}

interface Setting {
  /** The name by which visitors or staff know it. */
  name: string;
  valuesIn: (snapshot: Snapshot) => string[];
  /** Values may be added beside the old ones. */
  mayGrow?: true;
  /** Any other value is accepted; only having none is refused. */
  mayChange?: true;
}

const settings: readonly Setting[] = [
  { name: 'the domain', valuesIn: (snapshot) => distributionValues(snapshot, 'Aliases'), mayGrow: true },
  {
    name: "the site's own certificate",
    valuesIn: (snapshot) => distributionValues(snapshot, 'ViewerCertificate', 'AcmCertificateArn'),
    mayChange: true,
  },
  { name: 'the firewall', valuesIn: (snapshot) => distributionValues(snapshot, 'WebACLId') },
  {
    name: 'the subscription to the alarms',
    valuesIn: (snapshot) =>
      everyResource(snapshot, 'AWS::SNS::Subscription').map(
        ({ stack, resource: { Properties } }) =>
          `${textAt(Properties, 'Endpoint')} to ${textAt(Properties, 'TopicArn')} of ${stack}`,
      ),
    mayGrow: true,
  },
  {
    name: 'the mode of card payments',
    valuesIn: (snapshot) => variables(snapshot, 'STRIPE_MODE').filter((mode) => mode !== 'none'),
  },
  { name: "Stripe's publishable key", valuesIn: ({ publishableKey }) => [publishableKey ?? []].flat() },
  { name: 'the sender of email', valuesIn: (snapshot) => variables(snapshot, 'MAIL_FROM') },
  { name: 'the way email is sent', valuesIn: (snapshot) => variables(snapshot, 'MAILER') },
  { name: 'the inbox for messages', valuesIn: (snapshot) => variables(snapshot, 'CLINIC_INBOX') },
  { name: 'the networks without limits', valuesIn: (snapshot) => variables(snapshot, 'CLINIC_NETWORKS') },
];

/** What happens to each setting of the last release that has another value now. */
function changes(
  released: Snapshot,
  next: Snapshot,
): { setting: Setting; before: string[]; after: string[] }[] {
  return settings.flatMap((setting) => {
    const [before = [], after = []] = [released, next].map((snapshot) =>
      [...new Set(setting.valuesIn(snapshot))].toSorted(),
    );
    const isKept = before.every((value) => after.includes(value));
    const isGrown = after.some((value) => !before.includes(value));
    if (before.length === 0 || (isKept && (setting.mayGrow || !isGrown))) return [];
    return [{ setting, before, after }];
  });
}

/** A setting that is no longer there. */
export const lostSetting: Rule = (released, next) =>
  changes(released, next)
    .filter(({ after }) => after.length === 0)
    .map(({ setting, before }) => ({
      where: setting.name,
      text: `The last release had ${setting.name} (${before.join(', ')}); this update takes it away. Restore the setting in infra/stages/${next.stage}.ts.`,
    }));

/** A setting that is there with another value. */
export const changedSetting: Rule = (released, next) =>
  changes(released, next)
    .filter(({ setting, after }) => after.length > 0 && !setting.mayChange)
    .map(
      ({ setting, before, after }): Finding => ({
        where: `${setting.name}: ${after.join(', ')}`,
        text: `The last release had ${before.join(', ')} as ${setting.name}. The next deployment changes it for all patients, staff and links in email.`,
      }),
    );
