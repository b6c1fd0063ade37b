/** What the chat says in an emergency. Whom to call comes first, in every text. */
export const emergencyTexts = {
  medical:
    'Call 911 now. What you’re describing could be an emergency, and a chat can’t help with that. The 911 operator will tell you what to do until help arrives. Don’t drive yourself.',
  poison:
    'Call 911 now if anyone is drowsy, in pain, having trouble breathing or not responding. If everyone is awake and has no symptoms, call Poison Control at 1-800-222-1222, day or night. Don’t wait for symptoms to start, and don’t try to make anyone vomit.',
  crisis:
    'Call or text 988 now: the Suicide & Crisis Lifeline is free, day and night. If you or someone else is in danger right now, call 911. You don’t have to go through this alone.',
  both: 'Call 911 now. You can also call or text 988, the Suicide & Crisis Lifeline, day or night. You don’t have to go through this alone.',
  fever: {
    young:
      'Call 911 or go to an emergency room now. In a baby under 3 months, a temperature of 100.4 °F (38 °C) or higher is an emergency, even if your baby looks fine. Don’t give your baby any medicine until a doctor has seen them.',
    baby: 'Call 911 or go to an emergency room now if your baby is under 3 months old and has a temperature of 100.4 °F (38 °C) or higher. That’s an emergency, even if your baby looks fine. At any age, call 911 for trouble breathing, a seizure, or a baby who is limp or hard to wake. If your baby is older than 3 months, ask again and include the age, or call us.',
    high: 'Call 911 or go to an emergency room now. A temperature of 105 °F (40.5 °C) or higher needs emergency care at any age.',
  },
  ifItReturns: 'Call 911 if anything comes back or gets worse.',
  reminder: 'If someone may be in danger, call 911.',
};

export const spanishEmergencyTexts = {
  medical:
    'Llame al 911 ahora. Lo que describe puede ser una emergencia y un chat no puede ayudarle con eso. El operador del 911 le dirá qué hacer mientras llega la ayuda. Puede pedir que le atiendan en español. No maneje usted.',
  poison:
    'Llame al 911 ahora si la persona tiene mucho sueño, dolor o dificultad para respirar, o si no responde. Si está despierta y no tiene síntomas, llame al Centro de Control de Envenenamiento al 1-800-222-1222, a cualquier hora, y pida que le atiendan en español. No espere a que aparezcan síntomas ni provoque el vómito.',
  crisis:
    'Llame al 988 ahora y oprima 2 para español. La Línea 988 de Prevención del Suicidio y Crisis es gratuita y atiende las 24 horas. También puede enviar un mensaje de texto con la palabra AYUDA al 988. Si usted u otra persona está en peligro en este momento, llame al 911. No tiene que enfrentar esto sin ayuda.',
  both: 'Llame al 911 ahora. También puede llamar a la Línea 988 de Prevención del Suicidio y Crisis a cualquier hora y oprimir 2 para español, o enviar un mensaje de texto con la palabra AYUDA al 988. No tiene que enfrentar esto sin ayuda.',
  fever: {
    young:
      'Llame al 911 o vaya a una sala de emergencias ahora. En un bebé menor de 3 meses, una temperatura de 100.4 °F (38 °C) o más es una emergencia, aunque el bebé parezca estar bien. No le dé ninguna medicina antes de que lo vea un doctor.',
    baby: 'Llame al 911 ahora o vaya a una sala de emergencias si su bebé tiene menos de 3 meses y una temperatura de 100.4 °F (38 °C) o más. Es una emergencia, aunque el bebé parezca estar bien. A cualquier edad, llame al 911 si al bebé le cuesta respirar, tiene convulsiones, tiene el cuerpo flácido o no despierta. Si su bebé tiene más de 3 meses, llámenos.',
    high: 'Llame al 911 o vaya a una sala de emergencias ahora. Una temperatura de 105 °F (40.5 °C) o más requiere atención de emergencia a cualquier edad.',
  },
};
