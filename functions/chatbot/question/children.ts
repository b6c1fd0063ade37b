/** Words for a baby, who may be younger than three months. */
export const babyWords: readonly string[] =
  'baby babys babies infant infants newborn newborns grandbaby bebe bebito bebita'.split(' ');

/** What people call a child of any age, boys and girls aside. */
const childWords: readonly string[] = [
  ...babyWords,
  ...'child childs children kid kids toddler toddlers son sons daughter daughters grandson granddaughter grandchild'.split(
    ' ',
  ),
  ...'grandkid grandkids stepson stepdaughter niece nephew twins hijo hija nino nina'.split(' '),
  'little one',
  'little ones',
  'lil one',
  'lil guy',
  'lil girl',
  'lil boy',
];

/** Adults say "boy" and "girl" of themselves, too: these count where a message is about one person's health. */
export const childAndBoyWords: readonly string[] = [...childWords, 'boy', 'girl'];

/** As the phrasings of intents and emergency rules write them. */
export const childPhrasing = childWords.join('|');
export const childAndBoyPhrasing = childAndBoyWords.join('|');

/** As patterns of a plain text, to put into others. */
export const babyPattern = `(?:${babyWords.join('|')})`;
export const childPattern = `(?:${childAndBoyWords.join('|')})`;
