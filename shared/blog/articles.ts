import type { ArticleId, ListedArticleId } from '#shared/site/article-ids.ts';
import type { ArticleSummary, RelatedArticle } from './article.ts';

const titles: Readonly<Record<ArticleId, string>> = {
  1: 'Staying Hydrated in the Las Vegas Summer',
  2: 'Seasonal Health Tips for Desert Living',
  3: 'Urgent Care or Primary Care: Which One Do You Need?',
  4: 'Not Every Emergency Needs the ER: Choosing Urgent Care',
  5: 'Managing a Chronic Illness With Primary Care',
  6: 'Common Problems We Treat at Urgent Care',
  7: 'How to Prepare for an Urgent Care Visit',
  8: 'Why Regular Health Screenings Matter',
  9: 'UTI Testing: What to Expect',
  10: 'A Practical Guide to Healthy Weight Loss',
  11: 'Nutrition Basics: Building a Balanced Diet',
};

/** Links from an article to others. */
export const relatedArticles = (...ids: readonly ArticleId[]): RelatedArticle[] =>
  ids.map((id) => ({ title: titles[id], to: `/blog-inside/${id}` }));

const snippets: Readonly<Record<ListedArticleId, string>> = {
  1: 'Dry air hides how much you sweat. Learn when and what to drink, and the signs of heat exhaustion.',
  2: 'Flu season, spring dust, summer heat and storms: simple ways to stay well all year in the valley.',
  3: 'One treats today’s problem. The other knows your history. Three questions can help you decide.',
  4: 'How to tell whether a cut, a sprain or a high fever calls for a clinic or a hospital.',
  5: 'Regular visits, simple habits and a provider who knows you can make a chronic illness easier to manage.',
  6: 'From sore throats to stitches: what we see most, how we treat it, and what you can do first.',
  7: 'What to bring, what to tell us, and what to ask before you go home.',
  8: 'Many illnesses have no symptoms at first. Learn which screenings you need at your age and how to prepare.',
  10: 'Slow and steady works best: how to start, what to watch out for, and where medical help fits in.',
  11: 'How to fill your plate, read a label in 20 seconds, and eat well during a busy week.',
};

/**
 * In display order. The list's ninth article has id 11, because the page of article 9 is about UTI testing.
 */
const listed: readonly ListedArticleId[] = ['1', '2', '3', '4', '5', '6', '7', '8', '11', '10'];

/** The list of the blog. The articles are in `content/`. */
export const articleSummaries: readonly ArticleSummary[] = listed.map((id) => ({
  id,
  title: titles[id],
  snippet: snippets[id],
}));
