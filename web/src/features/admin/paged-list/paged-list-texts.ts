export const pagedListTexts = {
  loading: 'Loading…',
  shownAll: (count: number) => `${count} shown, all loaded`,
  shownMore: (count: number) => `${count} shown, more to come`,
  notYet: 'Nothing found so far. There is more to look through.',
  more: 'Load more',
  moreFailed: 'The next ones could not be loaded.',
  searchOn: 'Look further',
};
