/** The help to offer: an ambulance, an ambulance and the poison line, or the crisis line. */
export type EmergencyKind = 'medical' | 'poison' | 'crisis';

export interface EmergencyRule {
  kind: EmergencyKind;
  /** Parts joined by `+` have to be close together, in any order; `|` separates the wordings of a part. */
  phrasing: string;
  spanish?: true;
}

function rules(kind: EmergencyKind, phrasings: readonly string[]): EmergencyRule[] {
  return phrasings.map((phrasing) => ({ kind, phrasing }));
}

function inSpanish(kind: EmergencyKind, phrasings: readonly string[]): EmergencyRule[] {
  return rules(kind, phrasings).map((rule) => ({ ...rule, spanish: true }));
}

const hurts =
  'pain|pains|pian|pane|painful|hurt|hurts|hurting|ache|aches|aching|tight|tightness|pressure|crushing|heavy|heaviness|squeezing|burning|stabbing|discomfort';
const unable =
  'cant|cnt|not|no|isnt|aint|wont|doesnt|never|couldnt|unable|stop|stops|stopped|stopping|quit|trouble|difficulty|difficult|hard|harder|hardly|barely|struggle|struggling|short|shortness|without|labored|problem|problems';
const breath = 'breathe|breathes|breathing|breath|breaths';
const muchBlood =
  'severe|severely|heavy|heavily|badly|lot|lots|profuse|profusely|nonstop|uncontrolled|uncontrollable|uncontrollably|everywhere|gushing|spurting|pouring|excessive|massive|wont|cant|doesnt|not|never|stop|stopping|deep|death';
const oneself = 'myself|himself|herself|themselves|themself|yourself|ourselves';
const wishes =
  'want|wants|wanted|wanna|hope|going|gonna|thinking|thoughts|wish|urge|might|plan|planning|try|trying|tried|threatening|threatens';
const limbs = 'side|arm|arms|leg|legs|face|body|hand|hands';
const child = 'baby|child|infant|newborn|toddler|kid|son|daughter';
const harmful =
  'bleach|antifreeze|detergent|battery|batteries|magnet|magnets|gasoline|pesticide|cleaner|chemical|chemicals|ammonia|drano|pills|laundry pod|tide pod';

/**
 * What sounds like an emergency, in words as `plainText` leaves them, without fillers; typos in longer words are
 * understood. When in doubt, a rule stays in: a needless "call 911" costs a moment, a missing one may cost a life.
 */
