import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectDirectory } from '#infra/build/bundle-paths.ts';
import { billOfMaterials, schemaFaults } from './bill-of-materials.ts';
import { licenseOf, refusals } from './licenses.ts';
import { lockedPackages } from './lock-file.ts';
import { type ShippedPackage, shippedPackages } from './shipped-packages.ts';

const directory = join(projectDirectory, '.cache/packages');

function write(file: string, text: string): void {
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, file), text);
  process.stdout.write(`.cache/packages/${file}\n`);
}

/** Lists every package with its license, and exits with 1 if one isn't allowed where it is used. */
function licenses(shipped: readonly ShippedPackage[]): void {
  const all = [...lockedPackages().values()];
  const places = new Map(shipped.map(({ name, version, places: where }) => [`${name}@${version}`, where]));
  const lines = all.map((one) => {
    const where = places.get(`${one.name}@${one.version}`)?.join(' ') ?? 'tools';
    return [one.name, one.version, licenseOf(one) ?? '', where].join(',');
  });
  const refused = refusals(shipped, all);
  write('licenses.csv', `package,version,license,where\n${[...new Set(lines)].toSorted().join('\n')}\n`);
  process.stdout.write(
    `${shipped.length} packages ship, ${all.length} are installed, ${refused.length} refused\n`,
  );
  for (const line of refused) process.stderr.write(`${line}\n`);
  if (refused.length > 0) process.exitCode = 1;
}

/** Writes the bill of materials, and exits with 1 if CycloneDX's schema doesn't allow it. */
async function sbom(shipped: readonly ShippedPackage[]): Promise<void> {
  const bill = billOfMaterials(shipped);
  write('shipped.cdx.json', bill);
  const faults = await schemaFaults(bill);
  if (faults === undefined) return;
  process.stderr.write(`CycloneDX's schema refuses it: ${JSON.stringify(faults)}\n`);
  process.exitCode = 1;
}

const commands = { licenses, sbom };
await commands[process.argv[2] as keyof typeof commands](await shippedPackages());
