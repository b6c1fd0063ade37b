import type { Rule } from './finding.ts';

/**
 * A stack that's gone, renamed, or in another region or account: CloudFormation knows stacks by name in each of them, so
 * it builds a second one.
 */
export const lostStack: Rule = (released, next) =>
  Object.entries(released.stacks).flatMap(([where, { account, region }]) => {
    const after = next.stacks[where];
    if (after?.region === region && after.account === account) return [];
    const what = after
      ? `moves from ${account}, ${region} to ${after.account}, ${after.region}`
      : 'is no longer synthesized';
    return [
      {
        where,
        text: `The stack ${what}. The released one would stay in ${region} with all its data, and the site would start over without it. Keep its name, account and region.`,
      },
    ];
  });
