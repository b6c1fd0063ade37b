import { readFileSync } from 'node:fs';
import { brand } from '#shared/brand.ts';
import { clinics } from '#shared/clinics/clinics.ts';
import { refuse } from './markdown.ts';

/** The facts that a file may name in double braces: `{{phone}}`. */
const facts: Readonly<Record<string, string>> = {
  name: brand.name,
  phone: brand.phone,
  call: brand.phoneHref,
  hours: brand.hoursInWords,
  clinics: String(clinics.length),
  checkIn: brand.links.checkIn,
  onlineScheduling: brand.links.externalBooking,
};

const fact = /\{\{(\w+)\}\}/;

function factOf(name: string): string {
  return (Object.hasOwn(facts, name) && facts[name]) || refuse(`{{${name}}}`);
}

/**
 * The head and the text of a Markdown file of our content: lines of `key: value` between two lines of `---`, then the
 * text, as the arguments of a template tag. Throws if there is no head, if a key is there twice, or if the file has a
 * fact that we don't know, stray braces, or line ends other than LF.
 */
export function parseContentFile(file: string) {
  const [, head = '', text = ''] =
    /^---\n([^\r]+?)\n---\n([^\r]+)$/.exec(file) ??
    refuse('no head between lines of ---, or line ends other than LF');
  const entries = head.split('\n').map((line) => {
    const [, key = '', value = ''] = /^(\w+): (\S.*)$/.exec(line) ?? refuse(line);
    return [key, value.replaceAll(new RegExp(fact, 'g'), (_, name) => factOf(name))] as const;
  });
  if (new Map(entries).size < entries.length) refuse(head);
  const stray = /\{\{|\}\}/.exec(file.replaceAll(new RegExp(fact, 'g'), ''));
  if (stray) refuse(file.slice(stray.index, stray.index + 40));
  const pieces = text.split(fact);
  const strings = pieces.filter((_, index) => index % 2 === 0);
  const values = pieces.filter((_, index) => index % 2 === 1).map(factOf);
  return { head: Object.fromEntries(entries) as unknown, text: [strings, ...values] as const };
}

/** Reads `shared/<folder>/content/<name>.md`. If it's missing or wrong, throws an error that names the file. */
export function readContentFile<Content>(
  folder: 'blog' | 'services',
  name: string,
  read: (file: ReturnType<typeof parseContentFile>) => Content,
): Content {
  const path = `shared/${folder}/content/${name}.md`;
  try {
    const file = readFileSync(`${import.meta.dirname}/../../${path}`, 'utf8');
    return read(parseContentFile(file));
  } catch (cause) {
    throw new Error(`${path}: ${(cause as Error).message}`, { cause });
  }
}
