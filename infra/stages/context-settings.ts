/** The settings that `-c name=value` once carried, and their names in a stage's file. */
const successors: Readonly<Record<string, string>> = {
  domainName: 'domain.name',
  certificateArn: 'domain.certificateArn',
  alarmEmail: 'alarmEmail',
  hstsPreload: 'hstsPreload',
  mailFrom: 'mail.from',
  clinicInbox: 'clinicInbox',
  mailer: 'mail.mailer',
  emailJsUserId: 'mail.userId',
  emailJsServiceId: 'mail.serviceId',
  emailJsTemplateId: 'mail.templateId',
  stripePublishableKey: 'stripePublishableKey',
};

/** Where a setting that was passed with `-c` lives now. */
export function whereNow(name: string, stageName: string): string {
  const file = `infra/stages/${stageName}.ts`;
  const successor = Object.hasOwn(successors, name) ? successors[name] : undefined;
  return successor === undefined
    ? `-c ${name} sets nothing: settings are in ${file}.`
    : `-c ${name} sets nothing anymore: it is ${successor} in ${file}.`;
}

/** The settings among the CDK's context; what the CDK itself puts there has a prefix. */
export function settingsIn(context: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(context).filter((name) => !/^(@|aws:|aws-cdk|cdk)/.test(name));
}
