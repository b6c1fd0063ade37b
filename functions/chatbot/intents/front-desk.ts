import { entry } from '#functions/chatbot/meaning/entry.ts';
import type { Bilingual, Language } from '#functions/chatbot/reply/question.ts';
import { texts } from '#functions/chatbot/reply/texts.ts';

const question = entry('phone', 'contact');

/**
 * What people ask of the front desk, because the site doesn't say it: completes "I don't have information about …". The
 * owner can write an answer in its place, as whole sentences that begin with `!`.
 */
export const frontDeskQuestions = {
  parking: question`where|street|free|a lot + park|parking; parking|parkin|valet|estacion* ! sky park|
    amusement|walk in the park|national|checkin|check in|im in EN parking ES el estacionamiento`,
  access: question`wheelchair*|handicap*|accessib*|elevator|ramp|disabled|silla de ruedas|elevador|service
    dog|service animal ! placard|form EN accessibility at each clinic ES el acceso para personas con
    discapacidad en cada clínica`,
  transit: question`bus stop|bus|uber|lyft|taxi|shuttle|transportation|parada|camion + stop|close|near|ride|
    to|there|cerca|autobus; bus stop; a ride EN buses and rides ES el transporte`,
  physicals: question`fisicos|examenes fisicos|fisico + escuela|deportes|trabajo; work physical|boss + physical; emigracion|inmigracion|sobre cerrado|examen +
    emigracion|inmigracion|trabajo; sports|sport|school|camp|dot|cdl|employment|work|pre employment|college|
    immigration|kindergarten|daycare|volleyball|football|fisico|deportes|volunteer|foster + physical*|exam|
    med card|medical card|i 693|fisico|examen fisico|deportes; i 693|i693; dot physical; cdl med; how long +
    physical; sports physical EN sports, school, work and immigration physicals ES los exámenes físicos para
    deportes, escuela, trabajo o inmigración`,
  vaccines: question`shingrix|gardasil|prevnar|tdap|mmr; shot|shots|vaccine*|immunization*|booster*|jab|
    vaccination*|vacuna* + covid|tetanus|shingles|hepatitis|mmr|rabies|hpv|pneumonia|travel|tdap|rsv|
    chickenpox|measles|typhoid|meningitis|child*|school|kids|baby|do|have|give|thailand|tetano|ninos|covid|
    hep|yellow ! flu|gripe|influenza|records|b12|weight|record; vaccine*|vaccination*|vacuna* ! flu|records|
    gripe EN vaccines other than the flu vaccine ES vacunas que no sean la de la gripe`,
  tuberculosis: question`tb test; tb|tuberculosis|ppd|quantiferon ! tbd EN TB tests ES la prueba de
    tuberculosis`,
  drugTests: question`10 panel|5 panel|pre employment test|test for work|new job + test|panel|screen; drug|
    urine|alcohol|hair|antidoping|drogas + test*|screen*|prueba|examen; breathalyzer|antidoping|dna test|
    paternity ! culture|price of urine EN drug, alcohol and DNA tests ES las pruebas de drogas, de alcohol y
    de ADN`,
  scans: question`mri|mris|ct|cat|pet|bone density|dexa|tac|resonancia + scan*|machine|do|have|hacen|need|
    where|cost|on; mri|ct scan|cat scan|mammogram*|mamograf*|colonoscop*|endoscop*|dexa|resonancia|ekg at !
    cat bit EN MRI, CT and other large scans ES resonancias, tomografías y otros estudios grandes`,
  minors: question`parents insurance & mail|find out|know; parents insurance|get something in the mail|llevar
    al nino + comadre|abuela|tia; im 16|im 15|im 17|im 14|im 13|teen|minor|under 18|menor|my teen|my son|my
    daughter|son|daughter + alone|by myself|by himself|by herself|without parent*|without my|come by|solo|
    sola|consent; parents + find out|know|told|see|bill; grandma + bring; someone else bring; bring my son in
    if|bring my daughter in if; parental consent EN minors who come alone, consent and their privacy ES
    menores que vienen solos, el permiso de los padres y su privacidad`,
  providers: question`board certified|whos the doctor|who is the doctor; doctores o|son doctores|doctor or nurse; which doctor|who is the doctor|tall one|medico que + wednesday*|today|there|on|atiende;
    who|which|names|list|what|meet + doctors|providers|doctor works|is the doctor|are the doctors|will i see|
    md; female|woman|lady|male|same|specific|certain + doctor|dr|provider|gynecologist; actual md|md or|pa
    or|see a pa|real doctor; mandarin|chinese + dr|doctor; doctora|mujer + doctor*|atienda; doctor que; bios
    ! dentist EN who the providers are and who is in on which day ES quiénes son los doctores y qué días
    están`,
  planB: question`plan b; plan b|morning after|emergency contraception|abortion*|aborto|pildora del dia EN
    emergency contraception and abortion ES la anticoncepción de emergencia y el aborto`,
  fees: question`charged if i dont|dont show up|no show; cancel*|no show|noshow|late|missed|deposit + fee*|
    charge*|policy|penalty|notice; no show fee|cancellation fee|cancellation policy; notice + fee|cancel;
    cobran + cancelar|no voy EN cancellation and no-show fees ES los cargos por cancelar o faltar`,
  pets: question`chihuahua|dog|perro + come in|inside|with me; emotional support|dog|cat|pet|pets|puppy|perro|gato|mascota + bring|allowed|come|with me|inside|traer|llevar EN pets ES las mascotas`,
  workersComp: question`rear ended|lien|lawyer; workers comp|work comp|workmans comp|workers compensation|
    hurt at work|injured at work|osha|accidente de trabajo|compensacion|work injury|auto accident claim|car
    accident insurance EN workers’ compensation and accident claims ES la compensación por accidentes de
    trabajo`,
  forms: question`npi number|npi|tax id; form|forms|paperwork|papers|placard|letter|formulario*|papeles|forma + fmla|disability|
    fill|sign|adoption|school|camp|jury|handicap|short term|complete|llenar|firmar|discapacidad; fmla|
    handicap placard|disability paperwork|jury duty EN forms that a provider fills in ES formularios que
    llena el doctor`,
  pharmacy: question`meds right there|get the meds|medicine right there|go to cvs; pharmacy|farmacia +
    inside|on site|onsite|there|in the|have|in your|clinic|adentro|tienen|sell; dispense|medicine there EN
    medicines that we hand out ourselves ES las medicinas que entregamos aquí mismo`,
  dental: question`dentist*|dental|pull teeth|teeth cleaning|braces|dentista*|sacan muelas|muelas + sacan|
    filling EN dental care ES el cuidado dental`,
  eyes: question`eye exam*|glasses|contacts|contact lens*|optometrist|lentes|vision test ! stuck|hurts|red EN
    eye exams and glasses ES exámenes de la vista y lentes`,
  complaints: question`rude|poner una queja|queja|extremely rude; complain*|complaint|file + complaint; rude|
    terrible service|bad experience|feedback|leave a review|unhappy|lawsuit|sue|malpractice|queja|grosera|
    grosero|mal servicio|compliment EN complaints and praise ES quejas y felicitaciones`,
  lostFound: question`left my + umbrella|jacket|phone|keys|purse|glasses|hat; left|lost|forgot|found|olvide|deje + jacket|phone|keys|purse|wallet|glasses|bag|hat|
    jewelry|chamarra|celular|llaves|bolsa|lost and found + exam room|there|clinic|alla|room; lost and found;
    left my jacket|left my phone|left my purse EN things left at a clinic ES objetos olvidados en la clínica`,
  masks: question`mask*|cubrebocas|mascarilla EN masks ES los cubrebocas`,
  allergyTests: question`allergy|allergies|alergia*|skin test + test*|testing|shots|prueba|panel ! allergic
    to|skin rash; allergy shots EN allergy testing and allergy shots ES las pruebas y vacunas de alergia`,
  therapies: question`botox|filler*|chiropract*|acupuncture|massage|physical therapy|pt here|hearing aid*|
    laser|facial|physiotherapy|quiropract*|masaje*|terapia fisica|tattoo removal ! referral|insurance says EN
    treatments that aren’t on our services page ES tratamientos que no están en nuestra página de servicios`,
  surgeries: question`circumcision|vasectomy|surgery|surgeries|biopsy|tubes tied|lasik|liposuction|
    circuncision|vasectomia|cirugia* + do|have|hacen|perform|need|price|get|can; vasectomy|circumcision EN
    surgery ES cirugías`,
  controlled: question`prescription for + xanax|adderall|opioids|percocet|norco|oxy; write suboxone|prescribe
    adderall; adderall|xanax|oxy*|percocet|suboxone|methadone|opioid*|controlled|ritalin|vyvanse|ambien|
    medical marijuana|marijuana card|med marijuana|mmj|cannabis card|klonopin|gabapentin|pain management|
    detox|rehab ! took|too many|pretend|write me|swallow* EN controlled medicines, marijuana cards and
    addiction treatment ES medicinas controladas, tarjetas de marihuana y tratamiento de adicciones`,
  updates: question`wrong email|wrong phone|misspelled my name|typo; new address|cambie de numero|cambie de telefono|my new number|changed my number; change|
    update|correct|wrong + last name|address|phone number|my name|email address|dob|birthday|date of birth|
    insurance on file|info on file + my|on file|new|record; on file; cambiar + mi direccion|mi nombre|mi
    telefono EN changes to what we have on file ES cambios en sus datos`,
  houseCalls: question`come to my room|come to my hotel|to my hotel|my house; house call*|home visit*|come to
    my house|come to me|mobile|a domicilio|domicilio EN home visits ES las visitas a domicilio`,
  discounts: question`discount*|military|senior|veteran|student|coupon|promo|deal|membership|gift card*|
    descuento*|promocion* + discount|rate|price|do you|have|available|offer; discount*|coupon*|promo code|
    gift card*|membership|descuento* EN discounts, memberships and gift cards ES descuentos, membresías y
    tarjetas de regalo`,
  training: question`cpr|first aid|bls|primeros auxilios + class*|teach|course*|cert*|training|clases|offer;
    cpr|narcan + give out|training|free; overdose training EN classes and training ES clases y cursos`,
  privacyPolicy: question`come with me|come in with me|go in with me; back in the room|sister with me|someone with me|more than one person; photos|
    pictures|video + take|allowed|record; camera*; visitor* + allowed|policy; come in with me|in the room
    with me EN visitors, photos and video in the clinic ES visitantes, fotos y video en la clínica`,
  wifi: question`wifi password|wifi; wifi|wi fi|internet|charger|outlet to charge|vending|restroom|bathroom|water fountain|coffee
    there|tv in + clinic|have|there|lobby|waiting EN what the waiting rooms have ES lo que hay en las salas
    de espera`,
  length: question`how long|cuanto dura|cuanto tiempo + physical|appointment|visit|exam|take|consulta|cita +
    take|usually|last|start to finish|dura ! wait|results|labs|iv|session|fever EN how long each kind of
    visit takes ES cuánto dura cada tipo de cita`,
  otherTests: question`vitamins at once|all your vitamins|ferritin; blood type|d dimer|troponin|heart
    enzymes|genetic|sleep study|stress test|holter|breath test|food sensitivity|stool test|parasite test|
    semen EN that test ES ese examen`,
  specialties: question`cardiolog*|dermatolog*|neurolog*|orthoped*|podiatr*|urolog*|oncolog*|nutritionist|
    dietitian|fertility|ivf|sleep apnea|psychiatr* + do you|have|there|on staff|tienen ! refer*|see|therapist
    EN specialists on our staff ES especialistas en nuestras clínicas`,
  vet: question`vet|veterinar* EN animals. We treat people only ES animales. Solo atendemos a personas`,
};

export type FrontDeskTopic = keyof typeof frontDeskQuestions;

const { phone, hours, horario } = texts;

const about: Bilingual<(subject: string) => string> = {
  en: (subject) => `I don’t have information about ${subject}. Our front desk does: call ${phone}, ${hours}.`,
  es: (subject) =>
    `No tengo información sobre ${subject}. En la recepción sí: llame al ${phone}, ${horario}.`,
};

/** What the chat says of a subject of the table above: who knows about it, or the owner's own answer. */
export function noInformation(text: string, language: Language): string {
  return text.startsWith('!') ? text.slice(1) : about[language](text);
}
