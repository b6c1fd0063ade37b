import { texts } from '#functions/chatbot/reply/reply.ts';
import { type Entry, entry } from '#functions/chatbot/words/phrasing.ts';

const { phone, hours, horario } = texts;

/**
 * The complaints that the clinics treat. An answer has up to three lines: the name of the complaint, the signs for 911,
 * and other advice; `…` stands for the signs that every answer lists. If a message names several complaints, the one
 * that explains the most words counts. A clinician has to read every change.
 */
export const complaints: Readonly<Record<string, Entry>> = {
  headBump: entry()`concussion; @head + @hit; @fall & ok|bien; bump* & @head EN minor bumps to the head /
    vomiting, a worsening headache, unusual sleepiness, a seizure, weakness, trouble seeing or speaking, clear
    fluid from the nose or ear… / Go to an emergency room after a hard fall, for a baby or someone over 65, or
    with a blood thinner. ES golpes leves en la cabeza / vómito, dolor de cabeza que empeora, mucho sueño,
    convulsiones, debilidad, problemas para ver o hablar, líquido claro por la nariz o el oído… / Vaya a una
    sala de emergencias si la caída fue fuerte, si es bebé o mayor de 65 años, o si toma anticoagulantes.`,
  cold: entry()`flu|gripe|covid|bronchitis|@wheeze|@inhaler|cough*|congest*|tos|flema*|sinus*|stuffy|snot*|
    cold|gripa|nariz tapada|moque*|sniffl*|strep|tonsil*|sore throat|anginas|hoarse|lost my voice|allergies|
    alergias; runny|stuffed + nose; @throat + @pain|red|white|swollen|razor* ! vaccin*|vacuna|@price EN colds,
    coughs, the flu, COVID-19, sore throats, allergies and minor asthma / trouble swallowing, chest pain, blue
    lips, drooling, coughing up blood, a stiff neck with a fever, an inhaler that isn’t helping… ES
    resfriados, tos, gripe, COVID-19, dolor de garganta, alergias y asma leve / dificultad para tragar, dolor
    de pecho, labios azules, babeo, tos con sangre, cuello rígido con fiebre, un inhalador que no ayuda…`,
  ear: entry()`earache*|lost hearing; @ear & @pain|full|ringing|wax|infect*|hear|water|bug|qtip; bead|
    something|algo|stuck|atorad* + nose|nariz|@ear EN ear infections, wax, objects in the ear or nose / a
    drooping face, a stiff neck with a fever… / Go to an emergency room now if it’s a battery or a magnet. ES
    infecciones de oído, cerilla, y objetos atorados en el oído o la nariz / un lado de la cara caído, cuello
    rígido con fiebre… / Vaya ahora a una sala de emergencias si es una pila o un imán.`,
  eye: entry()`pink eye|stye|perrilla; @eye & red|itch*|glued|crust*|sand|scratch*|rojo*|@pain|something|
    @swelling|stuck EN pink eye and irritation / sudden vision loss, a chemical splash, an object in the eye…
    ES conjuntivitis e irritación / pérdida repentina de vista, un químico o algo clavado en él…`,
  urine: entry()`uti; @urine & burn*|@pain|smell*|every|blood|sangre; burning + pee* EN UTIs / severe back or
    belly pain with a fever… ES infecciones urinarias / dolor fuerte de espalda o vientre con fiebre…`,
  women: entry('womensHealth')`period|periods|yeast|hot flash*|regla|flujo|discharge|creo que estoy
    embarazada|std|chlamydia|herpes|condom broke|cant get it up|down there; lump|bump + breast*|boob*|pecho !
    test|tests|panel|grace EN period problems and vaginal or sexually transmitted infections / severe pain in
    the belly or a testicle, bleeding that soaks a pad every hour, any heavy bleeding in pregnancy… ES
    problemas de la regla e infecciones vaginales o de transmisión sexual / dolor fuerte de vientre o
    testículo, sangrado que empapa una toalla por hora, mucho sangrado en el embarazo…`,
  skin: entry()`@rash|ringworm|shingles|boil|lice|scabies|poison ivy|mosquito*|spider|@bite|bug|tick|arana|
    @scorpion|@hives|abscess*|eczema|mole|pimple*|zit|athletes foot|itch*|ingrown|blister*|cold sore*|sores|
    impetigo|lump|hand foot mouth|comezon|piojos|grano*|culebrilla|infected|pus|nacido; dog|cat|puppy + nip*|
    scratch* ! vaccine|shot|@price EN rashes, hives, bites, stings, boils, lice and skin infections / swelling
    of the face or throat, vomiting, purple spots with a fever, fast-spreading redness, a snake bite, a
    scorpion sting in a child… / For any scorpion sting, call Poison Control: 1-800-222-1222. ES ronchas,
    picaduras, mordeduras, abscesos, piojos e infecciones de la piel / hinchazón de la cara o la garganta,
    vómito, manchas moradas con fiebre, enrojecimiento que se extiende rápido, mordedura de víbora, picadura
    de alacrán en un niño… / Para un alacrán, llame a Control de Envenenamiento: 1-800-222-1222.`,
  cut: entry()`nosebleed*|nose bleed*|sangrado de nariz|stitches|splinter|herida|cactus|stepped on|astilla|
    puntadas|me corte|clavo; cut|sliced|nail|scrape*|vidrio & @limb|@face|deep|open; bleeding & stopped !
    @price EN minor cuts needing stitches, puncture wounds and nosebleeds / bleeding that doesn’t stop after
    20 minutes of firm pressure, a part that’s numb or cold… ES cortadas que necesitan puntos, heridas leves y
    sangrados de nariz / sangrado que no para tras presionar 20 minutos, una parte dormida o fría…`,
  burn: entry()`@burn|sunburn* ! @urine EN minor burns / a burn that’s large or deep, or on the face or
    genitals… ES quemaduras leves / una quemadura grande o profunda, o en cara o genitales…`,
  sprain: entry()`sprain*|twisted|fracture*|broken|broke|torc*|roto|rota|rolled|bad knee|gout|carpal tunnel|
    sciatica|spasm*; hit|hurt|jammed|lastim* + @limb; @limb + @pain|@swelling|@numb|bruise*|popped|jammed;
    @back|@neck + @pain|@stiff|threw|went out|locked EN sprains, minor fractures, and joint, muscle, back and
    neck pain / a bone through the skin, a limb that’s numb, cold or visibly deformed, weak legs, loss of
    bladder control, a stiff neck with a fever, pain with sweating… ES torceduras, fracturas leves y dolor de
    músculos, coyunturas, espalda o cuello / un hueso expuesto, un brazo o una pierna adormecida, fría o
    deforme, piernas débiles, pérdida del control de la orina, cuello rígido con fiebre, dolor con sudor…`,
  stomach: entry()`constipat*|stomach bug|stomach flu|food poison*|intoxicacion|estren*|hemorrhoid*|heartburn|
    kidney stone*|@vomit|@nausea|diarrhea|the runs|poop*|acid|bloat*|pinworm*|diarrea|chorr*|empach*|agruras|
    hemorroides|al bano; sangre + heces; @belly + @pain; runs|running + since|after EN nausea, vomiting,
    diarrhea and upset stomachs / severe belly pain, pain low on the right, blood in vomit or stool, no urine
    for 8 hours… ES náusea, vómito, diarrea y malestar de estómago / dolor fuerte de vientre, dolor abajo a la
    derecha, sangre en el vómito o las heces, 8 horas sin orinar…`,
  headache: entry()`vertigo*|@headache|@dizzy|room spin*|dehydrat*|deshidrat*|heat exhaustion|hangover|insola*
    EN headaches, migraines, dizziness and heat / a sudden, severe headache, any headache in pregnancy, chest
    pain, a drooping face, weakness, trouble speaking, seeing or walking, a stiff neck, a blow to the head,
    hot skin without sweat… ES dolor de cabeza, migraña, mareos y agotamiento por calor / dolor de cabeza
    repentino y fuerte o en el embarazo, dolor de pecho, un lado de la cara caído, debilidad, problemas para
    hablar, ver o caminar, cuello rígido, un golpe en la cabeza, piel caliente sin sudor…`,
  pressure: entry('primaryCare')`@bpRaised|@sugarRaised|diabet*; high|low|up|alta + blood pressure|bp|presion|
    sugar|azucar EN high blood pressure and diabetes that aren’t an emergency / fast breathing, a reading of
    180 over 120 or higher with any symptom… / Go to an emergency room for a blood sugar of 300 or more, or
    high sugar with vomiting. ES presión alta y diabetes sin emergencia / respiración rápida, presión de
    180/120 o más con síntomas… / Vaya a una sala de emergencias con azúcar de 300 o más, o alta con vómito.`,
};

