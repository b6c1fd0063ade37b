import { z } from 'zod/mini';
import type { ArticleId, ListedArticleId } from '#shared/site/article-ids.ts';
import { readContentFile } from '#shared/site/content-file.ts';
import { markdown, plain, refuse } from '#shared/site/markdown.ts';
import { pictureNames } from '#shared/site/pictures.ts';
import type { Article, ArticleBlock, ArticleSummary, RelatedArticle } from './article.ts';

const articleHead = z.strictObject({
  title: z.string(),
  date: z.string(),
  picture: z.optional(z.enum(pictureNames)),
  /** Only for articles in the list. */
  snippet: z.optional(z.string()),
  /** Ids of other articles, separated by `, `; or `blog`, for a link to the list. */
  related: z.string(),
});

/** Refuses braces: in other content, they hold the kind of a section, but an article's sections have no kinds. */
const heading = (text: string) => (/[{}]/.test(text) ? refuse(text) : text);

/** The text of an article: `## headings`, paragraphs, `- points`, `1. steps` and `> urgent` notices. */
const articleText = markdown<ArticleBlock>({
  '##': (text) => ({ kind: 'heading', text: heading(plain(text)) }),
  '': (text) => ({ kind: 'paragraph', text: plain(text) }),
  '-': (...points) => ({ kind: 'points', points: points.map(plain) }),
  '1.': (...steps) => ({ kind: 'steps', steps: steps.map(plain) }),
  '>': (text) => ({ kind: 'urgent', text: plain(text) }),
});

function readArticleFile(id: string) {
  return readContentFile('blog', `article-${id}`, ({ head, text }) => ({
    ...articleHead.parse(head),
    blocks: articleText(...text),
  }));
}

function relatedTo(id: string): RelatedArticle {
  return id === 'blog'
    ? { title: 'All articles on our blog', to: '/blog' }
    : { title: readArticleFile(id).title, to: `/blog-inside/${id}` };
}

/** Reads an article from `content/`. Throws if it's missing or isn't in our subset of Markdown. */
export function readArticle(id: ArticleId): Article {
  const { title, date, picture, related, blocks } = readArticleFile(id);
  return {
    id,
    title,
    date,
    picture,
    blocks,
    related: related.split(', ').map(relatedTo),
  };
}

/** Reads what the list shows of an article. Throws like `readArticle`. */
export function readSummary(id: ListedArticleId): ArticleSummary {
  const { title, snippet = '' } = readArticleFile(id);
  return { id, title, snippet };
}
