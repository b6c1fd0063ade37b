import * as z from 'zod/mini';
import {
  ask,
  type CheckedSite,
  CheckFailure,
  codeOf,
  expectStatus,
  readReply,
  type SiteAnswer,
} from '#functions/site-checks/ask.ts';
import { ensureCanceled, madeUpEmail, madeUpPatient } from '#functions/site-checks/made-up-visit.ts';
import { siteChecks } from '#functions/site-checks/site-checks.ts';
import { answerWithinMs } from '#functions/site-checks/time-limits.ts';
import { securityHeaders, tileOrigin } from '#infra/config/security-headers.ts';
import { runCommand } from '#infra/deploy/run-command.ts';
import { CommandProblem } from '#infra/stages/command-problem.ts';
import type { SentBodyOf } from '#shared/api/route.ts';
import { healthRoutes } from '#shared/health/routes.ts';
import { labTests } from '#shared/lab-tests/catalogue.ts';
import { minPaymentCents } from '#shared/payments/amount.ts';
import type { paymentRoutes } from '#shared/payments/routes.ts';
import { stripeModeOf } from '#shared/payments/stripe.ts';
import { required } from '#shared/required.ts';
import { serviceRoutes } from '#shared/services/routes.ts';
import { defaultTiles } from '#shared/site/map-tiles.ts';
import { type VisitProgress, visitSteps } from './smoke-visit.ts';

const lookAtDeployment = 'Look at the last deployment.';
const lookAtHeaders =
  'infra/config/security-headers.ts has the headers of this commit: deploy it, or look at CloudFront’s response headers policy.';

/** Directives to which a stage adds its own sign-in service, so additional sources are allowed in them. */
const stageDirectives = ['connect-src', 'form-action'];

/** Each directive with each of its sources, such as `img-src data:`. */
function sourcesIn(policy: string): string[] {
  return policy.split(';').flatMap((directive) => {
    const [name, ...sources] = directive.trim().split(/\s+/);
    return ['', ...sources].map((source) => `${name} ${source}`);
  });
}

/** The first directive that differs from the expected one; undefined if there is none. */
function differingDirective(sent: string, expected: string): string | undefined {
  const [sentSources, expectedSources] = [sourcesIn(sent), sourcesIn(expected)];
  const nameOf = (source: string) => required(source.split(' ')[0], 'a directive');
  const missing = expectedSources.filter((source) => !sentSources.includes(source));
  const added = sentSources.filter(
    (source) => !expectedSources.includes(source) && !stageDirectives.includes(nameOf(source)),
  );
  return [...missing, ...added].map(nameOf)[0];
}

function checkHeaders({ asked, headers }: SiteAnswer, expected: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(expected)) {
    const sent = headers.get(name);
    if (sent === null) throw new CheckFailure(asked, `answered without the header ${name}`, lookAtHeaders);
    if (name === 'content-security-policy') {
      const directive = differingDirective(sent, value);
      if (directive === undefined) continue;
      throw new CheckFailure(asked, `answered with another ${directive} in its ${name}`, lookAtHeaders);
    }
    // A stage with hstsPreload sends more after this value.
    if (name === 'strict-transport-security' ? sent.startsWith(value) : sent === value) continue;
    throw new CheckFailure(asked, `answered with another ${name}`, lookAtHeaders);
  }
}

/** Checks that a page and an API answer have every security header, with its value. */
async function checkSecurityHeaders(site: CheckedSite): Promise<string> {
  const https = site.origin.startsWith('https:');
  const expected = securityHeaders({ https, oidcOrigins: [], tileOrigin: tileOrigin(defaultTiles) });
  for (const path of ['/', '/api/health']) checkHeaders(await ask(site, { method: 'GET', path }), expected);
  return `${Object.keys(expected).length} headers, on pages and the API`;
}

const configSchema = z.object({
  apiBase: z.literal('/api'),
  oidc: z.object({ authority: z.url(), clientId: z.string().check(z.minLength(1)), scope: z.string() }),
  map: z.object({ tiles: z.string() }),
  stripe: z.optional(z.object({ publishableKey: z.string(), script: z.url() })),
});

/** Checks the settings that the deployment wrote. */
async function checkConfiguration(site: CheckedSite): Promise<string> {
  const { stripe } = readReply(await ask(site, { method: 'GET', path: '/config.json' }), configSchema);
  return stripe ? `cards: ${stripeModeOf(stripe.publishableKey)} mode` : 'takes no cards';
}

async function checkHealth(site: CheckedSite): Promise<string> {
  const answer = await ask(site, { method: 'GET', path: '/api/health' });
  return readReply(answer, healthRoutes['GET /api/health'].replies[200]).status;
}

async function checkServices(site: CheckedSite): Promise<string> {
  const answer = await ask(site, { method: 'GET', path: '/api/services' });
  const { services } = readReply(answer, serviceRoutes['GET /api/services'].replies[200]);
  if (services.length > 0) return `${services.length} services`;
  throw new CheckFailure(answer.asked, 'answered an empty list', lookAtDeployment);
}

/** Checks that unknown paths answer 404, on the site and on the API. */
async function checkUnknownAddresses(site: CheckedSite): Promise<string> {
  for (const path of ['/no-such-page', '/api/no-such-route'])
    expectStatus(await ask(site, { method: 'GET', path }), 404);
  return '404';
}

