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
  spanish:
    'Llame al 911 ahora. El 988 atiende crisis y pensamientos de suicidio en español a cualquier hora.',
  spanishFever:
    'Llame al 911 ahora o vaya a una sala de emergencias si su bebé tiene menos de 3 meses y una temperatura de 100.4 °F (38 °C) o más, aunque parezca estar bien. A cualquier edad, llame al 911 si le cuesta respirar, convulsiona o no despierta.',
  reminder: 'If someone may be in danger, call 911.',
};
