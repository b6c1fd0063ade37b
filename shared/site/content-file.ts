import { readFileSync } from 'node:fs';
import { brand } from '#shared/brand.ts';
import { clinics } from '#shared/clinics/clinics.ts';
import { refuse } from './markdown.ts';

/** What a file may name in double braces: `{{phone}}`. */
const facts: Readonly<Record<string, string>> = {
  name: brand.name,
  phone: brand.phone,
  call: brand.phoneHref,
  hours: brand.hoursInWords,
  clinics: String(clinics.length),
  checkIn: brand.links.checkIn,
  onlineScheduling: brand.links.externalBooking,
};

const factOf = (name: string) => facts[name] ?? refuse(`{{${name}}}`);
const fact = /\{\{(\w+)\}\}/;

/**
 * The head and the text of a Markdown file of our content: lines of `key: value` between two rules, then the text,
 * as the arguments of a template tag. Throws if it names a fact that we don't know.
 */
export function parseContentFile(file: string) {
  const [, head = '', text = ''] = /^---\n(.+?)\n---\n(.+)$/s.exec(file) ?? refuse(file);
  const entries = head.split('\n').map((line) => {
    const [, key = '', value = ''] = /^(\w+): (.+)$/.exec(line) ?? refuse(line);
    return [key, value.replaceAll(new RegExp(fact, 'g'), (_, name) => factOf(name))];
  });
  const pieces = text.split(fact);
  const strings = pieces.filter((_, index) => index % 2 === 0);
  const values = pieces.filter((_, index) => index % 2 === 1).map(factOf);
  return { head: Object.fromEntries(entries) as unknown, text: [strings, ...values] as const };
}

/** Reads a file below a folder's `content/`. Throws if it's missing. */
export function readContentFile(folder: 'blog' | 'services', name: string) {
  return parseContentFile(readFileSync(`${import.meta.dirname}/../${folder}/content/${name}.md`, 'utf8'));
}
