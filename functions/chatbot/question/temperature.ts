const fahrenheit =
  /(?<![$\d])\b(9[4-9]|10\d|11[0-2])(?: (\d)\b(?! ?(?:d|w|m|y|day|wk|week|mo|month|yr|year)))? ?(?:f|degrees?|deg)?\b/g;
const celsius = /\b(3[5-9]|4[0-3])(?: (\d))? ?(?:c|degrees? c|celsius|centigrade|grados)\b/g;

function degreesOf([, whole, tenth]: RegExpMatchArray): number {
  return Number(`${whole}.${tenth ?? 0}`);
}

/** The highest body temperature in a plain text, in °F: "100 4", "101f", "38 5 c". */
export function temperatureIn(text: string): number | undefined {
  const found = [
    ...[...text.matchAll(fahrenheit)].map(degreesOf),
    ...[...text.matchAll(celsius)].map((match) => degreesOf(match) * 1.8 + 32),
  ];
  return found.length > 0 ? Math.max(...found) : undefined;
}

const feverWords =
  /\b(?:fever\w*|temp|temps|temperatures?|(?:is|feels?|feeling|running|so|very|really|super|burning|body) (?:so |very |really |super |a )*(?:hot|warm)|(?:hot|warm) to (?:the )?touch|burning up|fiebre|calentura|temperatura|febril|caliente)\b/;
const noFever =
  /\b(?:no|without|doesnt have|does not have|dont have|hasnt had|isnt running|not running|not have|sin|no tiene) (?:a |any )?(?:fever|temp|temperature|fiebre)\b/;
const otherFevers =
  /\b(?:hay|valley|yellow|scarlet|dengue|cabin|spring) fever\b|\bfever blisters?\b|\bfever reducers?\b|\bhot (?:flash\w*|tub|water|weather|yoga|outside)\b/g;

/** Whether a plain text is about someone who has a fever, or may have one. */
export function tellsOfFever(text: string): boolean {
  const rest = text.replace(otherFevers, ' ');
  return feverWords.test(rest) && !noFever.test(rest);
}