export const emergencyRules: readonly EmergencyRule[] = [
  ...rules('medical', [
    `chest + ${hurts}`,
    'chestpain|chestpains|angina',
    `${unable} + ${breath}`,
    'cantbreathe|cantbreath|need air|cant get air|gasping|suffocating|suffocate|out breath',
    'heart|hart + attack|attacks|stopped|stopping|failure|failing',
    'hartattack|cardiac arrest|no pulse|no heartbeat|cpr',
    'stroke|strokes|heatstroke',
    'face|mouth|smile + droop|droops|drooping|drooped|droopy|dropping|sagging|crooked',
    'slurred|slurring|slurs + speech|words|speaking|talking',
    'sudden|suddenly + speak|talk|see|move|walk|stand|blind|blindness|vision|confused|confusion|headache|weakness',
    `cant|unable + move|feel|lift + ${limbs}`,
    'cant speak|cant talk|cant see anything|gone blind',
    `numb|numbness|weak|weakness|paralyzed|paralysed + ${limbs}`,
    'paralyzed|paralysed',
    'worst headache|thunderclap headache',
    'unconscious|unresponsive|not responding|not responsive|wont respond|isnt responding|doesnt respond',
    'wont|cant|not|isnt|doesnt + wake|waking',
    'out cold|lost consciousness|losing consciousness|loss consciousness|knocked out',
    'shaking|jerking|twitching + uncontrollably|eyes rolled|rolled back|eyes rolling',
    'stuck + throat|airway|windpipe',
    'passed out|passing out|passes out|pass out|blacked out|blacking out|fainted|fainting|collapsed|collapsing',
    'seizure|seizures|seizing|convulsion|convulsions|convulsing|epileptic fit',
    'choking|choke|choked|chokes',
    `bleeding|bleed|bleeds + ${muchBlood}`,
    'blood + everywhere|gushing|spurting|pouring|lot|lots|wont stop|cant stop|not stopping|too much|loss',
    'hemorrhage|hemorrhaging|haemorrhage|bleeding out|losing blood|pool blood',
    'coughing|cough|vomiting|vomit|vomited|throwing|threw|puking|spitting + blood',
    'throat|tongue|airway|face|lips|lip + swelling|swollen|swells|swelled|closing|closes|closed',
    'anaphylaxis|anaphylactic',
    'epipen + used|using|reaction|need|gave|give|work|working|worked',
    'artery + cut|severed|bleeding',
    'neck|spine + cant move',
    'severe|severely|serious|terrible|extreme + allergic|allergy',
    'blue + lips|lip|face|turning|turned|going|skin',
    'asthma attack|severe asthma',
    'drowning|drowned|electrocuted|electrocution|struck lightning',
    'gunshot|gun wound|bullet|stabbed|stab wound|impaled',
    'hit car|hit truck|run over|ran over|car crash|bad crash|bad wreck|rollover',
    'severed|amputated|cut off|chopped off|sliced off + finger|fingers|hand|toe|arm|leg|thumb|foot',
    'broken|broke|fractured + neck|spine|back|skull',
    'bone + sticking|through skin|poking|exposed',
    'head injury|head trauma|hit head + bad|badly|severe|serious|vomiting|throwing|confused|passed|sleepy|bleeding|hard',
    'skull fracture|brain bleed|aneurysm|septic shock|sepsis|hypothermia',
    'severe|severely|bad|badly|third degree + burn|burns|burned|burnt',
    'rattlesnake|snakebite',
    'snake + bite|bit|bitten',
    'severe|worst|unbearable|excruciating|extreme|agonizing + abdominal|abdomen|stomach|belly',
    'pregnant|pregnancy|miscarriage|miscarrying + bleeding|blood|pain|cramps|contractions|fell',
    'water broke|labor|baby coming|contractions|giving birth',
    `${child} + limp|floppy|lifeless|lethargic|not moving|isnt moving|blue`,
    'stiff neck + fever|headache',
    'dying|about die|gonna die|going die|might die|will die|ill die',
    'call|send|need|get|want + ambulance|911|paramedic|paramedics',
    'raped|rape|sexually assaulted|beating|strangled|strangling',
    'kill|murder|shoot|stab + someone|somebody|him|wife|husband|family|everyone|people',
  ]),
  ...rules('poison', [
    'overdose|overdosed|overdosing|overdoses|over dose|over dosed',
    'poisoned|poisoning|poison|poisonous|carbon monoxide',
    `swallowed|swallow|swallowing|drank|drunk|drinking|ate|eaten|eating|ingested + ${harmful}`,
    'took|taken|taking|take|swallowed|ate + too many|too much|whole bottle|bottle pills|handful|all pills',
    'narcan|naloxone + need|gave|used|give',
  ]),
  ...rules('crisis', [
    'suicide|suicides|suicidal|unalive|killmyself|kms|self harm|selfharm|self harming',
    `kill|killing|hang|hanging|shoot|shooting|drown|end + ${oneself}`,
    `${wishes} + die|dead`,
    `${wishes} + hurt|harm|cut|burn + ${oneself}`,
    `cutting|harming|hurting|burning + ${oneself}`,
    'slit|cut|slitting|cutting|slash + wrist|wrists',
    'end|ending|take|taking|took + own life|life',
    'dont|not|no|rather|cant + live anymore|want live|wanna live|want alive|wanna alive|want exist|here anymore|reason live|go anymore|point living|want wake up',
    'isnt|not|no + worth living|worth life|life worth',
    `gun + ${oneself}`,
    'better off dead|disappear forever|miss died|miss dead|better off without|wish dead|never born|tired living|tired being alive|jump off|nothing live',
  ]),
  ...inSpanish('medical', [
    'dolor|duele|presion|opresion + pecho',
    'no + puedo respirar|puede respirar|respira|respirando|respiro|despierta|reacciona|responde',
    'ataque corazon|ataque cardiaco|infarto|paro cardiaco|derrame|embolia',
    'inconsciente|desmayo|desmayado|desmayada|convulsion|convulsiones|convulsionando',
    'ahogando|ahoga|asfixia|atragantando|atraganto|atragantado',
    'sangra|sangrando|sangrado|sangre|hemorragia + mucho|mucha|fuerte|no para|demasiado',
    'hemorragia|balazo|apunalado|apunalada',
    'garganta|lengua|cara + hinchada|hinchando|hincha|hinchado|cerrando|cierra',
    'emergencia|ambulancia|auxilio|socorro|ayudenme|muriendo',
  ]),
  ...inSpanish('poison', ['sobredosis|veneno|envenenado|envenenada|envenenamiento|demasiadas pastillas']),
  ...inSpanish('crisis', [
    'suicidio|suicidarme|suicidarse|suicida|matarme|quitarme vida|no quiero vivir|hacerme dano',
    'quiero|quisiera|quiere|voy + morir|morirme|matar|matarse|morirse',
  ]),
];

