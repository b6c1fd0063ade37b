import type { LinkName } from '#functions/chatbot/reply/reply.ts';

/** A line of a table: what people say, and what the chat answers. */
export interface Entry {
  /** See `phrasingsOf`. */
  asked: string;
  links: readonly LinkName[];
  /** In both languages; lines are separated by `\n`. Empty where the answer is computed. */
  en: string;
  es: string;
}

/** Reads an entry from a template: how it's asked, then the answer behind EN and ES, ` / ` between its lines. */
export function entry(...links: LinkName[]) {
  return (text: TemplateStringsArray, ...values: string[]): Entry => {
    const [asked = '', ...answers] = String.raw({ raw: text }, ...values).split(/\s+(?:EN|ES)\s+/);
    const [en = '', es = ''] = answers.map((each) =>
      each.replace(/\s+/g, ' ').replaceAll(' / ', '\n').trim(),
    );
    return { asked, links, en, es };
  };
}
