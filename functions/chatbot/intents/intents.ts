import { texts } from '#functions/chatbot/reply/reply.ts';
import { entry } from '#functions/chatbot/words/phrasing.ts';
import { money } from './money.ts';
import { services } from './services.ts';
import { visits } from './visits.ts';

const { phone, hours, horario, name } = texts;

/** All intents. If a message asks for several, the one that explains the most words counts; in a tie, the first one. */
export const intents = {
  offTopic: entry('phone', 'searchClinics', 'searchTests', 'call911')`weather|rain|llover|homework|tarea|
    buffet*; game*|raiders + win*|score|who; @elsewhere + close|near; energy + bill; my dog|my cat|mi perro +
    ate|@vomit|comio EN I don’t have that answer. Our front desk does: call ${phone}, ${hours}. You can also
    search our clinics or lab tests. If someone may be in danger, call 911. In a crisis, call or text 988. ES
    No tengo esa respuesta. En la recepción sí: llame al ${phone}, ${horario}. También puede buscar una
    clínica o un examen. Si alguien está en peligro, llame al 911. En una crisis, al 988.`,
  privacy: entry()`privado|private|hippa|who can see|guardan|la migra; see|reads|lee|save*|sell|safe|keep|
    delete|record* + chat|messages|what i|my info|my date|escribo EN We don’t keep what you type here. Still,
    please leave out personal details. ES No guardamos lo que escribe. Aun así, omita datos personales.`,
  whoAmI: entry('phone')`your name; are you|is this|am i + robot|bot|machine|human|real; eres|es + robot EN
    I’m ${name}’s automated assistant, not a person. I answer from this site. To talk to our team, call us. ES
    Soy el asistente automático, no una persona. Para hablar con alguien, llámenos.`,
  ...visits,
  ...money,
  ...services,
};
