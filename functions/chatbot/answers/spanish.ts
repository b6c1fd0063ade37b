import { inSpanish, links, say } from '#functions/chatbot/reply.ts';
import { linkTexts } from '#functions/chatbot/texts/links.ts';
import { talkTexts } from '#functions/chatbot/texts/talk.ts';
import type { ChatReply } from '#shared/chatbot/routes.ts';

/** Words that a message in English doesn't use. */
const spanishWords = new Set(
  `hola buenos buenas dias tardes noches que como cuando donde cual cuanto cuanta cuesta cuestan quiero quisiera necesito tengo
  tiene tienen tenemos puedo puede pueden hacer cita citas doctor doctora medico medica clinica clinicas abierto abierta
  abiertos abren abre cierran cierra horario horarios hoy manana ahora seguro seguros aceptan acepta aseguranza hijo hija
  nino nina ninos bebe mi su esta estan estoy tos fiebre dolor duele garganta cabeza estomago oido gripe resfriado vomito
  diarrea enfermo enferma resultados examen examenes prueba pruebas sangre precio pagar factura cuenta cancelar cambiar
  ayuda gracias por favor para con sin los las una uno del al el la cerca direccion telefono hablan habla espanol ustedes
  calentura temperatura anos meses semanas bebito bebita nene nena abuela abuelo mama esposo esposa hermano hermana ella ellos
  ya se le lo tomo tomaron pastillas pecho llamar necesita ojo mano pierna brazo espalda ingles medicina receta vacuna embarazada lunes martes miercoles jueves viernes sabado domingo`.split(
    /\s+/,
  ),
);

/** Also English words, or names of places here: they alone don't make a message Spanish. */
const sharedWords = new Set(
  'doctor con mi el la las los sin una al del para diarrea se le lo ya mama temperatura'.split(' '),
);

/** Whether a plain text, as typed, is in Spanish. */
export function isSpanish(plain: string): boolean {
  const words = plain.split(' ');
  const spanish = words.filter((word) => spanishWords.has(word));
  const clear = spanish.filter((word) => !sharedWords.has(word));
  return clear.length > 0 && spanish.length * 2 >= words.length;
}

/** Says where to find help in Spanish. A fever gets its answer in Spanish. */
export function spanishAnswer(plain: string): ChatReply {
  const text = /\b(?:fiebre|calentura|temperatura)\b/.test(plain)
    ? talkTexts.spanishFever
    : talkTexts.spanish;
  return say(
    text,
    inSpanish.phone,
    { title: linkTexts.bookInSpanish, href: links.book.href },
    { title: linkTexts.clinicsInSpanish, href: links.locations.href },
    inSpanish.language,
  );
}
