import { Bucket } from 'aws-cdk-lib/aws-s3';
import { expect, test } from 'vitest';
import { trial } from '#infra/testing/cloud/example-stages.ts';
import { synthesize } from '#infra/testing/cloud/synthesized-cloud.ts';
import { addControlTowerRules } from './rules/control-tower.ts';

// A written reason covers all that is below its construct, so it could also cover what is added later.
test('AWS’s Control Tower rules find something in a careless bucket, and nothing else without a written reason', async () => {
  const careless = synthesize(trial, (app) => {
    addControlTowerRules(app);
    new Bucket(app.node.findChild('ClinicData'), 'Careless');
  });
  const { message } = await careless.then(
    () => expect.fail('it was synthesized'),
    (error: Error) => error,
  );
  const found = message.match(/^ {3}[\w/-]+\/\S+/gm) ?? [];
  expect(new Set(found)).toEqual(new Set(['   ClinicData/Careless/Resource']));
  const rules = message.match(/(?<=\[CT\.S3\.PR\.)\d+(?=\]:)/g) ?? [];
  expect(rules.map(Number).toSorted((a, b) => a - b)).toEqual([1, 2, 4, 6, 9, 10, 11]);
});
