/**
 * Draws every picture of the site into web/public/pictures.
 * Run `node web/pictures/draw.ts` after a change; the results are committed.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { PictureName } from '#shared/site/pictures.ts';
import { careArticles } from './articles-care.ts';
import { livingArticles } from './articles-living.ts';
import { peopleArticles } from './articles-people.ts';
import { desertClinics } from './clinics-desert.ts';
import { hillClinics } from './clinics-hills.ts';
import { townClinics } from './clinics-town.ts';
import { carePages } from './pages-care.ts';
import { checkPages } from './pages-checks.ts';
import { examPages } from './pages-exams.ts';
import { helpPages } from './pages-help.ts';
import { valleyPages } from './pages-valley.ts';
import { styled } from './palette.ts';
import { sharedShapes } from './plants.ts';
import { titles } from './titles.ts';

const scenes: Record<PictureName, () => string> = {
  ...townClinics,
  ...hillClinics,
  ...desertClinics,
  ...valleyPages,
  ...carePages,
  ...checkPages,
  ...examPages,
  ...helpPages,
  ...careArticles,
  ...livingArticles,
  ...peopleArticles,
};

/** The shared shapes that a picture uses, including those used by other shared shapes. */
function definitions(body: string): string {
  const referencedIds = (markup: string) =>
    [...markup.matchAll(/href="#(\w+)"/g)].map((match) => match[1] ?? '');
  const found = new Map<string, string>();
  const pending = referencedIds(body);
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    const shape = sharedShapes[id];
    if (!shape || found.has(id)) continue;
    found.set(id, shape());
    pending.push(...referencedIds(shape()));
  }
  return [...found].map(([id, markup]) => `<g id="${id}">${markup}</g>`).join('');
}

function picture(title: string, body: string): string {
  const defs = definitions(body);
  const open = '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="500" viewBox="0 0 800 500">';
  return `${open}<title>${title}</title>${styled((defs && `<defs>${defs}</defs>`) + body)}</svg>\n`;
}

const folder = new URL('../public/pictures/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [name, title] of Object.entries(titles))
  writeFileSync(new URL(`${name}.svg`, folder), picture(title, scenes[name as PictureName]()));
