import { type ProblemCode, problems } from './problem-table.ts';
import type { Caller, RouteContract } from './route.ts';

/** The problem codes of failed authentication, by kind of caller. */
const codesOfCaller: Record<Caller, readonly ProblemCode[]> = {
  public: [],
  patient: ['unauthenticated'],
  admin: ['unauthenticated', 'forbidden'],
  stripe: ['malformed'],
};

const bodyCodes = ['malformed', 'too-large', 'unsupported-media-type', 'invalid'] as const;

/** Any route can be throttled or fail unexpectedly. */
const everyRoute = ['too-many', 'internal'] as const;

/** The codes that follow from a route's caller and schemas, before its own rules run. */
export function impliedCodes({ caller, params, query, body }: RouteContract): ReadonlySet<ProblemCode> {
  return new Set<ProblemCode>([
    ...codesOfCaller[caller],
    ...(params ? (['not-found'] as const) : []),
    ...(query ? (['invalid'] as const) : []),
    ...(body ? bodyCodes : []),
    ...everyRoute,
  ]);
}

/** The codes that follow from a route's caller, path, query and body alone, whatever the load or the state of the system. */
export function refusalCodes(contract: RouteContract): ReadonlySet<ProblemCode> {
  const codes = new Set(impliedCodes(contract));
  for (const code of everyRoute) codes.delete(code);
  return codes;
}

/** Every code a route may answer, in the order of `problems`. */
export function problemCodesOf(contract: RouteContract): ProblemCode[] {
  const possible = new Set([...impliedCodes(contract), ...contract.problems]);
  return (Object.keys(problems) as ProblemCode[]).filter((code) => possible.has(code));
}
