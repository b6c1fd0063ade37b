import { withoutDenied } from './denied.ts';

/** Sounds alarming, but is what urgent care or the desk is for. */
const everyday =
  /\bfood poison(?:ing|ed)\b|\bpoison (?:ivy|oak|sumac)\b|\bintoxica\w+ (?:por |con |de )?(?:alimentaria|comida|alimentos)\b|\bno puedo hablar (?:bien |mucho |el )*ingles\b|\bmuero de (?:hambre|sueno|frio|calor|risa)\b|\bblood thinners?\b(?=.*\brefill)|\b(?:fell|falls?|falling) a ?sleep\b(?!.*\bhead\b)(?<!\bhead\b.*)|\b(?:crooked|twisted) (?:teeth|tooth|mouth guard)\b|\bacne\b|\b(?:lead|mold) poison(?:ing|ed)?\b/g;

const courses = '(?:class\\w*|courses?|certif\\w*|training|cards?|renewal|lessons?|kits?)';
const refill = '(?:refill\\w*|renew\\w*|prescription|rx|script|expired|cost|price)';
const drawn =
  '(?:needles?|blood draws?|blood drawn|blood taken|(?:gave|give|giving|donat\\w+) blood|flu shots?|blood work)';

/** What a clinic is asked every day about things that also happen in an emergency. */
const services: readonly RegExp[] = [
  new RegExp(
    `\\b(?:cpr|first aid|heimlich|bls|aed|overdose|narcan|naloxone|epi ?pen)(?: (?:and|or|aid|cpr|aed|prevention|response|narcan))* ${courses}`,
    'g',
  ),
  /\b(?:teach|offer|learn|certified|recertif\w+) (?:\w+ ){0,4}?cpr\b/g,
  new RegExp(
    `(?<!\\b(?:used|using|gave|stabbed|reaction)\\b.*)(?:\\b${refill} (?:\\w+ ){0,3}?epi ?pens?\\b|\\bepi ?pens? (?:\\w+ ){0,2}?${refill})`,
    'g',
  ),
  // What is left still counts: "took too many seizure meds".
  /(?<!\b(?:an?|having|had|another|first) )\b(?:seizure|stroke|heart attack|asthma attack)(?= (?:meds?|medicines?|medications?|pills?|disorder)\b(?! (?:not|isnt|arent|dont|stopped|wont)))/g,
  /\b(?:carbon )?monoxide (?:blood )?(?:tests?|testing|screening)\b/g,
  /\bambulance (?:ride )?(?:bills?|receipt|invoice|charges?|claim|company)\b|\bbills? (?:for|from) (?:the |an |my )?ambulance\b/g,
  /\b(?:takes?|taking|draws?|drawing) too (?:much|many) (?:blood|tubes|vials)\b|\btoo (?:much time|many (?:questions|appointments))\b/g,
  /\bcarpal tunnel(?: \w+){0,4}? (?:numb\w*|weak\w*)|\bnumb\w*(?: \w+){0,4}? carpal tunnel\b/g,
  new RegExp(
    `\\b(?:faint\\w*|pass(?:ed|ing|es)? out|black(?:ed)? out)(?: \\w+){0,3}? (?:when|whenever|during|at|if|last time)(?: \\w+){0,3}? ${drawn}\\b`,
    'g',
  ),
  /(?<!\bsudden\w* )\bconfused (?:which|how|whether|why|if)\b/g,
  /(?<!\bsudden\w* )\bconfus(?:ed|ing) (?:about|by|on|over|with) (?:\w+ ){0,4}?(?:bills?|results?|tests?|labs?|insurance|copays?|charges?|prices?|appointments?|instructions|website|portal|orders?|meds|medications?|coverage|statement)\b/g,
  /\bblood (?=(?:tests?|testing|work|draws?|drawn|panels?|counts?|types?|typing|samples?)\b)/g,
];

const nearly = '(?:almost|nearly|practically|literally almost|bout|about|damn near)';
const scare = '(?:a |an |another |mini )*(?:h\\w*rt at+\\w*k|stroke|aneurysm|seizure|coronary)';
const money =
  '(?:bill|bills|price|prices|total|charge|charges|invoice|statement|balance|cost|quote|receipt|copay|fee)';

/** Each tells by its own words that nothing happened to anyone. */
const figures: readonly RegExp[] = [
  new RegExp(`\\b${nearly} (?:gave|give|gives|giving) (?:me|us|my \\w+) ${scare}\\b`, 'g'),
  new RegExp(`\\bgave my (?:wallet|bank account|budget) ${scare}\\b`, 'g'),
  new RegExp(
    `\\b${nearly} (?:had|got|have) ${scare} (?:when|over|at|seeing|opening|looking|reading|from)(?: \\w+){0,4} ${money}\\b`,
    'g',
  ),
  new RegExp(
    `\\bheart (?:almost |nearly |just |literally )*(?:stopped|skipped)(?: a beat)? (?:when|seeing|opening)(?: \\w+){0,4} ${money}\\b`,
    'g',
  ),
  /\bdyin+g? to (?:know|get|lose|drop|see|try|find|hear|meet|book|start|look|have|go|make|be|fit|learn|ask|tell)\b/g,
  /\bdyin+g? (?:of (?:curiosity|boredom|laughter|laughing|embarrassment)|for (?:an? |some |my )?(?:\w+ )?(?:coffee|water|appointment|appt|vacation|drink|nap|break|answer|tan))\b/g,
  /\b(?:phone|battery|laptop|car|plant|plants|tablet|wifi)(?: is| was| just| about to)* (?:dying|dead|die)\b/g,
  /\b(?:shoot|shot) (?:me|him|her|us|them|my wife|my husband|everyone) (?:an? |the )?(?:email|text|message|call|quote)\b/g,
  /\btoo much (?:money|off my|on my|for (?:my|the|a|an))\b/g,
  /\b(?:risk|risks|chance|chances|prevention|preventing|prevent|screen|screening|signs and symptoms) (?:of |for |a |an |having )*(?:heart attacks?|strokes?|seizures?|heart failure)\b/g,
  /\b(?:heart attack|stroke|seizure|suicide) (?:prevention|survivor|risk)\b/g,
  /\b(?:prevent\w*|avoid\w*|childproof\w*|babyproof\w*|protect\w*|risks?) (?:\w+ ){0,3}?(?:heat ?stroke|strokes?|heart attacks?|poisoning|choking|drowning|overdos\w+|sepsis|anaphyla\w+|seizures?|snake ?bites?)\b/g,
  // Only as past: in the present, "this price gives me a heart attack" is still answered with 911.
  new RegExp(`\\b${money}(?: \\w+){0,2}? gave (?:me|us) ${scare}\\b`, 'g'),
];

