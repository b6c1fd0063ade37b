import { readStage, stageList } from '#infra/stages/read-stage.ts';
import { StageProblem } from '#infra/stages/stage-problem.ts';
import { awsCloud } from './aws-cloud.ts';
import { turnProof } from './turn.ts';

const [name, option, ...others] = process.argv.slice(2);
try {
  const isDryRun = option === '--dry-run';
  if (name === undefined || name.startsWith('-') || others.length > 0 || (option && !isDryRun)) {
    throw new StageProblem(`npm run turn-origin-proof -- <stage> [--dry-run]. ${stageList()}`);
  }
  await turnProof(await awsCloud(readStage(name)), isDryRun);
} catch (error) {
  if (!(error instanceof StageProblem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
