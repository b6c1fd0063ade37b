import { childAndBoyPhrasing } from '#functions/chatbot/question/children.ts';
import { type EmergencyRule, rules } from './rule.ts';

const medicines =
  'pill|pills|meds|medicine|medicines|medication|medications|gummies|edible|edibles|vitamins|melatonin|tylenol|advil|ibuprofen|aspirin|benadryl|adderall|ritalin|xanax|klonopin|ambien|seroquel|trazodone|gabapentin|oxycodone|percocet|hydrocodone|norco|suboxone|methadone|morphine|lithium|metoprolol|clonidine|lisinopril|glipizide|zoloft|vape';
const harmful =
  'bleach|antifreeze|detergent|battery|batteries|magnet|magnets|gasoline|pesticide|cleaner|chemical|chemicals|ammonia|drano|laundry pod|tide pod|dishwasher pod|dishwasher tablet|dishwasher tablets|pods|clorox|lysol|windex|pinesol|chlorine|lye|turpentine|paint thinner|lighter fluid|kerosene|rat poison|weed killer|hand sanitizer|rubbing alcohol|acetone|polish remover|mothballs|nicotine|cigarette|cigarettes|rat bait|ant trap|ant traps|roach trap|roach traps|ant bait|mouse bait|roach bait|bug spray|raid|fertilizer|hair dye|brake fluid|windshield fluid|peroxide|iron pills|button cell|essential oil|oven cleaner|drain cleaner|lamp oil|tiki oil|motor oil|transmission fluid|eye drops|visine|iodine|camphor|potpourri|febreze|pine sol|toilet bowl';

/** See `emergencyRules`. */
export const poisonRules: readonly EmergencyRule[] = rules('poison', [
  'overdose|overdosed|overdosing|overdoses|over dose|over dosed',
  'poisoned|poisoning|poison|poisonous|carbon monoxide|monoxide|co detector|co alarm|gas leak|smell gas|gas smell|exhaust fumes',
  `swallowed|swallow|swallowing|drank|drunk|drinking|ate|eaten|eating|ingested|sipped|licked|chewed|bit into|chugged|sniffed|sniffing|huffed|huffing|drinks|eats + ${harmful}|pills`,
  `mouth + ${harmful} + put|puts|found|sucked|sucking|bit|stuck|got|chewed|chewing`,
  `sucked|sucking|biting|bit + ${childAndBoyPhrasing} + ${harmful}|pills`,
  'ate|eaten|eating|swallowed + mushroom|mushrooms|berries|plant|plants|seeds|leaves + yard|wild|woods|garden|backyard|outside|lawn|park|bush',
  `${childAndBoyPhrasing} + ate|eaten|eating|swallowed|drank|chewed|licked|chugged|sipped + ${medicines}|soap|perfume|cologne|alcohol|vodka|mouthwash|mushroom|mushrooms|berries|paint|glue|vape|gas|essential oil`,
  `got into|gotten into|getting into|gets into|got hold|got ahold + ${medicines}|${harmful}|cabinet|purse`,
  'took|taken|taking|take|swallowed|downed|popped + too many|too much',
  `ate|drank|chugged + too many|too much + ${medicines}|pills`,
  'took|taken|taking|take|swallowed|ate|downed|popped|chugged|drank + whole bottle|entire bottle|full bottle|bottle pills|handful|all pills|all meds|bunch pills|whole pack|entire pack|double dose|two doses|wrong pills|wrong meds',
  'took|taken|taking|swallowed + twice|double|doubled|extra + pills|meds|medicine|medicines|medication|dose|insulin',
  `took|taken|gave|given|swallowed|drank + accident|accidentally|mistake|mistakenly|wrong + ${medicines}|dose|insulin`,
  'doubled up|took double|double dosed|doubled dose|double dose + meds|pills|medicine|medication|heart|insulin',
  'gave|given + double dose|two doses|wrong dose|too much tylenol|too much medicine',
  'narcan|naloxone + need|gave|used|give',
  'fentanyl|heroin|percs|blues|meth|laced + took|snorted|smoked|nodding|accidentally|exposed|blue|bad batch',
  'drink|drinks|cocktail|beer + spiked|drugged|roofied|laced|roofie',
  'roofied|roofie|drugged',
  'fumes|exhaust + dizzy|headache|headaches|sick|coughing|nauseous|faint|throwing|sleepy|breathed|inhaled',
  'heater|furnace|generator|grill|stove + everyone|family|all|both|kids + dizzy|headache|headaches|sick|sleepy|throwing',
  'mouth|breath + smells + cleaner|bleach|chemical|chemicals|gas|gasoline|alcohol|fuel',
  'bleach|acid|drano|lye|oven cleaner|drain cleaner|cleaner|ammonia|chlorine|pepper spray|chemical|chemicals|gasoline|paint thinner|detergent|cement + eye|eyes|splashed|inhaled|breathed|fumes|mixed',
]);
