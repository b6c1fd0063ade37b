import { brand } from '#shared/brand.ts';
import { shopTestPath } from '#shared/lab-tests/shop-path.ts';

/** Questions as people type them, with what the answer has to say and where its buttons lead. */
export interface QuestionGroup {
  /** A part of the answer that a wrong one wouldn't have. */
  says: string;
  /** One of the answer's links. */
  href: string;
  emergency?: true;
  asked: readonly string[];
}

const phone = brand.phoneHref;
const myBookings = '/my-bookings';

export const questionGroups: readonly QuestionGroup[] = [
  {
    says: 'Call 911 or go to an emergency room now. In a baby under 3 months',
    href: 'tel:911',
    emergency: true,
    asked: [
      '2 month old 101',
      'newborn feels hot',
      'my 6 week old has a temp of 100.5',
      '8wk old fever',
      'my newborn has a fevr what do i do',
      'fever in 2mo baby',
      'baby is 10 days old and has 100.6 temperature',
      'my two month old son is burning up',
      'my daughter is 5 weeks and feels really warm',
      'is 100.4 bad for a one month old',
      '3 week old temp 38.2 c',
    ],
  },
  {
    says: 'if your baby is under 3 months',
    href: 'tel:911',
    emergency: true,
    asked: ['my baby has a fever', 'baby fever 102 what to do', 'infant with temperature 101.3'],
  },
  {
    says: 'Llame al 911 ahora',
    href: 'tel:911',
    emergency: true,
    asked: [
      'mi bebé tiene fiebre',
      'dolor de pecho',
      'no puedo respirar',
      'mi papa tiene dolor en el pecho',
      'mi hijo esta convulsionando',
    ],
  },
  {
    says: 'Call 911',
    href: 'tel:911',
    emergency: true,
    asked: [
      'chest pian',
      'icantbreathe',
      'my mom cant move one side of her face',
      'my kid swallowed a battery',
      'fever of 106',
      'he wont wake up',
      'my husband colapsed',
    ],
  },
  {
    says: '988',
    href: 'tel:988',
    emergency: true,
    asked: ['i want to dye... i mean die', 'thinking about killing my self'],
  },
  {
    says: 'At 3 to 6 months',
    href: 'tel:911',
    asked: ['4 month old with 101 fever', 'my 5mo has a temp of 101.5', 'three month old fever'],
  },
  {
    says: 'At 6 to 24 months',
    href: phone,
    asked: ['my 9 month old has fever', '18 month old temp 103', 'fever 102 in 1 year old'],
  },
  {
    says: 'Over age 2',
    href: '/book-appointment',
    asked: [
      'my 4 year old has a feaver',
      '6yo with 103 temp',
      'my son is 3 and his fever is 102 since yesterday',
      'fever for 3 days in 7 year old',
    ],
  },
  {
    says: 'Adults: come in',
    href: '/book-appointment',
    asked: ['i have a fever of 102', 'my husband has fever and chills', '35 year old with 103 fever'],
  },
  {
    says: 'A fever is 100.4 °F',
    href: '/book-appointment',
    asked: ['fever', 'my kid has a fever', 'my child is feverish', 'when is a fever dangerous'],
  },
  {
    says: 'We see children',
    href: '/book-appointment',
    asked: [
      'my kid is sick',
      'my son keeps throwing up',
      'toddler with cough and runny nose',
      'daughter has an earache',
      'lil one has a rash',
      'my 5 year old has a sore throat',
    ],
  },
  {
    says: 'we see sick and injured children',
    href: '/book-appointment',
    asked: ['do you see kids', 'do you treat children', 'can i bring my toddler', 'is there a pediatrician'],
  },
  {
    says: 'Yes, all ten clinics are open until 5:00 PM today',
    href: '/locations',
    asked: [
      'open now?',
      'are you open',
      'r u open rn',
      'are yall open today',
      'areyouopen',
      'is anyone there right now',
      'are you guys opne now',
    ],
  },
  {
    says: 'Spring Mountain / Rainbow is open until 5:00 PM today',
    href: '/book-appointment?clinic=7',
    asked: [
      'is the clinic on Spring Mountain open now, and until when',
      'is spring mountain open',
      'spring mtn clinic open now?',
    ],
  },
  {
    says: 'can walk in until 5:00 PM today',
    href: '/book-appointment?clinic=7',
    asked: ['is Spring Mountain open, can I come at 2'],
  },
  {
    says: 'Nevada Medicaid is on our list',
    href: '/insurance',
    asked: [
      'is the clinic on Spring Mountain open now, and until when; do they take Medicaid',
      'Do you take Medicaid?',
      'medicade accepted?',
      'do u accept nevada medicaid',
      'i have medicaid can i come in',
    ],
  },
  {
    says: 'open Monday through Friday, 8:00 AM to 5:00 PM',
    href: '/locations',
    asked: [
      'hours',
      'what time do you close',
      'wat are ur hrs',
      'when do you open',
      'how late are you open',
      'are you open 24/7',
    ],
  },
  {
    says: 'We’re open from 8:00 AM to 5:00 PM',
    href: '/locations',
    asked: ['are you open at 7pm', 'can i come after 6', 'open evenings?', 'do you open before 7am'],
  },
  {
    says: 'closed on weekends',
    href: '/book-appointment',
    asked: [
      'open on weekends?',
      'are you open saturday',
      'sunday hours',
      'r u open this weekend',
      'open on sundays',
    ],
  },
  {
    says: 'We’re closed on Thursday for Thanksgiving',
    href: '/locations',
    asked: ['Are you open on Thanksgiving?', 'open thanksgivin', 'are u open on turkey day'],
  },
  {
    says: 'We’re closed on Friday, December 25, for Christmas',
    href: '/locations',
    asked: ['open christmas day?', 'are you open on xmas'],
  },
  { says: 'Christmas Eve is', href: '/locations', asked: ['are you open on christmas eve'] },
  { says: 'closed on holidays', href: '/locations', asked: ['are you open on holidays', 'holiday hours'] },
  {
    says: 'open tomorrow from 8:00 AM to 5:00 PM',
    href: '/book-appointment?date=2026-11-25',
    asked: ['are you open tomorrow', 'open tmrw?'],
  },
  {
    says: 'radiologic technologists',
    href: '/x-ray',
    asked: [
      'do you do x rays',
      'can i get an xray today',
      'xray of my foot',
      'do i need to call before an x-ray',
    ],
  },
  {
    says: 'Aetna is on our list',
    href: '/insurance',
    asked: ['Do you take Aetna?', 'aetna ok?', 'do yall accept aetna insurance'],
  },
  {
    says: 'on our list of insurers',
    href: '/insurance',
    asked: [
      'do you accept blue cross',
      'is hpn in network',
      'take united healthcare?',
      'medicare accepted',
      'do you take tricare',
      'my insurance is cigna is that ok',
      'do you accept molina',
    ],
  },
  { says: 'Kaiser Permanente isn’t on our list', href: '/insurance', asked: ['do you take kaiser'] },
  {
    says: 'most major insurance',
    href: '/insurance',
    asked: ['what insurence do you take', 'do you accept my insurance', 'list of insurances'],
  },
  {
    says: 'see patients without insurance',
    href: phone,
    asked: [
      'i dont have insurance',
      'can i be seen without insurance',
      'do you see self pay patients',
      'uninsured',
    ],
  },
  {
    says: 'CBC is $30.00',
    href: shopTestPath('cbc'),
    asked: [
      'how much is a blood count',
      'price of cbc',
      'cost of a complete blood count',
      'howmuchisacbc',
      'how mutch for a cbc',
    ],
  },
  {
    says: 'CMP is $30.00',
    href: shopTestPath('cmp'),
    asked: [
      'metabolic panel price',
      'how much for kidney function test',
      'comprehensive metabolic panel cost',
    ],
  },
  {
    says: 'Lipid Profile is $50.00',
    href: shopTestPath('lipid-profile'),
    asked: ['how much is a colesterol test', 'lipid panel cost', 'price for cholesterol check'],
  },
  {
    says: 'HBA1C is $25.00',
    href: shopTestPath('hba1c'),
    asked: [
      'a1c price',
      'how much is the diabetes test',
      'whats the cost for a hemoglobin a1c',
      'do you do a1c tests',
    ],
  },
  {
    says: 'TSH is $65.00',
    href: shopTestPath('tsh'),
    asked: ['thyroid test cost', 'how much to check my thiroid'],
  },
  {
    says: 'don’t have a price for that test',
    href: phone,
    asked: ['vitamin d test price', 'how much is a psa test', 'do you do vitamin d tests'],
  },
  {
    says: '$30 without insurance',
    href: '/primaryCare',
    asked: ['how much is a flu shot', 'flu vacine cost'],
  },
  {
    says: 'look into it',
    href: phone,
    asked: ['i want a refund', 'can i get my money back for a test', 'you charged me twice', 'refnud please'],
  },
  {
    says: 'You can cancel under My Bookings',
    href: myBookings,
    asked: [
      'cancel my appointment',
      'how do i cancle',
      'i cant make it tomorrow',
      'need to call off my visit',
      'cancelappointment',
    ],
  },
  {
    says: 'You can reschedule',
    href: myBookings,
    asked: [
      'reschedule',
      'can i change my appointment to friday',
      'move my visit to another day',
      'need a diffrent time for my appt',
      'reshedule my apointment',
    ],
  },
  {
    says: 'ready in 24 to 48 hours',
    href: brand.links.patientPortal,
    asked: ['where are my results', 'my lab reults', 'are my labs back', 'how long for blood test results'],
  },
  {
    says: 'records sent to you',
    href: brand.links.patientPortal,
    asked: ['i need my medical records', 'how do i get a copy of my records', 'send my records to my doctor'],
  },
  {
    says: 'don’t have parking information',
    href: phone,
    asked: ['is there parking', 'where do i park', 'parking at spring mountain', 'is parking free'],
  },
  {
    says: 'help in another language',
    href: '/nondiscrimination',
    asked: ['do you speak spanish', 'spanish speaking doctor?', 'do you have an interpreter'],
  },
  {
    says: 'Para ayuda en español',
    href: phone,
    asked: [
      'tengo tos',
      'hola, quiero hacer una cita',
      'aceptan medicaid',
      '¿están abiertos hoy?',
      'cuanto cuesta una consulta',
    ],
  },
  {
    says: 'The nearest clinic to 89117 is Spring Mountain / Rainbow',
    href: '/book-appointment?clinic=7',
    asked: ['book near 89117', 'appointment near 89117 please'],
  },
  {
    says: 'book at',
    href: '/book-appointment?clinic=6',
    asked: ['book in henderson', 'i need an appointment at the henderson clinic'],
  },
  {
    says: 'You can book online',
    href: '/book-appointment',
    asked: [
      'book',
      'can i get an apt today',
      'i need to see a doctor',
      'how do i schedule a visit',
      'next available',
      'bookappointment',
    ],
  },
  {
    says: 'Walk-ins are welcome',
    href: '/book-appointment',
    asked: [
      'do you take walk ins',
      'can i just walk in',
      'do i need an appointment',
      'is an apointment required',
    ],
  },
  {
    says: 'arrive 15 minutes early',
    href: '/blog-inside/7',
    asked: ['what do i bring', 'how early should i get there'],
  },
  {
    says: 'book without your card',
    href: '/book-appointment',
    asked: ['i dont have my insurance card with me', 'forgot my insurance card'],
  },
  {
    says: 'Running late',
    href: phone,
    asked: ['im running late', 'gonna be 20 minutes late', 'i missed my appointment'],
  },
  {
    says: 'today’s wait',
    href: phone,
    asked: ['how long is the wait', 'wait time', 'are you busy right now'],
  },
  {
    says: 'pay a medical bill by card',
    href: '/bill-pay',
    asked: ['pay my bill', 'how do i pay', 'billpay', 'i got a bill in the mail'],
  },
  {
    says: 'print, save or email your receipt',
    href: '/bill-pay',
    asked: ['i need a reciept', 'can i use my hsa', 'itemized bill'],
  },
  {
    says: 'go over your options',
    href: phone,
    asked: ['do you have payment plans', 'i cant afford my bill'],
  },
  {
    says: 'line by line',
    href: phone,
    asked: ['i have a question about my bill', 'why was i charged so much'],
  },
  {
    says: 'We can’t refill',
    href: phone,
    asked: ['can i get a prescription refill', 'i ran out of my meds'],
  },
  {
    says: 'work or school note',
    href: phone,
    asked: ['can i get a doctors note for work', 'i need a school excuse'],
  },
  {
    says: 'Las Vegas, North Las Vegas and Henderson',
    href: '/locations',
    asked: ['where are you located', 'nearest clinic', 'clinic locations', 'closest one to me'],
  },
  {
    says: '3690 S Rainbow Blvd',
    href: '/location-detail/7',
    asked: [
      'where is the spring mountain clinic',
      'address of spring mountain clinic',
      'directions to spring mountain',
    ],
  },
  {
    says: 'I don’t know.',
    href: phone,
    asked: [
      'do you do mri',
      'do you do sports physicals',
      'can i bring my dog',
      'who won the game',
      'covid vaccine?',
    ],
  },
  {
    says: 'which medicine and dose are right for you',
    href: phone,
    asked: ['how much tylenol for my kid', 'can i take ibuprofen with my meds', 'do i have strep'],
  },
  {
    says: 'Call 911 now',
    href: 'tel:911',
    emergency: true,
    asked: [
      'chainsaw caught my leg and the rag is soaked thru',
      'knife slipped, wound wont stop gushing',
      'lawn mower took off my toe',
      'used my puffer 4 times and its not helping',
      'so winded i can barely say a sentence',
      'ribs sucking in every breath hes 2',
      'jaw aches and im clammy and my arm hurts',
      'moms smile is lopsided n her words are garbled',
      'stiff neck, throwing up and light hurts',
      'kid hit her head and now shes real sleepy',
      '20 weeks pregnant and cramping with blood',
      'his sugar is 41 and hes sweaty',
      'my 3 year old got a scorpion sting',
      'got shocked by a live wire',
      'hives everywhere and my voice is hoarse',
      'stopped sweating on a hike and confused',
    ],
  },
  {
    says: '1-800-222-1222',
    href: 'tel:+18002221222',
    emergency: true,
    asked: [
      'she took the whole bottle of advil',
      'my toddler got into my pills',
      'co alarm going off and we feel sick',
      'splashed drain acid in my eye',
    ],
  },
  {
    says: '1-800-222-1222',
    href: 'tel:+18002221222',
    emergency: true,
    asked: ['mi hijo se tragó una pila', 'la niña tomó detergente', 'se tomó muchas pastillas'],
  },
  {
    says: 'Llame al 911 ahora',
    href: 'tel:911',
    emergency: true,
    asked: [
      'se desmayó mi abuela',
      'sangra mucho y no para',
      'mi bebé está morado',
      'se me rompió la fuente',
      'tiene la lengua hinchada',
      'le falta el aire',
    ],
  },
  {
    says: 'oprima 2',
    href: 'tel:988',
    emergency: true,
    asked: ['me quiero quitar la vida', 'mi hermana se quiere matar'],
  },
  {
    says: '988',
    href: 'tel:988',
    emergency: true,
    asked: [
      'thinking of offing myself',
      'whats the point of living',
      'everyone would be better off if i was gone',
    ],
  },
  {
    says: 'danger, call 911',
    href: 'tel:911',
    asked: [
      'my copay almost gave me a heart attack, where do i pay',
      'dying to know if you take aetna',
      'grandpa had a stroke 6 years ago, doing great, needs a primary care doctor',
    ],
  },
  {
    says: 'urinary tract',
    href: '/book-appointment',
    asked: ['stings when i pee', 'peeing every 5 min and it hurts'],
  },
  {
    says: 'ear infections',
    href: '/book-appointment',
    asked: ['my ear is throbbing', 'water in my ear'],
  },
  {
    says: 'pink eye',
    href: '/book-appointment',
    asked: ['crusty eye this morning'],
  },
  {
    says: 'bites and stings',
    href: '/book-appointment',
    asked: ['wasp stung my foot', 'something bit me'],
  },
  {
    says: 'needing stitches',
    href: '/book-appointment',
    asked: ['sliced my finger open might need stitches'],
  },
  {
    says: 'sprains',
    href: '/book-appointment',
    asked: ['jammed my thumb', 'my wrist is swollen'],
  },
  {
    says: 'minor burns',
    href: '/book-appointment',
    asked: ['grease burned my hand'],
  },
  {
    says: 'coughs and bronchitis',
    href: '/book-appointment',
    asked: ['coughin for 2 weeks'],
  },
  {
    says: 'strep throat',
    href: '/book-appointment',
    asked: ['throat is killing me'],
  },
  {
    says: 'vomiting',
    href: '/book-appointment',
    asked: ['cant keep anything down', 'throwin up'],
  },
  {
    says: 'back and neck pain',
    href: '/book-appointment',
    asked: ['back spasms'],
  },
  {
    says: 'migraines',
    href: '/book-appointment',
    asked: ['pounding head'],
  },
  {
    says: 'sinus',
    href: '/book-appointment',
    asked: ['stuffed up and green snot'],
  },
  {
    says: 'seasonal allergies',
    href: '/book-appointment',
    asked: ['sneezing like crazy'],
  },
  {
    says: 'allergic reactions',
    href: '/book-appointment',
    asked: ['hives on my arms'],
  },
  {
    says: 'abscesses',
    href: '/book-appointment',
    asked: ['boil under my arm'],
  },
  {
    says: 'transmitted infections',
    href: '/book-appointment',
    asked: ['think i caught an std'],
  },
  {
    says: 'rashes',
    href: '/book-appointment',
    asked: ['itchy bumps all over'],
  },
  {
    says: 'period problems',
    href: '/womens-health',
    asked: ['missed period and cramps'],
  },
  {
    says: 'see a dentist',
    href: phone,
    asked: ['my tooth is killing me'],
  },
  {
    says: 'Myers Cocktail: $150',
    href: '/iv-therapy',
    asked: ['what does a myers drip run', 'myers iv $$?', 'jet lagged, price of that myers thing'],
  },
  {
    says: 'Immune Boost: $150',
    href: '/iv-therapy',
    asked: ['immune booster drip cost'],
  },
  {
    says: '8 shots $150',
    href: '/iv-therapy',
    asked: ['what would b12 shots set me back'],
  },
  {
    says: '$399 per month',
    href: '/weight-loss-management',
    asked: [
      'whats ozempic a month',
      'skinny shot price',
      'injections to lose weight, semaglutide cost each month',
    ],
  },
  {
    says: '$30 without insurance',
    href: '/primaryCare',
    asked: ['damage for a flu jab w no insurance', 'flu vaccine without insurance'],
  },
  {
    says: 'reschedule under My Bookings',
    href: myBookings,
    asked: ['can we do friday instead of monday', 'swap my slot to wednesday'],
  },
  {
    says: 'ready in 24 to 48 hours',
    href: brand.links.patientPortal,
    asked: ['any word on my blood test from friday', 'labs in yet? gave blood on monday'],
  },
  {
    says: 'If someone may be in danger, call 911.',
    href: 'tel:911',
    asked: ['the purple thing again'],
  },
  {
    says: 'bring your ID and insurance card',
    href: '/book-appointment',
    asked: ['what do i gotta bring'],
  },
  {
    says: 'I don’t know.',
    href: phone,
    asked: [
      'who wins the knights game saturday',
      'will it rain sunday weather',
      'does walmart close at 9 sunday',
    ],
  },
  {
    says: 'TSH is $65.00 and Lipid Profile is $50.00',
    href: shopTestPath('lipid-profile'),
    asked: ['price of tsh and lipid', 'tsh, lipid cost'],
  },
  {
    says: 'CBC is $30.00, TSH is $65.00 and Lipid Profile is $50.00',
    href: shopTestPath('cbc'),
    asked: ['price of cbc, tsh and lipid', 'how much is a cbc, tsh, lipid and a1c'],
  },
  { says: 'Flu vaccine', href: shopTestPath('cbc'), asked: ['how much is a cbc and a flu shot'] },
  { says: 'a price for the rest', href: shopTestPath('cbc'), asked: ['cost of vitamin d and cbc'] },
  {
    says: 'UnitedHealthcare and Medicare are on our list',
    href: '/insurance',
    asked: ['do you take united healthcare and medicare', 'uhc or medicare ok?'],
  },
  {
    says: 'Kaiser Permanente isn’t on our list',
    href: '/insurance',
    asked: ['do you take aetna or kaiser'],
  },
  {
    says: 'Cigna, Humana and TRICARE are on our list',
    href: '/insurance',
    asked: ['do yall accept cigna, humana and tricare'],
  },
  { says: 'closed on weekends', href: '/locations', asked: ['open saturday and sunday?'] },
  {
    says: 'We’re closed on weekends. We reopen Monday at 8:00 AM. All ten clinics are open on Monday',
    href: '/book-appointment?date=2026-11-30',
    asked: ['are you open saturday and monday'],
  },
  {
    says: 'open tomorrow and on Monday from 8:00 AM to 5:00 PM',
    href: '/book-appointment?date=2026-11-25',
    asked: ['open wed and mon?', 'are you open tomorrow or monday'],
  },
  {
    says: 'We’re closed on Friday, December 25, for Christmas',
    href: '/locations',
    asked: ['open christmas eve and christmas?'],
  },
  { says: 'CMP: $30.00', href: shopTestPath('cbc'), asked: ['what is a cbc and a cmp'] },
  {
    says: 'Call 911 if anything comes back or gets worse.',
    href: 'tel:911',
    asked: [
      'cough 3 days, no trouble breathing',
      'bleeding stopped, cut is deep',
      'bad cold w/ no chest pain or shortness of breath',
      'hives on arms no trouble breathing',
    ],
  },
  {
    says: 'coughs and bronchitis',
    href: 'tel:911',
    asked: ['its not an emergency just a cough'],
  },
  {
    says: 'Lipid Profile is $50.00',
    href: 'tel:911',
    asked: [
      'heart attacks run in my family, cholesterol test price',
      'scared of heart attacks how much is the cholesterol test',
    ],
  },
  {
    says: 'nodules',
    href: '/ultrasound',
    asked: ['thyroid ultrasound', 'do you do ultrasounds of the thyroid'],
  },
  {
    says: 'offer primary care',
    href: '/primaryCare',
    asked: [
      'had a stroke years ago, needs a primary care doctor',
      'looking for a pcp',
      'need a family doctor',
    ],
  },
  {
    says: '$30 without insurance',
    href: '/primaryCare',
    asked: ['flu shot for my twins, how much'],
  },
  {
    says: 'Call 911',
    href: 'tel:911',
    emergency: true,
    asked: [
      'chest feels like theres a brick on it',
      'took 2 of my bp pills by accident',
      'dads lips look kinda bluish',
      'baby wont latch and is 5wks w 100.9',
      'cut finger w a mandolin wont quit bleeding',
    ],
  },
  { says: '988', href: 'tel:988', emergency: true, asked: ['thinkin bout ending it', 'i want to end it'] },
  {
    says: 'open until 5:00 PM today',
    href: '/book-appointment?clinic=7',
    asked: ['yo is summerlin one open rn i need stitches'],
  },
  {
    says: 'HBA1C is $25.00 and Lipid Profile is $50.00',
    href: shopTestPath('hba1c'),
    asked: ['whats the $$ for sugar test n cholestrol'],
  },
  { says: 'note', href: phone, asked: ['my boss needs proof i was there yesterday'] },
  { says: 'hours before the blood draw', href: shopTestPath('cmp'), asked: ['do i gotta fast b4 my cmp'] },
  {
    says: 'My Bookings',
    href: myBookings,
    asked: ['lost the card with my confirmation # on it', 'cancel tmrws appt pls'],
  },
  {
    says: 'Walk-ins are welcome',
    href: '/book-appointment',
    asked: ['im in town from texas can i still come in'],
  },
  {
    says: 'open tomorrow from 8:00 AM to 5:00 PM',
    href: '/book-appointment?date=2026-11-25',
    asked: ['u close early the day before thanksgiving?'],
  },
  {
    says: 'Humana and UnitedHealthcare are on our list',
    href: '/book-appointment?date=2026-11-30',
    asked: ['do you have humana or uhc, and are u open mon'],
  },
  {
    says: 'I don’t know.',
    href: phone,
    asked: ['my kid needs a physical for football', 'need my tdap for work'],
  },
  {
    says: 'sinus infections and colds',
    href: 'tel:911',
    asked: ['no chest pain just a lil cough n runny nose'],
  },
  { says: 'line by line', href: phone, asked: ['got a bill i alrdy paid wth'] },
  {
    says: 'which medicine and dose are right for you',
    href: phone,
    asked: ['allergic to penicillin can i still get meds'],
  },
  {
    says: 'ear infections',
    href: '/book-appointment',
    asked: ['i cant hear out of my left ear', 'u guys do ear wax cleaning'],
  },
  {
    says: 'Call 911',
    href: 'tel:911',
    emergency: true,
    asked: ['nosebleed 40 min', 'my grandbaby swallowed a quarter'],
  },
  { says: 'establish care with us', href: '/primaryCare', asked: ['r u guys taking new ppl'] },
  { says: 'Lipid Profile: ', href: shopTestPath('lipid-profile'), asked: ['whats a lipid panel check for'] },
  {
    says: 'Walk in to any clinic',
    href: '/book-appointment',
    asked: ['no fever no chills just tired for weeks'],
  },
  { says: 'go over your options', href: phone, asked: ['can i pay half now half later'] },
  { says: 'unning late', href: phone, asked: ['my appt is at 2 im gonna be 10 min late'] },
  { says: 'Myers Cocktail: $150', href: '/iv-therapy', asked: ['price of b12 shot and myers iv'] },
  { says: 'can refer you', href: '/insurance', asked: ['do yall take blue cross and do i need a referral'] },
];
