import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CloudAssembly } from 'aws-cdk-lib/cx-api';
import { scriptHashesOf } from '#infra/config/inline-scripts.ts';
import { StageProblem } from '#infra/stages/stage-problem.ts';
import { textAt } from './json.ts';
import { assetHash, codeHashes, normalizeTemplate } from './normalize.ts';
import type { Snapshot } from './snapshot.ts';

/** What a synthesis wrote to a folder. Throws a StageProblem if it wrote another stage, or nothing. */
export function readAssembly(stage: string, directory: string): Snapshot {
  if (!existsSync(join(directory, 'manifest.json'))) {
    throw new StageProblem(`No synthesis wrote ${directory}: npm run synth -- ${stage} --output DIR`);
  }
  const { stacks } = new CloudAssembly(directory);
  const others = stacks.filter(({ tags }) => tags.stage !== stage).map(({ stackName }) => stackName);
  if (others.length > 0)
    throw new StageProblem(`${directory} is not of ${stage}: it holds ${others.join(', ')}.`);
  // The folder may hold assets of earlier syntheses as well.
  const assets = JSON.stringify(stacks.map(({ template }) => template)).match(assetHash) ?? [];
  const published = (pattern: string) =>
    [...new Set(assets)]
      .flatMap((hash) => globSync(`asset.${hash}/${pattern}`, { cwd: directory }))
      .map((file) => readFileSync(join(directory, file), 'utf8'));
  const scripts = published('**/*.html').flatMap(scriptHashesOf);
  const [config = '{}'] = published('config.json');
  const publishableKey = textAt(JSON.parse(config), 'stripe', 'publishableKey');
  return {
    stage,
    stacks: Object.fromEntries(
      stacks.map(({ stackName, environment, terminationProtection = false, template }) => [
        stackName,
        {
          account: environment.account,
          region: environment.region,
          terminationProtection,
          template: normalizeTemplate(template),
        },
      ]),
    ),
    code: Object.fromEntries(stacks.map(({ stackName, template }) => [stackName, codeHashes(template)])),
    inlineScripts: [...new Set(scripts)].toSorted(),
    ...(publishableKey && { publishableKey }),
  };
}
