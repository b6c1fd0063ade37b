const bodyParts =
  'ankle*|knee*|wrist*|finger*|thumb*|shoulder*|elbow*|foot|toe|toes|hand|hands|leg|arm|hip|rib|ribs|collarbone|nose|hamstring|groin|calf|muscle*';
const ache = 'hurt|hurts|hurting|pain|pains|ache*|aching|achy|killing|sore|throbbing';

/** Complaints in patients' words. The first that a message says counts. */
export const symptoms = {
  asthma: ['asthma|asthmatic'],
  eye: [
    'pink eye|pinkeye|conjunctivitis|stye',
    'eye|eyes + red|itch*|goopy|goop|crust*|gunk*|pink|discharge|infected|watery|swollen|scratched|something|stuck shut|irritat*',
  ],
  ear: [
    `ear|ears + ${ache}|infection*|infected|clogged|plugged|popping|ringing|drain*|water|pressure|muffled|cant hear|hearing|blocked|wax`,
    'earache*|swimmers ear',
  ],
  urine: [
    `pee|peeing|pees|urinate|urinating|urine|urination|piss|pissing|potty|bathroom + burn*|sting*|painful|often|constant*|blood|bloody|cloudy|every|${ache}`,
    'uti|utis|bladder infection*|urinary|kidney infection*',
  ],
  period: [
    'period|periods + late|missed|heavy|heavier|cramp*|irregular|painful|spotting|bad|clots|skipped',
    'yeast infection*|vaginal|hot flashes|missed period',
  ],
  sti: [
    'std|stds|sti|stis|chlamydia|gonorrhea|herpes|syphilis|trichomoniasis|the clap|hooked up|slept with|one night stand|unprotected sex|condom broke',
    'discharge + penis|down there|smell*|weird|private*',
  ],
  bite: [
    'bug|insect*|mosquito*|spider*|tick|ticks|bee|wasp|hornet|ant|ants|flea*|bedbug*|scorpion|dog|cat|animal + bite*|bit|bitten|sting*|stung|nip|nipped',
    'stung|something bit|got bit|been bit|bit me|tick|ticks|bug bite*|bedbug*|bed bug*',
  ],
  hives: ['hives|welts|allergic reaction*'],
  cut: [
    'stitches|suture*|laceration*|gash*|splinter*|puncture*|stepped on nail|stepped on glass|fish hook',
    'cut|sliced|scraped|nicked + finger*|hand|thumb|leg|foot|arm|knee|toe|head|chin|lip|forehead|knife|glass|deep|myself|himself|herself',
  ],
  burn: [
    'burned|burnt|burn|scalded|scald + hand|hands|arm|finger*|thumb|leg|foot|stove|oven|grease|curling|iron|water|oil|coffee|blister*|pan|grill|minor|myself',
    'sunburn*|minor burn*',
  ],
  sprain: [
    `sprain*|strained|rolled|twisted|tweaked|jammed|pulled|broke|broken|fracture*|popped|banged|smashed|dislocat*|dropped|stubbed|crushed|slammed|injured|bruised + ${bodyParts}`,
    `${bodyParts} + ${ache}|swollen|swelling|bruised|stiff|bend|weight`,
    'sprain*|pulled muscle*|joint pain|muscle pain|arthritis|gout|tendonitis|carpal tunnel',
  ],
  back: [
    `back|neck + ${ache}|spasm*|stiff|pulled|threw out|threw|thrown|seized|cramp*`,
    'sciatica|slipped disc',
  ],
  abscess: [
    'abscess*|boil|boils|cyst|cysts|ingrown|staph|pus|infected + toe*|cut|hair|wound|piercing|skin|finger*',
    'abscess*|boil|boils|ingrown|pus',
  ],
  rash: [
    'rash|rashes|ringworm|eczema|poison ivy|poison oak|poison sumac|scabies|athletes foot|jock itch|impetigo|cellulitis|skin infection*|shingles|psoriasis',
    'itch*|bumps|spots|blister* + skin|arm*|leg*|all over|back|hand*|face|neck|bumps|chest|stomach',
  ],
  throat: [
    `throat + ${ache}|scratchy|raw|swallow*|swollen|red|white spots|razor*|glass|knives|fire|burn*`,
    'strep|tonsil*|laryngitis|lost my voice|losing my voice',
  ],
  sinus: [
    'sinus*|stuffy nose|stuffed up|nose stuffed|congested|congestion|runny nose|post nasal|snot',
    'face|cheeks|nose|mucus|forehead + pressure|green|yellow|running',
  ],
  allergies: ['allergies|seasonal allergy|hay fever|hayfever|sneezing'],
  cough: ['cough*|bronchitis|chest cold|phlegm|mucus|croup|hacking|wheez*|head cold|bad cold'],
  stomach: [
    'vomit*|throwing up|threw up|throw up|puke|puked|puking|barf*|nausea|nauseous|nauseated|queasy|diarrhea|stomach bug|stomach flu|food poisoning|the runs|keep anything down|keep food down|constipat*',
    `stomach|tummy|belly|abdomen|gut + ${ache}|upset|cramp*|sick|bug`,
  ],
  heat: ['heat exhaustion|overheated|dehydrat*|too much sun'],
  nosebleed: ['nosebleed*|nose bleed*|nose bleeding|nose keeps bleeding|bloody nose'],
  headache: ['migraine*|headache*', `head + ${ache}|pounding|splitting`],
} as const;

export type Symptom = keyof typeof symptoms;
