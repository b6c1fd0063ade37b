import type { Bilingual, Language } from '#functions/chatbot/question/question.ts';
import { texts } from '#functions/chatbot/reply/reply.ts';
import { entry } from '#functions/chatbot/words/phrasing.ts';

const question = entry('phone', 'contact');

/**
 * Questions for the front desk, which the site doesn't answer. Each text completes "I don't have information about …".
 * The owner can replace a text with an answer, in whole sentences after a `!`.
 */
export const frontDeskQuestions = {
  parking: question`parking|estacion*; where + park EN parking ES el estacionamiento`,
  access: question`wheelchair*|ramp|silla de ruedas|service dog|emotional support; dog|cat|perro + bring|
    inside EN wheelchair access and animals ES el acceso en silla de ruedas y los animales`,
  physicals: question`certificado medico|i 693|green card; sport*|school|dot|cdl|work|kindergarten|football|
    fisico*|inmigracion + physical*|fisico*|examen* EN sports, school, work or immigration physicals ES
    exámenes físicos para deportes, escuela, trabajo o inmigración`,
  vaccines: question`shingrix|tdap|mmr|vaccine*|vacuna*; shot|shots|booster* + tetanus|shingles|rabies|travel
    ! record*|flu|gripa EN vaccines other than the flu vaccine ES vacunas que no sean la de la gripe`,
  scans: question`mri*|mammogram*|mamogra*|resonancia|tomogra*; ct|cat + scan* EN MRI, CT and other advanced
    imaging ES resonancias, tomografías y otros estudios avanzados`,
  minors: question`parents insurance & mail; im 16|my son|my daughter|mi hijo + without|by myself|solo;
    parents|mom + find out|know; grandma|comadre + bring|llevar EN minors who come alone, consent and their
    privacy ES menores que vienen solos, el permiso de los padres y su privacidad`,
  providers: question`md or|doctor que; whos + doctor; who|which + doctors|doctor is; female|lady|mujer +
    doctor* EN who our providers are and when they’re in ES quiénes son los doctores y cuándo están`,
  planB: question`pastilla dia|plan b|morning after|abort* EN Plan B and abortion ES Plan B y aborto`,
  fees: question`no show|dont show; cancel*|late + fee* EN missed-visit fees ES cargos por faltar a una cita`,
  workersComp: question`lawyer|workers comp*|workmans|hurt at work EN workers’ comp ES compensación laboral`,
  forms: question`fmla|placard; form|paperwork + fill* EN forms for a doctor ES formularios para el doctor`,
  complaints: question`queja|complain*|rude EN complaints and praise ES quejas y felicitaciones`,
  controlled: question`oxycodone|opioid*|percocet|xanax|adderall|suboxone|marijuana card|mmj|pain management
    EN controlled medicines ES medicinas controladas`,
  allergy: question`allergy|alergia* + test*|prueba* EN allergy tests and shots ES pruebas de alergia`,
  otherTests: question`tb|tuberculosis|ppd|antidoping|paternity|d dimer|troponin; tb + test*; 10 panel; drug|
    drogas + test*|screen*|prueba EN TB, drug and DNA tests ES pruebas de tuberculosis, drogas y ADN`,
};

const { phone, hours, horario } = texts;

const about: Bilingual<(subject: string) => string> = {
  en: (subject) => `I don’t have information about ${subject}. Our front desk does: call ${phone}, ${hours}.`,
  es: (subject) =>
    `No tengo información sobre ${subject}. En la recepción sí: llame al ${phone}, ${horario}.`,
};

/** The reply to a front desk question: who can answer it, or the owner's own answer. */
export function noInformation(text: string, language: Language): string {
  return text.startsWith('!') ? text.slice(1) : about[language](text);
}
