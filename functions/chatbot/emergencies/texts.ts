import { texts } from '#functions/chatbot/reply/reply.ts';
import { entry } from '#functions/chatbot/words/phrasing.ts';

const { phone } = texts;

/** The answers to dangers. Each begins with what to do first. A clinician has to read every change. */
export const dangerTexts = {
  911: entry('call911')` EN Call 911 now. This could be an emergency. The operator will tell you what to do
    until help arrives. Don’t drive yourself. ES Llame al 911 ahora. Puede ser una emergencia. El operador le
    dirá qué hacer mientras llega la ayuda; puede pedir que le atiendan en español. No maneje.`,
  988: entry('call988', 'call911')` EN Call or text 988 now: the Suicide & Crisis Lifeline is free, day and
    night. If you or someone else is in danger right now, call 911. Put guns and pills out of reach, and don’t
    leave someone in crisis alone. You don’t have to go through this by yourself. ES Llame al 988 ahora y
    oprima 2 para español. La Línea 988 de Prevención del Suicidio y Crisis es gratuita las 24 horas. O envíe
    AYUDA por mensaje de texto al 988. Si alguien está en peligro ahora, llame al 911. Guarde lejos las armas
    y las pastillas, y no deje sola a la persona. No tiene que enfrentar esto sin ayuda.`,
  er: entry('call911')` EN Go to an emergency room now. Our clinics can’t treat this. Call 911 for trouble
    breathing, chest pain, fainting, confusion, heavy bleeding, or anything that gets worse fast. ES Vaya
    ahora a una sala de emergencias. Nuestras clínicas no pueden tratar esto. Llame al 911 si hay dificultad
    para respirar, dolor de pecho, desmayo, confusión, mucho sangrado o si empeora rápido.`,
  poison: entry('call911', 'poisonControl')` EN Call 911 now if anyone is drowsy, having a seizure or trouble
    breathing, or not responding. Otherwise, call Poison Control at 1-800-222-1222, day or night. Don’t wait
    for symptoms, and don’t make anyone vomit. ES Llame al 911 ahora si la persona tiene mucho sueño,
    convulsiones o dificultad para respirar, o si no responde. Si no, llame a Control de Envenenamiento al
    1-800-222-1222, a cualquier hora, y pida español. No espere los síntomas ni provoque el vómito.`,
  violence: entry('call911', 'violence')` EN If you’re in danger right now, call 911. What’s happening isn’t
    your fault. The National Domestic Violence Hotline is free and private, day and night: call
    1-800-799-7233, or text START to 88788. Strangled or badly hurt? Go to an emergency room, even if you feel
    fine. ES Si está en peligro ahora, llame al 911. Lo que pasa no es su culpa. La Línea Nacional contra la
    Violencia Doméstica es gratuita y confidencial, día y noche: llame al 1-800-799-7233 y pida español. ¿La
    estrangularon o tiene heridas graves? Vaya a una sala de emergencias, aunque se sienta bien.`,
  assault: entry('call911', 'assault')` EN If you’re in danger or hurt, call 911. What happened isn’t your
    fault. An emergency room can treat you and collect evidence, if you want that. The National Sexual Assault
    Hotline is free and private, day and night: 1-800-656-4673. If it happened to a child, call 911. ES Si
    está en peligro o tiene heridas, llame al 911. Lo que pasó no es su culpa. En una sala de emergencias le
    atienden y guardan pruebas, si usted quiere. La Línea Nacional de Agresión Sexual es gratuita y
    confidencial, día y noche: 1-800-656-4673, y pida español. Si le pasó a un menor, llame al 911.`,
};

/** The response to a danger: 911 now, an emergency room, or one of the hotlines. */
export type Level = `${keyof typeof dangerTexts}`;

/**
 * Notes on particular dangers. A note replaces the text of `er`, precedes that of `poison`, and follows that of `911`.
 */
