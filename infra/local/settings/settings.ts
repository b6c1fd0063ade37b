import { resolve } from 'node:path';
import { projectDirectory } from '#infra/build/paths.ts';
import { cloudLimits, type Limits, localLimits } from '#infra/config/limits.ts';
import { formProblem, mixedModes } from '#infra/config/stripe-keys.ts';
import { type StripeMode, stripeModeOf } from '#shared/payments/stripe.ts';
import { required } from '#shared/required.ts';
import { defaultTiles } from '#shared/site/map-tiles.ts';
import { StartProblem } from './start-problem.ts';

export interface Settings {
  port: number;
  /**
   * The system's canonical origin, which tokens name as their issuer. The system also answers on 127.0.0.1
   * and ::1.
   */
  origin: string;
  dataDir: string;
  /** The instant at which domain time starts, from `LOCAL_NOW`. Default: the real time. */
  localNow?: string;
  mapTiles: string;
  /** Generous limits, or exactly the cloud's with `LOCAL_LIMITS=cloud`. */
  limits: Limits;
  stripe: StripeSettings;
}

export interface StripeSettings {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  mode: StripeMode;
  /** Whether these are real Stripe keys, rather than the simulator's. */
  isReal: boolean;
}

/** The simulator's keys. They aren't secret: the simulator listens on loopback and moves no money. */
export const simulatedStripe: StripeSettings = {
  secretKey: 'sk_test_local',
  publishableKey: 'pk_test_local',
  webhookSecret: 'whsec_local',
  mode: 'test',
  isReal: false,
};

type Environment = Readonly<Record<string, string | undefined>>;

/** The port of the local system: `PORT`, else 3000. */
export function portOf(env: Environment): number {
  const port = Number(env.PORT || 3000);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new StartProblem(`PORT must be a number from 1 to 65535, not "${env.PORT}".`);
}

function localNowOf(env: Environment): string | undefined {
  const text = env.LOCAL_NOW;
  if (!text) return undefined;
  // Require a zone, or the instant would depend on the machine's time zone.
  const hasZone = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(text);
  if (hasZone && !Number.isNaN(Date.parse(text))) return text;
  throw new StartProblem(`LOCAL_NOW must be a timestamp such as 2026-11-23T09:00:00-08:00, not "${text}".`);
}

function limitsOf({ LOCAL_LIMITS }: Environment): Settings['limits'] {
  if (!LOCAL_LIMITS) return localLimits;
  if (LOCAL_LIMITS === 'cloud') return cloudLimits;
  throw new StartProblem(`LOCAL_LIMITS must be "cloud" or unset, not "${LOCAL_LIMITS}".`);
}

const stripeVariables = {
  STRIPE_SECRET_KEY: 'secret',
  STRIPE_PUBLISHABLE_KEY: 'publishable',
  STRIPE_WEBHOOK_SECRET: 'webhookSecret',
} as const;

function stripeOf(env: Environment): StripeSettings {
  const names = Object.keys(stripeVariables);
  const missing = names.filter((name) => !env[name]);
  if (missing.length === names.length) return simulatedStripe;
  if (missing.length > 0) {
    throw new StartProblem(
      `${missing.join(' and ')} missing: set all of ${names.join(', ')}, or none of them to use the simulator.`,
    );
  }
  const secretKey = env.STRIPE_SECRET_KEY ?? '';
  const publishableKey = env.STRIPE_PUBLISHABLE_KEY ?? '';
  const forms = Object.entries(stripeVariables).map(([name, form]) =>
    formProblem({ name, key: env[name] ?? '' }, form),
  );
  const problem =
    forms.find((fault) => fault !== undefined) ??
    mixedModes(
      { name: 'STRIPE_SECRET_KEY', key: secretKey },
      { name: 'STRIPE_PUBLISHABLE_KEY', key: publishableKey },
    );
  if (problem) throw new StartProblem(problem);
  const mode = required(stripeModeOf(secretKey), 'mode');
  return { secretKey, publishableKey, webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? '', mode, isReal: true };
}

/** Reads and validates all settings from the environment. Throws a StartProblem. */
export function readSettings(env: Environment): Settings {
  const port = portOf(env);
  return {
    port,
    origin: `http://localhost:${port}`,
    dataDir: resolve(projectDirectory, env.LOCAL_DATA_DIR || '.local'),
    localNow: localNowOf(env),
    mapTiles: env.MAP_TILES || defaultTiles,
    limits: limitsOf(env),
    stripe: stripeOf(env),
  };
}
