import { runForStage } from '#infra/deploy/stage-run.ts';
import { awsBucket } from './aws-bucket.ts';
import { pruneAssets } from './prune.ts';

await runForStage('prune-assets', async (stage, isDryRun) => pruneAssets(await awsBucket(stage), isDryRun));
