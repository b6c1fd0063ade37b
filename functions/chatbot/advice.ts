/** Medicines by what people call them; the patterns below see `medicine` for any of them. */
const medicines =
  /\b(?:ibuprofen|tylenol|acetaminophen|paracetamol|advil|motrin|aleve|naproxen|aspirin|antibiotics?|amoxicillin|penicillin|azithromycin|insulin|metformin|prednisone|steroids?|benadryl|zyrtec|claritin|sudafed|mucinex|nyquil|dayquil|melatonin|statins?|lisinopril|xanax|adderall|opioids?|oxycodone|medicines?|medications?|meds|pills?|tablets?|drugs?|painkillers?|blood thinners?)\b/g;

/** Questions only a clinician may answer: what someone has, and what they should take. Strings as in topics.ts. */
function asksForAdvice(): readonly string[] {
  return [
    // "Should I take my child to ..." and "take a test" are about something else.
    String.raw`\b(?:should|can|could|may|must) (?:i|we|my \w+|she|he|they) (?:\w+ )?(?:(?:stop |start |keep |quit )?(?:take|taking|mix|mixing)|combine|double)\b(?! (?:an?|the|my|our|him|her|them|part|care|pictures?|photos?)(?: \w+)? ?(?:look|test|tests|exam|class|shower|bus|taxi|kid|kids|child|children|son|daughter|baby|dad|mom|mother|father|husband|wife|family|friend|dog|to|in|of)\b)`,
    String.raw`\b(?:should|can|could|may|must) (?:i|we|my \w+|she|he|they) (?:\w+ )?(?:give|use|stop|start|skip|increase)\b.*\bmedicine\b`,
    String.raw`\b(?:safe|ok|okay|fine|dangerous|bad) (?:for me )?to (?:take|mix|combine|stop)\b`,
    String.raw`\bhow (?:much|many|often|long)(?: of| more| extra)? medicine\b`,
    String.raw`\b(?:which|what|best|recommend)\b.*\bmedicine\b.*\b(?:take|give|need|for|help|helps|good|safe|best)\b`,
    String.raw`\b(?:dose|doses|dosage|dosing|(?:drug|medicine) interactions?|milligrams?|\d+ ?mg)\b`,
    String.raw`\b(?:do|does|might|could) (?:i|he|she|my \w+) (?:really |maybe |possibly )?have (?!to\b|my\b|time\b|enough\b|insurance\b|any\b|an? (?:\w+ )?(?:appointment|appt|booking|visit|balance|bill|flu vaccine)\b)\w+`,
    String.raw`\b(?:is|are|was|could|might) (?:it|this|that|my \w+|these)(?: be)?(?: \w+)? (?:cancer|cancerous|infected|broken|fractured|sprained|serious|dangerous|normal|contagious|covid|flu|strep|pneumonia|infection|uti|malignant|benign|swollen)\b`,
    String.raw`\b(?:diagnose|whats wrong with|what is wrong with|what do i have|what could it be|what (?:is|could be|might be) causing|why (?:does|do|is|are) my \w+|why am i \w+|what disease)\b`,
    String.raw`\bprescribe me\b|\bneed (?:some |a )?(?:prescription|medicine)\b`,
  ];
}

export function isAskingForAdvice(plain: string): boolean {
  const text = plain.replace(medicines, 'medicine');
  return asksForAdvice().some((pattern) => new RegExp(pattern).test(text));
}
