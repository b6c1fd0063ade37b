import { runForStage } from '#infra/stages/stage-run.ts';
import { awsCloud } from './aws-cloud.ts';
import { turnProof } from './turn.ts';

await runForStage('turn-origin-proof', async (stage, isDryRun) => turnProof(await awsCloud(stage), isDryRun));