/** Phrases that only a filler or a number distinguishes from harmless ones, matched against the whole text. */
export const emergencyPatterns: readonly (Omit<EmergencyRule, 'phrasing'> & { pattern: RegExp })[] = [
  {
    kind: 'medical',
    pattern:
      /^(?:emergency|911|sos)$|\b(?:(?:this|it) is|its|have|having|is this) an emergency\b|\ba medical emergency\b|\bemergency (?:now|please|help)\b|\bhelp emergency\b/,
  },
  {
    kind: 'medical',
    pattern: /\b(?:been|got|was) shot\b|\bshot (?:me|himself|herself|in the)\b|\bhaving a fit\b/,
  },
  {
    kind: 'poison',
    pattern:
      /\b(?:took|taken|swallowed|ate)(?: like| about)? (?:[1-9]\d+|all (?:of )?(?:my|her|his|the)|(?:a|the) (?:whole )?(?:bottle|handful|bunch|pack)|lots|so many)(?: of)?(?: \w+)? (?:pills?|meds|medicines?|medications?|tablets?|advil|tylenol|ibuprofen|aspirin|xanax|benadryl)\b/,
  },
  { kind: 'poison', pattern: /\bod (?:on|d)\b|\bodd on\b|\bod(?:ing|ded)\b/ },
  {
    kind: 'crisis',
    pattern: /\bend(?:ing)? it all\b|\bshot myself\b|\bcant go on\b|\bif i (?:died|was dead|were dead)\b/,
  },
];

/** Sounds alarming, but is what urgent care is for. Removed from a message before the rules see it. */
export const harmless = /\bfood poison(?:ing|ed)\b|\bpoison (?:ivy|oak|sumac)\b/g;

/** Words that only keep the parts of a rule apart: "the pain is in my chest" becomes "pain chest". */
export const fillers: ReadonlySet<string> = new Set(
  `a an the my his her their our your is are was were be been am im hes shes its i me he she they you we so very really
  super kinda kind of sort in on at to from by with and or that this has have had having just like right left now some it
  el la los las un una mi su se le te de del en y esta estoy muy que es lo al`.split(/\s+/),
);

/** Ordinary words that look like a misspelled alarming one. */
export const lookAlikes: ReadonlySet<string> = new Set(
  'cooking checking prison drying stubbed strike stroller breeding heard threat blend emergency emergencies'.split(
    ' ',
  ),
);
