import type { ArticleSummary } from './article.ts';

/** The list of the blog, in display order. The articles are in `content/`. */
export const articleSummaries: readonly ArticleSummary[] = [
  {
    id: '1',
    title: 'Staying Hydrated in the Las Vegas Summer',
    snippet:
      'Dry air hides how much you sweat. Learn when and what to drink, and the signs of heat exhaustion.',
  },
  {
    id: '2',
    title: 'Seasonal Health Tips for Desert Living',
    snippet:
      'Flu season, spring dust, summer heat and storms: simple ways to stay well all year in the valley.',
  },
  {
    id: '3',
    title: 'Urgent Care or Primary Care: Which One Do You Need?',
    snippet: 'One treats today’s problem. The other knows your history. Three questions can help you decide.',
  },
  {
    id: '4',
    title: 'Not Every Emergency Needs the ER: Choosing Urgent Care',
    snippet: 'How to tell whether a cut, a sprain or a high fever calls for a clinic or a hospital.',
  },
  {
    id: '5',
    title: 'Managing a Chronic Illness With Primary Care',
    snippet:
      'Regular visits, simple habits and a provider who knows you can make a chronic illness easier to manage.',
  },
  {
    id: '6',
    title: 'Common Problems We Treat at Urgent Care',
    snippet: 'From sore throats to stitches: what we see most, how we treat it, and what you can do first.',
  },
  {
    id: '7',
    title: 'How to Prepare for an Urgent Care Visit',
    snippet: 'What to bring, what to tell us, and what to ask before you go home.',
  },
  {
    id: '8',
    title: 'Why Regular Health Screenings Matter',
    snippet:
      'Many illnesses have no symptoms at first. Learn which screenings you need at your age and how to prepare.',
  },
  {
    // The list has this title as number 9, where the page is about UTI testing: the card opens an article of its own.
    id: '11',
    title: 'Nutrition Basics: Building a Balanced Diet',
    snippet: 'How to fill your plate, read a label in 20 seconds, and eat well during a busy week.',
  },
  {
    id: '10',
    title: 'A Practical Guide to Healthy Weight Loss',
    snippet:
      'Slow and steady works best: how to start, what to watch out for, and where medical help fits in.',
  },
];
