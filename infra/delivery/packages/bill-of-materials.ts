import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { projectDirectory } from '#infra/build/bundle-paths.ts';
import { licenseOf } from './licenses.ts';
import type { ShippedPackage } from './shipped-packages.ts';

const specVersion = Spec.Version.v1dot6;

/** A package's purl, which names packages of any ecosystem. */
function purlOf({ name, version }: Pick<ShippedPackage, 'name' | 'version'>): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

function componentOf(shipped: ShippedPackage): object {
  const { name, version, integrity, places } = shipped;
  const [algorithm, hash] = integrity?.split('-', 2) ?? [];
  const license = licenseOf(shipped);
  return {
    type: 'library',
    'bom-ref': purlOf(shipped),
    name,
    version,
    purl: purlOf(shipped),
    ...(license && { licenses: [{ expression: license }] }),
    ...(algorithm === 'sha512' &&
      hash && { hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }] }),
    properties: places.map((place) => ({ name: 'sagebrush:place', value: place })),
  };
}

/**
 * The software bill of materials of what ships, as CycloneDX 1.6 in JSON. It depends only on the packages, so the same commit
 * gives the same bill.
 */
export function billOfMaterials(shipped: readonly ShippedPackage[]): string {
  const manifest = JSON.parse(readFileSync(join(projectDirectory, 'package.json'), 'utf8'));
  const self = purlOf(manifest);
  const bill = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion,
    version: 1,
    metadata: {
      lifecycles: [{ phase: 'build' }],
      component: {
        type: 'application',
        'bom-ref': self,
        name: manifest.name,
        version: manifest.version,
        description: manifest.description,
        purl: self,
      },
    },
    components: shipped.map(componentOf),
    // Bundlers take only parts of packages, so dependencies between packages don't show what a bundle contains.
    dependencies: [{ ref: self, dependsOn: shipped.map(purlOf) }],
  };
  return `${JSON.stringify(bill, null, 2)}\n`;
}

/** The errors that CycloneDX's own schema finds in a bill; undefined if there are none. */
export async function schemaFaults(bill: string): Promise<unknown> {
  return (await new Validation.JsonStrictValidator(specVersion).validate(bill)) ?? undefined;
}
