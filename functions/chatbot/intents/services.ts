import { entry } from '#functions/chatbot/meaning/entry.ts';
import { texts } from '#functions/chatbot/reply/texts.ts';

const { phone, hours, horario, fax } = texts;

/** What people ask about treatments, results and records. A word beside itself (`a + a`) weighs as much as two. */
export const services = {
  results: entry('portal', 'lab', 'phone')`any word|no news|am i negative|mis labs; @test + nothing|still;
    result* + result*; @test|culture|pap|xray|cholesterol|blood|estudios|radiografia|sangre + back|in yet|
    hear|heard|waiting|no call|said|tell me|answer|taking|estan|estaran|salen|salieron|salio|tardan|dicen|
    nadie; took|gave|drawn|sacaron & blood|pee|sample|sangre & hear|heard|nobody|how|ya; what|where|called|did
    & my blood|my labs|my xray ! @price|pressure|infection* EN Most lab results are ready in 24 to 48 hours,
    in the patient portal. Worried about one? Call ${phone} or come in, and we’ll go over it with you. ES La
    mayoría de los resultados están listos en 24 a 48 horas, en el portal del paciente. ¿Le preocupa alguno?
    Llame al ${phone} o venga, y lo vemos con usted.`,
  records: entry('portal', 'phone')`records|shot record*|medical history|expediente*|historial|release of
    info|my chart; records|chart|file|papers|paperwork|notes|papeles|expediente + send|sent|fax*|request|need|
    pick up|lawyer|new doctor|visit|copia|pido; my xray*|chest xray|my ekg|my chart & copy|copia|send|sent|
    fax*|cd ! receipt*|bill|card|fill out|@price|password EN Your records are in the patient portal. To have
    them sent to you or another doctor, call ${phone} or fax ${fax}. ES Su expediente está en el portal del
    paciente. Para que lo manden a otro doctor, llame al ${phone} o mande un fax al ${fax}.`,
  refill: entry('phone', 'book', 'primaryCare')`refill*|renew*|receta*; @drug|script|rx|birth control|de la
    presion + refill*|renew*|sent|send|move|replace|another|call in|mandar|need new|out of|ran out|last one|
    lost|again|mas|otra|quedan|se acab*; pharmacy|cvs|walgreens|farmacia + waiting|says|never|told|request*|
    still|dice ! take|card|migrain* EN We can’t refill a prescription by chat. Call ${phone} or book a visit.
    Feeling unwell without it? Tell us when you call, and call 911 for trouble breathing or chest pain. ES No
    podemos surtir recetas por el chat. Llame al ${phone} o haga una cita. ¿Se siente mal sin ella? Díganos
    cuando llame, y llame al 911 si le cuesta respirar o le duele el pecho.`,
  note: entry('phone', 'book')`justificante*|absence note*; note|excuse|letter|slip*|paper|papers|proof|
    something for|in writing|clearance|nota|papel|carta + @employer|a note|doctor*|light duty|was sick|signed;
    letter|proof + @employer & wants ! tuberculosis|bill|@specialist|adderall EN Ask for a note during your
    visit. Already seen? Call ${phone}. ES Pida la nota en su consulta, o llame al ${phone}.`,
  referral: entry('primaryCare', 'phone', 'book')`refer* + refer*; @specialist + sent|send|see|get in|says|
    authorization|paper|never|mand*|pase EN If you need a specialist, our primary care team can refer you and
    send your records. Call ${phone} or book a visit. ES Si necesita un especialista, nuestro equipo médico le
    refiere y manda su expediente. Llame al ${phone} o haga una cita.`,
  portal: entry('portal', 'phone')`portal|mychart|password|username|log in|login|sign in|my account|locked
    out|too many tries; make|set up + account; portal|password|app|account|cuenta|pagina|code|codigo|email +
    wont|forgot|where|keeps|recognized|entrar|llega|olvid*|abro ! check in|balance|credit|@pay|window|heat EN
    Your results and records are in the patient portal. Can’t sign in? Call ${phone}. ES Sus resultados y su
    expediente están en el portal del paciente. ¿No puede entrar? Llame al ${phone}.`,
  xRay: entry('phone', 'xRay', 'locations')`xray*|radiografia*|placas; xray* + @ask ! safe|pregnant|report|
    @price|old|garganta EN Yes, we take X-rays, and you can walk in. Please call ahead at ${phone}: not every
    clinic has a technologist each day, and we’ll tell you which one does today. ES Sí, sacamos radiografías,
    sin cita. Llame antes al ${phone}: no todas las clínicas tienen técnico cada día, y le diremos cuál.`,
  ultrasound: entry('ultrasound', 'phone', 'book')`ultraso* + ultraso* ! how|happens|during|thyroid|@price EN
    Yes, we do ultrasounds. Most take 30 minutes or less. Call ${phone} to ask which clinic does yours. ES Sí,
    hacemos ultrasonidos. La mayoría dura hasta 30 minutos. Para saber en qué clínica, llame al ${phone}.`,
  ivTherapy: entry('ivTherapy', 'phone', 'locations')`terapia intravenosa; iv drip*|vitamin drip*|suero*; iv|
    ivs|b12|suero* + @ask|therapy|hangover*|shots ! safe|cover|@price|test EN Yes, we offer IV fluids and
    vitamins, in sessions of 30 to 60 minutes. The page has the treatments and prices. ES Sí, ponemos sueros y
    vitaminas, en sesiones de 30 a 60 minutos. La página tiene los tratamientos y precios.`,
  weightLoss: entry('weightLoss', 'book', 'phone')`control|bajar|perder + peso; weight loss|lose weight|
    semaglutide|ozempic|bajar de peso; lose + pounds ! safe|refund|@price|never used|moved|pecho EN Yes, we
    offer weight loss care with semaglutide injections. A provider will tell you if they’re right for you. ES
    Sí, ofrecemos control de peso con inyecciones de semaglutida. Un doctor le dirá si le convienen.`,
  womensHealth: entry('womensHealth', 'phone', 'book')`std|stds|sti + test*; iud|pap|birth control|paps|
    womens|prenatal|implant*; pap|iud|birth control|papanicola* + @ask ! missed|pill*|forgot|@price|parents|
    emergency EN Yes, we offer PAP smears, gynecological exams, contraception, STI testing and treatment, and
    menopause care. Call ${phone} or book a visit. ES Sí, ofrecemos papanicolaou, exámenes ginecológicos,
    anticonceptivos, pruebas y tratamiento de ITS, y menopausia. Llame al ${phone} o haga una cita.`,
  wellness: entry('wellness', 'book', 'phone')`checkup*|chequeo*; annual + checkup|physical|exam*|check;
    checkup*|physical*|exam* + yearly|due ! @baby|@price|@employer EN Yes, we do annual wellness checks and
    routine checkups. Call ${phone}. ES Sí, hacemos chequeos anuales y de rutina. Llame al ${phone}.`,
  primaryCare: entry('phone', 'book', 'primaryCare')`new patient*|primary care|pcp|family doctor|regular
    doctor*|doctor de cabecera ! @baby|@price|@employer EN Yes, we offer primary care with checkups and
    referrals. Call ${phone}. ES Sí, damos atención primaria, con chequeos y referencias. Llame al ${phone}.`,
  virusTest: entry('book', 'phone')`test|tests|testing|rapid|swab|check*|prueba* + covid|flu|strep ! @price|
    vaccine|shot|positive|charged EN We test for flu, COVID-19 and strep when it would change your treatment.
    Walk in, book a time, or call ${phone}. ES Hacemos pruebas de gripe, COVID-19 y estreptococo si el
    resultado cambia el tratamiento. Venga, haga una cita o llame al ${phone}.`,
  stitches: entry('book', 'urgentCare', 'phone')`do|can|ponen|cosen + stitch*|heridas ! @price EN Yes, we
    close minor cuts and take stitches out. Walk in, ${hours}, or book a time. / Call 911 for bleeding that
    doesn’t stop after 20 minutes of firm pressure. ES Sí, cerramos cortadas leves y quitamos puntos. Venga
    sin cita, ${horario}, o haga una cita. / Llame al 911 si el sangrado no para tras presionar 20 minutos.`,
  emergencyRoom: entry('emergencyCare', 'call911', 'phone')`er|emergenc* + do you|treat|what is|have|tienen|
    atienden ! bill EN We have no emergency room. We treat only non-life-threatening emergencies, such as
    minor fractures, cuts, sprains, burns or a high fever. If a life may be in danger, call 911. ES No tenemos
    sala de emergencias. Solo tratamos lo que no pone en peligro la vida, como fracturas leves, cortadas,
    torceduras, quemaduras o fiebre alta. Si hay peligro, llame al 911.`,
  services: entry('urgentCare', 'services', 'book')`what all do|servicios; treat|manage|drain|cast|ekg*|
    breathing treatment* + you|ustedes; what|which + treat|offer ! @price|video EN Urgent care treats about 30
    conditions, such as sprains and strains, fever, flu, minor asthma or allergic reactions, cuts and ear
    infections. We also offer primary care, women’s health, annual checks, lab tests, X-ray, ultrasound, IV
    therapy and weight loss management. ES Atendemos unas 30 molestias, como torceduras, fiebre, gripe, asma o
    alergias leves, cortadas e infecciones de oído. También ofrecemos atención primaria, salud de la mujer,
    chequeos anuales, laboratorio, rayos X, ultrasonido, sueros y control de peso.`,
  advice: entry('phone', 'book')`double up|ice or heat|go back on|freak out|something wrong|numbers mean|wrong
    with me; is|are|could|look|looks + broken|infected|cancer|normal; @drug + should|can|is|are|ok|how much|
    how many|how long|does|do|will|which|what|or|with|missed|good|drink|cuanta|cuanto|puedo|doy|tomo|mejor|
    olvid*|dose|sirve|buen*|malo|pongo|cuantas|cerveza; quit|stop & @drug; ozempic|semaglutide & early|still
    good|moved|safe|olvid*|pecho; @drug + for & @childAge|@baby; can i take|puedo tomar|le doy + with|while|
    for|con|si; is|that|do i have|or|sera|es + cancer|normal|strep|ringworm|eczema|diabetes|infected|flu|bad
    kind; mean|that make me|significa & hba1c|cholesterol|colesterol|high ! pharmacy|bring|llevar|insurance|
    bill|card|appointment|refill*|renew*|sell|test*|vaccine|cry EN I can’t tell you what you have or which
    medicine and dose are right for you, but a provider can. Call ${phone}, ask your pharmacist, or come in.
    If it’s severe or getting worse fast, call 911. ES No puedo decirle qué tiene ni qué medicina o dosis le
    conviene, pero un doctor sí. Llame al ${phone} o a su farmacia, o venga. Si es fuerte o empeora, llame al
    911.`,
};
