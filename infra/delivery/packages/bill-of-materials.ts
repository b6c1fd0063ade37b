import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { projectDirectory } from '#infra/build/bundle-paths.ts';
import { licenseOf } from './licenses.ts';
import type { ShippedPackage } from './shipped-packages.ts';

const version = Spec.Version.v1dot6;

/** The address of a package among those of all ecosystems. */
function purlOf({ name, version: of }: Pick<ShippedPackage, 'name' | 'version'>): string {
  return `pkg:npm/${name.replace('@', '%40')}@${of}`;
}

function component(shipped: ShippedPackage): object {
  const { name, version: of, integrity, places } = shipped;
  const [algorithm, hash] = integrity?.split('-', 2) ?? [];
  const license = licenseOf(shipped);
  return {
    type: 'library',
    'bom-ref': purlOf(shipped),
    name,
    version: of,
    purl: purlOf(shipped),
    ...(license && { licenses: [{ expression: license }] }),
    ...(algorithm === 'sha512' &&
      hash && { hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }] }),
    properties: places.map((place) => ({ name: 'sagebrush:place', value: place })),
  };
}

/**
 * The bill of materials of what ships, as CycloneDX 1.6 in JSON. It depends on the packages alone, so the same commit has the
 * same bill.
 */
export function billOfMaterials(shipped: readonly ShippedPackage[]): string {
  const manifest = JSON.parse(readFileSync(join(projectDirectory, 'package.json'), 'utf8'));
  const self = purlOf(manifest);
  const bill = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: version,
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
    components: shipped.map(component),
    // Bundlers take parts of packages, so who imports whom no longer says what is in a bundle.
    dependencies: [{ ref: self, dependsOn: shipped.map(purlOf) }],
  };
  return `${JSON.stringify(bill, null, 2)}\n`;
}

/** What a bill breaks of CycloneDX's own schema; undefined if nothing. */
export async function schemaFaults(bill: string): Promise<unknown> {
  return (await new Validation.JsonStrictValidator(version).validate(bill)) ?? undefined;
}
