import type { LabTestId } from '#shared/lab-tests/catalogue.ts';

/** What the site prices outside the shop, by its title there: the title in Spanish and what people call it. */
const offerNames = {
  'Flu vaccine': 'Vacuna contra la gripe|flu shot|flu vaccine|flu jab|vacuna de la gripe|vacuna de la gripa',
  'B-12 packages': 'Paquetes de B-12|b12|b12 shot|vitamin b12 shot|b12 injection|b12 package|paquete de b12',
  'Myers Cocktail': 'Myers Cocktail|myers|myers iv|suero myers cocktail|iv|iv therapy|suero|suero vitaminado',
  'Immune Boost': 'Immune Boost|immune booster|immune drip|iv|iv therapy|suero|suero vitaminado',
  'Semaglutide injections': `Inyecciones de semaglutida|semaglutida|semaglutide|ozempic|wegovy|glp 1|
    skinny shot|weight loss shot|weight loss injection|weight loss program|injections to lose weight|
    inyecciones para bajar de peso|inyecciones pa bajar de peso`,
};

/** Each lab test in the same way, besides `labTestAliases`. */
const testNames: Readonly<Record<LabTestId, string>> = {
  'complete-physical-with-ekg': 'Examen físico con EKG|electrocardiograma|chequeo completo|fisico',
  'complete-physical-without-ekg': 'Examen físico sin EKG|chequeo completo|fisico',
  'complete-blood-work': 'Análisis de sangre completo|examen de sangre completo|prueba de sangre completa',
  tsh: 'TSH (tiroides)|tiroides',
  folate: 'Folato (ácido fólico)|acido folico|folato',
  t3: 'T3 (tiroides)|tiroides',
  cbc: 'CBC (hemograma completo)|hemograma|hemograma completo|biometria|biometria hematica|anemia',
  cmp: 'CMP (azúcar, electrolitos, riñones e hígado)|quimica|quimica sanguinea|metabolico|panel metabolico',
  'lipid-profile': 'Perfil de lípidos (colesterol)|perfil de lipidos|lipidos|colesterol|trigliceridos',
  'urine-culture': 'Cultivo de orina|urocultivo',
  hba1c: 'HBA1C (azúcar promedio)|azucar|azucar en la sangre|diabetes|glucosa|hemoglobina glucosilada',
  urinalysis: 'Análisis de orina|orina',
  'testosterone-free-total': 'Testosterona libre y total|testosterona|testosterona libre',
  'testosterone-total': 'Testosterona total|testosterona',
  hiv: 'VIH|sida',
  'r-arthritis': 'Artritis reumatoide (R.Arthritis)|artritis|artritis reumatoide|factor reumatoide',
};

/** What the shop doesn't sell, besides `testsNotSold`. */
const notSold = `b12 test|b12 lab|embarazo|vitamina d|vitamina b12|hierro|ferritina|prostata|clamidia|
  gonorrea|sifilis|hepatitis|gripe|drogas|antidoping|adn|alergia|hormonas|plomo|tuberculosis`;

const names = { ...offerNames, ...testNames, 'not sold': notSold };

export type Offer = keyof typeof offerNames;

export const offers = Object.keys(offerNames) as Offer[];

/** What people call something, its title in Spanish first. */
export const namesOf = (id: keyof typeof names) => names[id].split(/\|\s*/);
