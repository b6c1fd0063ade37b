import { type ProblemCode, problems } from './problem-table.ts';
import type { Caller, RouteContract } from './route.ts';

/** The problem codes of failed authentication, by kind of caller. */
const codesOfCaller: Record<Caller, readonly ProblemCode[]> = {
  public: [],
  patient: ['unauthenticated'],
  desk: ['unauthenticated', 'forbidden'],
  admin: ['unauthenticated', 'forbidden'],
  stripe: ['malformed'],
};

const bodyCodes = ['malformed', 'too-large', 'unsupported-media-type', 'invalid'] as const;

/** The codes that every route may answer: any request can bypass CloudFront, be throttled, or fail unexpectedly. */
const everyRoute = ['malformed', 'too-many', 'internal'] as const;

/**
 * The codes that follow from a route's caller, path, query and body alone, regardless of the system's load
 * and state.
 */
export function refusalCodes({ caller, params, query, body }: RouteContract): ReadonlySet<ProblemCode> {
  return new Set<ProblemCode>([
    ...codesOfCaller[caller],
    ...(params ? (['not-found'] as const) : []),
    ...(query ? (['invalid'] as const) : []),
    ...(body ? bodyCodes : []),
  ]);
}

/** The codes that a route may answer before its own rules run. */
export function impliedCodes(contract: RouteContract): ReadonlySet<ProblemCode> {
  return new Set([...refusalCodes(contract), ...everyRoute]);
}

/** Every code that a route may answer, in the order of `problems`. */
export function problemCodesOf(contract: RouteContract): ProblemCode[] {
  const possible = new Set([...impliedCodes(contract), ...contract.problems]);
  return (Object.keys(problems) as ProblemCode[]).filter((code) => possible.has(code));
}
