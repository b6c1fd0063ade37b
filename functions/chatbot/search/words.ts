/** Words that say nothing about the subject of a question, in English and Spanish. */
export const emptyWords: ReadonlySet<string> = new Set(
  `a about actually all already also am an and any anything are as ask at be been between but by can clinic
  clinics could did difference do doctor dr does doing done each everything explain find for from get give go going
  gonna got guys happen happens has have having hello help here hey hi his how i if in info into is it its
  just know let like lol long looking lot make many may me mean might more most much my need no not of off
  offer offered offers often ok on one only or our out please possible provide question really right say see
  services service should so some stuff sure take tell thank thanks that the their them then there these
  they thing things this those through to today too u up us use used very wanna want was way we well what
  whats when where which while who why will with work works would yall yes yet you your al algun alguna asen
  ay como con cual cuales cuando cuanto de del donde el en es esa ese esta este favor gracias hacen hacer
  hay hola la las le lo los mas mi muy necesito o ofrecen para pero por puedo que quiero sacan se si son su
  sus tambien tengo tiene tienen un una y ya`.split(/\s+/),
);

/** The site's words, each before the patterns of what people call it in English and Spanish. */
const wordings = `flu vaccine: flu (?:shot|jab|vaccination)|vacuna (?:de|contra|para) (?:la )?(?:gripe|influenza);
  vaccine: vacuna|vaccination|shot; vomiting: throw(?:ing)? up|puking|vomito;
  child: kid|children|toddler|pediatric|pediatrician|nin[oa]|hij[oa];
  family planning contraception: birth control|iud|anticonceptivo|planificacion familiar;
  sti: std|stds|ets; urinary tract infection: uti|bladder infection|infeccion (?:urinaria|de orina);
  pink eye: conjunctivitis|conjuntivitis;
  gynaecological examination: gyn|gyno|gynecolog[a-z]+|obgyn|ginecolog[a-z]+;
  ultrasound: sonogram|sonography|ultrasonido|ecografia|sonograma; xray: radiografia;
  semaglutide: ozempic|wegovy|glp 1|skinny shot|semaglutida;
  weight loss: los(?:e|ing) weight|(?:bajar de|perder|control de|perdida de) peso;
  iv: drip|infusion|suero|terapia intravenosa|intravenosa; vitamin: vitaminas?|vitaminado;
  primary care: pcp|family doctor|medico (?:familiar|de cabecera)|atencion primaria;
  fracture: broken bone|fractura|hueso roto;
  welcoming new patients: (?:tak|accept)(?:e|ing) (?:any |on )?new (?:patients?|people);
  stitch: suture|stitches|puntos|sutura;
  annual wellness check: (?:annual|yearly) checkup|(?:chequeo|examen|revision) anual; pap: papanicolao?u;
  thyroid: tiroides; pelvic: pelvic[oa]; menopause: menopausia; hormone: hormona|hormonal;
  hydration: hidratacion; blood work: (?:analisis|examen|examenes|prueba) de sangre;
  hereditary cancer: cancer hereditario; referral: referencia|referido; allergy: alergia; asthma: asma;
  burn: quemadura; sprain: torcedura|esguince; diabetes: azucar en la sangre;
  nutrition: nutricion|alimentacion|dieta; blood pressure: presion (?:alta|arterial)|hipertension;
  cholesterol: colesterol; pregnancy: embarazo|embarazada; pain: dolor; safe: segur[oa];
  ear infection: infeccion (?:de|en el) oido`;

const patterns = wordings.split(/;\s+/).map((wording) => {
  const [ours = '', theirs] = wording.split(': ');
  return [new RegExp(`\\b(?:${theirs})(?:e?s)?\\b`, 'g'), ours] as const;
});

/** The words of a plain text that tell its subject, as the site has them, each once. */
export function subjectWords(plain: string): string[] {
  const text = patterns.reduce((said, [theirs, ours]) => said.replace(theirs, ours), plain);
  return [...new Set(text.split(' '))].filter((word) => word !== '' && !emptyWords.has(word));
}

/** What the forms of a word share: "vaccin" of "vaccines" and "vaccination". */
export function stemOf(word: string): string {
  const singular = word.replace(/^([a-z]{2,}[^su])s$/, '$1');
  return singular.replace(/^([a-z]{4,}?)(?:ations?|ated?|ives?|ions?|ies?|ings?|ed|e|y)$/, '$1');
}
