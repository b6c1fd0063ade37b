import type { Level, Note } from './texts.ts';

export interface Danger {
  level: Level;
  note: Note | undefined;
  /** See `phrasingsOf`. */
  asked: string;
}

const danger =
  (level: Level, note?: Note) =>
  (text: TemplateStringsArray): Danger => ({ level, note, asked: text.join('') });

/**
 * Combinations of signs that don't belong at an urgent care clinic. When in doubt, one stays: a needless call costs a
 * moment. A clinician has to read every change; infra/guide/chat.md names the public lists they come from.
 */
export const dangers: Readonly<Record<string, Danger>> = {
  overdose: danger(
    'poison',
  )`twenty|thirty|fifteen|forty|ten + @pills & took|taken|swallowed; nodding off & pills|fentanyl|percs|blues; poison control + number|call|phone; eating|taking + tylenol|ibuprofen|advil + candy|all week|a day & @manyPills|14|
    12|15|20; @overdose; took|taken|take|taking|swallowed|downed|ate|popped|tome|tomo|trago|trague + @tooMuch
    + @pills; took|taken|swallowed|downed|popped|tome|tomo + @tooMuch ! too much time|too much money|@bite; i
    took all of them|took them all|me las tome todas; doubled up on + @pills|my; took double; @manyPills &
    @pills; @pills & already gave|took them again|took em again|took it again|not sure how many|dont know how
    many|no se cuantas|no se cuantos; gave|given|dio|di + @tooMuch + @pills; gave + instead + ml|mg|cc|dose|
    of; doubled + @pills|dose ! vaccine`,
  swallowedPoison: danger(
    'poison',
  )`@harmful|flea medicine + mouth|boca; @bite|mouth + pod|@harmful & @child|@baby|@childAge|toddler; got into|
    into + pills|meds|medicine|heart pills & he|she|baby|kid; chew*|ate|mordio + leaves|flower|flowers|
    oleander|bush|planta|flores ! eat flowers; @swallowed + @harmful ! drunk driving|soap opera; @child|
    @baby|@childAge|@babyAge & @swallowed|hold of|ahold of + @pills ! give|giving|can he take|should; @child|
    @baby|@childAge & weed|alcohol|cannabis|marijuana|dispensary|vodka|beer|cerveza|tequila ! birthday|drink;
    put something + mouth ! tooth; @swallowed + mushroom*|berries|plant|leaves|hongo* + yard|wild|garden|
    outside|park|woods|jardin`,
  fumes: danger(
    'poison',
    'gas',
  )`@headache|@dizzy & furnace|alarm|heater|generator & all|everyone|us; @gas ! test|
    price|gas station; @mixed + bleach|cloro|ammonia|amoniaco|chemical*|quimico*|cleaner; heater|generator|
    grill|stove|calenton|boiler & everyone|family|all of us|todos & @headache|@dizzy|@vomit`,
  chemicalInEye: danger(
    'poison',
    'rinse',
  )`glue + eye|eyes|ojo; @eye + @harmful|pepper spray|gas pimienta|superglue|super glue`,
  suicide: danger(
    '988',
  )`razor blades & cutting|arms|found; cut|hurt|burn|cutting + on purpose; how many + pills & would it take|die|kill; top floor + garage|parking &
    looking down; @suicide ! teeth|not suicidal|testing the chat|myself playing|myself lifting|myself at work|myself working|soccer|gym|razor
    blades|not gonna hurt|wouldnt hurt|not going to hurt|id never|not suicidal|no suicidal thoughts|not
    thinking of suicide|no thoughts of hurting|no thoughts of harming|says no to hurting|prevention office|
    suicide prevention|no thoughts of self harm`,
  harmOther: danger('988')`@harmOther ! no thoughts|wouldnt|did not|video game|shot|vaccine`,
  gunAtHome: danger('988')`@weapon & sitting here|safe|alone|by myself|tonight; @weapon & locked|goodbye|
    crying|depressed|die|quitarse|quitar la vida|sad`,
  violence: danger(
    'violence',
  )`golpiza; @abuser & kill me|kill her|kill us ! wife will; throws stuff at me|shoves me|
    takes my checks|finish me|quebrar|hell finish|me va a quebrar|hiding the bruises; @abuser + @beats !
    ball|car|door|bug|head; me pega|me golpea|me golpeo|nos pega|nos golpea|violencia domestica|domestic
    violence|abusive relationship|being abused; @afraidOf + @abuser ! going|losing|dying|dentist; @weapon &
    @abuser + afuera|outside|gonna|going to|threat*|hurt|kill|amenaz* ! himself|herself|quitarse|quitar la
    vida`,
  assault: danger(
    'assault',
  )`tio|padrastro|primo|uncle|stepdad|abuelo + toca|toco|touches|touched + hermanita|hermana|hija|nina|nino|sister|daughter|son; @rape ! touched up; something in my drink|drink was spiked|got drugged|date
    rape; @abuser|uncle|coach|tio|primo|padrastro|teacher + touch*|toco|toca|tocaba + me|her|him|my|la|lo|
    private*|down there ! base|in touch|touched base`,
  said: danger('911')`@emergencyNow ! ambulance bill; @onlyHelp; i am dying|im dying|think i am dying !
    to|for|of`,
  chest: danger('911')`chest|pecho + funny|weird|tingl*|raro; @chest + @pain|@tight ! chest hair|lump|bolita|
    breast; @heart + @pain|@tight ! heartburn|heart broken|corazon roto; chest + pounding|exploding|clutch*|
    grabb*; @tight & @sweat; truck|elephant|elefante + on me|encima|ensima; nitro + twice|not working|still|
    didnt`,
  heartAttack: danger('911')`@heartAttack ! how to prevent`,
  heartSigns: danger(
    '911',
  )`@pulseLow & @dizzy|@faint|@weak|@breath|@chest; indigestion|heartburn|agruras & @sweat|@jaw|@arm|@breath; @heart + @racing &
    hour|hours|wont slow|wont stop|cant slow; @jaw|@arm|left side|lado izquierdo|izkierdo + @pain|@numb|@weak
    & @sweat|@nausea|@vomit|@pale; @jaw|@arm + @pain & @breath + @trouble; @jaw + @pain & @arm|@sweat|
    @nausea|@chest; @heart|pulse|pulso + @racing & @dizzy|@faint|@weak|@breath|@chest|@sweat; @pulseHigh;
    @pale & @sweat; pain + down my arm|down left arm|down my left arm|brazo izquierdo; pacemaker|
    defibrillator + shock*|went off`,
  stroke: danger(
    '911',
  )`@weak|@numb + lado|cuerpo|lado derecho|lado izquierdo|right side|left side|half; @weak|@numb + hand & @speech|words|face|mush; @dizzy|spinning & cant walk|walk
    straight|cant stand; out of nowhere & @headache ! usual; never had one like it & @headache; @stroke !
    heat stroke patient|prevent; @face|smile|one side|un lado|ojo + @droop; @speech ! no insurance|ingles|
    english; drool* + one side|mouth & wont answer|one side; @numb|@weak + one side|half|face|un lado|la
    mitad|cara|right side|left side|arm|leg|brazo|pierna ! foot fell asleep|my leg is asleep|at night|carpal;
    @sudden & @confused|@walk|balance|@numb|@weak|@speech; suddenly|sudden|de repente & @dizzy & @walk|
    @vision|@headache; @headache|@head & thunder*|worst headache|peor dolor de cabeza|@sudden + @severe|worst
    ever|worst of my life`,
  visionGone: danger('911')`lost|cant see|no puedo ver|no veo|deje de ver|blind + eye|ojo; window shade|half
    of everything|half my vision; curtain + eye|vision; @vision & @sudden|one eye|un ojo|curtain|went !
    blurry far|floaters; seeing double|double vision|veo doble`,
  breathing: danger('911')`@notBreathing; @breath + @trouble ! bad breath|breath smells|mal aliento|fresh
    air; @sentences; @stridor & @breath|@child|@baby|croup|calm; @retract; @blue + @lips ! jeans|eyes|bruise|
    moreton; turning blue|turned blue|poniendo azul|poniendo morado; @oxygenLow; sharp pain when i breathe
    in|hurts to breathe|hurts when i breathe & @breath + short|@clotRisk`,
  asthma: danger('911')`@inhaler & @sentences|times & cant; @inhaler + @fails & @sentences|cant finish;
    @inhaler & @fails & times|used it|shoulders|not helping|isnt helping|doing nothing|no me ayuda|no ayuda !
    refill*|backup; @wheeze & @inhaler & @fails; @inhaler + @fails & @wheeze|gasp*|cant breathe|attack|
    ataque|still; @inhaler & @fails & @breath|@chest|attack|asthma|help ! refill*|@wellNow|backup|breathing
    ok|breathing fine; asthma attack|ataque de asma|severe asthma; @wheeze & @severe|cant stop|nonstop|bad|
    struggling|@allergic|cookie`,
  choking: danger('911')`@choking ! bills|biles|defense; stuck|lodged|caught|atorado|atorada|atoro + throat|
    airway|garganta ! swab|feels like`,
  throatClosing: danger(
    '911',
    'allergy',
  )`drool|drooling & swallow|leaning|fever ; wont swallow; @drool & muffled|throat|voice; throat|garganta + tight*|closing|
    cerrando & @allergic|hives; trouble|cant|hard + swallow* & nuts|peanut*|shrimp|ate|allerg*; @airway +
    @swelling|@closing ! @tooth|cheek|gum|glands|lymph|tonsil*|sore throat|strep|cold sore|chapped|lip balm;
    @airway + @swelling & @allergic|@breath|pill|medicine|@ate; throat|garganta & @drool`,
  allergy: danger(
    '911',
    'allergy',
  )`epi pen|epipen + used|ago|did|gave|already; @anaphylaxis ! follow up; @allergic|@ate|@bite & @hives|@swelling &
    @vomit|@dizzy|@faint|@breath|@wheeze|hoarse|voice; @hives & voice|hoarse|everywhere & voice|hoarse|
    @breath|throat; @allergic & @ate & @wheeze|@vomit|@airway|@hives; stung|stings|picaron & many|swarm|
    dozens|times|multiple|muchas; killer bees|swarm of bees`,
  bleeding: danger('911')`nosebleed*|nosebleeed & @thinner|45|wont quit; through|thru|soaked +
    towels|towel|shirt|rag|gauze & cut|cutter|squirt*|arm|hand|leg|still; nosebleed* + 45|hour|wont quit|wont
    stop; @bleeding + @heavy|@severe ! hemorrhoid*|toilet paper|tp|nosebleed*|nose|nariz|period|gums|urine|
    pee|@pregnant; squirt*|spurt*|gush*|a chorros + @bleeding|blood|cut|sangre; @bleeding & @wontStop !
    nosebleed*|period; cut|wound|gash|cortada|herida & wont stop|soak*|squirt*|gush*|pump*|spurt*;
    nosebleed*|nose & @bleeding & @wontStop|@thinner; nosebleed* + 30|35|40|45|50|60|20 + min|mins|minutes;
    bleed*|bled|sangr* & @thinner ! bruise; cough*|spit*|tos*|escup* + blood|sangre & @heavy|lot|cup|@breath|
    @chest; cough*|tos*|escup*|spit* + blood|sangre ! lab|test; bleeding & stopped|stop & again|back|pale|
    faint|cold|dizzy|started ! nose*|period*|gums|spotting|work out|go back; @vomit + blood|sangre; @coffee;
    soak* + pad|towel*|toalla* & hour|hora|minutes|half`,
  bloodyWaste: danger('er')`@blackStool; black|tar + poop|stool|popo|heces; poop*|stool|popo + @bleeding &
    @heavy|@dizzy|@weak`,
  unresponsive: danger('911')`@unresponsive ! pharmacy|farmacia|phone call|battery|phone|website|portal|my
    car|app`,
  fainted: danger('911')`@faint ! exhausted`,
  seizure: danger('911')`@seizure ! refill|medication|meds`,
  confused: danger('911')`@confused & @relative|@old|@oldAge|@fever|@hit|@heat|@head|urine|@child|@baby|
    @diabetic|infection|uti ! bill|website|about; @confused & @sudden`,
  headSigns: danger(
    '911',
  )`clear water|clear fluid|water + dripping|coming|leaking & nose|ear|hit; ear|ears|oido + bleed*|bleeding|sangre & accident|fall|fell|hit|golpe|cayo; @head + @hit & @vomit|@confused|@drowsy|@faint|@seizure|@unresponsive|@vision|
    @weak|pupil*|clear fluid|@severe|worse; @head|@hit & clear fluid|fluid + ear|ears|nose|oido; pupil* +
    bigger|different|uneven|unequal; @baby|@babyAge|@child|@childAge & @hit|@fall & @drowsy|@vomit|
    @unresponsive|@limp`,
  spine: danger(
    '911',
  )`diving|dove|dive & neck|back + @pain; @high & cant feel|no siento; @fall|@crash|@hit|dove|diving & cant feel|cant move|numb|
    tingl*|@weak|no siento|no puedo mover & leg*|arm*|hand*|neck|back|piernas|brazos; neck|spine|back +
    broke|broken|fractured; @crash & neck|chest|belly|@breath|@faint|@bleeding|trapped & @pain|bad`,
  trauma: danger(
    '911',
  )`bone + poking|sticking|out|through; crush*|caught in|smashed|slammed + hand|finger|fingers|foot|arm|leg & numb|blue|cant|cold; screwdriver|knife|blade|nail + went in|in my side|brothers side|stomach|chest; hole &
    @pale; @shot ! shot in the arm|flu|vaccine; @fall + @high & cant|broke|@unresponsive|@severe|@head;
    @boneOut; fell|fall|cayo|cai + roof|balcony|second story|cliff|scaffold*|techo|azotea|segundo piso; hit
    by a car|hit by car|run over|atropell*`,
  cutOff: danger('911', 'part')`@cutOff + @hand|@foot|@leg|@arm|tip ! sleep|hair|nail; @saw & @hand|@leg|
    @foot|@face|@arm|@bleeding ! price`,
  burns: danger(
    '911',
  )`@burn & @child|@baby|@childAge & agua caliente|caldo|cafe|sopa|hot water|coffee|soup|oil; smoke + inhal*|breathed|inhalation; house fire; @burn & @face|@airway|hoarse|soot|
    @breath|whole|all over|entire|third degree|tercer grado|todo el cuerpo|electric*; hot|boiling|scalding +
    coffee|water|tea|soup|oil|grease + spilled|fell|poured|tipped|on & @baby|@child|@childAge|@babyAge|all
    over; fryer|grease|boiling oil + tipped|spilled|on my|fire & husband|wife|face|leg*|all over; @burn &
    @baby|@child|@childAge & boiling|hirviendo|hot water|chest|blister*|oil|aceite|coffee|soup ! fever|
    burning up|pee|urin*; @burn + white|doesnt hurt|doesnt even hurt|charred|black`,
  shocked: danger('911')`@shocked ! test|shocked by the|shocked at|bill|price`,
  meningitis: danger('911')`@neck + @stiff & @fever|@headache|@vomit|@rash|light|luz; @purple ! bruised|fell|
    hit; meningitis & @fever|@headache|@stiff|@rash|symptoms ! vaccine|shot`,
  sepsis: danger(
    '911',
  )`tampon & @fever|rash|dizzy; @fever & blotchy|mottled|cold skin|skin is cold|@confused|@bpLow|barely responding;
    @bpLow & @confused|@dizzy|@weak|@faint|@old`,
  heatStroke: danger(
    '911',
  )`left|locked|forgot + baby|child|kid|son|daughter|bebe|nino & car|carro; @notSweating; @heat & @confused|@faint|@unresponsive|@notSweating|@seizure|
    @speech; @hotCar ! chihuahua|dog|cat|perro; @notSweating & @confused|hot; heatstroke|heat stroke|
    insolacion & @confused|@faint|@vomit|@headache|now`,
  drowning: danger('911')`@water & @under & @child|@breath|cough*|tos|@unresponsive|@relative; drowning|
    drowned|underwater`,
  snake: danger(
    '911',
    'snake',
  )`widow + bite|spider; black widow|viuda negra|brown recluse; @snake + @bite|got|leg|hand|foot ! dog`,
  scorpionChild: danger(
    '911',
    'sting',
  )`@scorpion & tragar|swallow|breathe|respirar|lengua|vision|ver; @scorpion & @child|@baby|@babyAge|@speech|tongue|lengua|drool*|babea|
    eyes|@breath|@seizure|jump*|ojos`,
  pregnancy: danger(
    '911',
  )`cord + feel|see|coming|hanging|out|rope; @pregnantWeeks & hard|dura & @bleeding|spotting|manchando; @pregnant|
    @pregnantWeeks & @bleeding|@seizure|@faint ! blood pregnancy|test|prueba|examen|not bleeding|no bleeding|
    @newborn|spotting; @pregnant|@pregnantWeeks & @severe + @pain ! test|not bleeding|no bleeding|@newborn;
    @labor; cord & hanging|out|coming`,
  postpartumDanger: danger('911')`pads & hour & delivered|baby|birth; @postpartum & @bleeding + @heavy;
    @postpartum & @vision|@seizure|@chest|@faint|hear voices|demon|not slept|hasnt slept|soak*; @postpartum &
    @breath + @trouble`,
  lowSugar: danger('911')`@sugarLow; low sugar|azucar baja|hypoglyc* & @confused|@faint|@unresponsive|
    @seizure|@sweat; @diabetic & @unresponsive|@confused|@faint`,
  drunk: danger('911')`bottle + tequila|vodka|whiskey & cold|gurgl*|breath*|wake; drunk|drank too much|
    alcohol poisoning|borracho|tomado & breathing|@unresponsive|@blue|cold|respira`,
  babyCritical: danger('911')`@child|@childAge|@baby & @limp|grey|gray & @breath|@faint|blue; @child|@baby|
    nephew + stuck & noise|breath|cough; @baby|@newborn|@babyAge|@newbornAge & @limp|@blue|@unresponsive|
    @faint|stopped breathing|@seizure ! blue eyes`,
  drugs: danger('911')`meth|cocaine|molly|ecstasy|drugs & overheat*|hot|shaking|wont; meth|cocaine|cocaina|
    cristal|molly|drugs & @chest|@confused|@faint|@seizure|@breath|burning up|freaking`,
  aorta: danger('911')`ripped|ripping|tearing & chest|back & blades|shoulder|clammy; ripping|tearing + pain|
    chest|back|belly; @sudden & @severe & @back & @belly`,
  withSigns: danger(
    '911',
  )`@bpCrisis & cabeza|vista|borroso|pecho; @bpCrisis & @headache|@chest|@vision|@numb|@weak|@confused|@breath|@pregnant|@dizzy|
    @vomit|nosebleed*; @sugarVeryHigh & @vomit|@confused|@breath|@drowsy|@faint|fruity; @newborn|@newbornAge &
    @drowsy|@limp|@blue|@breath; @withdrawal & @seizure|@confused|seeing|shak*|tembl*; @blackStool &
    @dizzy|@weak|@faint|@pale; @thinner & @head|@hit & @headache|@vomit|@confused|@drowsy|hard|badly;
    @pregnant|@pregnantWeeks & @headache & @vision|@swelling`,
  bpCrisis: danger('er', 'bp')`@bpCrisis`,
  eclampsia: danger(
    'er',
  )`@pregnant|@pregnantWeeks & @headache & wont quit|blinding|sparkles|swollen|vision; @pregnant|@pregnantWeeks|@postpartum & @bpSevereInPregnancy|@vision; @pregnant|
    @pregnantWeeks|@postpartum & @headache + @severe|bad|terrible|fuerte; @pregnant|@pregnantWeeks|
    @postpartum & @swelling + @face|@hand|cara`,
  highSugar: danger('er', 'sugar')`@sugarVeryHigh; @diabetic & @thirsty|@breath & @vomit|@sugarVeryHigh|
    fruity|ketones|high|alta ! always thirsty`,
  newbornFever: danger('er', 'newborn')`@newbornAge & @fever|@feverTemp|hot|caliente|warm; @newborn & @fever|
    @feverTemp|hot|caliente|warm`,
  babyFever: danger('er', 'baby')`@baby & @fever|@feverTemp ! @childAge`,
  hot: danger('er', 'hot')`@highTemp & @fever|@child|@childAge|@relative|temp*; @lowTemp & @fever|temp*|cold|
    @baby`,
  newbornSick: danger('er')`@newborn|@newbornAge & green|verde; @newborn|@newbornAge & @drowsy|cold|sleepy|
    @vomit|@breath; @newborn|@newbornAge|@baby|@babyAge & @notFeeding|@noUrine|@greenVomit; @newborn|
    @newbornAge|@baby|@babyAge & @yellow ! flem|snot|diaper|poop|mucus; @newborn|@newbornAge|@baby|@babyAge &
    green|verde + vomit*|throw*`,
  dry: danger(
    'er',
  )`@pregnant & @vomit & water|keep|anything|nothing; bowel movement|pooped|gas & @vomit & days|cant; @vomit & not even water|havent
    peed|2 days|two days|dos dias; keep anything down|keep down & not even water|days|havent peed; no +
    mojado panal|wet diaper|moja panal & seca|dry|desde; @child|@childAge|@baby & @noUrine; @vomit &
    @noUrine|not even water|2 days|two days|3 days|dos dias ! once|twice last|keeping; no water stays down`,
  appendix: danger(
    'er',
  )`belly|stomach + moved|button & right|upright|walk; @belly & moved & right ; hurts to jump; appendix + burst|rupture*|exploded; lump|bulge|bola + groin|ingle & push|purple|hard|morada; @rightSide &
    @pain|@fever|@vomit|@nausea|@severe ! back pain|rib|face|head; @belly & @pain|@severe & @fever & right|
    derecho|stand|straight|hard|worse; @belly + @severe|hard|board|rigid|tabla ! cramps|period; appendicitis|
    apendicitis ! removed|scar`,
  gallbladder: danger('er')`gallbladder + attack; @yellow + eyes|skin|ojos|piel ! snot|flem|phlegm|mucus|
    stool; @ribs & right & @pain & @fever|@vomit|@yellow`,
  kidney: danger(
    'er',
  )`pee|urine|orina + coca cola|cola|tea colored|dark brown|cafe; @flank|back|espalda|kidney stone*|piedras & @pain & @fever|@feverTemp|chills|@vomit !
    sore throat|cough|flu|body aches|cold; kidney stone*|piedra en el rinon & @severe|@fever|@vomit`,
  retention: danger('er')`blue pill|viagra|cialis & hrs|hours|up; able to go pee|cant pee|unable to pee|cant
    urinate|havent been able to pee|not able to pee|no puedo orinar; @priapism & hours|horas|pill|pastilla|
    down`,
  testicle: danger('er', 'testicle')`@testicle & swollen|up high|threw up|crying|woke; privates + one side|
    swollen|twisted|hurt* ! itch*|discharge; ball|nut + pain & son|terrible|bad|woke|my ! foot|golf|tennis;
    @testicle & @pain|@swelling|twist*|kicked|@sudden|@severe ! ultrasound|golf|foot|tennis|ball of|peanut`,
  cauda: danger('er')`@back & cant feel|giving out|gives out|wipe; @groin + @numb; @back & @incontinent;
    @back|@fall & @weak|@numb + leg*|legs|piernas`,
  clot: danger(
    'er',
    'clot',
  )`calf|pantorrilla + swollen|hot|hinchada|caliente|dura; leg|pierna + swollen|hinchada & red|warm|hot|roja|caliente; one calf|one leg +
    swollen|red|hot; @calf + @swelling|@pain|tight & @clotRisk|@swelling|warm|hot|red|caliente|rojo|drive|
    driving|flew; @leg + @swelling & one|un lado|nomas|sola|@clotRisk|calf|pantorrilla; @clot ! test|price|
    history|d dimer`,
  clotInLung: danger('911')`@clotRisk & @breath|@chest & @pain|short|@trouble|sharp ! price|xray`,
  thinnerHead: danger('er', 'thinner')`@thinner & @head|@hit|@fall ! refill*|turmeric|capsules|vitamin*`,
  eye: danger(
    'er',
  )`flashes & floaters; @eyeObject + in eye|in the eye|eye; flashing lights|flashes & floaters|vision|eye; @eye & @eyeObject & flew|stuck|in my|in
    his|grinding|cut|poke*|entro|metio ! glasses|contact; flashes|floaters & eye|vision|new|light|bunch; @eye
    & @pain|red & halos|@vomit|@vision; eyelid|eye & swollen|swelling|hinchado & @fever|hurts to move;
    @vision & @eye|ojo & @hit|punched|@pain`,
  swallowedObject: danger('er', 'swallowed')`@battery + gone|missing|swallow* & gag*|@child|@childAge; gag* &
    @child|@babyAge & @object; @swallowed|@choking + @object ! water|pills; @child|@baby|@childAge|@babyAge &
    @swallowed + @object|something|algo; @battery + nose|nariz|ear|oido|inhaled`,
  miscarriage: danger(
    'er',
  )`@pregnantWeeks & spotting|spot|manchando; @pregnant|@pregnantWeeks & @bleeding|spotting|manch*|@pain + one side|un lado|
    sharp|bad|shoulder|@fall|@hit|cramp* ! not bleeding`,
  waterBroke: danger('er')`@waterBroke; @pregnantWeeks & soak*|leak*|gush*|mojad* ! old`,
  noMovement: danger('er')`@pregnant|@pregnantWeeks|baby|bebe|kicks & @noMovement ! diaper|@newborn|old`,
  postpartum: danger(
    'er',
  )`@postpartum & red|oozing|pus|opened|opening; @postpartum & @fever|@feverTemp|smell*|@headache|@swelling; @postpartum & @pain +
    worse|bad|belly|panza`,
  infection: danger('er')`@spreading & red*|infection|skin|leg|arm|@fever|cut|bite|rojo; redness + fast|
    spreading; @immune & @fever|@feverTemp|@chills; skin & purple|black & @pain|@fever|spread*; mouth + cant
    open; throat & cant open|drool*|cant swallow`,
  bites: danger('er')`bat + house|room|bedroom; pit|pitbull|dog|perro + cheek|face|lip|eye|cara; @bat +
    @bite|in my room|in my bedroom|woke ! softball|baseball; dog|perro|cat + @bite & face|cara|lip|eye|neck|
    @torn|child|deep`,
  withdrawal: danger('er')`@withdrawal & shak*|seeing|@seizure|sweat*|tembl*|@confused|@vomit; alcohol +
    withdrawal`,
  headOld: danger('er')`@baby|@babyAge & fell|rolled|dropped|cayo + changing table|stairs|bed|counter|high
    chair|arms|cama|escaleras; @old|@oldAge & @head + @hit; @pregnant & @fall|@crash|@hit ! ago`,
  bigBurn: danger(
    'er',
  )`firework*|cohete + burn*|hand|face|quem*; bad|big|deep|grave + burn|quemadura ! sunburn; @burn & whole hand|toda la mano|
    cayendo el cuero|peeling off; @burn + face|hands|groin|genitals|cara|manos; @burn & white|big|large|
    whole|grande|toda ! small|little; chemical burn`,
  dehydratedOld: danger('er')`@heat & @vomit|@dizzy + bad; @old & @fall & hip|cadera|cant get up|cant walk`,
  postOp: danger(
    'er',
  )`hip|cadera & @fever & limp*|walk|touch|cojea; post op|after surgery|sickle cell & fever|pus|@pain|crisis; groin|hernia & lump|bulge|bola & push|purple|hard; lump + groin & back in|purple;
    dialysis + skipped|missed; @joint|hip|cadera & @fever|@feverTemp & weight|cant walk|cant move|swollen;
    lump|hernia|bola + purple|wont push|stuck|morada; finger|thumb|dedo + hangs|cant bend & cut|glass|knife;
    surgery|operation|cirugia & @fever|pus|opened up|@breath|@bleeding ! weight loss surgery|before`,
  jelly: danger('er')`grape jelly|jelly & diaper|poop; red jelly|currant jelly; @baby|@babyAge|@child &
    @bleeding & poop|stool|diaper|popo|panal`,
};
