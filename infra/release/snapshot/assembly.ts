import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CloudAssembly } from 'aws-cdk-lib/cx-api';
import { scriptHashesOf } from '#infra/policy/inline-scripts.ts';
import { assetHash, codeHashes, normalizeTemplate } from './normalize.ts';
import type { Snapshot } from './snapshot.ts';

/** A folder that holds no synthesis of the stage. */
export class NoAssembly extends Error {}

/** What a synthesis wrote to a folder. Throws NoAssembly if it wrote another stage, or nothing. */
export function readAssembly(stage: string, directory: string): Snapshot {
  if (!existsSync(join(directory, 'manifest.json'))) {
    throw new NoAssembly(`No synthesis wrote ${directory}: npm run synth -- ${stage} --output DIR`);
  }
  const { stacks } = new CloudAssembly(directory);
  const others = stacks.filter(({ tags }) => tags.stage !== stage).map(({ stackName }) => stackName);
  if (others.length > 0)
    throw new NoAssembly(`${directory} is not of ${stage}: it holds ${others.join(', ')}.`);
  // The folder may hold assets of earlier syntheses as well.
  const assets = JSON.stringify(stacks.map(({ template }) => template)).match(assetHash) ?? [];
  const pages = [...new Set(assets)].flatMap((hash) =>
    globSync(`asset.${hash}/**/*.html`, { cwd: directory }),
  );
  const scripts = pages.flatMap((page) => scriptHashesOf(readFileSync(join(directory, page), 'utf8')));
  return {
    stage,
    stacks: Object.fromEntries(
      stacks.map(({ stackName, environment, terminationProtection = false, template }) => [
        stackName,
        { region: environment.region, terminationProtection, template: normalizeTemplate(template) },
      ]),
    ),
    code: Object.fromEntries(stacks.map(({ stackName, template }) => [stackName, codeHashes(template)])),
    inlineScripts: [...new Set(scripts)].toSorted(),
  };
}