/** Special answers, tried in this order before the complaints. A clinician has to read every change. */
export const care: Readonly<Record<string, Entry>> = {
  mind: entry('phone', 'call988', 'book')`depress*|anxi*|panic*|lonely|nervous|baby blues|draining|really
    down|desahog*|stress*|counsel*|overwhelm*|sad|so low|burnt out|burned out|no motivation|feel empty|
    drinking more|reliving|depresi*|ansiedad|triste|estres*|terapia|no tengo ganas|nervios|aguitad*|divorcio|
    divorce; cry|crying|llor* & all|every|todo|cant stop; brain + off|shut; miedo + gente; lost|died & wife &
    quiet ! fisica EN I’m sorry you’re going through this. A doctor can talk with you about how you feel and
    what helps: call ${phone} or book a visit. If you’re ever thinking about harming yourself, call or text
    988, day or night. ES Lamento que esté pasando por esto. Un doctor puede escucharle y ayudarle: llámenos o
    haga una cita. Si piensa en hacerse daño, llame al 988 y oprima 2 para español.`,
  fever: entry()`@fever; @feverTemp & @child|@relative EN When to come in for a fever depends on age. / Under
    3 months: 100.4 °F (38 °C) or higher is an emergency. Call 911 or go to an emergency room now. / 3 to 6
    months: the same day from 101 °F (38.3 °C). / 6 months to 2 years: from 102 °F (38.9 °C), or after a day.
    / Older children: from 102 °F, or after 3 days; right away over 104 °F (40 °C). / Adults: from 103 °F
    (39.4 °C), or after 3 days; sooner if pregnant, over 65 or with a weakened immune system. / Call 911 for
    trouble breathing, blue lips, a seizure, a stiff neck, confusion, or someone hard to wake. ES Cuándo venir
    depende de la edad. / Menos de 3 meses: 100.4 °F (38 °C) o más es una emergencia. Llame al 911 o vaya a
    una sala de emergencias ahora. / De 3 a 6 meses: venga el mismo día desde 101 °F (38.3 °C). / De 6 meses a
    2 años: desde 102 °F (38.9 °C), o después de un día. / Mayores: desde 102 °F, o después de 3 días; de
    inmediato si pasa de 104 °F (40 °C). / Adultos: desde 103 °F (39.4 °C), o después de 3 días; antes en el
    embarazo, después de los 65 años o con defensas bajas. / Llame al 911 si hay dificultad para respirar,
    labios azules, convulsiones, cuello rígido, confusión, o si no despierta.`,
  tooth: entry('phone', 'call911')`toothache*; @tooth & @pain|@swelling|broke* ! snot EN Call 911 for trouble
    breathing or swallowing, or fast-growing swelling in the face. Otherwise see a dentist: we don’t treat
    dental problems. ES Llame al 911 si hay dificultad para respirar o tragar, o si la cara se hincha rápido.
    Si no, vea a un dentista: no atendemos problemas dentales.`,
  sick: entry()`tired|exhausted|fatigue*|no energy|cant sleep|insomn*|swollen glands|lump*|bolita|snor*|
    cansad*|no duermo|sick|ill|unwell|me siento mal|enferm*|wont eat|infection|infeccion; feel* + off; @child
    & crying|llor* ! @price EN I’m sorry to hear that. Walk in to any clinic, ${hours}, or book a visit; we
    see children too. Not sure where to go? Call us at ${phone}. / Call 911 for chest pain, trouble breathing,
    blue lips, a seizure, someone who’s limp or hard to wake, or anything that’s severe or getting worse fast.
    A baby under 3 months with a temperature of 100.4 °F or higher needs an emergency room now. ES Lo
    sentimos. Venga sin cita a cualquier clínica, ${horario}, o haga una cita; también atendemos a niños. ¿No
    sabe a dónde ir? Llámenos al ${phone}. / Llame al 911 si hay dolor de pecho, dificultad para respirar,
    labios azules, convulsiones, alguien flácido o que no despierta, o algo fuerte o que empeora rápido. Un
    bebé menor de 3 meses con 100.4 °F o más debe ir a una sala de emergencias ahora.`,
};
