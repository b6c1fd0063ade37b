import { entry } from '#functions/chatbot/meaning/entry.ts';
import { texts } from '#functions/chatbot/reply/texts.ts';

const { phone, hours, horario, name } = texts;

/** What people ask of the chat itself, and what is no question for the clinics. */
export const other = {
  offTopic: entry('phone', 'searchClinics', 'searchTests', 'call911')`game*|raiders|knights|aces|superbowl|
    nfl|football|baseball| hockey|pelea|bet|tickets + win*|won|lose|lost|score|start|tonight|who|gano|quien|
    defense; weather|forecast|rain|llover|lottery| horoscope|bitcoin|stock market|poem|joke|recipe|homework|
    tarea|president|election|concert|movie*|netflix|buffet*|blackjack|poker| tacos|pizza|sushi|steakhouse*|
    airline|plumber|toilet|bellagio|sphere show|traffic|plasma|llantas|marry me|system prompt|your
    instructions; @elsewhere + open|hours|close|closes|best|where|near; energy|power|water + bill; dolar; you
    suck|fuck|stupid bot|idiot|shut up|asshole| useless|pendejo|pinche|inutil|estupido|i hate you; my dog|my
    cat|my puppy|mi perro|mi gato + sick|ate|hurt|@vomit|shots|comio|enferm*| limping|chocolate ! clinic|
    prescription|refill|near you EN I don’t have that answer. Our front desk does: call ${phone}, ${hours}.
    You can also search our clinics or lab tests. If someone may be in danger, call 911. ES No tengo esa
    respuesta. En la recepción sí: llame al ${phone}, ${horario}. También puede buscar una clínica o un
    examen. Si alguien puede estar en peligro, llame al 911.`,
  privacy: entry()`private|confidential|anonymous|secure|see|sees|read|reads|save*|store*|keep|keeps|record*|
    find out|know|delete|sell|safe| share + chat|type|messages|msgs|what i|conversation|my info|my data;
    hipaa|hippa; who can see; guardan|guarda|privado|confidencial| pasan mi informacion|la migra ! visit|
    appointment|records|minor|parents|portal|birth EN We don’t keep what you type here. Still, please leave
    out names, account numbers and other personal details. ES No guardamos lo que escribe aquí. Aun así, no
    escriba nombres, números de cuenta ni otros datos personales.`,
  whoAmI: entry('phone')`are you|is this|am i|u + robot|bot|chatbot|ai|machine|human|real; who are you|what
    are you|your name|what can you| actually help; eres|es + robot|bot|maquina; quien eres|con quien hablo !
    real doctor EN I’m ${name}’s automated assistant, not a person. I answer from what’s on this site. To talk
    to our team, call ${phone}. ES Soy el asistente automático de ${name}, no una persona. Respondo con lo que
    hay en este sitio. Para hablar con nuestro equipo, llame al ${phone}.`,
};
