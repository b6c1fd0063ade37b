import { type Entry, entry } from '#functions/chatbot/meaning/entry.ts';
import { texts } from '#functions/chatbot/reply/texts.ts';

const { phone, hours, horario } = texts;

/**
 * What the clinics treat: completes "Urgent care treats …", and on its second line "Call 911 for …". Of those that a message
 * tells of, the one that explains the most of it counts. A clinician has to read every change.
 */
export const complaints: Readonly<Record<string, Entry>> = {
  headBump: entry()`@fall & @headache; concussion; @head + @hit ! hit me up|lice|@price; bump*|goose egg|chichon & @head|
    forehead|frente|hit; fell|fall|cayo & bike|bici|couch|bed|cama|stairs|escaleras & @head|ok|okay|fine|bien
    EN minor bumps to the head / vomiting, a headache that gets worse, confusion, memory loss, unusual sleepiness, a
    seizure, weakness, trouble seeing or speaking, clear fluid from the nose or ear, or passing out, even for
    a moment. Go to an emergency room after a hard fall, for a baby or someone over 65, or if the person
    takes a blood thinner
    ES golpes leves en la cabeza / vómito, dolor de cabeza que empeora, confusión, mucho sueño, convulsiones,
    debilidad, problemas para ver o hablar, líquido claro por la nariz o el oído, o pérdida del conocimiento,
    aunque sea un momento. Vaya a una sala de emergencias si la caída fue fuerte, si es un bebé o alguien
    mayor de 65 años, o si toma un anticoagulante`,
  asthma: entry()`@wheeze; @inhaler ! @price; chest cold|tight breathing ! pain
    EN minor asthma / trouble speaking in full sentences, blue lips, or an inhaler that isn’t helping
    ES asma leve / dificultad para decir una frase completa, labios azules o un inhalador que no ayuda`,
  eye: entry()`infeccion + ojo|ojos; contact lens + stuck|torn|red; sand|something|lash|algo|basura + eye|eyes|ojo; something +
    eye|ojo; pinkeye|pink eye|conjunctivitis|stye|conjuntivitis|perrilla|lagan*; @eye & red|itch*|goop*|
    crust*|irritat*|discharge|watery|sand|scratch*|swollen|rojo*|@pain|something|blink*|@swelling|comezon !
    exam|@price|doctor
    EN pink eye and eye irritation / sudden loss of vision, a chemical splash, or something stuck in the
    eyeball
    ES conjuntivitis e irritación de los ojos / pérdida repentina de la vista, un químico en el ojo o algo
    clavado en el ojo`,
  ear: entry()`lost my hearing|lost hearing|cant hear|ear popping|hearing loss; qtip|q tip; water in my ear|water + ear; earache*|ear ache|ear infection*|earwax|ear wax|
    swimmers ear|infeccion de oido; @ear & @pain|clogged|plugged|ringing|wax|infect*|tapado|cant hear|hear|
    discharge|pulling|@fever|bead|bug|cotton
    EN ear infections and ear wax / a drooping face, confusion, or a stiff neck with a fever
    ES infecciones y cerilla de los oídos / cara caída, confusión, o cuello rígido con fiebre`,
  urine: entry()`burning + pee; burning + pee|peeing|urine; uti|utis|bladder infection*|cystitis|infeccion de
    orina|infeccion urinaria|mal de orin; @urine & burn*|@pain|arde|often|smell*|frequent|every|cloudy|blood|
    sangre|again ! sample
    EN urinary tract infections / confusion, fainting, or severe back or belly pain with a fever
    ES infecciones urinarias / confusión, desmayo, o dolor fuerte de espalda o vientre con fiebre`,
  women: entry('womensHealth')`yeast infection|monistat; hot flash*; hot flashes; period + late|weeks late|
    brown|heavy|2 weeks|3 weeks; no me ha bajado|no me a bajado|no me baja; fishy smell|hot flashes|
    menopause; lump + breast|breasts; breast lump; bola + seno; lump + breast; period|periods|yeast
    infection*|bv|vaginal|menopause|menstrua*|regla|flujo|infeccion vaginal|discharge|lump in my breast|
    breast lump|bolita en el pecho|late period|positive pregnancy|think im pregnant|creo que
    estoy embarazada ! eye|ear|nose|test price|papers|summary|instructions
    EN period problems, vaginal infections and other women’s health concerns / fainting, severe pain, or
    bleeding that soaks through a pad every hour, or any heavy bleeding in pregnancy
    ES problemas de la regla, infecciones vaginales y otros temas de la salud de la mujer / desmayo, dolor
    fuerte, sangrado que empapa una toalla cada hora, o sangrado en el embarazo`,
  sti: entry()`exposed|exposure + hiv|std|chlamydia|herpes|gonorrhea ; hiv scare; yellow|drip|discharge + know what|penis|down there|slept with; std|stds|sti|stis|chlamydia|
    gonorrhea|herpes|unprotected sex|condom broke|penis|erectile|cant get it up|clamidia|gonorrea; exposed +
    hiv|std|chlamydia|herpes ! test|results
    EN sexually transmitted infections and related concerns / severe pain in the belly or a testicle, or a
    high fever with confusion
    ES infecciones de transmisión sexual y molestias relacionadas / dolor fuerte en el vientre o en un
    testículo, o fiebre alta con confusión`,
  bite: entry()`@scorpion ; dog|cat|perro|gato + nip*|bit|mordio|scratch*|puncture; nip*|puppy|dog|cat + hand|skin|leg|arm|face|finger|shots; puppy|dog|cat + nip*|bit|scratch*;
    @bite ! bite the bullet|bit of|bit more|a bit|little bit; bug|insect|spider|tick|mosquito*|bed bugs|
    arana|garrapata|@scorpion ! stomach bug|website|flu bug
    EN animal bites, insect bites and stings / trouble breathing, swelling of the face or throat, a snake
    bite, or a scorpion sting in a small child. For a scorpion sting, Poison Control also helps:
    1-800-222-1222
    ES mordeduras de animales y picaduras de insectos / dificultad para respirar, hinchazón de la cara o la
    garganta, mordedura de víbora, o picadura de alacrán en un niño pequeño. Para una picadura de alacrán
    también ayuda el Centro de Control de Envenenamiento: 1-800-222-1222`,
  hives: entry()`@hives; allergic reaction|reaccion alergica; @allergic & @rash|itch*|mild|comezon
    EN mild allergic reactions / trouble breathing, swelling of the face or throat, vomiting, or feeling
    faint
    ES reacciones alérgicas leves / dificultad para respirar, hinchazón de la cara o la garganta, vómito o
    sensación de desmayo`,
  cut: entry()`splinter; fish hook|fishhook; stopped bleeding & cut|finger|hand|gaping; gaping; cut|cuts|gash|wound|
    wounds|laceration*|stitches|sutures|staples|puncture|nail|splinter|cortada|herida|corte|corte el|
    puntadas|astilla|clavo & @hand|@foot|@leg|@arm|@head|@face|@bleeding|deep|rusty|need|remove|take them
    out|out|open|knife|glass|profund*|cuchillo|abierto|oxidado|stepped ! fingernail|@price|hair|toenail|
    uncut; stepped on; stitches out; me corte; need stitches; nosebleed*|nose bleed*|sangrado de nariz ! cold
    EN minor cuts needing stitches, puncture wounds and nosebleeds / bleeding that doesn’t stop after 20
    minutes of firm pressure, or a cut that leaves a part numb or cold
    ES cortadas que necesitan puntos, heridas leves y sangrados de nariz / sangrado que no para después de
    presionar 20 minutos, o una cortada que deja una parte dormida o fría`,
  burn: entry()`@burn ! burning up|pee|peeing|urin*|@urine|burned out|heartburn|throat|when i; sunburn*
    EN minor burns / a large or deep burn, or one on the face, hands or genitals
    ES quemaduras leves / una quemadura grande o profunda, o en la cara, las manos o los genitales`,
  sprain: entry()`jaw clicking|tmj|pinched nerve|sports injury|knot in my; broken nose|broke my nose; gout|big toe + fire|swollen|pain; goes to sleep + hand|hands;
    carpal tunnel; sprain*|twisted|rolled|fracture*|broken bone|dislocat*|broke my|broke his|broke her|torci|
    torcio|torcedura|esguince|pulled muscle|torn|jammed|bad knee ! ultrasound; @joint + @pain|@swelling|
    broken|swollen|broke|hurt*|bruise*|popped|torn|jammed|cant bend|rota|roto|quebr* ! sore throat; gout|
    arthritis pain|tendonitis|gota
    EN sprains, minor fractures, and joint and muscle pain / a bone sticking through the skin, a limb that’s
    numb, cold or visibly deformed, or arm or jaw pain with sweating
    ES torceduras, fracturas leves y dolor de músculos o coyunturas / un hueso que sale por la piel, un brazo
    o una pierna adormecida, fría o deforme, o dolor de brazo o mandíbula con sudor`,
  back: entry()`back locked|locked up & back; threw my back|threw his back|cant bend & back; @back|@neck + @pain|@stiff|spasm*|threw out|
    went out|hurt*|pulled|lastim*; sciatica|ciatica; slept wrong
    EN back and neck pain / weak or numb legs, loss of bladder control, a stiff neck with a fever, or pain
    with sweating or fainting
    ES dolor de espalda y cuello / piernas débiles o adormecidas, pérdida del control de la orina, cuello
    rígido con fiebre, o dolor con sudor o desmayo`,
  skin: entry()`mole + changed|color|new|bleeding; granos|granitos|comeson|comezon; bump on; hand foot mouth;
    @rash|abscess*|boil|boils|cellulitis|ringworm|eczema|shingles|scabies|lice|impetigo|wart*|mole|cyst|
    pimple*|acne|fungus|athletes foot|poison ivy|poison oak|itch*|ingrown|blister*|dry skin|psoriasis|diaper
    rash|cold sore*|lump|comezon|absceso|hongo|piojos|una enterrada|enterro una una|grano*|culebrilla|
    infected|infectad*|pus|nacido ! eye|throat|vaccine|shot|@price|vaginal
    EN rashes, boils, lice, ingrown nails and skin infections / trouble breathing, swelling of the face,
    purple spots with a fever, or fast-spreading redness
    ES ronchas, abscesos, piojos, uñas enterradas e infecciones de la piel / dificultad para respirar,
    hinchazón de la cara, manchas moradas con fiebre o enrojecimiento que se extiende rápido`,
  throat: entry()`@throat + razor*|white spots|swallow; @throat + @pain|scratchy|red|white|swollen|swab|
    raspy|irritad*; strep|tonsil*|sore throat|mono|anginas|estreptococo|lost my voice|hoarse ! test|@price
    EN sore throat and strep throat / trouble breathing, drooling, or not being able to swallow or open the
    mouth
    ES dolor e infecciones de garganta / dificultad para respirar, babeo, o no poder tragar o abrir la boca`,
  sinus: entry()`lost taste|lost smell|no taste|no smell|loss of taste; sinus*|runny nose|stuffy|congest*|head cold|snot*|cold|sneez*|flu|influenza|covid|body
    aches|gripe|gripa|resfriad*|mocos|catarro|nariz tapada|cuerpo cortado|achy all over ! cold sore|cold
    sweat|shot|shots|jab|vaccination|vaccine|@price|test|vacuna|so cold in|cold water|cold pack|positive
    EN sinus infections, colds, flu and COVID-19 / trouble breathing, chest pain, confusion, swelling around
    the eye, or a stiff neck with a fever
    ES sinusitis, resfriados, gripe y COVID-19 / dificultad para respirar, dolor de pecho, confusión,
    hinchazón del ojo, o cuello rígido con fiebre`,
  covid: entry()`positive|pos + covid; positive covid|pos for covid|covid + positive|pos; covid + positive|
    pos|tested; positive|pos|tested positive + covid|flu; paxlovid|tamiflu
    EN flu and COVID-19, and can tell you whether an antiviral is right for you / trouble breathing, chest
    pain, blue lips or confusion
    ES la gripe y el COVID-19, y le decimos si le conviene un antiviral / dificultad para respirar, dolor de
    pecho, labios azules o confusión`,
  allergies: entry()`allergies|seasonal allergies|pollen|hay fever|alergias ! test|shot|shots|list my
    EN seasonal allergies / trouble breathing, or swelling of the face or throat
    ES alergias de temporada / dificultad para respirar, o hinchazón de la cara o la garganta`,
  cough: entry()`cough*|bronchitis|croup|phlegm|flem|mucus|chest cold|chest congestion|rsv|tos|flema*|
    bronquitis|toso ! syrup price|test|blood
    EN colds, coughs and bronchitis / trouble breathing, chest pain, blue lips, or coughing up blood
    ES resfriados, tos y bronquitis / dificultad para respirar, dolor de pecho, labios azules o tos con
    sangre`,
  stomach: entry()`havent pooped|pooped in; hasnt pooped|not pooping|no poop|cant poop|fissure|spitting up|gassy|diarrhea ; the runs; runs + since|buffet|yesterday; the runs|runs + since|buffet|last nite|yesterday;
    gone number 2|gone 2 in|havent pooped|acid + comes up; havent gone & days; runs + since|after|buffet|
    from; no he ido al bano; @vomit|@nausea|diarrhea|the runs|constipat*|food poison*|stomach bug|stomach
    flu|upset stomach|gas pain*|heartburn|acid reflux|hemorrhoid*|bloat*|indigestion|worms|pinworm*|diarrea|
    chorro|estrenid*|estrenimiento|empach*|agruras|acidez|lombrices|almorranas|hemorroides|intoxicacion !
    @price; @belly + @pain|upset|ache|bug|cramp*|revuelto
    EN nausea, vomiting, diarrhea and upset stomachs / severe belly pain, pain low on the right, blood in vomit, fainting, or
    confusion
    ES náusea, vómito, diarrea y malestar de estómago / dolor fuerte de vientre, sangre en el vómito, desmayo
    o confusión`,
  heat: entry(
    'ivTherapy',
  )`sun all day|in the sun|outside all day & dizzy|cramps|mareado; dehydrat*|heat exhaustion|hangover|hungover|hung over|deshidrat*|crudo|cruda|
    resaca|too much sun
    EN dehydration and heat exhaustion / confusion, fainting, a seizure, or hot skin that has stopped
    sweating
    ES deshidratación y agotamiento por calor / confusión, desmayo, convulsiones, o piel caliente que ya no
    suda`,
  headache: entry()`@headache; migrain*|migrana ! @price
    EN headaches and migraines / a sudden, severe headache, or one with weakness, confusion, a stiff neck, a blow to the head, or in pregnancy
    ES dolor de cabeza y migraña / dolor de cabeza repentino y fuerte, o con debilidad, confusión, cuello
    rígido o un golpe en la cabeza`,
  pressure: entry('primaryCare')`@bpRaised; high|alta + blood pressure|bp|presion ! med*|refill*|pill|pills|
    ibuprofen|sudafed; hypertension|hipertension|presion alta
    EN high blood pressure that isn’t an emergency / a reading of 180 over 120 or higher with chest pain, a
    bad headache, numbness, weakness, confusion, or trouble breathing, seeing or speaking
    ES la presión alta que no es una emergencia / una presión de 180/120 o más con dolor de pecho, dolor
    fuerte de cabeza, adormecimiento, debilidad, confusión, o problemas para respirar, ver o hablar`,
  sugar: entry(
    'primaryCare',
  )`low sugar|sugar is low|azucar baja; @sugarRaised; high|alta + sugar|azucar|glucose ! test|@price; diabetes|
    diabetic|diabetico ! test|@price|do i have|refill|have it
    EN diabetes and raised blood sugar / confusion, fainting, fast breathing or fruity breath. Go to an
    emergency room for a reading of 300 or higher, or high sugar with vomiting
    ES la diabetes y el azúcar alta / confusión, desmayo, respiración rápida o aliento dulce. Vaya a una sala
    de emergencias si marca 300 o más, o si hay vómito`,
  dizzy: entry()`room spins|spinning; @dizzy; vertigo|vertigos
    EN dizziness and vertigo / fainting, chest pain, a severe headache, a drooping face, trouble speaking or
    walking, or weakness on one side
    ES mareos y vértigo / desmayo, dolor de pecho, dolor fuerte de cabeza, cara caída, problemas para hablar
    o caminar, o debilidad de un lado`,
  nose: entry()`frijol|bean|bead + nariz|nose|ear|oido; piedra*|piedrita|frijol|juguete|bolita + nariz|oido; bead|pea|bean|toy|something|lego|algo & nose|nostril|nariz|ear|oido & stuck|in her nose|in
    his nose|up his nose|up her nose|metio
    EN small objects stuck in the nose or ear / trouble breathing. Go to an emergency room right away if it
    may be a button battery or a magnet
    ES objetos pequeños atorados en la nariz o el oído / dificultad para respirar. Vaya enseguida a una sala
    de emergencias si puede ser una pila de botón o un imán`,
  tired: entry(
    'primaryCare',
  )`dead tired|tired lately; night sweats|high cholesterol|low iron|anemia|anemic|thyroid problems|thyroid problem|quit smoking|stop smoking|dejar de fumar|altitude sickness|jet lag|colesterol alto; snore*|sleep apnea|stop breathing in my sleep; tired|fatigue*|exhausted|no
    energy|cant sleep|insomnia|hair loss|hair is falling|swollen glands|lymph|lump*|bulto|bolita|cansad*|no
    puedo dormir|insomnio|weight gain ! sick and tired of|waiting|iv
    EN tiredness, trouble sleeping and other concerns that have lasted a while / trouble breathing,
    confusion, or anything that gets worse fast
    ES cansancio, problemas para dormir y otras molestias que llevan tiempo / dificultad para respirar,
    confusión o algo que empeora rápido`,
};

