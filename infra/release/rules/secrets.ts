import { isDeepStrictEqual } from 'node:util';
import { everyResource, inBoth, sameIn, whereOf } from '#infra/release/snapshot/snapshot.ts';
import type { Rule } from './finding.ts';

const valueProperties = ['GenerateSecretString', 'SecretString'];

/** CloudFormation writes a new value whenever one of these properties changes, over what an operator put there. */
const changedTemplates: Rule = (released, next) =>
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

/** Anything that writes a new value over a secret that is in use. */
export const regeneratedSecret: Rule = (released, next) => {
  const rotations = everyResource(next, 'AWS::SecretsManager::RotationSchedule')
    .filter((place) => !sameIn(released, place))
    .map((place) => ({
      where: whereOf(place),
      text: 'A rotation schedule writes a new value as soon as it is created, and again and again. Rotate this secret by hand.',
    }));
  return [...changedTemplates(released, next), ...rotations];
};
