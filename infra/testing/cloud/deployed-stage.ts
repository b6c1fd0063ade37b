import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { vi } from 'vitest';
import { sentProofParameter } from '#infra/config/origin-proof.ts';

const account = '123456789012';
const secretArn = `arn:aws:secretsmanager:us-east-1:${account}:secret:OriginProof`;
/** The page size of each service. It's far smaller than AWS's, so that tests have several pages. */
const pageSize = 2;

interface Answer {
  status?: number;
  body: string;
}

const xml = (name: string, content: string) => `<${name}>${content}</${name}>`;
const fields = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => xml(name, value))
    .join('');

const errorXml = (code: string, message: string) =>
  xml('ErrorResponse', xml('Error', fields({ Code: code, Message: message })));

/** A fake of the AWS services that the commands for a deployed stage call. It records their updates. */
export class DeployedStage {
  status = 'UPDATE_COMPLETE';
  readonly parameters: Record<string, string> = { [sentProofParameter]: 'first', Other: 'kept' };
  readonly resources = [
    ...['Other', 'Another', 'OriginProof8E868A26'].map((LogicalResourceId) => ({
      stack: 'ClinicData',
      ResourceType: 'AWS::SecretsManager::Secret',
      LogicalResourceId,
      PhysicalResourceId: secretArn,
    })),
  ];
  /** The query parameters of the stack's last update. */
  update: Record<string, string> = {};
  secret = { text: '{}', createdAt: new Date() };
  /** The error code that every call fails with; empty for none. */
  refusal = '';
  /** The deployed templates, by stack. */
  readonly templates = new Map<string, object>();
  /** The names of the deployed stacks. */
  readonly stacks = new Set(['Clinic', 'ClinicData']);
  private readonly server = createServer(async (request, response) => {
    const { status = 200, body } = this.answer(request, await text(request));
    response.writeHead(status, {
      'content-type': body.startsWith('{') ? 'application/x-amz-json-1.1' : 'text/xml',
    });
    response.end(body);
  });

  /** Makes every SDK client that is created from now on call this stage. */
  async start(): Promise<void> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    const { port } = this.server.address() as AddressInfo;
    vi.stubEnv('AWS_ENDPOINT_URL', `http://127.0.0.1:${port}`);
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'local');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'local');
  }

  stop(): void {
    vi.unstubAllEnvs();
    this.server.close();
    this.server.closeAllConnections();
  }

  private answer({ headers }: IncomingMessage, body: string): Answer {
    if (this.refusal) return { status: 400, body: errorXml(this.refusal, `${this.refusal} at this stage`) };
    const target = headers['x-amz-target'];
    if (typeof target === 'string') return { body: this.ofSecrets(target, JSON.parse(body)) };
    return this.ofStacks(new URLSearchParams(body));
  }

  private ofSecrets(target: string, request: { SecretId: string; SecretString?: string }): string {
    if (request.SecretId !== secretArn) throw new TypeError(`there is no secret ${request.SecretId}`);
    if (target.endsWith('.PutSecretValue')) {
      this.secret = { text: request.SecretString ?? '', createdAt: new Date() };
    }
    return JSON.stringify({
      ARN: secretArn,
      SecretString: this.secret.text,
      CreatedDate: this.secret.createdAt.getTime() / 1000,
    });
  }

  private ofStacks(query: URLSearchParams): Answer {
    const action = query.get('Action') ?? '';
    const name = query.get('StackName') ?? '';
    if (!this.stacks.has(name)) {
      return { status: 400, body: errorXml('ValidationError', `Stack with id ${name} does not exist`) };
    }
    return { body: xml(`${action}Response`, xml(`${action}Result`, this.stackResult(action, query))) };
  }

  private stackResult(action: string, query: URLSearchParams): string {
    if (action === 'DescribeStacks') {
      const parameters = Object.entries(this.parameters).map(([ParameterKey, ParameterValue]) =>
        xml('member', fields({ ParameterKey, ParameterValue })),
      );
      const StackId = `arn:aws:cloudformation:us-east-1:${account}:stack/Clinic/1`;
      const stack = fields({
        StackId,
        StackName: 'Clinic',
        StackStatus: this.status,
        EnableTerminationProtection: 'true',
        Parameters: parameters.join(''),
      });
      return xml('Stacks', xml('member', stack));
    }
    if (action === 'GetTemplate') {
      const template = JSON.stringify(this.templates.get(query.get('StackName') ?? ''));
      return xml('TemplateBody', template.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
    }
    if (action === 'UpdateStack') {
      this.update = Object.fromEntries(query);
      return '';
    }
    const members = this.resources
      .filter(({ stack }) => stack === query.get('StackName'))
      .map(({ stack: _, ...resource }) => xml('member', fields(resource)));
    const { page, next } = pageOf(members, query.get('NextToken'));
    return xml('StackResourceSummaries', page.join('')) + (next ? xml('NextToken', next) : '');
  }
}

function pageOf(members: readonly string[], token: string | null) {
  const start = Number(token ?? 0);
  const end = start + pageSize;
  return { page: members.slice(start, end), next: end < members.length ? String(end) : '' };
}