const event =
  '(?:h\\w*rt at+\\w*ks?|strokes?|seizures?|cardiac arrest|heart failure|aneurysm|brain bleed|skull fracture|sepsis|anaphyla\\w+|asthma attacks?|heat ?stroke|snake ?bites?|concussions?)';
const longAgo =
  '(?:(?:\\d+|an?|one|two|three|four|five|six|ten|twenty|few|couple|several|many|some) (?:of )?(?:years?|yrs?|months?|decades?) (?:ago|back)|years (?:ago|back)|last year|in (?:the|my|his|her|their) past|(?:back )?in (?:19|20)\\d\\d|as a (?:kid|child|baby|teen\\w*)|when (?:i|he|she) was (?:a |\\d+|young|little|in)+)';
const several = '(?:heart attacks|strokes|seizures|aneurysms)';
const relative =
  '(?:dad|father|mom|mother|parents?|grandpa|grandma|grandfather|grandmother|grandparents|uncles?|aunts?|brothers?|sisters?|family|relatives)';
const checkup = '(?:cholesterol|lipids?|tests?|screening|checkup|physical|price|cost)';
const past: readonly RegExp[] = [
  new RegExp(`\\b${event}(?: \\w+){0,4}? (?:like |about |around |over )?${longAgo}`, 'g'),
  new RegExp(`\\b${longAgo}(?: \\w+){0,5}? ${event}\\b`, 'g'),
  new RegExp(`\\b${several} (?:run|runs|ran|running) in (?:my|our|the|his|her|their) famil\\w+`, 'g'),
  new RegExp(
    `\\b${relative}(?: \\w+){0,3}? (?:had|have had|has had|died (?:of|from)) (?:\\w+ ){0,2}?${several}\\b`,
    'g',
  ),
  // Someone who has one says "a heart attack".
  new RegExp(`\\b${several}\\b(?=.*\\b${checkup}\\b)|(?<=\\b${checkup}\\b.*)\\b${several}\\b`, 'g'),
  new RegExp(
    `\\b${event} (?:follow ?up|rehab|recovery|aftercare|support group)|\\bfollow ?up (?:\\w+ ){0,2}?(?:for|after) (?:an? |my |his |her )?${event}`,
    'g',
  ),
  new RegExp(
    `\\b(?:follow ?up|er|hospital|hospitalized) (?:\\w+ ){0,4}?(?:for|after) (?:\\w+ ){0,2}?(?:chest pains?|${event})(?: \\w+){0,2}? (?:last (?:week|month)|${longAgo})`,
    'g',
  ),
  new RegExp(`\\b(?:history|hx) of (?:\\w+ ){0,2}?${event}(?: (?:and|or) ${event})*`, 'g'),
];

const wellNow =
  /\b(?:doing|feeling|feels|is|are|hes|shes|im|am|been|all) (?:(?:totally|perfectly|pretty|just|much|all|very|really|completely) )*(?:fine|good|great|well|ok|okay|better|stable|recovered|healthy)(?: (?:now|today|since|again))*\b|\bnow (?:needs|wants|looking|just needs)\b/g;

/** A word that tells how someone feels now. With one, a past event is read as a present one. */
const present =
  /\b(?:again|now|today|tonight|happening|started|starting|same|feel\w*|symptoms?|hurt\w*|pains?|aches?|numb\w*|weak\w*|dizzy|droop\w*|slur\w*|tingl\w*|confus\w*|sweat\w*|breath\w*|chest|bleed\w*|swell\w*|swollen|faint\w*|collaps\w*|pass(?:ed|ing|es) out|blurry|vision|headaches?|vomit\w*|shak\w*|twitch\w*|cant|wont|worse|worst|another|having|speech|talk(?:s|ing)? (?:funny|weird)|arm|face|jaw|ambulance|911|help)\b/;

function without(patterns: readonly RegExp[], text: string): string {
  return patterns.reduce((rest, pattern) => rest.replace(pattern, ' '), text);
}

/** Cuts figures of speech and long past events out of a plain text. Everything else stays for the rules to judge. */
function withoutFigures(plain: string): string {
  const rest = without(figures, plain);
  const besides = without(past, rest);
  return present.test(besides.replace(wellNow, ' ')) ? rest : besides;
}

/** What of a plain text may tell of an emergency. */
export function alarmingPart(plain: string): string {
  return withoutFigures(withoutDenied(without(services, plain.replace(everyday, ' '))))
    .replace(/ +/g, ' ')
    .trim();
}

/** Whether alarming words were set aside as a figure of speech or as long past. */
export function isFigurative(plain: string): boolean {
  return withoutFigures(plain) !== plain;
}
