import { runForStage } from '#infra/deploy/stage-run.ts';
import { awsCloud } from './aws-cloud.ts';
import { rotateProof } from './rotate.ts';

await runForStage('rotate-origin-proof', async (stage, isDryRun) =>
  rotateProof(await awsCloud(stage), isDryRun),
);