/** Checks that managers' data requires a sign-in. */
async function checkClosedDashboard(site: CheckedSite): Promise<string> {
  for (const path of ['/api/appointments', '/api/payments/list', '/api/audit'])
    expectStatus(await ask(site, { method: 'GET', path }), 401);
  return '401 without sign-in';
}

type PaymentBody = SentBodyOf<(typeof paymentRoutes)['POST /api/payments/create-payment-intent']>;

/**
 * Checks that a cart with a wrong total and a bill below the minimum are refused before any request to
 * Stripe. Even if they weren't, nothing could be charged without a card.
 */
async function checkRefusedPayments(site: CheckedSite): Promise<string> {
  const { firstName, lastName } = madeUpPatient;
  const payer = { patientName: `${firstName} ${lastName}`, patientEmail: madeUpEmail('payment') };
  const { title, price } = required(labTests[0], 'a lab test');
  const refused: [code: string, body: PaymentBody][] = [
    [
      'price-mismatch',
      { amount: minPaymentCents, metadata: { source: 'lab-test-cart', ...payer }, items: [{ title, price }] },
    ],
    [
      'invalid',
      { amount: minPaymentCents - 1, metadata: { source: 'bill-pay', accountNumber: 'TEST', ...payer } },
    ],
  ];
  for (const [code, body] of refused) {
    const answer = await ask(site, { method: 'POST', path: '/api/payments/create-payment-intent', body });
    expectStatus(answer, 422);
    if (codeOf(answer) === code) continue;
    const happened = `answered 422 (${codeOf(answer)}) instead of ${code}`;
    throw new CheckFailure(answer.asked, happened, lookAtDeployment);
  }
  return `a wrong sum and ${minPaymentCents - 1} cents refused with 422`;
}

interface Step {
  name: string;
  run: (site: CheckedSite, progress: VisitProgress) => Promise<string>;
}

/** Steps that change nothing come first. */
const steps: readonly Step[] = [
  ...siteChecks,
  { name: 'security-headers', run: checkSecurityHeaders },
  { name: 'configuration', run: checkConfiguration },
  { name: 'health', run: checkHealth },
  { name: 'services', run: checkServices },
  { name: 'unknown-addresses', run: checkUnknownAddresses },
  { name: 'closed-dashboard', run: checkClosedDashboard },
  { name: 'refused-payments', run: checkRefusedPayments },
  ...visitSteps,
];

const nameWidth = Math.max(...steps.map(({ name }) => name.length));

/** The abort reason when a person interrupts the smoke test. */
class Interrupted extends Error {}

interface SmokeOptions {
  origin: string;
  /** Called with a line for each step. */
  say: (line: string) => void;
  /** Stops the smoke test when it aborts with `Interrupted`. A booked visit is canceled first. */
  signal?: AbortSignal;
  /** The time limit of an answer, in milliseconds. Default: the canary's. */
  timeoutMs?: number;
}

/**
 * Tests a running site from outside with all of the canary's checks and more, then with a made-up visit from
 * booking to cancellation. Throws a CommandProblem at the first step that fails, after canceling a booked
 * visit.
 */
export async function smoke({
  origin,
  say,
  signal,
  timeoutMs = answerWithinMs,
}: SmokeOptions): Promise<void> {
  const site: CheckedSite = { origin, userAgent: 'ClinicSmokeTest/1.0', timeoutMs, signal };
  const progress: VisitProgress = { isBooked: false };
  for (const { name, run } of steps) {
    const startedAt = performance.now();
    try {
      const seen = await run(site, progress);
      const took = `${Math.round(performance.now() - startedAt)} ms`;
      say(`ok  ${name.padEnd(nameWidth)} ${took.padStart(8)}  ${seen}`);
    } catch (error) {
      const { plan, isBooked } = progress;
      const ending =
        plan && isBooked ? ` ${await ensureCanceled({ ...site, signal: undefined }, plan.visit)}` : '';
      if (error instanceof Interrupted) throw new CommandProblem(`Interrupted in ${name}.${ending}`);
      if (error instanceof CheckFailure) throw new CommandProblem(`${name}: ${error.message}${ending}`);
      throw new Error(`${name} failed unexpectedly.${ending}`, { cause: error });
    }
  }
}

/**
 * The origin of the site that the command line names. Throws a CommandProblem if it isn't one https or loopback URL.
 */
export function originOf(args: readonly string[]): string {
  const example = 'npm run smoke -- https://clinics.example.com';
  const [address, ...others] = args;
  if (address === undefined || others.length > 0)
    throw new CommandProblem(`Name one site: ${example}, or http://localhost:3000 for npm start.`);
  if (!URL.canParse(address))
    throw new CommandProblem(`${address} isn’t an address. Write it in full: ${example}`);
  const { protocol, hostname, origin } = new URL(address);
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  if (protocol === 'https:' || (protocol === 'http:' && isLoopback)) return origin;
  throw new CommandProblem(
    `${address} doesn’t begin with https://. Only a site on this machine may use http.`,
  );
}

async function main(): Promise<void> {
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  const interruption = new AbortController();
  const interrupt = () => interruption.abort(new Interrupted());
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, interrupt);
  // A program that reads the lines may close the pipe early, as `head` does.
  process.stdout.on('error', interrupt);
  const origin = originOf(process.argv.slice(2));
  await smoke({ origin, say, signal: interruption.signal });
  say(`${origin} passed.`);
}

if (import.meta.main) await runCommand(main);
