export type ResourceKind = 'table' | 'index' | 'secret' | 'mail';

/**
 * A permission that a call needs. It names resources by the environment variables that hold them, because
 * their values differ between tests and stages.
 */
export interface NeededPermission {
  /** Such as `dynamodb:PutItem`. */
  action: string;
  /**
   * Such as `table:SLOTS_TABLE`, `index:APPOINTMENTS_TABLE/byEmail`, `secret:STRIPE_SECRET` or
   * `mail:MAIL_FROM/SES_CONFIGURATION_SET`.
   */
  resource: `${ResourceKind}:${string}`;
  /** Whether the call has a condition expression. IAM requires no further permission for one. */
  conditional?: boolean;
}

interface TableInput {
  TableName?: string;
  IndexName?: string;
  ConditionExpression?: string;
}

interface SendEmailInput {
  FromEmailAddress?: string;
  ConfigurationSetName?: string;
}

type Elements<Kind extends string> = readonly Partial<Record<Kind, TableInput>>[];

/** The environment variable whose name matches `kind` and that holds `value`, or `value` itself if there is none. */
export type NameOf = (value: string | undefined, kind: RegExp) => string;

const tables = /_TABLE$/;
const secrets = /_SECRET$/;
const senders = /^MAIL_FROM$/;
const configurationSets = /^SES_CONFIGURATION_SET$/;

const onTable =
  (action: string) =>
  ({ TableName, IndexName, ConditionExpression }: TableInput, nameOf: NameOf): NeededPermission => ({
    action: `dynamodb:${action}`,
    resource: IndexName
      ? `index:${nameOf(TableName, tables)}/${IndexName}`
      : `table:${nameOf(TableName, tables)}`,
    ...(ConditionExpression && { conditional: true }),
  });

// DynamoDB authorizes each element of a transaction or batch like the single operation.
// https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis-iam.html
const ofElement = {
  Put: onTable('PutItem'),
  Update: onTable('UpdateItem'),
  Delete: onTable('DeleteItem'),
  ConditionCheck: onTable('ConditionCheckItem'),
  Get: onTable('GetItem'),
};

function ofElements(elements: Elements<keyof typeof ofElement>, nameOf: NameOf): NeededPermission[] {
  return elements.flatMap((element) =>
    Object.entries(element).map(([kind, input]) => {
      const permissionOf = ofElement[kind as keyof typeof ofElement];
      if (!permissionOf) throw new Error(`unknown element of a transaction: ${kind}`);
      return permissionOf(input, nameOf);
    }),
  );
}

function ofBatch(action: string) {
  return ({ RequestItems = {} }: { RequestItems?: object }, nameOf: NameOf) =>
    Object.keys(RequestItems).map((TableName) => onTable(action)({ TableName }, nameOf));
}

/** SES checks the sender's address, without the display name. */
function ofSendEmail(
  { FromEmailAddress = '', ConfigurationSetName }: SendEmailInput,
  nameOf: NameOf,
): NeededPermission[] {
  const from = FromEmailAddress.match(/<([^<>]+)>$/)?.[1] ?? FromEmailAddress;
  const resource =
    `mail:${nameOf(from, senders)}/${nameOf(ConfigurationSetName, configurationSets)}` as const;
  return [{ action: 'ses:SendEmail', resource }];
}

type Permissions = (input: never, nameOf: NameOf) => NeededPermission[];

const single = (action: string) => (input: TableInput, nameOf: NameOf) => [onTable(action)(input, nameOf)];
const transaction = (input: { TransactItems?: Elements<keyof typeof ofElement> }, nameOf: NameOf) =>
  ofElements(input.TransactItems ?? [], nameOf);

const permissionsOfCommand: Record<string, Permissions> = {
  Get: single('GetItem'),
  Query: single('Query'),
  Scan: single('Scan'),
  Put: single('PutItem'),
  Update: single('UpdateItem'),
  Delete: single('DeleteItem'),
  TransactWrite: transaction,
  TransactGet: transaction,
  BatchGet: ofBatch('BatchGetItem'),
  BatchWrite: ofBatch('BatchWriteItem'),
  GetSecretValue: ({ SecretId }: { SecretId?: string }, nameOf: NameOf) => [
    { action: 'secretsmanager:GetSecretValue', resource: `secret:${nameOf(SecretId, secrets)}` },
  ],
  SendEmail: ofSendEmail,
};

/**
 * The permissions that a command of the AWS SDK needs. Throws on an unknown command, so that no call goes
 * unchecked.
 * @param command the command's class, such as PutItemCommand, or PutCommand of the document client
 */
export function permissionsOf(command: string, input: unknown, nameOf: NameOf): NeededPermission[] {
  // Without `Command` or `ItemCommand`, a command has the same name in both clients: PutItemCommand is PutCommand in
  // the document client.
  const permissions = permissionsOfCommand[command.replace(/(Items?)?Command$/, '')];
  if (!permissions) throw new Error(`no rule says which permissions ${command} needs`);
  return permissions(input as never, nameOf);
}
