/** What the chat says in an emergency. Whom to call comes first, in every text. */
export const emergencyTexts = {
  medical:
    'Call 911 now. What you’re describing could be an emergency, and a chat can’t help with that. The 911 operator will tell you what to do until help arrives. Don’t drive yourself.',
  poison:
    'Call 911 now if anyone is drowsy, in pain, having trouble breathing or not responding. If the person is awake and well, call Poison Control at 1-800-222-1222, day or night. Don’t wait for symptoms, and don’t make the person vomit.',
  crisis:
    'Call or text 988 now: the Suicide & Crisis Lifeline is free, day and night. If you or someone else is in danger right now, call 911. You don’t have to go through this alone.',
  both: 'Call 911 now. You can also call or text 988, the Suicide & Crisis Lifeline, day or night. You don’t have to go through this alone.',
  fever: {
    young:
      'Call 911 or go to an emergency room now. In a baby under 3 months, a temperature of 100.4 °F (38 °C) or higher is an emergency, even if your baby looks fine. Don’t give your baby any medicine until a doctor has seen them.',
    baby: 'Call 911 or go to an emergency room now if your baby is under 3 months old and has a temperature of 100.4 °F (38 °C) or higher. That’s an emergency, even if your baby looks fine. At any age, call 911 for trouble breathing, a seizure, or a baby who is limp or hard to wake. Over 3 months old? Ask again with your baby’s age, or call us.',
    high: 'Call 911 or go to an emergency room now. A temperature of 105 °F (40.5 °C) or higher needs emergency care at any age.',
  },
  reminder: 'If someone may be in danger, call 911.',
};

export const spanishEmergencyTexts = {
  medical:
    'Llame al 911 ahora. Lo que describe puede ser una emergencia y un chat no puede ayudarle con eso. El operador del 911 le dirá qué hacer mientras llega la ayuda; puede pedir que le atiendan en español. No maneje.',
  poison:
    'Llame al 911 ahora si la persona tiene mucho sueño, dolor, dificultad para respirar o no responde. Si está despierta y se siente bien, llame al Centro de Control de Envenenamiento, 1-800-222-1222, a cualquier hora; pida que le atiendan en español. No espere a que haya síntomas y no le provoque el vómito.',
  crisis:
    'Llame al 988 ahora y oprima 2 para español: la Línea de Prevención del Suicidio y Crisis es gratis, de día y de noche. También puede enviar AYUDA por mensaje de texto al 988. Si usted u otra persona está en peligro en este momento, llame al 911. No tiene que pasar por esto solo.',
  both: 'Llame al 911 ahora. También puede llamar al 988, la Línea de Prevención del Suicidio y Crisis, a cualquier hora; oprima 2 para español. No tiene que pasar por esto solo.',
  fever: {
    young:
      'Llame al 911 o vaya a una sala de emergencias ahora. En un bebé menor de 3 meses, una temperatura de 100.4 °F (38 °C) o más es una emergencia, aunque parezca estar bien. No le dé ninguna medicina antes de que lo vea un doctor.',
    baby: 'Llame al 911 ahora o vaya a una sala de emergencias si su bebé tiene menos de 3 meses y una temperatura de 100.4 °F (38 °C) o más. Es una emergencia, aunque parezca estar bien. A cualquier edad, llame al 911 si le cuesta respirar, convulsiona, está flácido o no despierta. ¿Tiene más de 3 meses? Llámenos.',
    high: 'Llame al 911 o vaya a una sala de emergencias ahora. Una temperatura de 105 °F (40.5 °C) o más necesita atención de emergencia a cualquier edad.',
  },
};
