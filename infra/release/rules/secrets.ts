import { isDeepStrictEqual } from 'node:util';
import { inBoth, whereOf } from '#infra/release/snapshot/snapshot.ts';
import type { Rule } from './finding.ts';

const valueProperties = ['GenerateSecretString', 'SecretString'];

/** CloudFormation writes a new value whenever one of these properties changes, over what an operator put there. */
export const regeneratedSecret: Rule = (released, next) =>
  inBoth(released, next, 'AWS::SecretsManager::Secret').flatMap(({ place, before, after }) => {
    const changed = valueProperties.filter(
      (name) => !isDeepStrictEqual(before.Properties?.[name], after.Properties?.[name]),
    );
    if (changed.length === 0) return [];
    return [
      {
        where: whereOf(place),
        text: `${changed.join(' and ')} changes, so CloudFormation would write a new value over the live one: links, payments or signatures made with it stop working. Undo the change, and change the value in Secrets Manager instead.`,
      },
    ];
  });
