import { entry } from '#functions/chatbot/meaning/entry.ts';
import { texts } from '#functions/chatbot/reply/texts.ts';
import { money } from './money.ts';
import { services } from './services.ts';
import { visits } from './visits.ts';

const { phone, hours, horario, name } = texts;

/** Of those that a message asks for, the one that explains the most of it counts, and of two alike the first. */
export const intents = {
  offTopic: entry('phone', 'searchClinics', 'searchTests', 'call911')`weather|rain|llover|homework|tarea|
    buffet*; game*|raiders|football + win*|lost|score|tonight|who; @elsewhere + open|hours|close|best|where|
    near; energy|water + bill; my dog|my cat|mi perro + sick|ate|hurt|@vomit|shots|comio ! clinic|refill EN I
    don’t have that answer. Our front desk does: call ${phone}, ${hours}. You can also search our clinics or
    lab tests. If someone may be in danger, call 911. In a crisis, call or text 988. ES No tengo esa
    respuesta. En la recepción sí: llame al ${phone}, ${horario}. También puede buscar una clínica o un
    examen. Si alguien está en peligro, llame al 911. En una crisis, al 988.`,
  privacy: entry()`privado|private|hippa|who can see|guardan|la migra; see|reads|save*|keep|keeps|record*|
    delete|sell|safe + chat|type|messages|what i|my info ! visit|appointment|records|parents|portal|birth EN
    We don’t keep what you type here. Still, please leave out names, account numbers and other personal
    details. ES No guardamos lo que escribe aquí. Aun así, no escriba datos personales.`,
  whoAmI: entry('phone')`your name; are you|is this|am i + robot|bot|machine|human|real; eres|es + robot EN
    I’m ${name}’s automated assistant, not a person. I answer from what’s on this site. To talk to our team,
    call ${phone}. ES Soy el asistente automático de ${name}, no una persona. Respondo con lo que hay en este
    sitio. Para hablar con nuestro equipo, llame al ${phone}.`,
  ...visits,
  ...money,
  ...services,
};