/** Answers of their own, tried before the complaints, in this order. A clinician has to read every change. */
export const care: Readonly<Record<string, Entry>> = {
  mind: entry(
    'phone',
    'call988',
    'book',
  )`killed himself|killed herself|died & miss|grief|lost my; postpartum & numb|nothing|empty|cry|sad; brain wont|brain + shut; passed in|husband passed|
    wife passed; feel like doing anything|so low|cry in the car|cry + car|every day; burnt out; burnt out|
    staff meeting|nerves; no motivation|dont enjoy|empty|no joy|panicky|cry in my car|crying all the time|
    cant turn my brain|brain off|worrying; reliving|nightmares|racing thoughts|brain wont shut|shut my brain|
    cry in the closet|cry all|cant laugh|havent laughed|too quiet|lost my wife|lost my husband|drinking more|
    count the locks|nervous before|get so nervous|burnt out|divorcio|divorce|aguitad*|nervios|no duermo|miedo
    la gente; depress*|anxi*|hopeless|panic attack*|panic|lonely|mental health|stress*|therapist|
    psychiatrist|counsel*|ptsd|adhd|grief|cant stop crying|crying all the time|overwhelmed|sad|feeling down|
    no tengo ganas|solo lloro|lloro|estresad*|burning me out|burned out|depresi*|deprimid*|ansiedad|triste|
    estres*|ataques de panico|panico|lloro|psicolog*|terapia|sin ganas ! stress test|iv|adderall|refill
    EN I’m sorry you’re going through this. A provider can talk with you about how you feel and what helps:
    call ${phone} or book a visit. If you’re ever thinking about harming yourself, call or text 988, day or
    night.
    ES Lamento que esté pasando por esto. Un profesional puede hablar con usted sobre cómo se siente y qué le
    puede ayudar: llame al ${phone} o reserve una cita. Si piensa en hacerse daño, llame al 988 y oprima 2
    para español, de día o de noche.`,
  feverAt3Months: entry()`@underSixMonths & @fever|@feverTemp
    EN At 3 to 6 months, a temperature of 101 °F (38.3 °C) or higher should be checked the same day. Come in
    sooner if your baby is cranky or won’t feed. / Call 911 for trouble breathing, blue lips, a seizure, a
    stiff neck or confusion, or if the person is hard to wake.
    ES De 3 a 6 meses, una temperatura de 101 °F (38.3 °C) o más debe revisarse el mismo día. Venga antes si
    su bebé está muy irritable o no quiere comer. / Llame al 911 si hay dificultad para respirar, labios
    azules, convulsiones, cuello rígido o confusión, o si la persona no despierta bien.`,
  feverAt6Months: entry()`@underTwo & @fever|@feverTemp
    EN At 6 to 24 months, come in for 102 °F (38.9 °C) or higher, or a fever that lasts more than a day. Come
    in sooner if your child won’t drink or seems very sick. / Call 911 for trouble breathing, blue lips, a
    seizure, a stiff neck or confusion, or if the person is hard to wake.
    ES De 6 a 24 meses, venga si tiene 102 °F (38.9 °C) o más, o si la fiebre dura más de un día. Venga antes
    si no quiere tomar líquidos o se ve muy enfermo. / Llame al 911 si hay dificultad para respirar, labios
    azules, convulsiones, cuello rígido o confusión, o si la persona no despierta bien.`,
  feverOfChild: entry()`@childAge & @fever|@feverTemp
    EN Over age 2, come in for a fever of 102 °F (38.9 °C) or higher, or one that lasts more than 3 days.
    Come in sooner if your child won’t drink or seems very sick. If the fever is over 104 °F (40 °C), have
    your child seen right away. / Call 911 for trouble breathing, blue lips, a seizure, a stiff neck or
    confusion, or if the person is hard to wake.
    ES Después de los 2 años, venga si la fiebre es de 102 °F (38.9 °C) o más, o si dura más de 3 días. Venga
    antes si no quiere tomar líquidos o se ve muy enfermo. Si pasa de 104 °F (40 °C), debe verlo alguien
    enseguida. / Llame al 911 si hay dificultad para respirar, labios azules, convulsiones, cuello rígido o
    confusión, o si la persona no despierta bien.`,
  feverOfAdult: entry()`i have|i had|my husband|my wife|im|i|tengo|mi esposo|mi esposa|@adultAge|adult|traigo
    & @fever ! @child|@baby|kids|when is|what is
    EN Adults: come in for a fever of 103 °F (39.4 °C) or higher, or one that lasts more than 3 days. Come in
    sooner if you’re pregnant or over 65, or have a weakened immune system. / Call 911 for chest pain,
    trouble breathing, blue lips, a seizure, a severe headache, a stiff neck or confusion, or if the person
    is hard to wake.
    ES Adultos: venga si la fiebre es de 103 °F (39.4 °C) o más, o si dura más de 3 días. Venga antes si está
    embarazada, tiene más de 65 años o las defensas bajas. / Llame al 911 si hay dolor de pecho, dificultad
    para respirar, convulsiones, dolor fuerte de cabeza, cuello rígido o confusión, o si la persona no
    despierta bien.`,
  fever: entry()`fever after + shot|vaccine; @fever ! @price|temp job|room temp; @feverTemp & @child|
    @relative
    EN A fever is 100.4 °F (38 °C) or higher. In a baby under 3 months it’s an emergency: call 911 or go to
    an emergency room now. Otherwise, have it checked the same day if it reaches 101 °F in a baby under 6
    months, 102 °F in a child or 103 °F in an adult. Also come in if it lasts more than 3 days, or more than
    1 day in a child under 2. / Call 911 for trouble breathing, blue lips, a seizure, a stiff neck or
    confusion, or if the person is hard to wake.
    ES Fiebre es 100.4 °F (38 °C) o más. En un bebé menor de 3 meses es una emergencia: llame al 911 o vaya a
    una sala de emergencias ahora. Si no, debe revisarse el mismo día si llega a 101 °F en un bebé menor de 6
    meses, a 102 °F en un niño o a 103 °F en un adulto. También venga si dura más de 3 días, o más de 1 día
    en un menor de 2 años. / Llame al 911 si hay dificultad para respirar, labios azules, convulsiones,
    cuello rígido o confusión, o si la persona no despierta bien.`,
  tooth: entry('phone', 'call911')`@tooth & @pain|@swelling|infect*|chipped|cracked|loose|broke*|abscess*|
    knocked|killing|@fever|roto; toothache* ! sinus*|snot|congest*
    EN We don’t treat dental problems, so please see a dentist. Call 911 for trouble breathing or swallowing,
    or fast-growing swelling in the face.
    ES No atendemos problemas dentales; por favor vea a un dentista. Llame al 911 si hay dificultad para
    respirar o tragar, o si la cara se hincha rápido.`,
  sickChild: entry()`@child|@baby|@childAge|@babyAge & sick|ill|cough*|@vomit|diarrhea|@rash|cold|runny nose|
    fussy|crying|cranky|not eating|wont eat|flu|covid|croup|rsv|@pain|unwell|pink eye|lice|chicken pox|hand
    foot|enfermo|enferma|enfermito|tos|gripe|gripa|mocos|diarrea|llor*|congest*|strep|throat ! @price|cost|shot|shots|vaccine*|
    note|records|results|refill|physical
    EN We see children for coughs, colds, earaches, sore throats, rashes and upset stomachs. Book a time or
    walk in, ${hours}. / Call 911 for trouble breathing, blue lips, a seizure, or a child who’s limp or hard
    to wake. A baby under 3 months with a temperature of 100.4 °F or higher needs to go to an emergency room
    now.
    ES Atendemos a niños con tos, resfriado, dolor de oído o de garganta, ronchas y malestar de estómago.
    Reserve una cita o venga sin cita, ${horario}. / Llame al 911 si hay dificultad para respirar, labios
    azules, convulsiones, o si el niño está flácido o no despierta. Un bebé menor de 3 meses con 100.4 °F o
    más debe ir a una sala de emergencias ahora.`,
  sick: entry()`sick|ill|unwell|not feeling well|not feeling good|feel awful|feel terrible|feel like crap|
    feeling bad|under the weather|me siento mal|enfermo|enferma|enfermito|infection|infeccion ! sick note|note|sick of|yeast;
    @pain ! @price|cost|does it hurt|will it hurt|hurt my credit; @swelling|@numb|@weak|@tight|@racing|
    @chills|@bleeding ! @price|blood test*
    EN I’m sorry you’re not feeling well. Walk in to any clinic, ${hours}, or book a time. Not sure where to
    go? Call us at ${phone}. / Call 911 for chest pain, trouble breathing, or anything that’s severe or
    getting worse fast.
    ES Lamento que no se sienta bien. Venga sin cita a cualquier clínica, ${horario}, o reserve una cita. ¿No
    sabe a dónde ir? Llámenos al ${phone}. / Llame al 911 si hay dolor de pecho, dificultad para respirar, o
    algo fuerte o que empeora rápido.`,
};
