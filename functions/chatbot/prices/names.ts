import type { Language } from '#functions/chatbot/reply/question.ts';
import type { LabTestId } from '#shared/lab-tests/catalogue.ts';

/** What the site prices outside the shop: its title there, its title in Spanish, and what people call it. */
const offerNames = {
  'Flu vaccine': `Vacuna contra la gripe: flu shot|flu vaccine|flu vaccination|flu jab|vacuna de la gripe|
    vacuna contra la gripe|vacuna de la gripa|vacuna de la influenza`,
  'B-12 packages': `Paquetes de B-12: b12|b12 shot|vitamin b12 shot|b12 injection|b12 package|paquete de b12`,
  'Myers Cocktail': 'Myers Cocktail: myers|myers cocktail|iv|iv therapy|iv drip|suero|suero vitaminado',
  'Immune Boost': `Immune Boost: immune boost|immune booster|immune drip|iv|iv therapy|iv drip|suero|suero vitaminado`,
  'Semaglutide injections': `Inyecciones de semaglutida: semaglutide|ozempic|wegovy|glp 1|skinny shot|weight loss shot|
    weight loss injection|weight loss program|injections to lose weight|semaglutida|inyecciones para bajar de peso|
    inyecciones pa bajar de peso`,
};

/** Each lab test in Spanish, and what people call it there, besides `labTestAliases`. */
const testNames: Readonly<Record<LabTestId | 'not sold', string>> = {
  'complete-physical-with-ekg':
    'Examen físico con EKG: electrocardiograma|chequeo completo|examen fisico|fisico',
  'complete-physical-without-ekg': 'Examen físico sin EKG: chequeo completo|examen fisico|fisico',
  'complete-blood-work': `Análisis de sangre completo: analisis de sangre completo|examen de sangre completo|
    examenes de sangre completos|prueba de sangre completa`,
  tsh: 'TSH (tiroides): tiroides',
  folate: 'Folato (ácido fólico): acido folico|folato',
  t3: 'T3 (tiroides): tiroides',
  cbc: 'CBC (hemograma completo): hemograma|hemograma completo|biometria|biometria hematica|anemia',
  cmp: 'CMP (azúcar, electrolitos, riñones e hígado): quimica|quimica sanguinea|metabolico|panel metabolico',
  'lipid-profile': 'Perfil de lípidos (colesterol): colesterol|lipidos|perfil de lipidos|trigliceridos',
  'urine-culture': 'Cultivo de orina: cultivo de orina|urocultivo',
  hba1c: 'HBA1C (azúcar promedio): azucar|azucar en la sangre|diabetes|glucosa|hemoglobina glucosilada',
  urinalysis: 'Análisis de orina: orina',
  'testosterone-free-total': 'Testosterona libre y total: testosterona|testosterona libre',
  'testosterone-total': 'Testosterona total: testosterona|testosterona total',
  hiv: 'VIH: vih|sida',
  'r-arthritis': 'Artritis reumatoide (R.Arthritis): artritis|artritis reumatoide|factor reumatoide',
  'not sold': `No: embarazo|vitamina d|vitamina b12|hierro|ferritina|prostata|clamidia|gonorrea|sifilis|hepatitis|
    gripe|drogas|antidoping|adn|alergia|hormonas|plomo|tuberculosis`,
};

const all = { ...offerNames, ...testNames };

export type Offer = keyof typeof offerNames;

export const offers = Object.keys(offerNames) as Offer[];

export function titleOf({ id, title }: { id: LabTestId | Offer; title: string }, language: Language): string {
  return language === 'es' ? all[id].slice(0, all[id].indexOf(': ')) : title;
}

export function namesOf(id: keyof typeof all): string[] {
  return all[id].slice(all[id].indexOf(': ') + 2).split(/\|\s*/);
}
