/** Texts of the blog's list and around an article. The articles are in `shared/blog/content`. */
export const blogTexts = {
  title: 'Blog',
  lead: 'Tips for staying well in the desert, and when to come see us.',
  readMore: 'Read More',
  pager: {
    label: 'Blog pages',
    previous: '<<',
    previousName: '<< Previous page',
    next: '>>',
    nextName: '>> Next page',
    position: (page: number, count: number) => `Page ${page} of ${count}`,
    tabTitle: (title: string, page: number) => `${title}, page ${page}`,
  },
  care: {
    title: 'Need care now?',
    text: 'Walk-ins welcome, appointments preferred.',
    checkIn: 'Web Check-In',
    find: 'Find Your Nearest Location',
    book: 'Book an Appointment',
  },
  article: {
    byline: (author: string, date: string) => `By ${author} · Published on ${date}`,
    urgentTitle: 'Get help right away',
    call911: 'Call 911',
    careTitle: 'Want to talk to someone in person?',
    careText: 'Walk in, or check in online before you leave home.',
    checkIn: 'Check-in Now',
    related: 'Related Articles',
  },
  notFound: {
    title: 'Blog post not found.',
    text: 'The link may be old or mistyped. All our articles are on the blog.',
    seeAll: 'See all articles',
  },
};
