import { byTitle, markdown, plain } from '#shared/site/markdown.ts';

const blocksOf = markdown<{ title: string } | { text: string }>({
  '###': (title) => ({ title: plain(title) }),
  '': (text) => ({ text: plain(text) }),
});

/** Entries of a table or list: `### title {detail}` and the texts below it. */
export const entriesText = (...template: Parameters<typeof blocksOf>) =>
  byTitle<{ text: string }>(blocksOf(...template)).map(({ title, detail, blocks }) => ({
    title,
    detail,
    texts: blocks.map(({ text }) => text),
  }));
