import { entry } from '#functions/chatbot/meaning/entry.ts';
import type { Bilingual, Language } from '#functions/chatbot/reply/question.ts';
import { texts } from '#functions/chatbot/reply/texts.ts';

const question = entry('phone', 'contact');

/**
 * What people ask of the front desk, because the site doesn't say it: completes "I don't have information about …". The
 * owner can write an answer in its place, as whole sentences that begin with `!`.
 */
export const frontDeskQuestions = {
  parking: question`where|free|street|lot + park; parking|valet|estacion* ! sky park EN parking ES el
    estacionamiento`,
  access: question`wheelchair*|handicap*|accessib*|elevator|ramp|silla de ruedas|elevador|service dog !
    placard EN accessibility at each clinic ES el acceso para personas con discapacidad`,
  transit: question`bus|uber|lyft|taxi|shuttle|camion + stop|to|ride|near|cerca; bus stop; transportation EN
    buses and rides ES el transporte`,
  physicals: question`sport*|school|camp|dot|cdl|work|job|employment|immigration|kindergarten|daycare|
    football|fisico*|inmigracion|emigracion + physical*|fisico*|examen*|medical card; i 693|green card EN
    sports, school, work and immigration physicals ES los exámenes físicos para deportes, escuela, trabajo o
    inmigración`,
  vaccines: question`shingrix|tdap|mmr|gardasil; shot|shots|booster*|jab|vaccine*|vacuna* + tetanus|shingles|
    rabies|hepatitis|hpv|travel|covid|pneumonia| measles|yellow|school|do|tetano; vaccine*|vaccinat*|immuniz*|
    vacuna* ! flu|gripe|gripa|b12|weight|record* EN vaccines other than the flu vaccine ES vacunas que no sean
    la de la gripe`,
  scans: question`ct|cat|bone + scan*|do|density; mri*|mammogram*|mamogra*|colonoscop*|endoscop*|dexa|
    resonancia|tomogra* EN MRI, CT and other large scans ES resonancias, tomografías y otros estudios grandes`,
  minors: question`parents insurance & mail|find out; llevar al nino + comadre|abuela|tia; im 16|im 15|im 17|
    teen|minor|under 18|menor|my son|my daughter|mi hijo + alone| without|himself|herself|by myself|solo|sola|
    consent; parents|mom|papas + find out|know|told|enteren; grandma|nanny|someone else + bring; consent EN
    minors who come alone, consent and their privacy ES menores que vienen solos, el permiso de los padres y
    su privacidad`,
  providers: question`board certified|real doctor|md or; whos|who is + doctor; who|which|names|same|specific +
    doctors|doctor works|is the doctor|doctor is; female| lady|woman|male|mandarin|mujer + doctor*|dr; doctor
    que EN who the providers are and who is in on which day ES quiénes son los doctores y qué días están`,
  planB: question`plan b|morning after|abortion*|aborto|pildora del dia EN emergency contraception and
    abortion ES la anticoncepción de emergencia y el aborto`,
  fees: question`dont show up|no show|noshow; cancel*|late|missed|faltar|no voy + fee*|policy|penalty|multa|
    cobran EN cancellation and no-show fees ES los cargos por cancelar o faltar`,
  pets: question`dog|cat|puppy|chihuahua|perro|gato|mascota + come in|with me|bring|inside|traer|llevar;
    emotional support EN pets ES las mascotas`,
  workersComp: question`lawyer|lien|osha; workers comp*|workmans comp*|work comp|hurt at work|injured at work|
    accidente de trabajo EN workers’ compensation and accident claims ES la compensación por accidentes`,
  forms: question`form|forms|paperwork|papers|placard|letter|papeles|formulario* + fill*|sign|school|handicap|
    disability|adoption|llen*|firm*; fmla|jury duty EN forms that a doctor fills in ES formularios que llena
    el doctor`,
  pharmacy: question`meds|medicine|medicina + right there|cvs; pharmacy|farmacia + there|inside|on site|in the
    clinic|in your|adentro|tienen EN medicines that we hand out ourselves ES las medicinas que entregamos aquí
    mismo`,
  complaints: question`queja|complain*|complaint|lawsuit|malpractice|leave a review|feedback|mal servicio;
    rude|terrible service|bad experience EN complaints and praise ES quejas y felicitaciones`,
  lostFound: question`left|lost|forgot|olvide|deje + jacket|hoodie|phone|keys|purse|wallet|glasses|umbrella|
    chamarra|celular|llaves|bolsa + room|there|clinic|lobby|alla; lost and found EN things left at a clinic ES
    objetos olvidados en la clínica`,
  allergyTests: question`allergy|allergies|alergia*|skin test + test*|shots|panel|prueba* EN allergy testing
    and allergy shots ES las pruebas y vacunas de alergia`,
  controlled: question`write|prescribe + suboxone|adderall; adderall|xanax|suboxone|methadone|ritalin|
    percocet|oxycodone|marijuana card|mmj|pain management|rehab|detox ! took|too many|pretend|write me|
    swallow* EN controlled medicines, marijuana cards and addiction treatment ES medicinas controladas,
    tarjetas de marihuana y tratamiento de adicciones`,
  updates: question`new address|new phone|cambie de numero|cambiar mi direccion|on file; change|update|wrong|
    misspelled|moved + address|my name|last name|phone number|birthday + my EN changes to what we have on file
    ES cambios en sus datos`,
  houseCalls: question`come to my|send someone to my + room|house|hotel|home; house call*|home visit*|a
    domicilio EN home visits ES las visitas a domicilio`,
  discounts: question`discount*|coupon*|promo code|gift card*|membership|descuento*|promocion* EN discounts,
    memberships and gift cards ES descuentos, membresías y tarjetas de regalo`,
  length: question`how long|cuanto dura|cuanto tarda + physical|appointment|visit|exam|consulta|cita|take +
    take|usually|last|dura ! results|wait|labs|iv|fever EN how long each kind of visit takes ES cuánto dura
    cada tipo de cita`,
  specialties: question`dermatolog*|neurolog*|podiatr*|cardiolog*|urolog*|orthoped*|psychiatrist*|
    nutritionist|fertility + do you have|do you|there|on staff|tienen ! refer*|see EN specialists on our staff
    ES especialistas en nuestras clínicas`,
  otherTests: question`tb|tuberculosis|ppd|quantiferon; 10 panel|5 panel|new job + test|panel; drug|hair|
    alcohol|drogas + test*|screen*| prueba; antidoping|breathalyzer|dna|paternity|blood type|d dimer|troponin|
    genetic|sleep study|stress test EN TB, drug, alcohol, DNA and other special tests ES las pruebas de
    tuberculosis, drogas, alcohol, ADN y otras pruebas especiales`,
  otherCare: question`muelas + sacan; dentist*|teeth cleaning|pull teeth|braces|dental; glasses|contact lens*|
    optometrist|eye exam*|lentes; botox| filler*|massage|physical therapy|hearing aid*|chiropract*|
    acupuncture|quiropract*|masaje*|terapia fisica; surgery|surgeries|cirugia* + do you|perform|hacen;
    vasectom*|circumcis*|biops*|lasik|vet|cpr ! stuck|hurts|red|left|torn|referral EN care that isn’t on our
    services page ES atención que no está en nuestra página de servicios`,
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
