import { type ProblemCode, problems } from './problem-table.ts';
import type { Caller, RouteContract } from './route.ts';

/** How proving who calls can fail. */
const codesOfCaller: Record<Caller, readonly ProblemCode[]> = {
  public: [],
  patient: ['unauthenticated'],
  admin: ['unauthenticated', 'forbidden'],
  stripe: ['malformed'],
};

const bodyCodes = ['malformed', 'too-large', 'unsupported-media-type', 'invalid'] as const;

/** Every route can be throttled, and can fail in a way that nobody foresaw. */
const everyRoute = ['too-many', 'internal'] as const;

/** The codes a route can answer whatever its own rules are: what reading its request and proving its caller refuse. */
export function impliedCodes({ caller, params, query, body }: RouteContract): ReadonlySet<ProblemCode> {
  return new Set<ProblemCode>([
    ...codesOfCaller[caller],
    ...(params ? (['not-found'] as const) : []),
    ...(query ? (['invalid'] as const) : []),
    ...(body ? bodyCodes : []),
    ...everyRoute,
  ]);
}

/** Every code a route may answer, in the order of the table of problems. */
export function problemCodesOf(contract: RouteContract): ProblemCode[] {
  const possible = new Set([...impliedCodes(contract), ...contract.problems]);
  return (Object.keys(problems) as ProblemCode[]).filter((code) => possible.has(code));
}