export const noteTexts = {
  baby: entry()` EN Call 911 or go to an emergency room now if your baby is under 3 months old and has a
    temperature of 100.4 °F (38 °C) or higher. That’s an emergency, even if your baby looks fine. Don’t give
    any medicine before a doctor has seen them. At any age, call 911 for trouble breathing, a seizure, or a
    baby who is limp or hard to wake. Over 3 months? Ask again with the age, or call us: ${phone}. ES Llame al
    911 ahora o vaya a una sala de emergencias si su bebé tiene menos de 3 meses y una temperatura de 100.4 °F
    (38 °C) o más. Es una emergencia, aunque el bebé parezca estar bien. No le dé ninguna medicina antes de
    que lo vea un doctor. A cualquier edad, llame al 911 si le cuesta respirar, tiene convulsiones, está
    flácido o no despierta. ¿Tiene más de 3 meses? Escriba otra vez con la edad o llámenos: ${phone}.`,
  hot: entry()` EN Call 911 or go to an emergency room now. A temperature of 105 °F (40.5 °C) or higher, or
    below 95 °F (35 °C), is an emergency at any age. ES Llame al 911 o vaya a una sala de emergencias ahora.
    Una temperatura de 105 °F (40.5 °C) o más, o menor de 95 °F (35 °C), es una emergencia a cualquier edad.`,
  bp: entry()` EN Sit quietly for five minutes and measure again. If it’s still 180 or higher, or the lower
    number is 120 or higher, go to an emergency room today. Call 911 now for chest pain, trouble breathing, a
    bad headache, numbness, weakness, confusion, or trouble seeing or speaking, or if you’re pregnant. ES
    Siéntese cinco minutos y vuelva a medir. Si sigue en 180 o más, o el de abajo en 120 o más, vaya hoy a una
    sala de emergencias. Llame al 911 ahora si hay dolor de pecho, dificultad para respirar, dolor fuerte de
    cabeza, adormecimiento, debilidad, confusión, o problemas para ver o hablar, o si está embarazada.`,
  sugar: entry()` EN Go to an emergency room today: sugar this high can turn dangerous within hours. Call 911
    for vomiting, fast breathing, confusion, fruity breath, or someone who is hard to wake. ES Vaya hoy a una
    sala de emergencias: un nivel de azúcar tan alto puede volverse peligroso en pocas horas. Llame al 911 si
    hay vómito, respiración rápida, confusión, aliento dulce o si la persona no despierta bien.`,
  clot: entry()` EN Go to an emergency room today: a painful or swollen arm or leg can be a blood clot. Don’t
    massage it. Call 911 for chest pain, trouble breathing, coughing blood or fainting. ES Vaya hoy a una sala
    de emergencias: un brazo o una pierna con dolor o hinchazón puede tener un coágulo. No dé masaje. Llame al
    911 si hay dolor de pecho, dificultad para respirar, tos con sangre o desmayo.`,
  swallowed: entry('poisonControl')` EN Go to an emergency room now, even if everyone seems fine: it may be
    stuck, and a button battery or a magnet can cause serious harm within two hours. Don’t make anyone vomit.
    Call 911 for trouble breathing, drooling, vomiting or belly pain. Poison Control can help on the way:
    1-800-222-1222. ES Vaya ahora a una sala de emergencias, aunque parezca bien: puede haberse atorado, y una
    pila de botón o un imán puede causar daño grave en dos horas. No provoque el vómito. Llame al 911 si hay
    dificultad para respirar, babeo, vómito o dolor de estómago. Control de Envenenamiento: 1-800-222-1222.`,
  thinner: entry()` EN Go to an emergency room now, even if you feel fine: with a blood thinner, a bump to the
    head can bleed inside. Call 911 for a worse headache, vomiting, confusion, weakness, or unusual
    sleepiness. ES Vaya ahora a una sala de emergencias, aunque se sienta bien: un golpe puede causar sangrado
    interno. Llame al 911 si empeora el dolor de cabeza o hay vómito, confusión, debilidad o mucho sueño.`,
  testicle: entry()` EN Go to an emergency room now. Pain in a testicle can mean that its blood supply is cut
    off, and it may only be saved within six hours. Call 911 if the pain is unbearable or someone faints. ES
    Vaya ahora a una sala de emergencias. Puede ser que al testículo no le llegue sangre, y a veces solo se
    salva en unas seis horas. Llame al 911 si el dolor es insoportable o hay desmayo.`,
  part: entry()` EN Press firmly on the wound. Wrap the severed part in a clean, damp cloth, put it in a bag,
    and lay the bag on ice. ES Presione fuerte la herida. Envuelva la parte cortada en un paño limpio y
    húmedo, métala en una bolsa y ponga la bolsa sobre hielo.`,
  allergy: entry()` EN If you have an unused epinephrine injector, use it now. Go to an emergency room even if
    you feel better. ES Si no ha usado su epinefrina, úsela ahora. Vaya a emergencias aunque mejore.`,
  gas: entry()` EN Get everyone outside now. Don’t go back in. ES Salgan todos y no vuelvan a entrar.`,
  rinse: entry()` EN Take out contact lenses, and rinse the eye now with running water for 15 to 20 minutes.
    Then call. ES Quítese los pupilentes y enjuague el ojo con agua corriente 15 a 20 minutos. Luego llame.`,
  sting: entry('poisonControl')` EN For a scorpion sting, Poison Control can help too: 1-800-222-1222. ES Para
    un alacrán también ayuda el Centro de Control de Envenenamiento: 1-800-222-1222.`,
  snake: entry()` EN Keep still, and take off rings. Don’t cut, suck or ice the bite. ES No se mueva y quítese
    los anillos. No corte ni chupe la mordedura ni le ponga hielo.`,
};

type Note = keyof typeof noteTexts;

/** How people describe a danger (see `phrasingsOf`), the response to it, and a note to add. */
export interface Danger {
  level: Level;
  note: Note | undefined;
  asked: string;
}

/** Reads a danger from a template, which lists how people describe it. */
export const danger =
  (level: Level, note?: Note) =>
  (text: TemplateStringsArray): Danger => ({ level, note, asked: text.join('') });

export const reminders = {
  /** For a message that names a body part or a sign that no table explains. */
  unsure: entry('call911', 'phone')` EN I’m not sure I understand. If someone is unwell and it’s severe,
    sudden or getting worse, call 911. If not, call ${phone}, and we’ll say where to go. Did someone hurt you?
    Free help: 1-800-799-7233, or 1-800-656-4673 for sexual assault. ES No le entendí bien. Si alguien se
    siente mal y es fuerte, repentino o empeora, llame al 911. Si no, llámenos al ${phone} y le diremos a
    dónde ir. ¿Le hicieron daño? Ayuda gratis: 1-800-799-7233, o 1-800-656-4673 por agresión sexual.`,
  stillCall: entry('call911')` EN Call 911 if someone may be in danger, or if anything comes back or gets
    worse. ES Llame al 911 si alguien puede estar en peligro, o si algo vuelve o empeora.`,
};
